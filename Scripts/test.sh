#!/bin/sh
# Builds everything and passes every test: the test suites, then the same frames natively in debug and
# release and in WebAssembly.
set -eu
cd "$(dirname "$0")/.."

swift build --build-tests
swift test --skip-build --parallel
Scripts/frame-hash.sh
