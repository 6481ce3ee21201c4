#!/bin/sh
# Type-checks ScrollworkUI, as Swift 6 and with warnings as errors, against Tests/AppleStubs: the signatures of
# just the part of Apple's frameworks that it uses. Apple's SDK is not to be had on Linux.
set -eu
cd "$(dirname "$0")/.."

swift build --target ScrollworkScene >/dev/null
modules=.build/debug/Modules
stubs=.build/apple-stubs
rm -rf "$stubs"
mkdir -p "$stubs"

# Selectors need the interoperation with Objective-C, which Linux has turned off.
common="-swift-version 6 -parse-as-library -Xfrontend -enable-objc-interop
  -enable-upcoming-feature InternalImportsByDefault -I $stubs"
for module in ObjectiveC CoreGraphics QuartzCore UIKit SwiftUI; do
  # Their enums may grow, as Apple's may.
  # shellcheck disable=SC2086
  swiftc $common -suppress-warnings -enable-library-evolution -emit-module -module-name "$module" \
    -emit-module-path "$stubs/$module.swiftmodule" Tests/AppleStubs/"$module"/*.swift
done

files="$(find Sources/ScrollworkUI -name '*.swift' | sort)"
check() {
  # shellcheck disable=SC2086
  swiftc $common -typecheck -module-name ScrollworkUI -package-name scrollwork \
    -warnings-as-errors -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature MemberImportVisibility -I "$modules" $files "$@"
}
check
mistakes=Tests/AppleStubs/mistakes.swift
found="$(check "$mistakes" 2>&1 | grep -c "^$PWD/$mistakes:.*error:\|^$mistakes:.*error:" || true)"
if [ "$found" != 4 ]; then
  echo "check-ui: $found of the 4 wrong calls in $mistakes were found" >&2
  exit 1
fi
echo "check-ui: ScrollworkUI fits the signatures of UIKit and SwiftUI, and 4 wrong calls do not"
