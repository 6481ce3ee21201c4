internal import Scrollwork
internal import ScrollworkScene

/// What a layer's share of its group's picture follows from.
///
/// Equal marks in equal order, at one place, are equal pixels. Where two marks differ, the pixels
/// differ in the boxes of both and nowhere else.
struct GroupMark: Equatable {
  /// Its slot, counted from the group's, so that all cards count alike.
  let slot: Int
  /// The item of the deck that it shows.
  let item: Int
  /// Its own opacity.
  let opacity: Double
  /// Its own map.
  let local: Affine
  /// What colours and outlines it, when that moves.
  let paint: Program.Paint?
  /// How a group among the layers is drawn.
  var manner = GroupManner.apart
  /// The rows of the picture that it may touch.
  var rows = RowSpan()
}

/// How a group's layers meet what is behind them.
enum GroupManner: Equatable {
  /// Each by itself.
  case apart
  /// Each by itself, cut at the group's box.
  case cut
  /// As one picture.
  case whole(GroupPicture.Place)
  /// Not at all: nothing of it is seen.
  case unseen
}

/// Some rows of a picture, one below the other; none unless told.
struct RowSpan: Equatable {
  /// The first.
  var first = Int.max
  /// One past the last.
  var end = Int.min

  /// Whether there are none.
  var isEmpty: Bool { first >= end }

  /// Grows to hold others, and what lies between.
  mutating func join(_ other: RowSpan) {
    guard !other.isEmpty else { return }
    first = min(first, other.first)
    end = max(end, other.end)
  }
}

/// The marks of a group's layers, in the order in which they are drawn.
struct GroupMarks: Equatable {
  /// One for each item that is drawn.
  var all: [GroupMark] = []
  /// Whether any rows can be painted again by themselves and come out the same to the bit.
  ///
  /// Pictures do; what Cairo draws of curves does not, nor is it known how far enlarged pictures reach.
  var isPlain = true

  /// Forgets all, but for the memory.
  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    isPlain = true
  }

  /// The rows in which a picture with some marks differs from one with others.
  static func changes(from old: [GroupMark], to new: [GroupMark]) -> RowSpan? {
    var rows = RowSpan()
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i].slot == new[j].slot {
        if old[i] != new[j] {
          rows.join(old[i].rows)
          rows.join(new[j].rows)
        }
        i += 1
        j += 1
      } else if i < old.count, !new[j...].contains(where: { $0.slot == old[i].slot }) {
        rows.join(old[i].rows)
        i += 1
      } else if j < new.count, !old[i...].contains(where: { $0.slot == new[j].slot }) {
        rows.join(new[j].rows)
        j += 1
      } else {
        // Some layers changed places.
        return nil
      }
    }
    return rows
  }
}
