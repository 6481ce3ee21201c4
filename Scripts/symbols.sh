#!/bin/sh
# Writes the symbol graphs of the public API of the library's modules to .build/symbols, one folder each.
set -eu
cd "$(dirname "$0")/.."

Scripts/ui-module.sh
modules="$(swift build --show-bin-path)/Modules"
triple="$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)"
rm -rf .build/symbols
for module in Scrollwork ScrollworkScene ScrollworkUI; do
  mkdir -p ".build/symbols/$module"
  swift symbolgraph-extract -module-name "$module" -I .build/apple-stubs -I "$modules" -target "$triple" \
    -output-dir ".build/symbols/$module" -minimum-access-level public \
    -skip-inherited-docs -skip-synthesized-members
done
