#!/bin/sh
# Compiles the core and the scene as Embedded Swift for WebAssembly, with the program that hashes frames.
set -eu
cd "$(dirname "$0")/.."

swift build --triple wasm32-unknown-none-wasm --toolset Scripts/wasm-toolset.json \
  --scratch-path .build/wasm -c release --product FrameHash
