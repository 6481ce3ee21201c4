// The reader of documents in web pages. In WebAssembly it is a library of exported functions
// (`Exports.swift`) without imports; natively it only has to link.
