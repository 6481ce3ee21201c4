extension String {
  /// The text with control characters spelled out, so that no file name or text of a scene commands
  /// the terminal; line breaks and tabs stay.
  var visible: String {
    var text = ""
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      if isControl && scalar != "\n" && scalar != "\t" {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
