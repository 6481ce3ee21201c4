/// The keys of a layer, by place.
enum LayerKey {
  static var id: Int { 0 }
  static var label: Int { 1 }
  static var frame: Int { 2 }
  static var anchor: Int { 3 }
  static var x: Int { 4 }
  static var depth: Int { 11 }
  static var transform: Int { 12 }
  static var animate: Int { 13 }
  static var tap: Int { 14 }
  static var shadow: Int { 15 }
  static var page: Int { 16 }
  static var `in`: Int { 17 }
  static var pages: Int { 18 }
  static var image: Int { 19 }
  static var fit: Int { 20 }
  static var text: Int { 21 }
  static var font: Int { 22 }
  static var color: Int { 23 }
  static var align: Int { 24 }
  static var verticalAlign: Int { 25 }
  static var shape: Int { 26 }
  static var path: Int { 27 }
  static var fill: Int { 28 }
  static var radius: Int { 29 }
  static var stroke: Int { 30 }
  static var layers: Int { 31 }
  static var clip: Int { 32 }
  static var stagger: Int { 33 }
  static var deck: Int { 34 }

  static var list: WordList {
    WordList(
      """
      id label frame anchor x y scale scaleX scaleY rotation opacity depth transform animate tap \
      shadow page in pages image fit text font color align verticalAlign shape path fill radius \
      stroke layers clip stagger deck
      """
    )
  }
}
