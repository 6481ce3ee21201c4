# Turns numbers into a scene that draws them as curves, for `scrollwork render`. Reads:
#   title TEXT                          over the graph
#   x FROM TO STEP UNIT                 the axes
#   y FROM TO STEP UNIT
#   curve COLOUR LABEL                  begins a curve, of lines "X Y"; the label "-" is not shown
#   gap                                 interrupts it
#   dot X Y COLOUR LABEL                a point with a word beside it
function px(v) { return left + (v - x0) / (x1 - x0) * wide }
function py(v) { return top + (y1 - v) / (y1 - y0) * high }
function near(v) { return int(v * 10 + (v < 0 ? -0.5 : 0.5)) / 10 }
function tick(v) { return sprintf("%g", int(v * 100 + (v < 0 ? -0.5 : 0.5)) / 100) }
# About how wide a text of 13 points is. The locale is C: a sign that is not ASCII has three bytes, two for "·".
function breadth(s,  ascii) { ascii = s; gsub(/[^ -~]/, "", ascii); return 6.9 * length(ascii) + 4.4 * (length(s) - length(ascii)) }
function rest(n,  i, s) { s = $n; for (i = n + 1; i <= NF; i++) s = s " " $i; return s }
function add(layer) { layers = layers (layers == "" ? "" : ",\n") layer }
function text(s, x, y, w, size, colour, align) {
  add(sprintf("{\"text\":\"%s\",\"font\":{\"size\":%g},\"color\":\"%s\",\"align\":\"%s\",\"frame\":[%g,%g,%g,%g]}",
    s, size, colour, align, near(x), near(y), w, size * 1.5))
}
function line(d, colour, width) {
  add(sprintf("{\"path\":\"%s\",\"frame\":[0,0,720,400],\"stroke\":{\"color\":\"%s\",\"width\":%g,\"cap\":\"round\",\"join\":\"round\"}}",
    d, colour, width))
}
function axes(  v) {
  for (v = y0; v <= y1 + ys / 1000; v += ys) {
    line(sprintf("M%g %gH%g", left, near(py(v)), left + wide), v == 0 ? "#9aa3b2" : "#e1e4ea", 1)
    text(tick(v), 8, py(v) - 9, left - 18, 12, "#5b6576", "end")
  }
  for (v = x0; v <= x1 + xs / 1000; v += xs)
    text(tick(v), px(v) - 30, top + high + 8, 60, 12, "#5b6576", "center")
  text(xunit, left + wide - 200, top + high + 26, 200, 12, "#5b6576", "end")
  text(yunit, 24, top - 24, 300, 12, "#5b6576", "start")
}
function finish() { if (path != "") line(path, colour, 2.5); path = "" }
BEGIN { left = 64; top = 92; wide = 632; high = 252; key = 24 }
$1 == "title" { title = rest(2); next }
$1 == "x" { x0 = $2; x1 = $3; xs = $4; xunit = rest(5); next }
$1 == "y" { y0 = $2; y1 = $3; ys = $4; yunit = rest(5); axes(); next }
$1 == "curve" {
  finish(); colour = $2; label = rest(3); pen = "M"
  if (label != "-") {
    line(sprintf("M%g 54h22", key), colour, 3)
    text(label, key + 30, 45, 300, 13, "#22304a", "start")
    key += 54 + breadth(label)
  }
  next
}
$1 == "gap" { pen = "M"; next }
$1 == "dot" {
  finish()
  add(sprintf("{\"shape\":\"ellipse\",\"fill\":\"%s\",\"frame\":[%g,%g,9,9]}", $4, near(px($2) - 4.5), near(py($3) - 4.5)))
  text(rest(5), px($2) + 8, py($3) + 3, 300, 13, $4, "start")
  next
}
NF == 2 { path = path pen near(px($1)) " " near(py($2)); pen = "L" }
END {
  finish()
  text(title, 24, 14, 680, 18, "#22304a", "start")
  printf "{\"scene\":\"Graph\",\"size\":[720,400],\"background\":\"#fbfaf7\",\"layers\":[\n%s]}\n", layers
}
