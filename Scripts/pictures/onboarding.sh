# The pictures of Documentation/guides/onboarding.md. Part of Scripts/pictures.sh.
scene onboarding 1 rest.json
scene onboarding 2 pages.json
first="$work/pages.json"

scrollwork sheet "$first" --gesture "drag left 320pt at 1s over 1s" --at 0,0.35,0.7,1.3,1.5,1.7,2.2 \
  --columns 7 --width 1100 -o "$pictures/onboarding-pages.png"
scrollwork sheet Examples/onboarding --gesture Examples/onboarding/gestures/slow-drag.trace \
  --at 1.4,3.1,4,7,9.1,12 --columns 6 --width 900 -o "$pictures/onboarding-example.png"

# How far she has moved on the screen, for each offset from a pull before the first page to the second page and on.
numbers "$first" --layer girl --gesture "drag right 260pt at 1s over 0.6s; swipe left at 2.2s 900pt/s; \
  drag left 200pt at 3.4s over 0.6s; end at 4s" --from 1 | columns | sort -k2n >"$work/offsets"
{
  echo "title The girl, seen on the screen, at each contentOffset · 女孩在螢幕上的位移"
  echo "x -80 400 80 contentOffset.x, pt"
  echo "y -80 120 40 displacement on the screen · 畫面上的位移, pt"
  echo "curve $grey formula 4.3.3 · 公式"
  awk '$2 >= -80 && $2 <= 320 { print $2, $2 * 320 / 320 - $2 }' "$work/offsets"
  echo "curve $red the article's code · 文章的程式"
  awk '$2 >= -80 && $2 <= 320 { print $2, $2 * 420 / 320 - $2 }' "$work/offsets"
  echo "curve $blue Scrollwork"
  awk '$2 >= -80 && $2 <= 400 { print $2, $3 - 100 }' "$work/offsets"
} | graph onboarding-offset

# Two flicks, and slowly back: the handler's last event before the end of the first page is the last that counts.
gesture="swipe left at 1s 3000pt/s; swipe left at 1.08s 3000pt/s; drag right 250pt at 2.004s over 0.8s release; end at 4s"
numbers "$first" --layer girl --gesture "$gesture" --from 0.9 | columns >"$work/flick"
{
  echo "title Two quick flicks, and slowly back · 連甩兩次，再慢慢拖回來"
  echo "x 0.8 4 0.2 seconds · 秒"
  echo "y -200 250 50 x of the girl on the screen · 女孩在畫面上的 x, pt"
  echo "curve $red if (offset <= width) · 每秒 60 次"
  awk '{ if ($2 <= 320) t = 420 * $2 / 320; print $1, 100 + t - $2 }' "$work/flick"
  echo "curve $blue Scrollwork"
  awk '{ print $1, $3 }' "$work/flick"
} | graph onboarding-flick

# A swipe while the entrance of 0.7 s runs: an animation that owns the transform against one that adds.
numbers "$first" --layer girl --gesture "swipe left at 0.254s 900pt/s; end at 1.4s" --from 0 | columns >"$work/swipe"
numbers "$first" --layer girl --gesture "end at 1.4s" --from 0 | columns >"$work/alone"
{
  echo "title A swipe at 0.25 s, during the entrance · 進場途中（0.25 秒）滑動"
  echo "x 0 1.4 0.2 seconds · 秒"
  echo "y -300 300 100 x of the girl on the screen · 女孩在畫面上的 x, pt"
  echo "curve $red an absolute animation of transform · 絕對值動畫"
  paste -d' ' "$work/swipe" "$work/alone" | awk '
    $1 < 0.7 { print $1, $7 - $2 }
    $1 >= 0.7 { print $1, 100 + 420 * ($2 > 320 ? 320 : $2) / 320 - $2 }'
  echo "curve $blue Scrollwork"
  awk '{ print $1, $3 }' "$work/swipe"
} | graph onboarding-entrance
