import Foundation

/// A running Chromium with a profile of its own, and the pipes to it.
///
/// A shell stands between: it waits for the browser and then removes the profile, also when the
/// tests have crashed, since the browser ends when its pipe does.
final class BrowserProcess: Sendable {
  /// Where Chromium lies; nil when it is not installed.
  static let path: String? = {
    let given = ProcessInfo.processInfo.environment["SCROLLWORK_CHROMIUM"]
    let places = [
      given, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    ]
    return places.compactMap { $0 }.first { access($0, X_OK) == 0 }
  }()

  /// Where commands are written.
  let input: Int32
  /// Where answers and events come from.
  let output: Int32
  /// The folder of the browser's profile.
  let profile: String
  private let shell: pid_t

  init() throws {
    guard let path = Self.path else { throw BrowserProblem.cannotStart(code: ENOENT) }
    var commands: [Int32] = [-1, -1]
    var answers: [Int32] = [-1, -1]
    guard pipe(&commands) == 0, pipe(&answers) == 0 else {
      throw BrowserProblem.cannotStart(code: errno)
    }
    for end in commands + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    profile = NSTemporaryDirectory() + "scrollwork-chromium-" + UUID().uuidString
    let flags = [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-sandbox",
      "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--no-default-browser-check",
      "--force-device-scale-factor=1", "--hide-scrollbars", "--mute-audio", "--lang=en-US",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-renderer-backgrounding", "--disable-background-timer-throttling",
      "--disable-backgrounding-occluded-windows", "about:blank",
    ]
    // The browser writes on for a moment after it has said that it ends.
    let script = """
      "$@" </dev/null; i=0
      while [ -e "$PROFILE" ] && [ $i -lt 50 ]; do rm -rf "$PROFILE"; i=$((i + 1)); sleep .1; done
      """
    shell = try Self.spawn(
      ["/bin/sh", "-c", "PROFILE='\(profile)'; \(script)", "sh", path] + flags,
      input: commands[0],
      output: answers[1]
    )
    close(commands[0])
    close(answers[1])
    (input, output) = (commands[1], answers[0])
  }

  /// Ends the browser and waits until its profile is gone.
  func end() {
    close(input)
    for _ in 0..<100 {
      if waitpid(shell, nil, WNOHANG) != 0 { return }
      usleep(100_000)
    }
    kill(-shell, SIGKILL)
    waitpid(shell, nil, 0)
    try? FileManager.default.removeItem(atPath: profile)
  }

  /// Starts a program with the pipes as its descriptors 3 and 4 and a silent output.
  private static func spawn(_ words: [String], input: Int32, output: Int32) throws -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // By way of high numbers, since either pipe may itself be 3 or 4.
    posix_spawn_file_actions_adddup2(&files, input, 103)
    posix_spawn_file_actions_adddup2(&files, output, 104)
    posix_spawn_file_actions_adddup2(&files, 103, 3)
    posix_spawn_file_actions_adddup2(&files, 104, 4)
    posix_spawn_file_actions_addclose(&files, 103)
    posix_spawn_file_actions_addclose(&files, 104)
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var pid: pid_t = 0
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    let code = posix_spawn(&pid, words[0], &files, &attributes, &pointers, environ)
    if code != 0 { throw BrowserProblem.cannotStart(code: code) }
    return pid
  }
}
