#!/bin/sh
# Prints what things cost, as times and as ratios to a yardstick measured in the same run.
set -eu
cd "$(dirname "$0")/.."

swift build -c release --product Benchmarks
"$(swift build -c release --show-bin-path)/Benchmarks" "$@"
