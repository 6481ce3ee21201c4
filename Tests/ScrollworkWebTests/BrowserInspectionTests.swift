import Testing

extension InBrowser {
  @Suite struct BrowserInspectionTests {
    @Test func takesPicturesInDevicePixels() async throws {
      try await Browser.withPage(Screen(width: 40, height: 30, scale: 2)) { page in
        try await page.open(
          html: "<meta name=viewport content='width=device-width'><body style='background:#f00'>"
        )
        let png = try await page.screenshot()
        #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let size = png[16..<24].reduce(into: UInt64(0)) { $0 = $0 << 8 | UInt64($1) }
        #expect(size == 80 << 32 | 60)
      }
    }

    @Test func readsWhatAScreenReaderTells() async throws {
      try await Browser.withPage { page in
        try await page.open(
          html: """
            <title>T</title><main><div aria-hidden=true>no</div>
            <div role=group aria-label=Stage><button>Go</button></div></main>
            """
        )
        let told = try await page.accessibilityTree()
        #expect(told.contains { $0.role == "group" && $0.name == "Stage" })
        #expect(told.contains(Page.Told(role: "button", name: "Go", depth: 3)), "\(told)")
        #expect(!told.contains { $0.name == "no" })
      }
    }

    @Test func emulatesPreferences() async throws {
      let asks = "matchMedia('(prefers-reduced-motion: reduce)').matches"
      try await Browser.withPage { page in
        try await page.open(
          html: "<script>changes = 0; matchMedia("
            + "'(prefers-reduced-motion: reduce)').onchange = () => changes++</script>"
        )
        #expect(try await page.evaluate(asks) == false)
        try await page.prefer([
          "prefers-reduced-motion": "reduce", "prefers-color-scheme": "dark",
        ])
        #expect(try await page.evaluate(asks) == true)
        #expect(
          try await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") == true
        )
        try await page.wait(until: "changes === 1")
      }
    }

    @Test func countsNodesListenersAndBytes() async throws {
      try await Browser.withPage { page in
        try await page.open(html: "<p>")
        let before = try await page.cost()
        try await page.evaluate(
          """
          keep = new Array(1e5).fill(0).map((_, i) => ({ i }))
          for (let i = 0; i < 100; i++) document.body.append(document.createElement('p'))
          addEventListener('click', () => {}); 0
          """
        )
        let after = try await page.cost()
        #expect(after.nodes - before.nodes >= 100)
        #expect(after.listeners - before.listeners == 1)
        #expect(after.heap - before.heap > 1e6)
        #expect(try await page.metrics()["Documents"] != nil)
      }
    }
  }
}
