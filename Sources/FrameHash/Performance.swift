internal import Scrollwork
internal import ScrollworkScene

/// Sixteen hexadecimal digits and a new line.
func line(_ value: UInt64) -> [UInt8] {
  var digits: [UInt8] = []
  for shift in 0..<16 {
    let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * shift)) & 15
    digits.append(digit < 10 ? 48 + digit : 87 + digit)
  }
  return digits + [10]
}

/// The hash of a performance at 60 frames a second.
func hash(_ input: [UInt8]) throws(Diagnostics) -> UInt64 {
  let split = input.firstIndex(of: 0) ?? input.count
  let scene = try Scene(json: Array(input[..<split]))
  let environment = Environment(viewport: scene.size)
  let program = Program(scene, in: environment)
  var trace = Trace()
  if split < input.count {
    trace = try Trace(script: Array(input[(split + 1)...]), viewport: scene.size)
  }
  var playback = Playback(program, trace)
  var hash = FrameHash()
  var frame = 0
  while Double(frame) / 60 <= playback.end {
    playback.seek(to: Double(frame) / 60)
    hash.combine(playback.frame, of: program)
    frame += 1
  }
  hash.combine(UInt64(frame))
  return hash.value
}

/// Reads a performance and prints its hash, or the first mistake: the number of its rule and its place.
func run() {
  do throws(Diagnostics) {
    writeAll(line(try hash(readInput())))
  } catch {
    let first = error.all[0]
    writeAll(Array("error\n".utf8))
    writeAll(line(UInt64(first.id.rawValue)))
    writeAll(line(UInt64(first.range?.start ?? 0)))
  }
}
