/// The keys of a scene, by place.
enum SceneKey {
  static var schema: Int { 0 }
  static var scene: Int { 1 }
  static var size: Int { 2 }
  static var background: Int { 3 }
  static var parameters: Int { 4 }
  static var direction: Int { 5 }
  static var scroll: Int { 6 }
  static var reducedMotion: Int { 7 }
  static var layers: Int { 8 }

  static var list: WordList {
    WordList("$schema scene size background parameters direction scroll reducedMotion layers")
  }
}
