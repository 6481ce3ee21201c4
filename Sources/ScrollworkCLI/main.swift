internal import Glibc

// A standard stream that the caller has closed would lend its number to the first file that is opened, and
// what is said would be written into that file. In its place is one that can be neither written nor read.
for (stream, mode) in [
  (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
]
where fcntl(stream, F_GETFD) < 0 {
  _ = open("/dev/null", mode)
}
exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
