/// What this build of the player plays.
///
/// Scenes without decks, and those in which nothing scrolls, have builds of their own: the compiler leaves
/// out what these never come to.
package enum ScoreParts {
  /// 0: scenes in which nothing scrolls; 1: those without decks; 2: all.
  package static var level: Int {
    #if SCORE_WITHOUT_SCROLLING
    0
    #elseif SCORE_WITHOUT_DECKS
    1
    #else
    2
    #endif
  }

  static var scrolling: Bool { level > 0 }
  static var decks: Bool { level > 1 }
}
