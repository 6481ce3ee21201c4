extension Page {
  /// One thing that a screen reader tells.
  struct Told: Sendable, Hashable, CustomStringConvertible {
    let role: String
    let name: String
    /// How deep it lies, counted over what is told.
    let depth: Int

    var description: String {
      String(repeating: "  ", count: depth) + role + (name.isEmpty ? "" : " \"\(name)\"")
    }
  }

  /// What a screen reader tells, in order, without what it ignores.
  func accessibilityTree() async throws -> [Told] {
    let nodes = try await send("Accessibility.getFullAXTree")["nodes"]?.array ?? []
    var byID: [String: JSON] = [:]
    for node in nodes { byID[node["nodeId"]?.string ?? ""] = node }
    var told: [Told] = []
    func visit(_ id: String, _ depth: Int) {
      guard let node = byID[id] else { return }
      let role = node["role"]?["value"]?.string ?? ""
      let isTold = node["ignored"]?.bool != true && role != "InlineTextBox"
      let name = node["name"]?["value"]?.string ?? ""
      if isTold { told.append(Told(role: role, name: name, depth: depth)) }
      for child in node["childIds"]?.array ?? [] {
        visit(child.string ?? "", isTold ? depth + 1 : depth)
      }
    }
    for node in nodes where node["parentId"] == nil { visit(node["nodeId"]?.string ?? "", 0) }
    return told
  }

  /// What the page costs at the moment, after a collection of garbage.
  struct Cost: Sendable, Hashable {
    /// Elements and texts, whether in the document or not.
    let nodes: Int
    let listeners: Int
    /// Bytes of live JavaScript objects.
    let heap: Double
  }

  func cost() async throws -> Cost {
    try await send("HeapProfiler.collectGarbage")
    let counters = try await send("Memory.getDOMCounters")
    return Cost(
      nodes: Int(counters["nodes"]?.number ?? -1),
      listeners: Int(counters["jsEventListeners"]?.number ?? -1),
      heap: try await metrics()["JSHeapUsedSize"] ?? -1
    )
  }

  /// The browser's measurements of the page by name, in seconds and bytes.
  func metrics() async throws -> [String: Double] {
    var all: [String: Double] = [:]
    for metric in try await send("Performance.getMetrics")["metrics"]?.array ?? [] {
      if let name = metric["name"]?.string { all[name] = metric["value"]?.number }
    }
    return all
  }
}
