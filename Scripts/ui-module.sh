#!/bin/sh
# Compiles ScrollworkUI, as Swift 6 and with warnings as errors, to a module in .build/apple-stubs against
# Tests/AppleStubs: stand-ins for just the part of Apple's frameworks that it uses, since Apple's SDK is not to be
# had on Linux. Further files are compiled with it.
set -eu
cd "$(dirname "$0")/.."

swift build --target ScrollworkScene >/dev/null
modules="$(swift build --show-bin-path)/Modules"
stubs=.build/apple-stubs
mkdir -p "$stubs"

# Selectors need the interoperation with Objective-C, which Linux has turned off.
common="-swift-version 6 -parse-as-library -Xfrontend -enable-objc-interop
  -enable-upcoming-feature InternalImportsByDefault -I $stubs"
for module in ObjectiveC CoreGraphics QuartzCore UIKit SwiftUI; do
  # Their enums may grow, as Apple's may.
  # shellcheck disable=SC2086
  swiftc $common -suppress-warnings -enable-library-evolution -emit-module \
    -module-name "$module" -emit-module-path "$stubs/$module.swiftmodule" \
    Tests/AppleStubs/"$module"/*.swift
done

# shellcheck disable=SC2046,SC2086
swiftc $common -emit-module -wmo -module-name ScrollworkUI -package-name scrollwork \
  -emit-module-path "$stubs/ScrollworkUI.swiftmodule" \
  -warnings-as-errors -enable-upcoming-feature ExistentialAny \
  -enable-upcoming-feature MemberImportVisibility -I "$modules" \
  $(find Sources/ScrollworkUI -name '*.swift' | sort) "$@"
