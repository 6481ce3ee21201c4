/// One animation of one element: its keyframes, and what they are read at.
struct CSSAnimation {
  /// What stands between the braces of its `@keyframes`.
  var keyframes: String
  /// Duration, pace, delay, iterations, direction and fill, as in the shorthand.
  var timing: String
  /// The timeline: `auto` is the clock.
  var timeline = "auto"
  /// Where on a scroll timeline it begins and ends.
  var range = "normal"
  /// What starts its clock.
  var trigger = "none"
  /// Whether it joins those before it.
  var adds = false
}
