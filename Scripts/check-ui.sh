#!/bin/sh
# Type-checks ScrollworkUI against stand-ins of UIKit and SwiftUI; then plays the examples over the stand-ins,
# which hold values and draw nothing, and compares layers and views with the player's frames.
set -eu
cd "$(dirname "$0")/.."

Scripts/ui-module.sh
mistakes=Tests/AppleStubs/mistakes.swift
found="$(Scripts/ui-module.sh "$mistakes" 2>&1 | grep -c "$mistakes:.*error:" || true)"
if [ "$found" != 4 ]; then
  echo "check-ui: $found of the 4 wrong calls in $mistakes were found" >&2
  exit 1
fi
echo "check-ui: ScrollworkUI fits the signatures of UIKit and SwiftUI, and 4 wrong calls do not"

# The same sources, played: what selectors would call, the program calls itself.
bin="$(swift build --show-bin-path)"
run=.build/apple-stubs/run
rm -rf "$run"
mkdir -p "$run/ScrollworkUI"
for file in $(find Sources/ScrollworkUI -name '*.swift'); do
  sed 's/@objc private /@objc /; s/@objc //; s/#selector(\([A-Za-z]*\))/Selector("\1")/' "$file" \
    >"$run/ScrollworkUI/$(basename "$file")"
done
common="-swift-version 6 -parse-as-library -suppress-warnings -wmo -I $run
  -enable-upcoming-feature InternalImportsByDefault"
for module in ObjectiveC CoreGraphics QuartzCore UIKit SwiftUI; do
  # shellcheck disable=SC2086
  swiftc $common -emit-module -module-name "$module" \
    -emit-module-path "$run/$module.swiftmodule" \
    -c Tests/AppleStubs/"$module"/*.swift -o "$run/$module.o"
done
# shellcheck disable=SC2086
swiftc $common -module-name ScrollworkUI -package-name scrollwork -I "$bin/Modules" \
  "$run"/ScrollworkUI/*.swift Tests/AppleStubs/performance.swift "$run"/*.o \
  "$bin"/Scrollwork.build/*.o "$bin"/ScrollworkScore.build/*.o \
  "$bin"/ScrollworkScene.build/*.o -o "$run/performance"
"$run/performance"
