// Numbers of a take, from a second player that nobody sees.

import { feed } from "./events.js"

/**
 * The most frames that are looked at; for how long after its last event a take is followed, in seconds, and for
 * how long when it does not rest until then: ten minutes on, what still moves is taken to move for ever.
 */
const mostFrames = 1500
const mostSeconds = 12
const eternity = 600

/** What is read of a layer: its place, size, turn and opacity in the scene, and where that is scrolled. */
export const channels = [
  ["x", "pt", 1], ["y", "pt", 1], ["scale", "", 3], ["rotation", "°", 1], ["opacity", "", 3], ["page", "", 3],
]

/**
 * Plays a take up to `end`, or to where all has come to rest.
 *
 * Returns when that is; whether it never is; the seconds from one frame to the next; the values of a slot's
 * channels, list by list, with nothing in frames that do not show it; and the slots that move.
 */
export function probe(player, events, slot, end = 0) {
  const { exports, scene } = player
  const read = (address, length, Numbers = Float64Array) => new Numbers(exports.memory.buffer, address, length)
  const last = events.at(-1)?.[0] ?? 0
  const restsAt = time => {
    player.restart()
    feed(player, events, 0, time)
    return read(read(exports.frame(time), 13, Int32Array)[12], 8)[5] > 0
  }
  let latest = Math.max(end, last + mostSeconds)
  if (!end && !restsAt(latest) && restsAt(last + eternity)) {
    // What moves for longer than most is followed to where it rests.
    let [early, late] = [latest, last + eternity]
    while (late - early > 1 / 60) restsAt((early + late) / 2) ? late = (early + late) / 2 : early = (early + late) / 2
    latest = late
  }
  player.restart()
  const step = Math.max(1 / 60, latest / mostFrames)
  const lists = channels.map(() => [])
  const moving = new Set()
  const progress = scene.axis < 0 && scene.decks.length ? 7 : 3
  let fed = 0
  let frame = 0
  let isAtRest
  do {
    const time = frame * step
    fed = feed(player, events, fed, time)
    const place = read(exports.frame(time), 13, Int32Array)
    const about = read(place[12], 8)
    const changes = read(place[4], place[9], Uint8Array)
    // What was moved by itself, or faded.
    for (const each of read(place[2], place[3], Int32Array)) if (frame && changes[each] & 12) moving.add(each)
    if (read(place[0], place[1], Int32Array).includes(slot)) {
      const [a, b, c, d, x, y] = read(place[8] + slot * 48, 6)
      const turn = Math.atan2(b, a) * 180 / Math.PI
      const [opacity] = read(place[6] + slot * 8, 1)
      const values = [x, y, Math.sqrt(Math.abs(a * d - b * c)), turn, opacity]
      values.forEach((value, channel) => lists[channel][frame] = value)
    }
    lists[5][frame] = about[progress]
    isAtRest = about[5] && fed == events.length
  } while (frame++ * step < latest && !(isAtRest && frame * step > end))
  return { rest: (frame - 1) * step, isEndless: !isAtRest, step, lists, moving }
}
