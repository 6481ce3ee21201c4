// What the compiler asks for where numbers become decimals: the lower half of a product of 128-bit
// numbers, which are two of 64 bits each here.
#if arch(wasm32)

/// Writes the lower half of the product of `a` and `b` to `out`, lower word first.
@_cdecl("__multi3")
public func multiply(
  _ out: UnsafeMutablePointer<UInt64>,
  _ aLow: UInt64,
  _ aHigh: UInt64,
  _ bLow: UInt64,
  _ bHigh: UInt64
) {
  // Long multiplication in base 2³²: no product of two digits is longer than 64 bits.
  let (a0, a1) = (aLow & 0xFFFF_FFFF, aLow &>> 32)
  let (b0, b1) = (bLow & 0xFFFF_FFFF, bLow &>> 32)
  let low = a0 &* b0
  let first = a1 &* b0 &+ (low &>> 32)
  let second = a0 &* b1 &+ (first & 0xFFFF_FFFF)
  let high = a1 &* b1 &+ (first &>> 32) &+ (second &>> 32)
  out[0] = second &<< 32 | low & 0xFFFF_FFFF
  out[1] = high &+ aLow &* bHigh &+ aHigh &* bLow
}

#endif
