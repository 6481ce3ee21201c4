internal import Scrollwork

extension SceneDecoder {
  /// The scene, with all that is wrong in it noted.
  mutating func decodeScene(_ node: JSONNode) -> Scene {
    var scene = Scene(UTF8String([]), size: Size(width: 1, height: 1))
    guard document.kind(of: node) == .object else {
      reportType(node, needs: "a scene")
      return scene
    }
    guard let fields = fields(node, SceneKey.list) else { return scene }
    reportMissing("scene", SceneKey.scene, of: fields)
    if let name = text(fields[SceneKey.scene]) {
      scene.name = name
      if name.isEmpty, let node = fields[SceneKey.scene] { report(.badName, at: node) }
    }
    if let size = fields[SceneKey.size] {
      if let pair = elements(size, count: 2) {
        scene.size = Size(
          width: number(pair[0], or: 1, 1, 16384, "1 to 16384"),
          height: number(pair[1], or: 1, 1, 16384, "1 to 16384")
        )
      }
    } else {
      reportMissing("size", SceneKey.size, of: fields)
    }
    if let parameters = fields[SceneKey.parameters] { decodeParameters(parameters) }
    scene.parameters = parameters
    scope = Scope(
      parameters,
      given: environment?.parameters ?? [],
      viewport: environment?.viewport ?? scene.size
    )
    if let background = fill(fields[SceneKey.background]) { scene.background = background }
    if word(fields[SceneKey.direction], WordList("ltr rtl")) == 1 { scene.direction = .rightToLeft }
    box = scope.viewport
    scene.scroll = scroll(fields[SceneKey.scroll])
    // Nobody knows the pages of what cannot be read: that is told alone.
    if scene.scroll == nil,
      fields[SceneKey.scroll] != nil || isMisspelt(SceneKey.scroll, in: fields)
    {
      lastPage = .infinity
    }
    if let reduced = word(fields[SceneKey.reducedMotion], WordList("fade still full")) {
      scene.reducedMotion = Scene.ReducedMotion(rawValue: UInt8(reduced)) ?? .fade
    }
    if let layers = fields[SceneKey.layers] { scene.layers = decodeLayers(layers, isTop: true) }
    checkScrollTargets()
    return scene
  }

  private mutating func decodeParameters(_ node: JSONNode) {
    guard document.kind(of: node) == .object else { return reportType(node, needs: "an object") }
    document.reportDuplicateKeys(of: node, to: &problems)
    for member in document.members(of: node) {
      let name = document.utf8(of: member.key)
      guard isName(name) else {
        report(.badName, at: member.key)
        continue
      }
      var parameter = Parameter(UTF8String(name), 0)
      if document.kind(of: member.value) == .object {
        decode(&parameter, member.value)
      } else {
        parameter.value = number(member.value, or: 0, -1e12, 1e12, "finite")
      }
      parameters.append(parameter)
    }
  }

  private mutating func decode(_ parameter: inout Parameter, _ node: JSONNode) {
    guard let fields = fields(node, WordList("value min max step label")) else { return }
    reportMissing("value", 0, of: fields)
    parameter.value = number(fields[0], or: 0, -1e12, 1e12, "finite")
    if fields[1] != nil { parameter.minimum = number(fields[1], or: 0, -1e12, 1e12, "finite") }
    if fields[2] != nil { parameter.maximum = number(fields[2], or: 0, -1e12, 1e12, "finite") }
    if fields[3] != nil { parameter.step = number(fields[3], or: 1, 1e-12, 1e12, "above 0") }
    parameter.label = text(fields[4])
    if let low = parameter.minimum, let high = parameter.maximum, low > high, let node = fields[2] {
      return reportRange(node, "not below min")
    }
    if let low = parameter.minimum, parameter.value < low, let node = fields[0] {
      reportRange(node, "min or above")
    }
    if let high = parameter.maximum, parameter.value > high, let node = fields[0] {
      reportRange(node, "max or below")
    }
  }

  /// Whether expressions can name it: letters, digits and underscores, a letter first.
  private func isName(_ bytes: [UInt8]) -> Bool {
    for (index, byte) in bytes.enumerated() {
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      let isOther = byte >= 0x30 && byte <= 0x39 || byte == 0x5F
      guard isLetter || index > 0 && isOther else { return false }
    }
    return !bytes.isEmpty
  }

  private mutating func scroll(_ node: JSONNode?) -> Scene.Scroll? {
    guard let node,
      let fields = fields(node, WordList("pages axis paging bounces deceleration"))
    else { return nil }
    let known = problems.all.count
    reportMissing("pages", 0, of: fields)
    var scroll = Scene.Scroll(pages: expression(fields[0], .number, .pages, or: 1))
    if case .formula = scroll.pages { isLastPageFixed = false }
    let isRead = fields[0] != nil && problems.all.count == known
    lastPage = isRead ? (scroll.pages.value(.number, scope) ?? 1) - 1 : .infinity
    if word(fields[1], WordList("horizontal vertical")) == 1 { scroll.axis = .vertical }
    if let paging = fields[2] {
      if let truth = document.boolean(of: paging) {
        scroll.maxPages = truth ? 1 : nil
      } else if let pages = whole(paging, 1, 1e6, "a whole number from 1") {
        scroll.maxPages = Int(pages)
      }
    }
    scroll.bounces = boolean(fields[3], or: true)
    scroll.deceleratesFast = word(fields[4], WordList("normal fast")) == 1
    return scroll
  }
}
