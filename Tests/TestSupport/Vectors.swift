public import Foundation

/// Where the test data lives.
public enum Vectors {
  /// The root of the checkout, found from this file's own place.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Decodes a table that the project owns, from `Tests/Vectors`.
  public static func own<T: Decodable>(_ name: String, as type: T.Type = T.self) throws -> T {
    let url = root.appendingPathComponent("Tests/Vectors/\(name).json")
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }

  /// The folder of reference tables that others measured, when it lies beside the checkout.
  ///
  /// `SCROLLWORK_SHARED` names another place. Tests that need it say that they were skipped
  /// when it is absent.
  public static let shared: URL? = {
    let place =
      ProcessInfo.processInfo.environment["SCROLLWORK_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? root.deletingLastPathComponent().appendingPathComponent("shared")
    return FileManager.default.fileExists(atPath: place.path) ? place : nil
  }()
}
