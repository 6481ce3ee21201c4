import Scrollwork
import ScrollworkScene
import Testing

/// The numbers of the first article, on a screen of its size.
@Suite struct OnboardingTests {
  private let stage: Stage
  private let size = Size(width: 320, height: 568)

  init() throws { stage = try Stage(example: "onboarding", size: size) }

  /// Where the four layers of the entrance rest, and where they come from.
  static let entrance: [(id: String, x: Double, y: Double, from: Double)] = [
    ("girl", 100, 318, -200), ("wish-phone", 140, 200, -100), ("wish-concert", 140, 240, 100),
    ("wish-dali", 140, 280, -120),
  ]

  @Test(arguments: [0, 0.1, 0.35, 0.5, 0.7, 2])
  func bringsTheFirstPageInOnACurveOfSevenTenthsOfASecond(time: Double) throws {
    let picture = try stage.picture(time)
    let curve = Easing.easeInOut.value(at: min(time / 0.7, 1))
    for layer in Self.entrance {
      let x = layer.x + layer.from * (1 - curve)
      guard let look = picture.look(try stage.slot(layer.id)) else {
        #expect(layer.id == "girl" && x <= -100, "\(layer.id) is missing")
        continue
      }
      #expect(isClose(look.world.tx, x), "\(layer.id)")
      #expect(isClose(look.world.ty, layer.y), "\(layer.id)")
      #expect(look.opacity == 1)
    }
  }

  @Test func standsHalfWayAfterHalfOfTheEntrance() throws {
    for layer in Self.entrance {
      let look = try #require(try stage.look(layer.id, at: 0.35))
      #expect(isClose(look.world.tx, layer.x + layer.from / 2), "\(layer.id)")
    }
  }

  @Test func carriesTheGirlAHundredPointsToTheRightAsPageOneIsReached() throws {
    for page in [-0.1, 0, 0.25, 0.5, 0.8, 1] {
      let script = "scroll to page \(max(page, 0)) at 1s at-once"
      let girl = try #require(try stage.look("girl", at: 2, script))
      #expect(isClose(girl.world.tx, 100 + 100 * max(page, 0)))
    }
  }

  @Test func movesTheSecondWishFasterThanTheOthers() throws {
    for page in [0, 0.25, 0.4] {
      let picture = try stage.picture(2, "scroll to page \(page) at 1s at-once")
      let scrolled = 320 * page
      let phone = try #require(picture.look(try stage.slot("wish-phone")))
      let concert = try #require(picture.look(try stage.slot("wish-concert")))
      let dali = try #require(picture.look(try stage.slot("wish-dali")))
      #expect(isClose(phone.world.tx, 140 - scrolled))
      #expect(isClose(concert.world.tx, 140 - scrolled - 200 * page))
      #expect(isClose(dali.world.tx, 140 - scrolled))
    }
  }

  @Test func pullsBeyondTheFirstPageWithoutMovingTheGirlAgainstTheContent() throws {
    let picture = try stage.picture(1.4, "drag right 200pt at 1s over 0.3s")
    #expect(picture.scroll.offset < -20)
    let girl = try #require(picture.look(try stage.slot("girl")))
    // Before its first keyframe the track holds: she rides the content.
    #expect(isClose(girl.world.tx, 100 - picture.scroll.offset))
  }

  @Test(arguments: ["fast-flick", "fling", "walk", "reverse"])
  func endsEachGestureOnTheLastKeyframes(name: String) throws {
    var flicked = Playback(stage.program, try stage.gesture("onboarding", name))
    flicked.seek(to: 30)
    let page = flicked.frame.scroll.page
    #expect(page == page.rounded())
    let jump = Trace([
      .init(time: 1, .scroll(page: 1, animated: false)),
      .init(time: 2, .scroll(page: 2, animated: false)),
      .init(time: 3, .scroll(page: 3, animated: false)),
      .init(time: 4, .scroll(page: page, animated: false)),
    ])
    var jumped = Playback(stage.program, jump)
    jumped.seek(to: 30)
    let one = Picture(flicked.frame, of: stage.program)
    let other = Picture(jumped.frame, of: stage.program)
    #expect(one == other, "\(difference(one, other))")
  }

  @Test func reachesTheFourthPageByThreeFlicksThatCatchOneAnother() throws {
    var playback = Playback(stage.program, try stage.gesture("onboarding", "fast-flick"))
    playback.seek(to: 5)
    #expect(playback.frame.scroll.page == 3)
    let girl = try stage.slot("girl")
    #expect(isClose(playback.frame.world[girl].tx, 100 + 100 + (160 - 315)))
  }
}
