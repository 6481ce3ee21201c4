# Makes a scene that sets pictures side by side, each with words below. Reads lines "FILE WORDS", and takes the
# size of each picture as -v width= and -v height=, in points. With -v zoom=
# only a part at the left is shown, of pictures -v whole= high that are moved down by -v shift= points.
BEGIN { gap = 28; x = gap; if (!zoom) zoom = 1; if (!whole) whole = height }
{
  file = $1; sub(/^[^ ]+ /, "")
  layers = layers (NR > 1 ? ",\n" : "") sprintf("{\"frame\":[%g,%g,%g,%g],\"clip\":true,\"radius\":14,\"layers\":[{\"image\":\"%s\",\"fit\":\"fill\",\"frame\":[0,%g,%g,%g]}]},\n", x, gap, width, height, file, shift, width * zoom, whole * zoom)
  layers = layers sprintf("{\"text\":\"%s\",\"font\":{\"size\":14},\"color\":\"#22304a\",\"align\":\"center\",\"frame\":[%g,%g,%g,22]}", $0, x - gap / 2, gap + height + 10, width + gap)
  x += width + gap
}
END {
  printf "{\"scene\":\"Row\",\"size\":[%g,%g],\"background\":\"#f3f2ee\",\"layers\":[\n%s]}\n", x, height + 2 * gap + 24, layers
}
