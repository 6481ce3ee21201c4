internal import Synchronization

/// Hands pictures to ffmpeg on a thread of its own, if there is one to spare, while the next ones are made.
///
/// `Sendable` by a rule: the child belongs to the thread that feeds it, and the owner waits for that thread
/// before it touches the child itself.
final class VideoFeeder: @unchecked Sendable {
  private var child: ChildProcess
  private let stopper: ChildProcess.Stopper
  private let failure = Mutex<ExportError?>(nil)

  init(_ child: consuming ChildProcess) {
    stopper = child.stopper
    self.child = child
  }

  /// Hands over a picture; after an error does nothing.
  func feed(_ picture: I420) {
    if failure.withLock({ $0 != nil }) { return }
    do throws(ExportError) { try child.feed(picture.bytes) } catch {
      failure.withLock { $0 = error }
    }
  }

  /// Throws what went wrong so far; for any thread.
  func check() throws(ExportError) {
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// Tells ffmpeg that there are no more pictures, and waits for its end.
  func finish() throws(ExportError) {
    try check()
    try child.finish()
  }

  /// Ends ffmpeg, whatever it is about; for any thread.
  func stop() { stopper.stop() }
}
