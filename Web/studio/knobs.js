// The numbers that a scene lets people turn.

import { copier, make, plain } from "./make.js"
import { tuned } from "./tuned.js"

/** Turns a number by keys: up and down, ten times as far with Shift, a tenth with Alt. */
const nudge = (event, pace) => {
  const way = { ArrowUp: 1, ArrowDown: -1 }[event.key]
  return way && way * pace * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1)
}

/** A power of ten, about a hundredth of a range. */
const hundredth = range => 10 ** Math.round(Math.log10(range) - 2)

/**
 * A row for each parameter with bounds, and a number for those without: a slider, and its value to type.
 *
 * `first` are the values of the document. `onturn` is told all values while a knob turns, `onrelease` when it was
 * let go. What was turned says the document's value, and goes back to it; all at once may be shown as it was.
 */
export class Knobs {
  constructor(root, parameters, first, { onturn, onrelease }) {
    Object.assign(this, { first, onturn, onrelease, rows: {}, isBefore: false })
    this.values = Object.fromEntries(parameters.map(({ name, value }) => [name, value]))
    this.before = make("button", { hidden: true, title: "Shows the values of the document, and yours again",
      onclick: () => this.showBefore(!this.isBefore) }, "Before")
    root.firstChild.append(this.before)
    for (const parameter of parameters) root.append(this.#row(parameter))
    if (!parameters.length) root.append(make("p", {}, "The scene has no parameters."))
    this.line = make("code", { className: "options", tabIndex: 0, hidden: true })
    root.append(this.line)
    this.show()
  }

  #row({ name, min, max, step, label = name }) {
    const isBounded = min < max
    const pace = step > 0 ? step : hundredth(isBounded ? max - min : Math.abs(this.first[name]) || 1)
    const turn = value => Number.isFinite(value) && this.turn({ [name]: Math.min(max ?? 1e9, Math.max(min ?? -1e9, value)) })
    const knob = make("input", { type: "range", min, max, step: step > 0 ? step : "any", ariaLabel: label,
      oninput: () => turn(step > 0 ? +knob.value : +plain(Math.round(knob.value / pace * 10) * pace / 10, 12)) })
    const number = make("input", { type: "number", step: "any", ariaLabel: `${label}, as a number`,
      oninput: () => number.value && turn(+number.value),
      onblur: () => this.show(),
      onkeydown: event => {
        const far = nudge(event, pace)
        if (!far) return
        event.preventDefault()
        turn(+plain(this.values[name] + far, 12))
        number.value = this.values[name]
      } })
    knob.onchange = number.onchange = () => this.onrelease()
    const back = () => {
      this.turn({ [name]: this.first[name] })
      this.onrelease()
    }
    const was = make("button", { className: "was", title: "Back to the value of the document", onclick: () => {
      back()
      number.focus()
    } })
    const title = make("span", { title: "Double click for the value of the document", ondblclick: back }, label)
    const row = make("div", { className: "knob" }, title, was, number, ...(isBounded ? [knob] : []))
    this.rows[name] = { row, knob, number, was, label, min, max }
    return row
  }

  /** Gives parameters values. */
  turn(values) {
    Object.assign(this.values, values)
    this.showBefore(false)
  }

  /** Shows the document's values, or those at hand. */
  showBefore(isBefore) {
    this.isBefore = isBefore
    this.show()
    this.onturn(isBefore ? this.first : this.values)
  }

  show() {
    const { first, isBefore, values } = this
    for (const [name, { row, knob, number, was, label, min, max }] of Object.entries(this.rows)) {
      const value = (isBefore ? first : values)[name]
      knob.value = value
      if (document.activeElement != number) number.value = value
      row.style.setProperty("--part", (value - min) / (max - min) * 100 + "%")
      was.textContent = first[name]
      was.ariaLabel = `${label}: back to ${first[name]}`
      row.classList.toggle("changed", values[name] != first[name])
    }
    this.before.ariaPressed = isBefore
    this.before.hidden = !this.options
    this.line.textContent = this.options || "Nothing was turned."
  }

  /** A button that shows what was turned, and copies it. */
  copyButton() {
    return copier("Copy values", () => {
      this.line.hidden = false
      return this.options
    })
  }

  /** What was turned, by name. */
  get turned() {
    return Object.fromEntries(Object.entries(this.values).filter(([name, value]) => value != this.first[name]))
  }

  /** The same as options of the command. */
  get options() {
    return Object.entries(this.turned).map(([name, value]) => `--set ${name}=${value}`).join(" ")
  }

  /** The document with the values at hand. */
  document(text) { return tuned(text, this.turned) }
}
