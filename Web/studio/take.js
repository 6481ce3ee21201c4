// What happens to a scene, from its first moment on: touches and time, which can be turned back.
//
// A take is a list of events, each a list of numbers as the player takes them: when, what, which finger or key,
// where, and how far a wheel turned. A recorded take is played from its list, by a clock of its own; where the
// list ends, or where a finger comes down, the page's own clock goes on, and whatever is done is added.
// Wheels and keys that the scene does not feel change nothing.

import { written } from "../record.js"
import { down, feed } from "./events.js"

const frames = requestAnimationFrame

/** Milliseconds that a frame may take before time waits for it. */
const longest = 100

export class Take {
  /** The events, by rising time; when the film of them ends, in seconds, and whether that was said: 0 is no. */
  events = []
  end = 0
  given = 0
  /** Whether it never comes to rest; then it is over at its end only when it begins anew. */
  isEndless = false
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
  // Whether something was felt that no frame has shown yet; when it was done.
  #isStale = false
  #stamp
  #request

  constructor(player) {
    this.player = player
    player.recorder = (...event) => this.#add(event)
    const listen = (name, act) => player.element.addEventListener(name, act, { capture: true, passive: true })
    for (const name of ["pointermove", "wheel", "keydown", "click"]) listen(name, event => this.#stamp = event.timeStamp)
    listen("pointerdown", event => event.altKey || event.button || this.#takeOver(event.timeStamp))
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
    if (given > 0) return true
    const rests = this.player.isSettled || this.loops && this.isEndless
    return rests && !(events.findLast(([, kind]) => kind < 4)?.[1] < 2)
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

  /** What a person did, which the player has felt. */
  #add(event) {
    const [, kind, id] = event
    // A finger that came down later than the moment at hand is not there.
    if (kind % 4 && kind < 4 && !down(this.events, this.#fed).includes(id)) return
    this.#takeOver(this.#stamp)
    this.events.push(event)
    this.#fed = this.events.length
    this.isYours = true
    this.given = 0
    this.#isStale = true
    this.onedit()
  }

  /** A person came at a moment of the page's clock: what the list had for later is gone. */
  #takeOver(stamp) {
    if (this.#isLive) return
    const { events, player, time } = this
    events.length = this.#fed
    if (!this.isYours) for (const id of down(events, this.#fed)) {
      events.push([time, 3, id, 0, 0, 0, 0])
      this.#fed = feed(player, events, this.#fed, time)
    }
    this.end = time
    this.isPlaying = true
    // Time stood still until then, which is a little ago.
    player.last = Math.max(player.last, time)
    player.clock = time + (performance.now() - stamp) / 1e3 * this.rate
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
