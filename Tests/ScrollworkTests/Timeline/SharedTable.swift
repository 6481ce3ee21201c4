internal import Foundation
internal import TestSupport

/// One row of a shared table, read by the names of its fields.
struct SharedRow: CustomStringConvertible {
  private let fields: NSDictionary

  fileprivate init(_ fields: NSDictionary) { self.fields = fields }

  /// The number of a field; the text "Infinity" stands for ∞, and absence or null for nil.
  func number(_ name: String) -> Double? {
    if fields[name] as? String == "Infinity" { return .infinity }
    return (fields[name] as? NSNumber)?.doubleValue
  }

  func text(_ name: String) -> String? { fields[name] as? String }

  func has(_ name: String) -> Bool { fields[name] != nil }

  func row(_ name: String) -> SharedRow? { (fields[name] as? NSDictionary).map(SharedRow.init) }

  /// Numbers of an array, null as nil.
  func numbers(_ name: String) -> [Double?] {
    (fields[name] as? [NSObject] ?? []).map { ($0 as? NSNumber)?.doubleValue }
  }

  /// The numbers of an array of arrays of numbers; an inner array that is no number is left out.
  func table(_ name: String) -> [[Double]] {
    (fields[name] as? [NSArray] ?? []).map { $0.compactMap { ($0 as? NSNumber)?.doubleValue } }
  }

  /// The four numbers of the curve that stands third in an inner array of `frames`, if there are.
  func curve(ofFrame index: Int) -> [Double] {
    guard let frame = (fields["frames"] as? [NSArray])?[index], frame.count > 2 else { return [] }
    return (frame[2] as? [NSNumber] ?? []).map(\.doubleValue)
  }

  var description: String { fields.description }

  /// The rows of a table beside the checkout.
  static func table(_ name: String) throws -> [SharedRow] {
    guard let folder = Vectors.shared else { return [] }
    let data = try Data(contentsOf: folder.appendingPathComponent("vectors/\(name).json"))
    let whole = try JSONSerialization.jsonObject(with: data) as? NSDictionary
    return (whole?["vectors"] as? [NSDictionary] ?? []).map(SharedRow.init)
  }
}
