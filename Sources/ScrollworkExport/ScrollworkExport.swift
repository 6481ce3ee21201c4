internal import CDeflate
