// Time: the bar below the scene.

import { choice, make } from "./make.js"

const rates = [[1, "1×"], [0.5, "½×"], [0.25, "¼×"], [0.1, "⅒×"]]
const icon = d => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`
const play = icon("M8 5v14l11-7z")
const pause = icon("M7 5h4v14H7zM13 5h4v14h-4z")

export class Transport {
  constructor(root, take, takes) {
    this.take = take
    this.takes = takes
    this.button = make("button", { className: "play", onclick: () => take.isPlaying ? take.pause() : take.play() })
    // It would be read out sixty times a second if it were an output.
    this.clock = make("span", { className: "clock" })
    this.scrubber = make("input", {
      type: "range", min: 0, step: "any", ariaLabel: "Moment, in seconds",
      oninput: () => take.seek(+this.scrubber.value),
    })
    // A key of a focused slider would step it by a hundredth of all.
    this.scrubber.onkeydown = event => this.press(event)
    const loops = make("input", { type: "checkbox", onchange: () => take.loops = loops.checked })
    this.fingers = choice("Whose finger",
      [["none", "No finger"], ["", "Your finger"], ...takes.map(({ name }, index) => [index, name])],
      value => this.choose(value))
    // What you did is there once you have done it, and gone when something else is chosen.
    this.fingers.options[1].hidden = true
    const step = (way, words, sign) => make("button",
      { className: "step", title: words, ariaLabel: words, onclick: () => this.step(way) }, sign)
    root.append(this.button, step(-1, "A frame back", "‹"), step(1, "A frame on", "›"), this.clock, this.scrubber,
      choice("Speed", rates, value => take.setRate(+value)), make("label", { className: "loop" }, loops, "Loop"), this.fingers)
    // What the scene does not feel, and what a focused button leaves, moves time.
    addEventListener("keydown", event => {
      const [target] = event.composedPath()
      if (event.defaultPrevented || target.closest?.("input,select")) return
      if (event.key != " " || !target.closest?.("button")) this.press(event)
    })
  }

  /** Plays one of the takes, or what you do yourself. */
  choose(index) {
    const { events, end } = this.takes[index] ?? { events: [], end: 0 }
    this.fingers.value = index
    this.take.load(events, end)
    this.take.play()
  }

  /** To the next sixtieth of a second, or the one before. */
  step(way) {
    const { take } = this
    take.seek((way < 0 ? Math.ceil(take.time * 60 - 1e-6) - 1 : Math.floor(take.time * 60 + 1e-6) + 1) / 60)
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { take } = this
    const act = {
      " ": () => this.button.click(), Home: () => take.seek(0), End: () => take.seek(take.end),
      ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  /** Once fingers have added to a take, or cut it off, it is yours. */
  edit() {
    const isYours = this.take.isYours && this.take.events.length > 0
    if (isYours) this.fingers.value = ""
    this.fingers.options[1].hidden = !isYours
  }

  show() {
    const { time, end, isPlaying } = this.take
    const all = Math.max(end, time, 1e-9)
    if (isPlaying != this.isPlaying) {
      this.isPlaying = isPlaying
      this.button.innerHTML = isPlaying ? pause : play
      this.button.ariaLabel = isPlaying ? "Pause" : "Play"
    }
    this.scrubber.max = all
    this.scrubber.value = time
    this.scrubber.ariaValueText = this.clock.textContent = `${time.toFixed(2)} s`
    this.scrubber.style.setProperty("--part", time / all * 100 + "%")
    this.clock.title = `Frame ${Math.round(time * 60)} at 60 a second`
  }
}
