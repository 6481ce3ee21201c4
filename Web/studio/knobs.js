// The numbers that a scene lets people turn.

import { make, plain } from "./make.js"

/**
 * A row for each parameter with bounds, and a number for those without: a slider, and its value to type.
 *
 * `onturn` is told while a knob turns, `onrelease` when it was let go. A double click on a name gives a knob its
 * first value back.
 */
export class Knobs {
  constructor(root, parameters, { onturn, onrelease }) {
    this.first = Object.fromEntries(parameters.map(({ name, value }) => [name, value]))
    this.values = { ...this.first }
    this.rows = {}
    for (const { name, min, max, step, label } of parameters) {
      const bounded = min < max
      const pace = step > 0 ? step : "any"
      const knob = make("input", { type: "range", min, max, step: pace, ariaLabel: label || name })
      const number = make("input", { type: "number", min: min ?? "", max: max ?? "", step: pace, ariaLabel: `${label || name}, as a number` })
      const turn = value => {
        if (!Number.isFinite(value)) return
        onturn(name, this.values[name] = Math.min(max ?? 1e9, Math.max(min ?? -1e9, value)))
        this.show()
      }
      knob.oninput = () => turn(+knob.value)
      number.oninput = () => number.value && turn(+number.value)
      number.onblur = () => this.show()
      knob.onchange = number.onchange = onrelease
      const title = make("span", { title: "Double click for the value of the document",
        ondblclick: () => { turn(this.first[name]); onrelease() } }, label || name)
      const row = make("div", { className: "knob" }, title, number, ...(bounded ? [knob] : []))
      this.rows[name] = { row, knob, number, min, max }
      root.append(row)
    }
    if (!parameters.length) root.append(make("p", {}, "The scene has no parameters."))
    this.line = make("code", { className: "options", tabIndex: 0, hidden: true })
    root.append(this.line)
    this.show()
  }

  show() {
    for (const [name, { row, knob, number, min, max }] of Object.entries(this.rows)) {
      const value = this.values[name]
      knob.value = value
      if (document.activeElement != number) number.value = plain(value, 6)
      row.style.setProperty("--part", (value - min) / (max - min) * 100 + "%")
      row.classList.toggle("changed", value != this.first[name])
    }
  }

  /** A button that shows what was turned, and copies it. */
  copyButton() {
    const button = make("button", { onclick: () => {
      this.line.textContent = this.options || "Nothing was turned."
      this.line.hidden = false
      navigator.clipboard?.writeText(this.options).then(() => {
        button.textContent = "Copied"
        setTimeout(() => button.textContent = "Copy values", 1500)
      }, () => {})
    } }, "Copy values")
    return button
  }

  /** What was turned, as options of the command. */
  get options() {
    return Object.entries(this.values).filter(([name, value]) => value != this.first[name])
      .map(([name, value]) => `--set ${name}=${plain(value, 6)}`).join(" ")
  }

  /** The document with the values at hand. */
  document(text) {
    const scene = JSON.parse(text)
    for (const [name, value] of Object.entries(this.values)) {
      if (value == this.first[name]) continue
      const parameter = scene.parameters[name]
      if (typeof parameter == "object") parameter.value = +plain(value, 6)
      else scene.parameters[name] = +plain(value, 6)
    }
    return JSON.stringify(scene, null, 2)
  }
}
