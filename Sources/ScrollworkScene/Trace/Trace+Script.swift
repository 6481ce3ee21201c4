public import Scrollwork

extension Trace {
  /// Reads the short form: one instruction a line, `#` begins a comment.
  ///
  ///     swipe left at 1.2s 1500pt/s
  ///     drag left 300pt at 3s over 0.8s then right 120pt over 0.3s release
  ///     scroll to page 2 at 5s
  ///     end at 8s
  ///
  /// - Parameters:
  ///   - script: UTF-8 text.
  ///   - viewport: Where gestures take place: they begin in its middle unless `from x,y` says otherwise.
  /// - Throws: The first thing on each line that cannot be read.
  public init(script: [UInt8], viewport: Size) throws(Diagnostics) {
    self.init()
    var reader = ScriptReader(bytes: script, viewport: viewport)
    reader.readAll()
    if !reader.problems.isEmpty { throw reader.problems }
    self = reader.trace
  }
}
