# The studio of the wave, as the browser shows it, at three quarters of its size. It needs what `make web` builds.
scrollwork studio Examples/wave -o "$work/studio.html"
"${SCROLLWORK_CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --hide-scrollbars \
  --window-size=1280,800 --virtual-time-budget=5000 \
  --screenshot="$work/studio.png" "file://$work/studio.html#1.45" 2>/dev/null
cat >"$work/studio.json" <<'EOF'
{ "scene": "The studio", "size": [1280, 800], "layers": [{ "image": "studio.png" }] }
EOF
scrollwork render "$work/studio.json" --at 0 --scale 0.75 --level 12 -o "$pictures/studio.png"
