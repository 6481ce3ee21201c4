# The studio of the wave, as the browser shows it. It needs what `make web` builds.
scrollwork studio Examples/wave -o "$work/studio.html"
"${SCROLLWORK_CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --hide-scrollbars \
  --force-prefers-color-scheme=light --window-size=1280,800 --virtual-time-budget=5000 \
  --screenshot="$pictures/studio.png" "file://$work/studio.html#1.45" 2>/dev/null
