#!/bin/sh
# Renders the three examples with their traces to out/: a film, a GIF and a film strip each.
set -eu
cd "$(dirname "$0")/.."

swift build -c release --product scrollwork
scrollwork="$(swift build -c release --show-bin-path)/scrollwork"

for folder in Examples/*/; do
  name="$(basename "$folder")"
  [ -f "$folder/scene.json" ] || continue
  for trace in "$folder"gestures/*.trace; do
    base="out/$name/$(basename "$trace" .trace)"
    mkdir -p "out/$name"
    echo "$base"
    "$scrollwork" render "$folder/scene.json" --gesture "$trace" --scale 2 -o "$base.mp4"
    "$scrollwork" render "$folder/scene.json" --gesture "$trace" --fps 30 -o "$base.gif"
    "$scrollwork" sheet "$folder/scene.json" --gesture "$trace" --count 12 -o "$base.png"
  done
done
echo
echo "The films are in $(pwd)/out: for each trace an .mp4 to watch, a .gif to send, and a .png strip."
