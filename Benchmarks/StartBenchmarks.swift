internal import Glibc

/// How soon the command is done, or shows something, beside a program that does nothing.
func benchmarkStart(_ report: inout Report) {
  let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")
  let empty = Program([folder + "/EmptyProgram"])
  for example in ["onboarding", "wave", "task-switcher"] {
    report.compare(
      "scrollwork check Examples/\(example)",
      with: "an empty program",
      target: 3,
      in: .milliseconds,
      runs: 41,
      clock: wallTime,
      ours: { Program([folder + "/scrollwork", "check", "Examples/\(example)"]).run() },
      theirs: { empty.run() }
    )
  }
  for (example, size) in [
    ("onboarding", 390 * 844), ("wave", 320 * 568), ("task-switcher", 390 * 844),
  ] {
    let words = ["render", "Examples/\(example)", "-o", "-", "--format", "raw", "--quiet"]
    report.compare(
      "the first frame of \(example), rendered",
      with: "an empty program",
      target: 10,
      in: .milliseconds,
      runs: 41,
      clock: wallTime,
      ours: { Program([folder + "/scrollwork"] + words).run(untilBytes: 4 * size) },
      theirs: { empty.run() }
    )
  }
}

/// A program with its words.
private struct Program {
  let words: [String]

  init(_ words: [String]) { self.words = words }

  /// Runs it to its end, or until it has written so many bytes.
  func run(untilBytes count: Int = .max) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { fatalError("There is no pipe") }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&files, ends[0])
    posix_spawn_file_actions_addclose(&files, ends[1])
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, words[0], &files, nil, &arguments, environ) == 0 else {
      fatalError("\(words[0]) cannot be run")
    }
    close(ends[1])
    var left = count
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while left > 0 {
      let some = read(ends[0], &bytes, bytes.count)
      if some <= 0 { break }
      left -= some
    }
    close(ends[0])
    if count < .max { kill(child, SIGKILL) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    guard count < .max ? left <= 0 : status == 0 else {
      fatalError("\(words.joined(separator: " ")) failed")
    }
  }
}
