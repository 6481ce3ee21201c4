extension String {
  /// The text with control characters spelled out, so that no file name or text of a scene commands
  /// the terminal; line breaks and tabs stay.
  var visible: String { spelled(keeping: "\n\t") }

  /// The same in one line: line breaks and tabs are spelled out too.
  var visibleLine: String { spelled(keeping: "") }

  private func spelled(keeping kept: String) -> String {
    var text = ""
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      if isControl && !kept.unicodeScalars.contains(scalar) {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
