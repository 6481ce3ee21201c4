extension Message {
  /// Words of CSS, UIKit, SwiftUI and Lottie, and ours for the same thing.
  static var synonyms: [(String, String)] {
    [
      ("alpha", "opacity"), ("animation", "animate"), ("animations", "animate"),
      ("backgroundColor", "background"), ("children", "layers"), ("sublayers", "layers"),
      ("elements", "layers"), ("name", "id"), ("title", "scene"), ("zIndex", "depth"),
      ("z-index", "depth"), ("zPosition", "depth"), ("translateX", "x"), ("translateY", "y"),
      ("left", "x"), ("top", "y"), ("angle", "rotation"), ("rect", "frame"), ("bounds", "frame"),
      ("anchorPoint", "anchor"), ("transformOrigin", "anchor"), ("cornerRadius", "radius"),
      ("borderRadius", "radius"), ("src", "image"), ("source", "image"), ("string", "text"),
      ("textAlign", "align"), ("fontSize", "size"), ("fontFamily", "family"), ("href", "send"),
      ("keyframes", "at"), ("keyTimes", "at"), ("offsets", "at"), ("times", "at"),
      ("timing", "easing"), ("timingFunction", "easing"), ("ease", "easing"),
      ("repeat", "iterations"), ("repeatCount", "iterations"), ("loop", "iterations"),
      ("autoreverse", "direction"), ("fillMode", "fill"), ("damping", "dampingRatio"),
      ("infinity", "infinite"), ("forever", "infinite"), ("always", "infinite"),
      ("middle", "center"), ("left", "start"), ("right", "end"),
      ("rect", "rectangle"), ("circle", "ellipse"), ("crop", "cover"), ("stretch", "fill"),
      ("easeInEaseOut", "ease-in-out"), ("easeOutQuad", "ease-out"), ("easeInQuad", "ease-in"),
    ]
  }
}
