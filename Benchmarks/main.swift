// Prints what things cost on this machine. Times are of one core and only good beside each other; the
// ratios are what lasts. Names of parts leave out the others: core, moving, layers, rendering, films.
let parts = CommandLine.arguments.dropFirst()
func isWanted(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }
if isWanted("core") { try benchmarkCore() }
if isWanted("moving") { benchmarkMoving() }
if isWanted("layers") { benchmarkCompositing() }
if isWanted("rendering") { try benchmarkRendering() }
if isWanted("films") { try benchmarkFilms() }
