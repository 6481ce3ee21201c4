#!/bin/sh
# Prints one table of what things cost beside what others take for the same work, in turns on this machine.
set -eu
cd "$(dirname "$0")/.."

for product in scrollwork EmptyProgram Benchmarks; do
  swift build -c release --product "$product"
done
"$(swift build -c release --show-bin-path)/Benchmarks" "$@"
