/// Returns the offset of the first byte that does not belong to well-formed UTF-8, or the count.
///
/// Source: RFC 3629 §4, the byte ranges of its grammar: no overlong form, no surrogate, nothing
/// above U+10FFFF.
func wellFormedUTF8Prefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  var i = 0
  while i < bytes.count {
    let lead = bytes[i]
    if lead < 0x80 {
      i += 1
      continue
    }
    guard lead >= 0xC2, lead <= 0xF4 else { return i }
    let length = utf8Length(lead)
    guard i + length <= bytes.count else { return i }
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch lead {
    case 0xE0: low = 0xA0
    case 0xED: high = 0x9F
    case 0xF0: low = 0x90
    case 0xF4: high = 0x8F
    default: break
    }
    guard bytes[i + 1] >= low, bytes[i + 1] <= high else { return i }
    for k in 2..<max(2, length) where bytes[i + k] & 0xC0 != 0x80 { return i }
    i += length
  }
  return i
}

/// How many bytes a character has whose first one is `lead`.
func utf8Length(_ lead: UInt8) -> Int {
  lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
}

/// Appends a Unicode scalar value as UTF-8.
func appendUTF8(_ scalar: UInt32, to text: inout [UInt8]) {
  if scalar < 0x80 {
    text.append(UInt8(truncatingIfNeeded: scalar))
    return
  }
  var shift: UInt32 = scalar < 0x800 ? 6 : scalar < 0x10000 ? 12 : 18
  let mark: UInt32 = scalar < 0x800 ? 0xC0 : scalar < 0x10000 ? 0xE0 : 0xF0
  text.append(UInt8(truncatingIfNeeded: mark | scalar >> shift))
  while shift > 0 {
    shift -= 6
    text.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F))
  }
}

/// The value of a hexadecimal digit, or `nil` when the byte is none.
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte) - 0x30
  case 0x41...0x46: UInt32(byte) - 0x41 + 10
  case 0x61...0x66: UInt32(byte) - 0x61 + 10
  default: nil
  }
}
