import Foundation

extension Page {
  /// Shows the page on another screen.
  func show(on screen: Screen) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(screen.width), "height": .number(screen.height),
        "deviceScaleFactor": .number(screen.scale), "mobile": .bool(screen.isTouched),
      ]
    )
    try await send(
      "Emulation.setTouchEmulationEnabled",
      ["enabled": .bool(screen.isTouched), "maxTouchPoints": 5]
    )
  }

  /// Goes to a page and waits until it has loaded.
  func open(_ url: URL) async throws {
    try await event("Page.loadEventFired") {
      let answer = try await send("Page.navigate", ["url": .string(url.absoluteString)])
      if let error = answer["errorText"]?.string {
        throw BrowserProblem.refused("\(url)", reason: error)
      }
    }
  }

  /// Shows a document that stands in the test.
  func open(html: String) async throws {
    let data = Data(html.utf8).base64EncodedString()
    guard let url = URL(string: "data:text/html;charset=utf-8;base64,\(data)") else {
      throw BrowserProblem.unexpected("the page makes no address")
    }
    try await open(url)
  }

  /// Runs a script before any of the pages that are opened from now on.
  func prepare(_ script: String) async throws {
    try await send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
  }

  /// Evaluates an expression, waits for its promise, and returns the value.
  @discardableResult func evaluate(_ script: String, timeout: Double = 60) async throws -> JSON {
    let answer = try await send(
      "Runtime.evaluate",
      [
        "expression": .string(script), "awaitPromise": true, "returnByValue": true,
        "userGesture": true,
      ],
      timeout: timeout
    )
    if let details = answer["exceptionDetails"] {
      let thrown = details["exception"]
      throw BrowserProblem.threw(
        thrown?["description"]?.string ?? thrown?["value"]?.string
          ?? details["text"]?.string ?? "?"
      )
    }
    return answer["result"]?["value"] ?? .null
  }

  /// Waits until an expression is true.
  func wait(until script: String, timeout: Double = 60) async throws {
    let end = Date(timeIntervalSinceNow: timeout)
    while try await evaluate("Boolean(\(script))").bool != true {
      if Date() > end { throw BrowserProblem.timedOut(script, seconds: timeout) }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Emulates preferences such as `["prefers-reduced-motion": "reduce"]`.
  func prefer(_ features: [String: String]) async throws {
    let list = features.sorted { $0.key < $1.key }.map {
      ["name": .string($0.key), "value": .string($0.value)] as JSON
    }
    try await send("Emulation.setEmulatedMedia", ["features": .array(list)])
  }

  /// Takes a picture of what is visible, as PNG.
  func screenshot() async throws -> [UInt8] {
    let answer = try await send("Page.captureScreenshot", ["format": "png"])
    guard let data = answer["data"]?.string.flatMap({ Data(base64Encoded: $0) }) else {
      throw BrowserProblem.unexpected("Chromium gave no picture")
    }
    return [UInt8](data)
  }

  /// Takes a picture of what is visible once that is all there: fonts and images are decoded, and two
  /// pictures in a row are the same.
  ///
  /// What is seen must stand still.
  func stillScreenshot() async throws -> [UInt8] {
    try await evaluate(
      """
      document.fonts.ready
        .then(() => Promise.all([...document.images].filter(i => i.src).map(i => i.decode())))
        .then(() => 0)
      """
    )
    try await settle()
    var last = try await screenshot()
    for _ in 0..<20 {
      // A busy browser gives the same old frame twice when it is asked twice at once.
      try await settle()
      let next = try await screenshot()
      if next == last { return next }
      last = next
    }
    throw BrowserProblem.unexpected("the page does not stand still")
  }
}
