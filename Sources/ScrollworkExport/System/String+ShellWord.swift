extension String {
  /// The text as one word of a POSIX shell: as it stands, or in quotes where the shell would read more
  /// out of it; in those of `$'…'` where it holds control characters.
  package var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789._-/+,:@%".unicodeScalars.contains($0)
    }
    if isPlain && !isEmpty { return self }
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return "'"
        + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "'", "\\": text += "\\" + String(scalar)
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text +=
          scalar.value < 0x80
          ? "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits : "\\u00" + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "$'" + text + "'"
  }
}
