import Scrollwork
import ScrollworkScene

/// Draws a frame with letters: what a host does, for the smallest host there is.
///
/// It takes the visible slots from back to front, and where each lies in the viewport. All motion is in
/// the frame already.
func picture(of frame: Frame, in program: Program, columns: Int, rows: Int) -> String {
  let viewport = program.environment.viewport
  var cells = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)

  func column(_ x: Double) -> Int { Int((x / viewport.width * Double(columns)).rounded()) }
  func row(_ y: Double) -> Int { Int((y / viewport.height * Double(rows)).rounded()) }
  func put(_ mark: Character, _ x: Int, _ y: Int) {
    if cells.indices.contains(y), cells[y].indices.contains(x) { cells[y][x] = mark }
  }

  for index in frame.order {
    let slot = Int(index)
    let node = program.node(ofSlot: slot)
    let box = frame.world[slot].bounds(of: Rect(origin: .zero, size: node.size))
    let (left, right) = (column(box.minX), column(box.maxX) - 1)
    let (top, bottom) = (row(box.minY), row(box.maxY) - 1)
    switch node.content {
    case .text(let text):
      for (place, mark) in text.string.description.enumerated() { put(mark, left + place, top) }
    case .shape:
      guard left <= right, top <= bottom else { continue }
      let entries = program.item(ofDeck: node.deck, card: frame.card[slot])?.entries
      let name = entries?.first?.value.description.first ?? "#"
      for y in top...bottom {
        for x in left...right {
          let isEdge = y == top || y == bottom || x == left || x == right
          put(isEdge ? name : "·", x, y)
        }
      }
    case .group, .image, .deck: break
    }
  }
  return cells.map { String($0) }.map(trimmed).joined(separator: "\n")
}

/// A line without the blanks at its end.
private func trimmed(_ line: String) -> String {
  var line = line
  while line.last == " " { line.removeLast() }
  return line
}
