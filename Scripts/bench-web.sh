#!/bin/sh
# Prints what a frame costs in a page, beside JavaScript written by hand that does the same; fails when it
# costs more than it may. Needs .build/web (`make web`) and Chromium.
set -eu
cd "$(dirname "$0")/.."

# How many times the hand-written script's time a frame may take.
limit=1.15

chromium=${SCROLLWORK_CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome)}
[ -e .build/web/WebPlayer.wasm ] || Scripts/web.sh
folder=$(mktemp -d)
"$chromium" --headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --mute-audio \
  --user-data-dir="$folder/profile" --allow-file-access-from-files --enable-logging=stderr --v=0 \
  --disable-background-networking --disable-component-update --disable-sync --disable-frame-rate-limit \
  --window-size=1200,900 "file://$PWD/Benchmarks/web/index.html" 2>"$folder/log" &
browser=$!
# The browser writes on for a moment after it was told to end.
trap 'kill $browser 2>/dev/null || :; wait $browser 2>/dev/null || :; sleep 1; rm -rf "$folder"' EXIT

said() { sed -n 's/.*CONSOLE[^"]*"bench: \(.*\)", source: .*/\1/p' "$folder/log"; }
echo "script time of a frame in which every layer moves (medians)"
shown=0
: >"$folder/said"
for _ in $(seq 600); do
  sleep 0.5
  kill -0 $browser 2>/dev/null || break
  said >"$folder/said"
  grep -v '^end\|^failed' "$folder/said" | tail -n +$((shown + 1)) | sed 's/^/  /'
  shown=$(grep -c -v '^end\|^failed' "$folder/said" || :)
  if grep -q '^end\|^failed' "$folder/said"; then break; fi
done
worst=$(sed -n 's/^end //p' "$folder/said")
if [ -z "$worst" ]; then
  echo "bench-web: $(grep '^failed' "$folder/said" || tail -3 "$folder/log")" >&2
  exit 1
fi
awk "BEGIN { exit !($worst <= $limit) }" || {
  echo "bench-web: the worst ratio is $worst, which is above $limit" >&2
  exit 1
}
