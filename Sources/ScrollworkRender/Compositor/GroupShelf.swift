/// Keeps the pictures of groups within a limit.
///
/// A group has a few: each size and each state in which it rests, and one of a state that passes.
final class GroupShelf {
  /// The most bytes that pictures may take which the frame does not show.
  let limit: Int
  private(set) var bytes = 0
  private var pictures: [Key: [GroupPicture]] = [:]

  /// How many pictures of one group are kept.
  static let mostOfOne = 4

  /// Whose picture it is.
  enum Key: Hashable {
    /// The group in a slot.
    case slot(Int)
    /// An item of a deck: cards that show the same one share pictures, whatever their slots, so that
    /// a card which comes back is at hand.
    case item(deck: Int, Int)
  }

  /// Creates an empty shelf.
  init(limit: Int) { self.limit = limit }

  /// The picture that was painted from just these marks, if it is still there.
  func picture(
    of key: Key,
    at place: GroupPicture.Place,
    marks: GroupMarks,
    frame: Int
  ) -> GroupPicture? {
    guard let known = pictures[key] else { return nil }
    for picture in known where picture.place == place && picture.marks == marks {
      if picture.lastUse < frame { picture.isSettled = true }
      picture.lastUse = frame
      return picture
    }
    return nil
  }

  /// What was last painted at a place.
  func latest(of key: Key, at place: GroupPicture.Place) -> GroupPicture? {
    guard let known = pictures[key] else { return nil }
    var latest: GroupPicture?
    for picture in known where picture.place == place {
      if picture.lastUse >= latest?.lastUse ?? 0 { latest = picture }
    }
    return latest
  }

  /// Makes room for a picture.
  ///
  /// - Parameters:
  ///   - key: Whose.
  ///   - place: Where its pixels lie.
  ///   - kept: A picture that must stay as it is.
  ///   - most: How many this group may have.
  ///   - frame: The number of the frame being drawn.
  /// - Returns: A picture whose pixels may be anything.
  func makePicture(
    of key: Key,
    at place: GroupPicture.Place,
    keeping kept: GroupPicture?,
    most: Int,
    frame: Int
  ) -> GroupPicture {
    var known = pictures[key] ?? []
    var surface: Surface?
    let passing = known.firstIndex { !$0.isSettled && $0 !== kept }
    let oldest = known.indices.filter { known[$0] !== kept }.min {
      known[$0].lastUse < known[$1].lastUse
    }
    if let index = passing ?? (known.count >= most ? oldest : nil) {
      let old = known.remove(at: index).raster.surface
      bytes -= old.byteCount
      if old.width == Int(place.box.width), old.height == Int(place.box.height) { surface = old }
    }
    let picture = GroupPicture(
      place,
      surface ?? Surface(width: Int(place.box.width), height: Int(place.box.height)),
      frame: frame
    )
    known.append(picture)
    pictures[key] = known
    bytes += picture.raster.surface.byteCount
    if bytes > limit { forgetOldest(frame) }
    return picture
  }

  /// Lets go of what was shown longest ago; what the frame shows stays, however much it is.
  private func forgetOldest(_ frame: Int) {
    var all = pictures.flatMap { key, known in known.map { (key: key, picture: $0) } }
    all.removeAll { $0.picture.lastUse >= frame }
    all.sort { $0.picture.lastUse < $1.picture.lastUse }
    for (key, picture) in all {
      guard bytes > limit else { return }
      bytes -= picture.raster.surface.byteCount
      pictures[key]?.removeAll { $0 === picture }
      if pictures[key]?.isEmpty == true { pictures[key] = nil }
    }
  }
}
