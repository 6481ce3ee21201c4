// The layer whose numbers are shown, and the second player that finds them.

import { Curves } from "./curves.js"
import { choice, copier, make, plain } from "./make.js"
import { probe } from "./probe.js"

/** Milliseconds for which turns of a knob are gathered before they are measured, and for which a finger must rest. */
const patience = 40
const rest = 400

export class Layers {
  /** `counter` is a player that nobody sees; `onmeasure` is told what a probe found. */
  constructor(root, { player, counter, take, onmeasure }) {
    Object.assign(this, { player, counter, take, onmeasure })
    const { nodes, slots } = player.scene
    this.names = nodes.map(({ id, text, file }, node) => id ?? `#${node} ${text?.slice(0, 24) ?? file ?? ""}`.trim())
    // Of a card that stands in many slots the first is offered.
    const entries = slots.flatMap(({ node }, slot) =>
      node.deck == null || slot == slots.findIndex(each => each.node == node) ? [[slot, this.name(slot)]] : [])
    this.menu = choice("Layer", entries, value => this.choose(+value))
    root.firstChild.append(copier("Copy numbers", () => this.words))
    root.append(this.menu)
    this.curves = new Curves(root, time => take.seek(time))
    root.append(make("p", {}, "Alt-click a layer in the scene to choose it."))
    player.element.addEventListener("pointerdown", event => event.altKey && this.#pick(event), true)
  }

  /** The numbers of the chosen layer at the moment at hand. */
  get words() { return `${this.name(this.slot)} at ${plain(this.take.time)} s: ${this.curves.words}` }

  name(slot) {
    const { slots, nodes } = this.player.scene
    return this.names[nodes.indexOf(slots[slot]?.node)] ?? "Nothing"
  }

  choose(slot) {
    this.slot = slot
    this.menu.value = slot
    this.measure()
  }

  /** Finds the numbers anew, soon. */
  measure() {
    // What takes long is asked for less often.
    this.asked ||= setTimeout(() => {
      this.asked = 0
      const start = performance.now()
      const found = this.#probe()
      this.cost = performance.now() - start
      this.onmeasure(found)
      this.curves.draw(found, this.take.end)
      this.curves.mark(this.take.time)
    }, Math.max(patience, 2 * (this.cost ?? 0)))
  }

  /** The same once nothing has been done for a while, so that it is in no finger's way. */
  measureLater() {
    clearTimeout(this.later)
    this.later = setTimeout(() => this.measure(), rest)
  }

  #probe() {
    const { counter, take } = this
    const found = probe(counter, take.events, this.slot, take.given)
    this.#sort(found.moving)
    if (this.slot != null) return found
    // At first that layer is chosen which moves and has a name, or else the first that moves.
    const moving = [...found.moving]
    this.slot = moving.find(slot => !this.name(slot).startsWith("#")) ?? moving[0] ?? 0
    this.#offer(this.slot)
    this.menu.value = this.slot
    return probe(counter, take.events, this.slot, take.given)
  }

  /** Lists what moves in the take before what rests, unless somebody is choosing. */
  #sort(moving) {
    const order = [...moving].sort().join()
    if (order == this.order || document.activeElement == this.menu) return
    this.order = order
    const groups = ["Moves", "Rests"].map(label => make("optgroup", { label }))
    const options = [...this.menu.options].sort((a, b) => a.value - b.value)
    for (const option of options) groups[+!moving.has(+option.value)].append(option)
    this.menu.replaceChildren(...groups.filter(group => group.children.length))
    this.menu.value = this.slot
  }

  /** The layer under the pointer; no finger is felt. */
  #pick(event) {
    event.stopPropagation()
    const elements = this.player.painter.elements ?? []
    const slot = event.composedPath().map(element => elements.indexOf(element)).find(slot => slot >= 0)
    if (slot == null) return
    this.#offer(slot)
    this.choose(slot)
  }

  /** One of many cards gets an entry of its own once it is chosen. */
  #offer(slot) {
    if ([...this.menu.options].some(({ value }) => +value == slot)) return
    this.menu.add(new Option(`${this.name(slot)}, in place ${slot}`, slot))
  }
}
