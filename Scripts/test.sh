#!/bin/sh
# Builds everything and passes every test: the test suites, those in the browser among them, then the same
# frames natively in debug and release and in WebAssembly, the programs that use the
# library, the types of the adapters for apps, the Swift of the guides, the documentation, the listing of
# the API, and the instructions of the kernels.
set -eu
cd "$(dirname "$0")/.."

Scripts/web.sh
swift build --build-tests
swift test --skip-build --parallel
Scripts/frame-hash.sh
Scripts/library.sh
Scripts/check-ui.sh
Scripts/check-guides.sh
Scripts/docs.sh
Scripts/api.sh
Scripts/bench-count.sh
