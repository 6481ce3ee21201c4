#!/bin/sh
# Compares the public API with its listing in Documentation/api, which stands there so that a change of it
# shows in review. SCROLLWORK_RECORD=1 writes the listing anew.
set -eu
cd "$(dirname "$0")/.."

Scripts/symbols.sh
list=.build/api-listing
[ "$list" -nt Scripts/api-listing.swift ] || swiftc -swift-version 6 Scripts/api-listing.swift -o "$list"
for module in Scrollwork ScrollworkScene ScrollworkUI; do
  "$list" .build/symbols/"$module"/*.json >".build/symbols/$module.txt"
  [ -s ".build/symbols/$module.txt" ] || { echo "api: $module has no public API" >&2; exit 1; }
  listing="Documentation/api/$module.txt"
  if [ "${SCROLLWORK_RECORD:-}" = 1 ]; then
    cp ".build/symbols/$module.txt" "$listing"
  elif ! diff -u "$listing" ".build/symbols/$module.txt"; then
    echo "api: the API of $module is not what $listing says; SCROLLWORK_RECORD=1 Scripts/api.sh writes it anew" >&2
    exit 1
  fi
done
echo "api: the public API is what Documentation/api says"
