/// Bytes as an address that holds them (RFC 2397, RFC 4648 §4).
enum DataURI {
  /// The address of a PNG file.
  static func png(_ bytes: [UInt8]) -> String {
    String(decoding: Array("data:image/png;base64,".utf8) + base64(bytes), as: UTF8.self)
  }

  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for place in 0..<3 { group = group << 8 | (place < count ? UInt32(bytes[start + place]) : 0) }
      for place in 0..<4 {
        let letter = letters[Int(group >> UInt32(18 - 6 * place)) & 63]
        text.append(place <= count ? letter : UInt8(ascii: "="))
      }
    }
    return text
  }
}
