import Scrollwork
import ScrollworkExport
import ScrollworkRender
import ScrollworkScene
import ScrollworkWeb
import Testing

extension InBrowser.Playing {
  /// A film in the studio.
  @Suite struct StudioFilmTests {
    @Test func aFilmShowsTheMomentOfTheScene() async throws {
      try await Show.studio("wave", film: film) { show in
        try await show.page.wait(until: "studio.film.video.duration > 1.9")
        for moment in [1.75, 1.25, 1.5] {
          try await show.page.evaluate("studio.take.seek(\(moment))")
          try await show.page.wait(until: Self.film(isAt: moment))
        }
        // Where the two are the same nothing is left of them but what the encoder lost.
        try await show.page.evaluate(
          """
          (menu => { menu.value = 'difference'; menu.dispatchEvent(new Event('change')) })(
            document.querySelector('.modes select'))
          """
        )
        let box = try await show.page.evaluate(
          "(box => [box.x, box.y, box.width, box.height])(document.querySelector('.stage').getBoundingClientRect())"
        )
        let same = try await brightness(of: box, on: show.page)
        #expect(same < 6)
        // A film that begins later shows another moment.
        try await show.page.evaluate("studio.film.offset = -0.25; studio.film.follow()")
        try await show.page.wait(until: Self.film(isAt: 1.25))
        #expect(try await brightness(of: box, on: show.page) > 3 * same)
      }
    }

    @Test func whatIsNoFilmSaysSoWhereItIsSeen() async throws {
      try await Show.studio("wave", film: film) { show in
        try await show.page.wait(until: "studio.film.video.duration > 1.9")
        try await show.page.evaluate("studio.film.fit()")
        #expect(try await show.page.evaluate("studio.film.video.style.objectFit") == "fill")
        // A screen of another shape leaves the film its own.
        try await show.page.evaluate(
          """
          (menu => { menu.value = '744,1133'; menu.dispatchEvent(new Event('change')) })(
            document.querySelector('.tools select'))
          """
        )
        try await show.page.wait(until: "studio.film.video.style.objectFit == 'contain'")
        for (name, kind) in [("notes.txt", "text/plain"), ("broken.mp4", "video/mp4")] {
          try await show.page.evaluate(
            """
            (data => {
              data.items.add(new File(["no film"], "\(name)", { type: "\(kind)" }))
              document.querySelector(".studio").dispatchEvent(
                new DragEvent("drop", { dataTransfer: data, cancelable: true }))
            })(new DataTransfer())
            """
          )
          try await show.page.wait(until: "studio.film.words.textContent.includes('MP4')")
          let isSeen = try await show.page.evaluate(
            "(box => box.top >= 0 && box.bottom <= innerHeight)(studio.film.words.getBoundingClientRect())"
          )
          #expect(isSeen == true, "\(name)")
          #expect(
            try await show.page.evaluate("studio.film.isThere").bool == (kind == "text/plain")
          )
          try await show.page.evaluate("studio.film.words.textContent = ''")
        }
      }
    }

    private static func film(isAt moment: Double) -> String {
      "!studio.film.video.seeking && Math.abs(studio.film.video.currentTime - \(moment)) < 0.01"
    }

    /// Two seconds of the wave, as the command films them.
    private func film(_ scene: Scene, _ folder: String, _ path: String) throws {
      let program = Program(scene, in: Environment(viewport: scene.size))
      let renderer = try Renderer(program, folder: folder, scale: 1)
      let size = renderer.makeBitmap()
      let film = Film(
        width: size.width,
        height: size.height,
        rate: FrameRate(60),
        frames: 0..<120
      )
      var sink = try VideoSink(film, .mp4(quality: 8), to: path, scaffold: Scaffold())
      var playback = Playback(program)
      for frame in film.frames {
        playback.seek(to: film.rate.time(of: frame))
        renderer.render(playback.frame, into: size)
        try sink.append(size)
      }
      try sink.finish()
    }

    /// How far from black a box of the page is in the mean, from 0 to 255.
    private func brightness(of box: JSON, on page: Page) async throws -> Double {
      let numbers = (box.array ?? []).compactMap(\.number)
      let black = Bitmap(width: Int(Screen.desktop.width), height: Int(Screen.desktop.height))
      let (width, height) = (Double(black.width), Double(black.height))
      let (right, bottom) = (numbers[0] + numbers[2], numbers[1] + numbers[3])
      let outside = [
        Rect(x: 0, y: 0, width: numbers[0], height: height),
        Rect(x: right, y: 0, width: width - right, height: height),
        Rect(x: 0, y: 0, width: width, height: numbers[1]),
        Rect(x: 0, y: bottom, width: width, height: height - bottom),
      ]
      let shot = try Screenshot(try await page.stillScreenshot(), like: black)
      return shot.difference(from: black, outside: outside).mean
    }
  }
}
