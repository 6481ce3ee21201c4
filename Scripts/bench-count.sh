#!/bin/sh
# Counts the instructions of the kernels with callgrind, which no other work on the machine disturbs, and
# compares them with Benchmarks/counts.txt. It fails when one has grown by more than 3 %, unless the compiler
# is another one. SCROLLWORK_RECORD=1 writes the table anew.
set -eu
cd "$(dirname "$0")/.."

table=Benchmarks/counts.txt
command -v valgrind >/dev/null || { echo "bench-count: valgrind is not installed" >&2; exit 1; }
swift build -c release --product Benchmarks
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
# Without what debuggers need, of which valgrind does not know the newest forms.
objcopy --strip-debug "$(swift build -c release --show-bin-path)/Benchmarks" "$folder/Benchmarks"
valgrind --tool=callgrind --callgrind-out-file="$folder/out" --collect-atstart=no \
  --toggle-collect='*Benchmarks7counted*' --dump-after='*7counted*' "$folder/Benchmarks" counts \
  >"$folder/names" 2>"$folder/log" || { cat "$folder/log" >&2; exit 1; }

compiler="$(swiftc --version 2>/dev/null | head -n 1)"
echo "# Instructions of a piece of work, with $compiler" >"$folder/new"
number=0
while IFS="$(printf '\t')" read -r parts name; do
  number=$((number + 1))
  total="$(sed -n 's/^\(totals\|summary\): //p' "$folder/out.$number" | head -n 1)"
  echo "$total $parts $name" | awk '{ n = $1 / $2; $1 = ""; $2 = ""; sub(/^ +/, "");
    printf "%12.2f  %s\n", n, $0 }' >>"$folder/new"
done <"$folder/names"

if [ "${SCROLLWORK_RECORD:-}" = 1 ]; then
  cp "$folder/new" "$table"
  echo "bench-count: wrote $table"
  exit 0
fi
same=1
[ "$(head -n 1 "$table")" = "$(head -n 1 "$folder/new")" ] || same=0
awk -v same="$same" '
  /^#/ { next }
  { count = $1; $1 = ""; sub(/^ +/, "") }
  NR == FNR { before[$0] = count; next }
  { if (!($0 in before)) { printf "%12.2f  %s: new\n", count, $0; unknown++; next }
    growth = (count / before[$0] - 1) * 100
    printf "%12.2f  %+7.2f %%  %s\n", count, growth, $0
    if (growth > 3) grown++
  }
  END {
    if (grown && same) { print "bench-count: " grown " counts have grown by more than 3 %"; exit 1 }
    if (grown) print "bench-count: the table is of another compiler; growth is only told"
    else print "bench-count: no count has grown by more than 3 %"
  }' "$table" "$folder/new"
