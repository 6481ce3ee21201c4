#!/bin/sh
# Renders the three examples with their traces to out/: a film, a GIF and a film strip each; and makes
# out/index.html, where all three are live beside their films, and a studio of each.
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

# What the player weighs is not the business of a demonstration.
Scripts/web.sh >/dev/null
"$scrollwork" web Examples/onboarding Examples/wave Examples/task-switcher -o out/index.html \
  --film onboarding/walk.mp4 --film wave/watch.mp4 --film task-switcher/fling.mp4 \
  --caption "Four pages of an onboarding: layers slide at their own speeds under the finger, and a swipe during the entrance joins it." \
  --caption "Eight elements come in on springs, one after another; turn the delay from one to the next until it reads as one wave." \
  --caption "An endless row of cards: how far each is from the centre sets its scale, its place, its depth and how much it fades."

# Where each is tuned, with its traces, beside the film of the first.
for folder in Examples/*/; do
  name="$(basename "$folder")"
  [ -f "$folder/scene.json" ] || continue
  set --
  for trace in "$folder"gestures/*.trace; do
    [ $# -gt 0 ] || set -- --film "$(basename "$trace" .trace).mp4"
    set -- "$@" --gesture "$trace"
  done
  "$scrollwork" studio "$folder/scene.json" -o "out/$name/studio.html" "$@"
done
echo
echo "The films are in $(pwd)/out: for each trace an .mp4 to watch, a .gif to send, and a .png strip."
echo "Open $(pwd)/out/index.html in a browser: the three scenes are live there."
echo "Each is tuned in its own studio: $(pwd)/out/wave/studio.html"
