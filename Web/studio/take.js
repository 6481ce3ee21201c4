// What happens to a scene, from its first moment on: touches and time, which can be turned back.
//
// A take is a list of events, each a list of numbers as the player takes them: when, what, which finger or key,
// where, and how far a wheel turned. A recorded take is played from its list, by a clock of its own; where the
// list ends, or where a finger comes down, the page's own clock goes on, and whatever is done is added.

import { written } from "../record.js"

const frames = requestAnimationFrame

/** Milliseconds that a frame may take before time waits for it. */
const longest = 100

export class Take {
  /** The events, by rising time; when the film of them ends, in seconds, and whether that was said: 0 is no. */
  events = []
  end = 0
  given = 0
  /** Whether a person has done any of it. */
  isYours = true
  /** The moment that is shown. */
  time = 0
  /** Seconds of the scene a second. */
  rate = 1
  isPlaying = false
  /** Whether it begins anew when it is over. */
  loops = false
  /** Who wants to know that a moment is shown, and that the list has changed. */
  onshow = () => {}
  onedit = () => {}

  // How many events the player has been handed; when the last frame was drawn.
  #fed = 0
  #last = 0
  #isLive = false
  // Whether something was felt that no frame has shown yet.
  #isStale = false
  #request

  constructor(player) {
    this.player = player
    player.recorder = (...event) => {
      this.events.push(event)
      this.#fed = this.events.length
      this.isYours = true
      this.given = 0
      this.#isStale = true
      this.onedit()
    }
    for (const name of ["pointerdown", "wheel", "keydown"]) {
      player.element.addEventListener(name, event => this.#isFelt(event) && this.#takeOver(event.timeStamp), { capture: true, passive: true })
    }
  }

  /** Whether the scene feels an event: fingers, wheels where something scrolls, and the keys that it knows. */
  #isFelt(event) {
    const { touch } = this.player.scene
    if (event.altKey || event.ctrlKey || event.metaKey) return false
    if (event.type == "wheel") return !!touch
    return event.type == "keydown" ? /^(Arrow|Home|End|Page|Enter| )/.test(event.key) : !event.button
  }

  /** The events as a trace, which the command replays. */
  get trace() {
    const last = this.events.at(-1)?.[0] ?? 0
    return written(this.player.scene, this.events, Math.max(this.end, this.time, last))
  }

  /** Plays another list of events from the start. */
  load(events, end) {
    this.pause()
    this.events = events.slice()
    this.end = this.given = end
    this.isYours = !events.length
    this.#rewind()
    this.#show(0)
    this.onedit()
  }

  /** Shows a moment, and stands still. */
  seek(time) {
    this.pause()
    this.#show(Math.max(0, time))
  }

  /** Shows the moment at hand once more, for a scene that has changed; what plays goes on. */
  again() {
    const { isPlaying } = this
    this.pause()
    this.#rewind()
    this.#show(this.time)
    if (isPlaying) this.play()
  }

  play() {
    if (this.isPlaying) return
    if (this.isOver) this.#show(0)
    this.isPlaying = true
    this.#last = performance.now()
    this.#request = frames(stamp => this.#next(stamp))
    this.onshow()
  }

  pause() {
    if (this.#isLive) {
      this.player.pause()
      this.time = this.player.clock
    }
    cancelAnimationFrame(this.#request)
    this.isPlaying = this.#isLive = false
    this.onshow()
  }

  /** Turns to another rate without a jump. */
  setRate(rate) {
    const { isPlaying } = this
    this.pause()
    this.rate = rate
    if (isPlaying) this.play()
  }

  /** Whether nothing comes any more: it has come to its end, or to rest with no finger on it. */
  get isOver() {
    const { time, end, given, events } = this
    if (time < end || this.#fed < events.length) return false
    const touch = events.findLast(([, kind]) => kind < 4)
    return given > 0 || this.player.isSettled && !(touch?.[1] < 2)
  }

  #next(stamp) {
    if (this.#isLive) {
      this.time = this.player.time()
      if (this.#isStale) this.player.show(this.time)
      this.#isStale = false
      this.onshow()
    } else {
      // No time passes while the page is hidden.
      const passed = Math.min(Math.max(0, stamp - this.#last), longest)
      this.#last = stamp
      this.#show(this.time + passed / 1e3 * this.rate)
      if (this.#fed == this.events.length) this.#goLive()
    }
    if (this.isOver) {
      if (!this.loops) return this.pause()
      this.seek(0)
      return this.play()
    }
    this.#request = frames(stamp => this.#next(stamp))
  }

  /** From here on the page's own clock counts, which knows when a finger was felt. */
  #goLive() {
    this.player.rate = this.rate
    this.player.play()
    this.#isLive = true
  }

  /** A finger came at a moment of the page's clock: what the list had for later is gone. */
  #takeOver(stamp) {
    if (this.#isLive) return
    this.events.length = this.#fed
    this.end = this.time
    this.isPlaying = true
    // Time stood still until the finger came, which is a little ago.
    this.player.last = Math.max(this.player.last, this.time)
    this.player.clock = this.time + (performance.now() - stamp) / 1e3 * this.rate
    this.#goLive()
    cancelAnimationFrame(this.#request)
    this.#request = frames(stamp => this.#next(stamp))
    this.onedit()
  }

  #rewind() {
    this.player.restart()
    this.#fed = 0
  }

  #show(time) {
    const { player, events } = this
    if (this.#fed && events[this.#fed - 1][0] > time) this.#rewind()
    this.#fed = feed(player, events, this.#fed, time)
    player.show(this.time = time)
    this.onshow()
  }
}

/** Hands the events from `first` on to a player, up to a moment, and returns the first that comes later. */
export function feed(player, events, first, moment) {
  while (first < events.length && events[first][0] <= moment) {
    const [time, kind, id, x = 0, y = 0, dx = 0, dy = 0] = events[first++]
    player.exports.event(kind, id, x, y, dx, dy, player.last = time)
  }
  return first
}
