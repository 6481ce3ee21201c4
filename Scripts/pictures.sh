#!/bin/sh
# Makes the pictures of the guides, in Documentation/pictures, with the tool itself: film strips, stills and
# graphs of what `scrollwork trace` prints. The scenes are those that the guides show. The same sources give the
# same bytes. SCROLLWORK names another built command.
set -eu
export LC_ALL=C
cd "$(dirname "$0")/.."

if [ -z "${SCROLLWORK:-}" ]; then
  swift build -c release --product scrollwork >/dev/null
  SCROLLWORK="$(swift build -c release --show-bin-path)/scrollwork"
fi
scrollwork() { "$SCROLLWORK" "$@" --quiet; }
numbers() { "$SCROLLWORK" trace "$@"; }
pictures="$PWD/Documentation/pictures"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
ln -s "$PWD/Examples" "$work/Examples"

# The Nth scene of a guide.
scene() {
  awk -v wanted="$2" '
    /^```/ { if (inside) inside = 0; else if ($0 == "```json") inside = (++count == wanted); next }
    inside' "Documentation/guides/$1.md" >"$work/$3"
}
# A graph of the lines on standard input.
graph() {
  awk -f Scripts/pictures/graph.awk >"$work/graph.json"
  scrollwork render "$work/graph.json" --at 0 --scale 2 --level 12 -o "$pictures/$1.png"
}
# Pictures of $work side by side, by the lines "FILE WORDS" on standard input: NAME WIDTH HEIGHT, and what awk takes.
row() {
  name="$1" width="$2" height="$3"
  shift 3
  awk -v width="$width" -v height="$height" "$@" -f Scripts/pictures/row.awk >"$work/row.json"
  scrollwork render "$work/row.json" --at 0 --scale 1.5 --level 12 -o "$pictures/$name.png"
}
# The columns time, offset, tx and opacity, from `scrollwork trace` on standard input.
columns() { awk -F, 'NR > 1 { print $2, $3, $11, $13 }'; }
blue="#1f74d8" red="#e0503a" grey="#8b94a5"

. Scripts/pictures/onboarding.sh
. Scripts/pictures/wave.sh
. Scripts/pictures/task-switcher.sh
. Scripts/pictures/studio.sh
