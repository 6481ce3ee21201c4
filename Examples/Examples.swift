/// The example scenes, written in Swift.
///
/// Each is the same value as the `scene.json` beside it; a test compares the two.
public enum Examples {}
