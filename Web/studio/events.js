// The events of a take: lists of numbers, by rising time.

/** Hands the events from `first` on to a player, up to a moment, and returns the first that comes later. */
export function feed(player, events, first, moment) {
  while (first < events.length && events[first][0] <= moment) {
    const [time, kind, id, x = 0, y = 0, dx = 0, dy = 0] = events[first++]
    player.exports.event(kind, id, x, y, dx, dy, player.last = time)
  }
  return first
}

/** The fingers that are down after the first so many events. */
export function down(events, count) {
  const ids = new Set()
  for (const [, kind, id] of events.slice(0, count)) {
    if (kind < 2) ids.add(id)
    else if (kind < 4) ids.delete(id)
  }
  return [...ids]
}
