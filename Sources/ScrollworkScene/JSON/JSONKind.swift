/// What a JSON value is.
package enum JSONKind: UInt8, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean
  /// A number.
  case number
  /// A string; also the key of a member.
  case string
  /// An array.
  case array
  /// An object.
  case object
}
