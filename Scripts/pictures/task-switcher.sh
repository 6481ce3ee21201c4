# The pictures of Documentation/guides/task-switcher.md. Part of Scripts/pictures.sh.
scene task-switcher 1 deck.json
deck="$work/deck.json"

scrollwork sheet "$deck" --gesture "drag left 192pt at 0.5s over 1.2s" --at 0,0.8,1,1.15,1.3,1.5,2.2 \
  --columns 7 --width 1100 -o "$pictures/task-switcher-row.png"

# Where a card lies at each progress; the scale, 1 + 0.03 p, tells the progress.
numbers "$deck" --gesture "drag left 64pt at 0.104s over 1s" --layer "#1" |
  awk -F, 'NR > 1 { print ($7 - 1) / 0.03, $11, $11 + 230.4 * $7 }' | sort -k1n >"$work/places"
{
  echo "title Where a card lies at each progress · 卡片在各個 progress 的位置"
  echo "x -5 2 1 progress, slots · progress（格）"
  echo "y -240 560 80 edges on the screen · 畫面上的邊緣, pt"
  echo "curve $blue left edge · 左緣"
  awk '$1 >= -5 && $1 <= 2 { print $1, $2 }' "$work/places"
  echo "curve #7a5cc8 right edge · 右緣"
  awk '$1 >= -5 && $1 <= 2 { print $1, $3 }' "$work/places"
  echo "curve $grey screen · 畫面"
  printf '%s\n' "-5 0" "2 0" gap "-5 320" "2 320"
  awk -v red="$red" '$1 <= -3.5 { y = $3 } END { printf "dot -3.5 %.1f %s recycled here · 在此回收\n", y, red }' "$work/places"
} | graph task-switcher-edges

# Seven views, of which one is moved to the other end for each event, after one event that jumped five slots.
sed 's/"at": \[-2, 0, 2\], "opacity": \[0.6, 1, 1\], "extrapolate": "linear"/"at": [-5, -0.9, -0.9], "opacity": [0, 0.82, 0], "extrapolate": "hold"/' \
  "$deck" >"$work/seven.json"
for kind in seven deck; do
  scrollwork render "$work/$kind.json" --gesture "scroll to page 5 at 0s" --at 5 --scale 2 -o "$work/$kind.png"
done
printf '%s\n' "seven.png seven views · 七個 view" "deck.png Scrollwork" | row task-switcher-jump 240 426
