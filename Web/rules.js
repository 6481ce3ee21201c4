// The names of the rules of a document, by their numbers. `reader.js` loads this file when a document is
// refused; `scrollwork explain NAME` says more about each.

export const rules = `
empty-document not-utf-8 byte-order-mark unexpected-character trailing-content unclosed-bracket
mismatched-bracket trailing-comma extra-comma missing-comma missing-colon missing-value unquoted-key
unquoted-text wrong-quotes comment unterminated-string control-character unknown-escape
lone-surrogate leading-zero plus-sign missing-digit not-finite number-too-large too-deep
duplicate-key unknown-key missing-key wrong-type unknown-name unknown-easing bad-easing
unknown-parameter unknown-function unknown-unit bad-expression out-of-range wrong-count empty-list
duplicate-id bad-name conflicting-keys misplaced-key unsorted-offsets bad-color nested-deck path-data
unknown-instruction unexpected-word unknown-direction missing-number bad-quantity missing-time
overlapping-gestures unused-parameter never-seen taps-nothing
`.trim().split(/\s+/)
