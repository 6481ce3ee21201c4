@preconcurrency internal import Glibc

extension ChildProcess {
  /// Two connected ends that no other program inherits.
  static func socketPair() -> (Int32, Int32)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    return socketpair(AF_UNIX, kind, 0, &ends) == 0 ? (ends[0], ends[1]) : nil
  }

  static func closeAll(_ descriptors: Int32...) { for one in descriptors { close(one) } }

  /// Starts a program with its own process group, default signals and a silent output.
  ///
  /// - Returns: 0, or the system's error.
  static func spawn(
    _ tool: String,
    _ arguments: [String],
    input: Int32,
    errors: Int32,
    _ pid: inout pid_t
  ) -> Int32 {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var words = ([tool] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return posix_spawnp(&pid, tool, &files, &attributes, &words, environ)
  }
}
