#!/bin/sh
# Builds the documentation of the library's modules into .build/docs with the toolchain's DocC. A warning is an
# error: a link to something that is not there, above all.
set -eu
cd "$(dirname "$0")/.."

Scripts/symbols.sh
mkdir -p .build/docs
for module in Scrollwork ScrollworkScene; do
  docc convert "Documentation/$module.docc" --warnings-as-errors \
    --fallback-display-name "$module" --fallback-bundle-identifier "scrollwork.$module" \
    --additional-symbol-graph-dir ".build/symbols/$module" --output-path ".build/docs/$module"
  echo "docs: .build/docs/$module/documentation/$(echo "$module" | tr 'A-Z' 'a-z')"
done
