#!/bin/sh
# Plays every example with every trace natively in debug and release and in WebAssembly, and compares the
# hashes over the numbers of all frames: they must be equal to the bit.
set -eu
cd "$(dirname "$0")/.."

swift build --product FrameHash
swift build -c release --product FrameHash
Scripts/wasm.sh
debug="$(swift build --show-bin-path)/FrameHash"
release="$(swift build -c release --show-bin-path)/FrameHash"
module=.build/wasm/release/FrameHash.wasm

input="$(mktemp)"
trap 'rm -f "$input"' EXIT
count=0
for scene in Examples/*/scene.json; do
  for trace in "$(dirname "$scene")"/gestures/*.trace; do
    { cat "$scene"; printf '\0'; cat "$trace"; } >"$input"
    a="$("$debug" <"$input")"
    b="$("$release" <"$input")"
    case "$a" in error*) echo "frame-hash: $trace cannot be played" >&2; exit 1 ;; esac
    c="$(wasmkit run "$module" <"$input")"
    if [ "$a" != "$b" ] || [ "$a" != "$c" ]; then
      echo "frame-hash: $trace differs: debug $a, release $b, wasm $c" >&2
      exit 1
    fi
    count=$((count + 1))
  done
done
[ "$count" -gt 0 ] || { echo "frame-hash: no example was found" >&2; exit 1; }
echo "frame-hash: $count performances are equal to the bit in debug, release and WebAssembly"
