#!/bin/sh
# Builds the programs of Examples/library as a package of its own, which sees nothing but the public API, and
# compares what they print with Examples/library/expected. SCROLLWORK_RECORD=1 writes that anew.
set -eu
cd "$(dirname "$0")/.."

build() { swift build --package-path Examples/library --scratch-path .build/library "$@"; }
build
bin="$(build --show-bin-path)"
out="$(mktemp)"
trap 'rm -f "$out"' EXIT
count=0
for expected in Examples/library/expected/*.txt; do
  program="$(basename "$expected" .txt)"
  "$bin/$program" >"$out"
  if [ "${SCROLLWORK_RECORD:-}" = 1 ]; then
    cp "$out" "$expected"
  elif ! diff -u "$expected" "$out"; then
    echo "library: $program prints something else than $expected" >&2
    exit 1
  fi
  count=$((count + 1))
done
[ "$count" = 2 ] || { echo "library: $count programs were run instead of 2" >&2; exit 1; }
echo "library: $count programs that use Scrollwork as a package print what they should"
