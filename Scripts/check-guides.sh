#!/bin/sh
# Compiles the Swift of the README and the guides as readers would: what needs no Apple framework is run, its
# scenes are compared with the documents before them and its values with the comments behind them; the rest is
# type-checked against the stand-ins of Scripts/check-ui.sh. The translations have the same blocks; a test says so.
set -eu
cd "$(dirname "$0")/.."

out=.build/guides
rm -rf "$out"
mkdir -p "$out"
for page in README.md Documentation/guides/*.md; do
  case "$page" in *.zh-Hant.md | */guides/README.md) continue ;; esac
  name="$(basename "$page" .md | tr -d '-')"
  awk -v name="$name" -v out="$out" -f Scripts/guides.awk "$page"
done

# The functions, one a page, and what calls them.
{
  cat <<'SWIFT'
import Foundation
import Scrollwork
import ScrollworkScene

nonisolated(unsafe) var scenes = 0, values = 0
func fail(_ words: String) -> Never { print("check-guides: \(words)"); exit(1) }
func bytes(_ path: String) -> [UInt8] { Array(FileManager.default.contents(atPath: path) ?? Data()) }
func same(_ scene: Scene, _ path: String, _ place: String) {
  guard let other = try? Scene(json: bytes(path)) else { fail("\(place): no document before the scene") }
  if scene != other { fail("\(place): the scene is not that of the document before it") }
  scenes += 1
}
func holds<Value>(_ value: Value, _ words: String, _ place: String) {
  let open = words.hasSuffix("…"), start = open ? String(words.dropLast()) : words
  if open ? !"\(value)".hasPrefix(start) : "\(value)" != start { fail("\(place): \(value) instead of \(words)") }
  values += 1
}
SWIFT
  cat "$out"/page-*.swift
  echo "@main enum Main { static func main() throws {"
  echo "  let scene = try Scene(json: bytes(\"$out/README.json\"))"
  for page in "$out"/page-*.swift; do
    page="$(basename "$page" .swift)"
    echo "  try ${page#page-}(scene, Trace())"
  done
  echo '  print("check-guides: \(scenes) scenes equal their documents, \(values) values are as the comments say")'
  echo "} }"
} >"$out/main.swift"

swift build --target ScrollworkScene >/dev/null
bin="$(swift build --show-bin-path)"
swiftc -swift-version 6 -parse-as-library -suppress-warnings -I "$bin/Modules" "$out/main.swift" \
  "$bin"/Scrollwork.build/*.o "$bin"/ScrollworkScore.build/*.o \
  "$bin"/ScrollworkScene.build/*.o -o "$out/main"
"$out/main"

Scripts/ui-module.sh
count=0
for file in "$out"/app-*.swift; do
  swiftc -typecheck -swift-version 6 -parse-as-library -suppress-warnings -Xfrontend -enable-objc-interop \
    -I .build/apple-stubs -I "$bin/Modules" "$file"
  count=$((count + 1))
done
[ "$count" -ge 1 ] || { echo "check-guides: no Swift for apps was found" >&2; exit 1; }
echo "check-guides: the Swift for apps of $count pages fits ScrollworkUI"
