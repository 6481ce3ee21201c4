import Foundation
import ScrollworkScene
import TestSupport
import Testing

/// The files of JSONTestSuite: `y_` must be read, `n_` must be refused, `i_` is up to the reader.
struct JSONSuiteTests {
  static let folder = Vectors.shared?.appendingPathComponent("suites/json")

  static let files: [URL] = {
    guard let folder else { return [] }
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (all ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  static let isThere = ConditionTrait.enabled(
    if: folder != nil,
    "skipped: the shared JSON suite is not beside this checkout"
  )

  @Test(isThere) func suiteIsWhole() {
    #expect(Self.files.count == 318)
  }

  @Test(isThere, arguments: files) func behavesAsTheFileIsNamed(_ file: URL) throws {
    let bytes = try [UInt8](Data(contentsOf: file))
    let name = file.lastPathComponent
    do throws(Diagnostics) {
      _ = try JSONDocument(bytes)
      #expect(!name.hasPrefix("n_"), "must be refused")
    } catch {
      #expect(!name.hasPrefix("y_"), "must be read, but: \(error.all)")
      for diagnostic in error.all {
        let range = try #require(diagnostic.range)
        #expect(range.end <= bytes.count)
      }
    }
  }

  @Test(isThere, arguments: files) func refusesTheSameWithoutExplaining(_ file: URL) throws {
    let bytes = try [UInt8](Data(contentsOf: file))
    #expect(((try? JSONDocument(bytes)) == nil) == isRefusedWithoutExplaining(bytes))
  }
}

/// Whether a reader that does not explain refuses a document, as it should: by one diagnostic.
func isRefusedWithoutExplaining(_ bytes: [UInt8]) -> Bool {
  do throws(Diagnostics) {
    _ = try JSONDocument(bytes, explains: false)
    return false
  } catch {
    #expect(error.all.map(\.id) == [.unexpectedCharacter])
    #expect((error.all[0].range?.end ?? .max) <= bytes.count)
    return true
  }
}
