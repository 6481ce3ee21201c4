// Numbers of a take, from a second player that nobody sees.

import { feed } from "./take.js"

/** The most frames that are looked at, and for how long after its last event a take is followed, in seconds. */
const mostFrames = 1500
const mostSeconds = 12

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
  player.restart()
  const last = events.at(-1)?.[0] ?? 0
  const latest = Math.max(end, last + mostSeconds)
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
