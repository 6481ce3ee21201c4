// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Signatures of Apple's ObjectiveC module, as far as ScrollworkUI uses them.

public struct Selector: Sendable {}
