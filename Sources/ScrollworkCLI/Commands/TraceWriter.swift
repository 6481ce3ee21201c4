internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkScene

/// Writes frames as lines of numbers.
struct TraceWriter {
  private let form: TraceCommand.Form
  private let program: Program
  private let names: [String]
  private let isWanted: [Bool]
  private let json = JSONWriter(columns: nil)

  /// Prepares to write the layers with these ids; all of them when there are none.
  init(_ form: TraceCommand.Form, program: Program, ids: [String]) {
    self.form = form
    self.program = program
    let names = Self.names(of: program)
    self.names = names
    isWanted = names.map { ids.isEmpty || ids.contains($0) }
  }

  /// What layers are called: their ids, or `#12` by their place in the document.
  static func names(of program: Program) -> [String] {
    program.nodes.enumerated().map { $1.id.map { "\($0)" } ?? "#\($0)" }
  }

  /// What comes before the first frame.
  func head(of name: String, rate: FrameRate) -> String {
    switch form {
    case .csv: "frame,time,offset,page,layer,card,a,b,c,d,tx,ty,opacity,depth\n"
    case .json:
      "{\"scene\": \(quoted(name)), \"rate\": \(quoted("\(rate)")), \"frames\": ["
    }
  }

  /// What comes after the last frame.
  var tail: String { form == .csv ? "" : "\n]}\n" }

  /// One frame.
  func text(of frame: Frame, number: Int, isFirst: Bool) -> String {
    let slots = frame.order.map { Int($0) }.filter { isWanted[program.nodeIndex(ofSlot: $0)] }
    if form == .csv {
      return slots.map { line(of: frame, $0, number) }.joined()
    }
    let layers = slots.map { object(of: frame, $0) }.joined(separator: ",\n   ")
    let start = isFirst ? "\n " : ",\n "
    return start + "{\"frame\": \(number), \"time\": \(frame.time), "
      + "\"offset\": \(frame.scroll.offset), \"page\": \(frame.scroll.page), \"layers\": [\n   \(layers)]}"
  }

  private func line(of frame: Frame, _ slot: Int, _ number: Int) -> String {
    let name = field(names[program.nodeIndex(ofSlot: slot)])
    let card = frame.card[slot] < 0 ? "" : "\(frame.card[slot])"
    let start =
      "\(number),\(frame.time),\(frame.scroll.offset),\(frame.scroll.page),\(name),\(card),"
    return start + numbers(of: frame, slot).map { "\($0.value)" }.joined(separator: ",") + "\n"
  }

  private func object(of frame: Frame, _ slot: Int) -> String {
    var members = ["\"layer\": \(quoted(names[program.nodeIndex(ofSlot: slot)]))"]
    if frame.card[slot] >= 0 { members.append("\"card\": \(frame.card[slot])") }
    members += numbers(of: frame, slot).map { "\"\($0.name)\": \($0.value)" }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private func numbers(of frame: Frame, _ slot: Int) -> [(name: String, value: Double)] {
    let world = frame.world[slot]
    return [
      ("a", world.a), ("b", world.b), ("c", world.c), ("d", world.d), ("tx", world.tx),
      ("ty", world.ty), ("opacity", frame.opacity[slot]), ("depth", frame.depth[slot]),
    ]
  }

  private func quoted(_ text: String) -> String { json.text(of: .string(text)) }

  /// A field of CSV, quoted where it must be.
  ///
  /// Source: RFC 4180 §2.
  private func field(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
    return "\"" + text.map { $0 == "\"" ? "\"\"" : "\($0)" }.joined() + "\""
  }
}
