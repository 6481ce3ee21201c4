// How the numbers of one layer run over a take.

import { make, plain } from "./make.js"
import { channels } from "./probe.js"

const width = 300
const height = 138

/** A graph: each number that changes on a scale of its own, and a line for the moment. */
export class Curves {
  constructor(root, onseek) {
    this.picture = make("div", { className: "graph" })
    this.table = make("table")
    this.span = make("div", { className: "span" }, make("span", {}, "0 s"), make("span"))
    root.append(this.picture, this.span, this.table)
    const seek = event => {
      const { left, width } = this.picture.getBoundingClientRect()
      onseek(Math.min(1, Math.max(0, (event.clientX - left) / width)) * this.end)
    }
    this.picture.onpointerdown = event => {
      this.picture.setPointerCapture(event.pointerId)
      seek(event)
    }
    this.picture.onpointermove = event => event.buttons && seek(event)
  }

  /** Draws what a probe found, over the seconds up to `end`. */
  draw({ step, lists }, end) {
    Object.assign(this, { step, lists, end: end || step })
    this.span.lastChild.textContent = `${plain(this.end, 2)} s`
    this.table.textContent = ""
    this.cells = []
    let lines = ""
    channels.forEach(([name, unit, digits], channel) => {
      const known = lists[channel].filter(value => value != null)
      if (!known.length) return
      const low = known.reduce((a, b) => Math.min(a, b))
      const high = known.reduce((a, b) => Math.max(a, b))
      const moves = high - low > 1e-4 * Math.max(1, Math.abs(high))
      if (moves) lines += `<path class="c${channel}" d="${path(lists[channel], low, high, step / this.end)}"/>`
      const cell = make("td")
      const words = moves ? `${plain(low, digits)} … ${plain(high, digits)} ${unit}` : ""
      this.table.append(make("tr", { className: moves ? `moves c${channel}` : "" },
        make("th", { scope: "row" }, name), cell, make("td", {}, words)))
      this.cells[channel] = cell
    })
    this.picture.innerHTML =
      `<svg viewBox="0 0 ${width} ${height + 12}" preserveAspectRatio="none" aria-hidden="true">${lines}</svg>${lines ? "" : "<p>None of its numbers changes.</p>"}<i></i>`
  }

  /** Marks the moment. */
  mark(time) {
    if (!this.lists) return
    this.picture.lastChild.style.left = Math.min(1, time / this.end) * 100 + "%"
    const frame = Math.round(time / this.step)
    this.cells.forEach((cell, channel) => {
      const list = this.lists[channel]
      const value = list[Math.min(frame, list.length - 1)]
      cell.textContent = value == null ? "–" : plain(value, channels[channel][2])
    })
  }

  /** The numbers of the moment that is marked. */
  get words() {
    return this.cells.flatMap(({ textContent: value }, channel) =>
      value == "–" ? [] : `${channels[channel][0]} ${value} ${channels[channel][1]}`.trim()).join(", ")
  }
}

/** The line of a list; where it has nothing the line is lifted. */
const path = (list, low, high, pace) => {
  let isDown = false
  let text = ""
  for (let frame = 0; frame < list.length; frame++) {
    const value = list[frame]
    if (value != null) {
      const y = 6 + (high - value) / (high - low) * height
      text += `${isDown ? "L" : "M"}${plain(frame * pace * width, 2)} ${plain(y, 2)}`
    }
    isDown = value != null
  }
  return text
}
