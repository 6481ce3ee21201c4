#!/bin/sh
# Builds what a page needs into .build/web: the player as WebAssembly, the host as small JavaScript, and the
# reader that turns documents into what the player plays. Prints what they weigh, and fails when what a page
# needs, a player and the host, weighs more than it may.
set -eu
cd "$(dirname "$0")/.."

# Bytes that a player and the host may have together, each compressed by gzip -9: no more than they have by
# now, for every scene, for those without decks, and for those in which nothing scrolls. The goal is further
# down: what a carousel alone weighs elsewhere, and half as much again.
ceiling=29500
ceiling_pages=24900
ceiling_clock=18500
goal=14336

out=.build/web
rm -rf "$out"
mkdir -p "$out"
# Builds a module: its name, what its file is called, where, and what else the compiler is told.
build() {
  module="$1"
  file="$2"
  scratch="$3"
  shift 3
  swift build --triple wasm32-unknown-none-wasm --toolset Scripts/wasm-toolset.json \
    --scratch-path "$scratch" -c release --product "$module" "$@"
  wasm-opt -Oz --low-memory-unused --enable-bulk-memory --enable-nontrapping-float-to-int \
    --enable-sign-ext --enable-mutable-globals --enable-simd --enable-multivalue \
    --strip-debug --strip-producers --strip-target-features \
    "$scratch/release/$module.wasm" -o "$out/$file.wasm"
}
# Documents nest deeply, and the reader goes as deep.
build WebReader WebReader .build/wasm -Xlinker -z -Xlinker stack-size=1048576
# The player reads nothing but scores, which the reader or the command wrote: it does without the checks of
# the language at run time, a tenth of its size. Its modules are optimised once more as a whole, when they
# are linked, and left as small as they are written: branches are not copied to where they are decided,
# loops get no counters of their own, and what is cheap to compute again is computed again, which the
# browser's compiler finds out by itself.
player() {
  build WebPlayer "$@" --experimental-lto-mode full \
    -Xswiftc -Xfrontend -Xswiftc -remove-runtime-asserts \
    -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=simplify-cfg \
    -Xlinker -mllvm -Xlinker -disable-lsr -Xlinker -mllvm -Xlinker -disable-machine-cse
}
player WebPlayer .build/wasm-player
player WebPlayer.pages .build/wasm-pages -Xswiftc -DSCORE_WITHOUT_DECKS
player WebPlayer.clock .build/wasm-clock -Xswiftc -DSCORE_WITHOUT_SCROLLING
for file in Web/*.js; do
  esbuild --minify --format=esm --target=es2022 --log-level=warning "$file" \
    --outfile="$out/$(basename "$file")"
done
# The studio is one script and one style sheet; it shares the host with the page.
esbuild --bundle --minify --format=esm --target=es2022 --log-level=warning Web/studio/studio.js \
  --external:./scrollwork.js --outfile="$out/studio.js"
esbuild --minify --log-level=warning Web/studio/studio.css --outfile="$out/studio.css"
cp Web/*.d.ts "$out"

weigh() { gzip -9 -n -c "$1" | wc -c; }
for file in "$out"/*.wasm "$out"/*.js; do
  printf '%-20s %7d bytes %7d compressed\n' "$(basename "$file")" "$(wc -c <"$file")" "$(weigh "$file")"
done
# Holds a player, with the host, to a ceiling: whose scenes, its file, the ceiling.
hold() {
  total=$(($(weigh "$out/$2.wasm") + $(weigh "$out/scrollwork.js")))
  echo "web: a page $1 needs $total bytes compressed; the ceiling is $3, the goal $goal"
  [ "$total" -le "$3" ] || {
    echo "web: that is $((total - $3)) bytes too many" >&2
    exit 1
  }
}
hold "with decks" WebPlayer $ceiling
hold "without decks" WebPlayer.pages $ceiling_pages
hold "in which nothing scrolls" WebPlayer.clock $ceiling_clock
