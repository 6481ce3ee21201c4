/// What a place of the scene document holds: the nouns of messages, without their words.
package enum DocumentTerm: UInt8, CaseIterable, Sendable {
  // Values.
  case string, number, wholeNumber, truth, list, object
  case length, time, angle, ratio, colour, fill, point, size, frame, word, easing

  // Objects.
  case scene, parameter, scroll, layer, font, stroke, shadow, gradient, stop, tap
  case animation, spring, stagger, deck, card, item, start
}
