/// What plays a scene in a browser, as it was built for this version.
public struct WebPlayer: Hashable, Sendable {
  /// The player: a WebAssembly module.
  public let module: [UInt8]
  /// The script that hands it time and touches, and shows its frames.
  public let script: [UInt8]

  /// Creates a player from its two files.
  public init(module: [UInt8], script: [UInt8]) {
    self.module = module
    self.script = script
  }

  /// The script, safe inside a `<script>` element.
  var embeddedScript: [UInt8] {
    var text: [UInt8] = []
    for (index, byte) in script.enumerated() {
      // `</` can only stand in strings and in patterns, which read `<\/` alike.
      if byte == UInt8(ascii: "/"), index > 0, script[index - 1] == UInt8(ascii: "<") {
        text.append(UInt8(ascii: "\\"))
      }
      text.append(byte)
    }
    return text
  }
}
