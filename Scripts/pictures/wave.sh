# The pictures of Documentation/guides/wave.md. Part of Scripts/pictures.sh.
scene wave 2 wave.json
wave="$work/wave.json"

scrollwork sheet "$wave" --at 1,1.2,1.3,1.4,1.5,1.6,2.2 --columns 7 --width 1100 -o "$pictures/wave-flight.png"

# The same moment of four stutters.
for stutter in 0.6 0.3 0.15 0.06; do
  scrollwork render "$wave" --set stutter=$stutter --at 1.6 -o "$work/wave-$stutter.png"
  echo "wave-$stutter.png stutter $stutter"
done | row wave-stutter 180 319.5

# The left edges of the eight, over time.
edges() {
  echo "title stutter $1"
  echo "x 1 3.5 0.5 seconds · 秒"
  echo "y -40 320 40 left edges of the eight · 八個左緣, pt"
  set -- "$1" "#1f74d8" "#4a68d2" "#7a5cc8" "#a24fb6" "#c4489a" "#db4a78" "#e35955" "#e8743a"
  for layer in arrow title button row-1 row-2 row-3 row-4 row-5; do
    echo "curve $2 -"
    numbers "$wave" --set stutter="$1" --layer $layer --from 1 --to 3.5 | columns | awk '{ print $1, $3 - 24 }'
    stutter="$1"
    shift 2
    set -- "$stutter" "$@"
  done
}
for stutter in 0.3 0.06; do
  edges $stutter | awk -f Scripts/pictures/graph.awk >"$work/edges.json"
  scrollwork render "$work/edges.json" --at 0 --scale 2 -o "$work/edges-$stutter.png"
  echo "edges-$stutter.png at rest after $(awk -v s=$stutter 'BEGIN { printf "%.2f", 1 + 7 * s + 2.1 }') s · 停妥"
done | row wave-edges 450 250

# The three springs of the first element.
spring() {
  echo "curve $3 $1 s, $2"
  numbers "$wave" --set duration="$1" --set damping="$2" --set initialDelay=0 --layer arrow --from 0 --to 2 |
    columns | awk '{ print $1, 1 - ($3 - 24) / 320 }'
}
{
  echo "title Duration and damping ratio · 時間與阻尼比"
  echo "x 0 2 0.25 seconds · 秒"
  echo "y 0 1.4 0.2 way that is done · 走完的比例"
  spring 1.1 0.3 "$red"
  spring 2.1 0.3 "#d79a1e"
  spring 2.1 0.6 "$blue"
} | graph wave-spring
