// The words of a score: what its writer and its player both know. Everything is a number; what stands where
// is said beside what writes it.

/// The format that this file describes: one more for each change of what a score's numbers mean.
package var scoreVersion: Int { 1 }

/// What the numbers at the head of a score say: the format, then how much there is of everything at most.
package enum ScoreHead {
  /// The number of this format; a player plays no other.
  package static var version: Int { 0 }
  package static var nodes: Int { 1 }
  package static var rules: Int { 2 }
  package static var motions: Int { 3 }
  package static var keys: Int { 4 }
  package static var springs: Int { 5 }
  package static var decks: Int { 6 }
  /// The numbers of all layers at rest.
  package static var rest: Int { 7 }
  /// The steps of the longest formula.
  package static var steps: Int { 8 }
  package static var sortsTop: Int { 9 }
  package static var width: Int { 10 }
  package static var height: Int { 11 }
  package static var isMirrored: Int { 12 }
  /// 0: fades in place of motion; 1: the end at once; 2: as written.
  package static var reducedMotion: Int { 13 }
  /// How many parameters there are; their values follow, then how the content scrolls, the easings and the
  /// layers.
  package static var parameters: Int { 14 }
}

/// What a layer is.
package enum ScoreKind {
  package static var leaf: Int { 0 }
  package static var group: Int { 1 }
  /// A group that cuts its layers at its box.
  package static var clip: Int { 2 }
  package static var deck: Int { 3 }
}

/// What else a layer is, bit by bit.
package struct ScoreLayerFlags: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static var hasFrame: Self { Self(rawValue: 1) }
  package static var isPinned: Self { Self(rawValue: 2) }
  package static var hasPages: Self { Self(rawValue: 4) }
  package static var animatesPaint: Self { Self(rawValue: 8) }
  package static var sortsChildren: Self { Self(rawValue: 16) }
  package static var isShape: Self { Self(rawValue: 32) }
  package static var isEllipse: Self { Self(rawValue: 64) }
  package static var isPath: Self { Self(rawValue: 128) }
  package static var hasStroke: Self { Self(rawValue: 256) }
  package static var isText: Self { Self(rawValue: 512) }
  /// It plays its animations on each of its layers in turn.
  package static var staggers: Self { Self(rawValue: 1024) }
  /// Its letters', its inside's and its stroke's colour is kept in Oklab: three bits from here on.
  package static var keepsOklab: Self { Self(rawValue: 2048) }
}

/// What a tap scrolls to.
package enum ScoreTap {
  package static var none: Int { 0 }
  package static var next: Int { 1 }
  package static var previous: Int { 2 }
  package static var page: Int { 3 }
  package static var this: Int { 4 }
  /// It only sends an event.
  package static var event: Int { 5 }
}

/// The numbers of a layer, in their order, as `Channel` has them: its own, and where paint moves those of
/// the paint.
///
/// They are said twice because neither player could read the other's without a call for each.
package enum ScoreChannel {
  package static var x: Int { 0 }
  package static var y: Int { 1 }
  package static var scaleX: Int { 2 }
  package static var scaleY: Int { 3 }
  package static var rotation: Int { 4 }
  package static var opacity: Int { 5 }
  package static var depth: Int { 6 }
  package static var count: Int { 7 }
  package static var width: Int { 7 }
  package static var height: Int { 8 }
  package static var radius: Int { 9 }
  package static var strokeWidth: Int { 10 }
  package static var paintCount: Int { 18 }
}

/// What a number at rest does to the number of its channel.
package enum ScoreRest {
  package static var sets: Int { 0 }
  package static var multiplies: Int { 1 }
  package static var multipliesBothScales: Int { 2 }
  package static var setsMirrored: Int { 3 }
}

/// What an animation is read at.
package enum ScoreSource {
  package static var page: Int { 0 }
  package static var view: Int { 1 }
  package static var clock: Int { 2 }
  /// A spring on the clock.
  package static var spring: Int { 3 }
}

/// What starts an animation's clock.
package enum ScoreStart {
  package static var scene: Int { 0 }
  package static var page: Int { 1 }
  package static var layer: Int { 2 }
}

/// What else an animation is, bit by bit.
package struct ScoreAnimationFlags: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static var isTimed: Self { Self(rawValue: 1) }
  package static var isSpring: Self { Self(rawValue: 2) }
  package static var isInScreen: Self { Self(rawValue: 4) }
  package static var goesOnBefore: Self { Self(rawValue: 8) }
  package static var goesOnAfter: Self { Self(rawValue: 16) }
  package static var ends: Self { Self(rawValue: 32) }
}

/// What a property of an animation is, bit by bit.
package struct ScorePropertyFlags: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static var isMirrored: Self { Self(rawValue: 1) }
  package static var isBothScales: Self { Self(rawValue: 2) }
  /// It moves, scales or turns a layer.
  package static var isMotion: Self { Self(rawValue: 4) }
  package static var isColor: Self { Self(rawValue: 8) }
  /// Which colour: the letters', the inside's or the stroke's, one of three bits from here on.
  package static var whichColor: Self { Self(rawValue: 16) }
}

/// What 100 % of a property are.
package enum ScoreWhole {
  package static var width: Int { 0 }
  package static var height: Int { 1 }
  package static var shorter: Int { 2 }
}

/// How a spring was called.
package enum ScoreSpringKind {
  package static var uikit: Int { 0 }
  package static var physical: Int { 1 }
  package static var response: Int { 2 }
  package static var perceptual: Int { 3 }
  package static var pop: Int { 4 }
  package static var smooth: Int { 5 }
  package static var snappy: Int { 6 }
  package static var bouncy: Int { 7 }
}

/// What an easing is.
package enum ScoreCurveKind {
  package static var bezier: Int { 0 }
  package static var steps: Int { 1 }
  package static var stops: Int { 2 }
}

/// A step of a formula, which stands in postfix order: the step and its number.
package enum ScoreStep {
  package static var number: Int { 0 }
  /// So many hundredths of the viewport's width, of its height, and of what 100 % are.
  package static var width: Int { 1 }
  package static var height: Int { 2 }
  package static var whole: Int { 3 }
  /// The value of a parameter.
  package static var parameter: Int { 4 }
  package static var add: Int { 5 }
  package static var subtract: Int { 6 }
  package static var multiply: Int { 7 }
  package static var divide: Int { 8 }
  package static var minimum: Int { 9 }
  package static var maximum: Int { 10 }
  package static var negate: Int { 11 }
  /// The number, if what there is so far is none.
  package static var otherwise: Int { 12 }
}
