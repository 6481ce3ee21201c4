extension Page {
  /// Does something while another tab lies over the page, which knows that it is hidden.
  func whileHidden(_ work: () async throws -> Void) async throws {
    try await send("Emulation.setFocusEmulationEnabled", ["enabled": false])
    let other = try await tools.send(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": .string(context)]
    )["targetId"]
    try await tools.send("Target.activateTarget", ["targetId": other ?? .null])
    try await wait(until: "document.hidden")
    try await work()
    try await tools.send("Target.closeTarget", ["targetId": other ?? .null])
    try await tools.send("Target.activateTarget", ["targetId": .string(target)])
    try await wait(until: "!document.hidden")
    try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
  }
}
