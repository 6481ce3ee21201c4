// Prints what things cost on this machine beside what others take for the same work. Times are only good
// beside each other; the ratios are what lasts. Names of parts leave out the others; `counts` does the work
// whose instructions are counted.
internal import Glibc

let parts = CommandLine.arguments.dropFirst()
if parts == ["counts"] {
  countInstructions()
  exit(0)
}
var report = Report()
func isWanted(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }

if isWanted("kernels") { benchmarkKernels(&report) }
if isWanted("player") { benchmarkPlayer(&report) }
if isWanted("moving") { benchmarkMoving(&report) }
if isWanted("layers") { benchmarkCompositing(&report) }
if isWanted("rendering") { try benchmarkRendering(&report) }
if isWanted("start") { benchmarkStart(&report) }
if isWanted("films") { try benchmarkFilms(&report) }
if isWanted("gifs") { try benchmarkGIFs(&report) }
report.show()
