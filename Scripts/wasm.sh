#!/bin/sh
# Compiles the core and the scene as Embedded Swift for WebAssembly, with the program that hashes frames.
#
# The toolset turns the object outliner off: it gives the array literals of a function numbered names, in
# each module that emits the function in another order, and the linker then takes one module's arrays for
# the other's.
set -eu
cd "$(dirname "$0")/.."

swift build --triple wasm32-unknown-none-wasm --toolset Scripts/wasm-toolset.json \
  --scratch-path .build/wasm -c release --product FrameHash
