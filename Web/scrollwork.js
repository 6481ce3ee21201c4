// Scrollwork in a page: hands time and touches to the player, and draws the frame that comes back.
//
// The player is WebPlayer.wasm, which computes every number of every frame; this file knows no motion.
//
//     import { load } from "./scrollwork.js"
//     const player = await load(document.querySelector("#hero"), { scene: "onboarding/scene.json" })
//     player.scrollTo(2)
//
// or, without a script of one's own:
//
//     <scroll-work src="onboarding/scene.json"></scroll-work>
//
// How a page is put together:
//
// * The module is fetched from `WebPlayer.wasm` beside this file. A page in one file gives it in
//   `options.wasm`: bytes (from base64), a Response (so that `new Response(blob.stream().pipeThrough(
//   new DecompressionStream("gzip")))` works), or a WebAssembly.Module. One module serves every scene.
// * `scene` is the address of the document, or its text (which begins with a brace), or an object.
// * Pictures are sought beside the document. `images` maps their names to addresses, `data:` ones too.
// * Letters are set in the house face, `Inter`, if the page has it: a page brings its own @font-face.
// * Beside this file lie three more, each loaded only when it is wanted: `canvas.js` draws scenes of very many
//   layers, `record.js` keeps what fingers do as a trace that `scrollwork render --gesture` replays, and
//   `rules.js` has the names of mistakes. Where they are missing, as in a page of one file, it plays without.

/** Numbers as CSS wants them: no more digits than can be seen. */
const round = (x, digits = 1e3) => Math.round(x * digits) / digits
const px = x => round(x) + "px"

/** Reads what the player tells once: a row of numbers, and the bytes of its strings. */
const reader = player => {
  const { memory, numbers, bytes } = player
  const tape = new DataView(memory.buffer, numbers())
  const text = bytes()
  let at = 0
  let from = text
  const number = () => tape.getFloat64((at++) * 8, true)
  const string = () => {
    const length = number()
    if (length < 0) return
    from += length
    return new TextDecoder().decode(new Uint8Array(memory.buffer, from - length, length))
  }
  const list = read => Array.from({ length: number() }, read)
  const color = () => {
    const [r, g, b, a] = [number(), number(), number(), number()]
    return `rgba(${round(r * 255, 1)},${round(g * 255, 1)},${round(b * 255, 1)},${round(a)})`
  }
  const fill = () => {
    const kind = number()
    if (kind < 2) return kind ? { color: color() } : {}
    const line = [number(), number(), number()]
    if (kind < 3) line.push(number())
    return { line, stops: list(() => [number(), color()]) }
  }
  return { number, string, list, color, fill }
}

const readPaint = ({ number, color }) => ({
  width: number(), height: number(), radius: number(), strokeWidth: number(),
  start: number(), end: number(), color: color(), fill: { color: color() }, stroke: color(),
})

const readNode = ({ number, string, color, fill }) => {
  const node = {
    parent: number(), deck: number(), id: string(), label: string(), tap: number(),
    isMirrored: number(), sorts: number(), width: number(), height: number(), blur: number(),
  }
  if (node.blur >= 0) Object.assign(node, { dx: number(), dy: number(), shadow: color() })
  const kind = node.kind = number()
  if (kind == 0) node.radius = number()
  if (kind == 1) node.deck = number()
  if (kind == 2) Object.assign(node, { file: string(), fit: number() })
  if (kind == 3) {
    Object.assign(node, {
      text: string(), color: color(), family: string(), size: number(), weight: number(),
      italic: number(), lineHeight: number(), tracking: number(), align: number(), vertical: number(),
    })
  }
  if (kind == 4) {
    node.outline = number()
    if (node.outline == 0) node.path = string()
    Object.assign(node, { fill: fill(), radius: number(), strokeWidth: number() })
    if (node.strokeWidth >= 0) {
      Object.assign(node, {
        stroke: color(), cap: number(), join: number(), start: number(), end: number(),
      })
    }
  }
  return node
}

/** The scene as back ends see it: every number resolved, nothing left to decide. */
const readScene = tape => {
  const { number, string, list, fill } = tape
  return {
    name: string(), width: number(), height: number(), axis: number(), pages: number(),
    isMirrored: number(), sorts: number(), background: fill(),
    parameters: list(() => ({
      name: string(), value: number(), min: number(), max: number(), step: number(), label: string(),
    })),
    nodes: list(() => readNode(tape)),
    slots: list(() => ({ node: number(), parent: number() })),
    decks: list(() => ({
      node: number(), axis: number(),
      items: list(() => Object.fromEntries(list(() => [string(), string()]))),
    })),
  }
}

/** A fill as a CSS background of a box. */
export const background = ({ color, line, stops }, width, height) => {
  if (!line) return color || "none"
  const css = stops.map(([offset, color]) => [offset, color])
  if (line.length < 4) {
    const [x, y, radius] = line.map(value => round(value * 100) + "%")
    return `radial-gradient(${radius} ${radius} at ${x} ${y},${
      css.map(([offset, color]) => `${color} ${round(offset * 100)}%`)})`
  }
  // The gradient lies in the unit square and is stretched with it; CSS knows lines by their angle.
  const [x0, y0, x1, y1] = line
  const x = (x1 - x0) * height
  const y = (y1 - y0) * width
  const length = (Math.abs(width * x) + Math.abs(height * y)) || 1
  const place = (u, v) => ((u - .5) * width * x + (v - .5) * height * y) / length + .5
  const start = place(x0, y0)
  const reach = place(x1, y1) - start
  return `linear-gradient(${Math.atan2(x, -y)}rad,${
    css.map(([offset, color]) => `${color} ${round((start + reach * offset) * 100)}%`)})`
}

/** Puts an item's strings in the places that the card keeps for them. */
export const filled = (text, item) =>
  item && text ? text.replace(/\{([^{}]*)\}/g, (whole, key) => item[key] ?? whole) : text

const create = (name, css, parent) => {
  const element = document.createElement(name)
  if (css) element.style.cssText = css
  parent?.append(element)
  return element
}

const escape = text => text.replace(/[&<"]/g, mark => `&#${mark.charCodeAt()};`)

/** Draws with the page's own elements, so that text is text. */
class Elements {
  constructor(stage, player) {
    Object.assign(this, { stage, player, elements: [] })
  }

  build(scene) {
    const { slots, nodes } = this.scene = scene
    const old = this.elements
    const same = old.length && slots.every(({ node, parent }, slot) =>
      old[slot]?.at == node + " " + parent)
    if (!same) this.stage.textContent = ""
    // What is written in the styles: six whole numbers of each map, and the opacities.
    this.shown = new Float64Array(slots.length * 6).fill(NaN)
    this.faded = new Float64Array(slots.length).fill(NaN)
    this.elements = slots.map(({ node, parent }, slot) => {
      const element = same ? old[slot] : create(nodes[node].kind == 2 ? "img" : "div")
      element.at = node + " " + parent
      element.z = 0
      if (!same) (this.elements[parent] || this.stage).append(element)
      this.elements[slot] = element
      this.style(element, nodes[node])
      return element
    })
  }

  /** What a layer looks like at rest; it stays hidden until a frame shows it. */
  style(element, node) {
    const { kind, width, height } = node
    const { style } = element
    style.cssText = `display:none;width:${px(width)};height:${px(height)}`
    if (node.shadow) {
      // A box's shadow is blurred by twice the standard deviation, a filter's by that itself.
      const shadow = blur => `${px(node.dx)} ${px(node.dy)} ${px(blur)} ${node.shadow}`
      if (kind == 4 && node.outline && !(node.strokeWidth > 0)) style.boxShadow = shadow(node.blur)
      else style.filter = `drop-shadow(${shadow(node.blur / 2)})`
    }
    if (node.id) element.dataset.id = node.id
    if (kind == 0 && node.radius >= 0) {
      style.overflow = "hidden"
      style.borderRadius = px(node.radius)
    }
    if (kind == 2) {
      style.objectFit = ["contain", "cover", "fill", "none"][node.fit]
      element.draggable = false
    }
    if (kind == 3) {
      style.cssText += `;justify-content:${["start", "center", "end"][node.vertical]};color:${
        node.color};text-align:${["left", "center", "right"][node.isMirrored ? 2 - node.align : node.align]
        };font:${node.italic ? "italic " : ""}${node.weight} ${px(node.size)}/${node.lineHeight} ${
        node.family ? `"${escape(node.family)}",` : ""}var(--face);letter-spacing:${px(node.tracking)}`
      element.className = "text"
    }
    if (kind == 4) this.paint(element, node, node)
    if (node.deck < 0 || kind == 1) this.fill(element, node)
    if (node.tap) {
      element.tabIndex = 0
      element.setAttribute("role", "button")
      element.classList.add("tap")
    }
  }

  /** What depends on the card: words, picture, name. */
  fill(element, node, item) {
    const label = filled(node.label, item)
    if (node.kind == 2) {
      element.src = this.player.address(filled(node.file, item))
      element.alt = label || ""
    } else if (label) {
      element.setAttribute("aria-label", label)
      if (!node.tap) element.setAttribute("role", node.kind == 4 ? "img" : "group")
    }
    if (node.kind == 3) {
      const text = filled(node.text, item)
      if (element.textContent != text) element.textContent = text
    }
  }

  /** A shape, or what moves in a shape or text. */
  paint(element, node, { width, height, radius, strokeWidth, start, end, color, fill, stroke }) {
    const { style } = element
    style.width = px(width)
    style.height = px(height)
    if (node.kind == 3) style.color = color
    if (node.kind != 4) return
    if (node.fill.line || !node.fill.color) fill = node.fill
    if (node.outline && node.strokeWidth < 0) {
      style.background = background(fill, width, height)
      style.borderRadius = node.outline == -2 ? "50%" : px(radius)
      return
    }
    const round = Math.min(radius, width / 2, height / 2)
    const outline = node.path != null ? `path d="${escape(node.path)}"`
      : node.outline == -2
        ? `ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}"`
        : `rect width="${width}" height="${height}" rx="${round}"`
    let defs = ""
    let paint = fill.color || "none"
    if (fill.line) {
      const [x, y, r, b] = fill.line
      const kind = fill.line.length > 3 ? "linear" : "radial"
      const name = paint = "g" + Math.random().toString(36).slice(2)
      paint = `url(#${name})`
      defs = `<${kind}Gradient id="${name}" gradientUnits="userSpaceOnUse" gradientTransform="scale(${
        width} ${height})" ${kind > "m" ? `cx="${x}" cy="${y}" r="${r}"`
        : `x1="${x}" y1="${y}" x2="${r}" y2="${b}"`}>${fill.stops.map(([offset, color]) =>
        `<stop offset="${offset}" stop-color="${color}"/>`).join("")}</${kind}Gradient>`
    }
    const isWhole = start <= 0 && end >= 1
    const length = Math.max(end - start, 0)
    element.innerHTML = `<svg>${defs}<${outline} fill="${paint}"/>${strokeWidth > 0 && (isWhole || length)
      ? `<${outline} fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="${
        ["butt", "round", "square"][node.cap]}" stroke-linejoin="${["miter", "round", "bevel"][node.join]
        }"${isWhole ? "" : ` pathLength="1" stroke-dasharray="${length} 2" stroke-dashoffset="${-start}"`}/>`
      : ""}</svg>`
  }

  draw({ order, changed, changes, local, opacity, card }) {
    const { elements, shown, faded, scene: { nodes, slots, decks } } = this
    let sorts = 0
    for (const slot of changed) {
      const change = changes[slot]
      const element = elements[slot]
      const node = nodes[slots[slot].node]
      const { style } = element
      if (change & 2) {
        // The focus must not go down with what it is on.
        if (element.contains(element.getRootNode().activeElement)) this.stage.focus()
        style.display = "none"
        continue
      }
      sorts |= change & 81
      if (change & 64) {
        const { items } = decks[node.deck]
        this.fill(element, node, items[Number(card[slot]) % items.length])
      }
      if (change & 4) {
        const at = slot * 6
        let isMoved = false
        for (let index = 0; index < 6; index++) {
          const value = Math.round(local[at + index] * (index < 4 ? 1e4 : 100))
          if (shown[at + index] != value) {
            shown[at + index] = value
            isMoved = true
          }
        }
        if (isMoved) {
          const x = shown[at + 4] / 100
          const y = shown[at + 5] / 100
          // Browsers read a translation in half the time of a matrix.
          style.transform = shown[at] == 1e4 && !shown[at + 1] && !shown[at + 2] && shown[at + 3] == 1e4
            ? `translate(${x}px,${y}px)`
            : `matrix(${shown[at] / 1e4},${shown[at + 1] / 1e4},${shown[at + 2] / 1e4},${
              shown[at + 3] / 1e4},${x},${y})`
        }
      }
      if (change & 8) {
        const value = round(opacity[slot])
        if (faded[slot] != value) style.opacity = faded[slot] = value
      }
      if (change & 32) this.paint(element, node, this.player.paint(slot))
      if (change & 1) style.display = ""
    }
    if (!sorts) return
    // Where layers change places, their order is said; elsewhere it is that of the elements.
    const places = new Map()
    for (const slot of order) {
      const { parent } = slots[slot]
      const above = nodes[slots[parent]?.node]
      if (!(above ? above.sorts || above.kind == 1 : this.scene.sorts)) continue
      const place = (places.get(parent) || 0) + 1
      places.set(parent, place)
      const element = this.elements[slot]
      if (element.z != place) element.style.zIndex = element.z = place
    }
  }
}

const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]

/** More layers than this are drawn on a canvas. */
const manyLayers = 1500

const sheet = `:host{display:block;position:relative;overflow:hidden;--face:Inter,"Noto Sans CJK SC","Noto Color Emoji",system-ui,sans-serif}
*{box-sizing:border-box;margin:0}
.stage{position:absolute;inset:0;overflow:hidden;user-select:none;-webkit-user-select:none;outline-offset:-3px}
.stage *{position:absolute;left:0;top:0;transform-origin:0 0}
.stage .text{display:flex;flex-direction:column;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;user-select:text;-webkit-user-select:text}
.tap{cursor:pointer}
svg{overflow:visible;width:1px;height:1px}
.dots:not([hidden]){position:absolute;bottom:8px;left:50%;transform:translate(-50%);display:flex;gap:8px;padding:6px;border-radius:12px;background:#000a;opacity:0;pointer-events:none}
.dots:focus-within,:host([dots]) .dots{opacity:1;pointer-events:auto}
.dots button{width:12px;height:12px;padding:0;border:0;border-radius:50%;background:#fff8}
.dots [aria-current=true]{background:#fff}
[role=status]{position:absolute;clip-path:inset(50%);white-space:nowrap}`

/** One scene, played in one element. */
export class Player extends EventTarget {
  constructor(element, exports, text, options) {
    super()
    Object.assign(this, { element, exports, text, options, clock: 0, last: 0 })
    const root = element.shadowRoot || element.attachShadow({ mode: "open" })
    root.innerHTML = `<style>${sheet}</style><div class="stage" part="stage" role="group"></div><div class="dots" part="dots" role="group"></div><div role="status"></div>`
    ;[, this.stage, this.dots, this.status] = root.children
    this.reduced = matchMedia("(prefers-reduced-motion:reduce)")
    this.stop = new AbortController()
    const { signal } = this.stop
    const on = (target, names, handle, rest) => names.split(" ").forEach(name =>
      target.addEventListener(name, handle, { signal, ...rest }))
    on(this.reduced, "change", () => this.build())
    const size = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element
      const { width, height } = this.scene || {}
      if (this.painter && clientHeight && (clientWidth != width || clientHeight != height)) this.build()
    })
    size.observe(element)
    on(signal, "abort", () => size.disconnect())
    this.listen(on)
  }

  /** Seconds of the scene at a moment of the page's clock, which counts milliseconds. */
  time(stamp = performance.now()) {
    return this.runs ? Math.max(0, (stamp - this.origin) / 1e3) : this.clock
  }

  /** Reads the document for what the element and the person are now, and goes on where it was. */
  build() {
    const { element, options, stage, dots } = this
    if (!element.clientHeight) {
      this.scene ??= this.read(0, 0)
      element.style.aspectRatio = `${this.scene.width}/${this.scene.height}`
    }
    const scene = this.scene = this.read(element.clientWidth, element.clientHeight)
    const { axis, decks } = scene
    const axes = [axis, ...decks.map(deck => deck.axis)]
    const scrolls = axes.some(axis => axis >= 0)
    // What nothing here scrolls is left to the page, and so is zooming.
    stage.style.touchAction = !scrolls ? ""
      : `${axes.includes(0) ? axes.includes(1) ? "" : "pan-y " : "pan-x "}pinch-zoom`
    stage.style.background = background(scene.background, scene.width, scene.height)
    stage.setAttribute("aria-label", options.label || scene.name)
    if (scrolls) {
      stage.setAttribute("aria-roledescription", "carousel")
      stage.tabIndex = 0
    }
    const count = axis < 0 ? 0 : Math.ceil(scene.pages)
    while (dots.children.length > count) dots.lastChild.remove()
    for (let page = dots.children.length; page < count; page++) {
      const button = create("button", "", dots)
      button.onclick = () => this.scrollTo(page)
    }
    dots.hidden = !count
    dots.dir = scene.isMirrored ? "rtl" : "ltr"
    ;[...dots.children].forEach((dot, page) => dot.setAttribute("aria-label", this.words(page)))
    this.painter.build(scene)
    this.centers = []
    this.show()
    this.wake()
  }

  words(page) {
    const count = this.dots.children.length
    return this.options.words?.(page, count) ?? `Page ${page + 1} of ${count}`
  }

  read(width, height) {
    const { exports, options } = this
    const bytes = new TextEncoder().encode(this.text)
    const place = exports.room(bytes.length)
    new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes)
    const reduced = options.reducedMotion ?? this.reduced.matches
    const count = exports.build(width, height, 1 / devicePixelRatio, reduced ? 1 : 0, this.time())
    if (count) {
      const problems = Array.from({ length: count }, (_, index) => {
        exports.problem(index)
        const { number } = reader(exports)
        return { rule: number(), start: number(), end: number(), line: number(), column: number() }
      })
      const { line, column, rule } = problems[0]
      throw Object.assign(Error(`the scene breaks rule ${rule} at ${line}:${column}`), { problems })
    }
    return readScene(reader(exports))
  }

  /** What a slot is drawn with now. */
  paint(slot) {
    this.exports.paint(slot)
    return readPaint(reader(this.exports))
  }

  /** Where a picture is. */
  address(file) {
    const { images, base } = this.options
    return (typeof images == "function" ? images(file) : images?.[file]) ?? new URL(file, base).href
  }

  /** Draws the moment `time`, or the frame that is already there. */
  show(time = NaN) {
    const { exports, scene } = this
    if (time == time) this.clock = time
    const directory = exports.frame(time)
    const { buffer } = exports.memory
    const [order, count, changed, changes, kinds, local, opacity, card, world] =
      new Int32Array(buffer, directory, 9)
    const slots = scene.slots.length
    const frame = {
      order: new Int32Array(buffer, order, count),
      changed: new Int32Array(buffer, changed, changes),
      changes: new Uint8Array(buffer, kinds, slots),
      local: new Float64Array(buffer, local, slots * 6),
      opacity: new Float64Array(buffer, opacity, slots),
      card: new BigInt64Array(buffer, card, slots),
      world: new Float64Array(buffer, world, slots * 6),
    }
    this.painter.draw(frame)
    const isDeck = scene.axis < 0 && scene.decks.length
    this.attend()
    const progress = exports.page(isDeck ? 0 : -1)
    if (progress != this.progress) {
      this.progress = progress
      this.tell("progress", { page: progress })
    }
    const page = Math.round(progress)
    if (page != this.page) {
      const isFirst = this.page == null
      this.page = page
      ;[...this.dots.children].forEach((dot, index) => dot.setAttribute("aria-current", index == page))
      const card = isDeck ? Number(frame.card[this.centers[0]]) : -1
      if (!isFirst) {
        this.status.textContent = isDeck
          ? this.painter.elements?.[this.centers[0]].ariaLabel || "" : this.words(page)
        this.tell("pagechange", { page, card })
      }
    }
    const isSettled = !!exports.settled()
    if (isSettled && !this.isSettled) this.tell("settled", { page: progress })
    this.isSettled = isSettled
  }

  /** Lets a screen reader find one card of a deck: the one in the centre. */
  attend() {
    const { scene: { decks, slots }, centers, painter: { elements, buttons } } = this
    decks.forEach((deck, index) => {
      const center = this.exports.center(index)
      if (centers[index] == center) return
      centers[index] = center
      slots.forEach(({ parent }, slot) => {
        const card = (elements || buttons)[slot]
        if (slots[parent]?.node != deck.node || !card) return
        card.inert = slot != center
        card.setAttribute("aria-roledescription", "slide")
      })
    })
  }

  tell(name, detail) {
    const event = new CustomEvent(name, { detail })
    for (const target of [this, this.element]) target.dispatchEvent(event)
  }

  /** Hands an event to the player; its time is that at which it happened. */
  send(kind, stamp, { id = 0, x = 0, y = 0, dx = 0, dy = 0 }) {
    const time = this.last = Math.max(this.last, this.time(stamp))
    this.exports.event(kind, id, x, y, dx, dy, time)
    this.recorder?.(time, kind, { id, x, y, dx, dy })
    const count = this.exports.action()
    if (count) {
      const { number, string } = reader(this.exports)
      const actions = Array.from({ length: count }, () => [{ card: number() }, string()])
      for (const [detail, name] of actions) this.tell(name, detail)
    }
    this.wake()
  }

  listen(on) {
    const { stage } = this
    const place = ({ clientX, clientY }) => {
      const { left, top, width, height } = stage.getBoundingClientRect()
      return {
        x: (clientX - left) * this.scene.width / width,
        y: (clientY - top) * this.scene.height / height,
      }
    }
    // The finger that counts, and where a mouse came down on text.
    let finger
    let text
    const end = (kind, event) => {
      if (finger == null) return
      this.send(kind, event.timeStamp, { id: finger })
      finger = undefined
    }
    const lose = event => end(3, event)
    on(stage, "pointerdown", event => {
      if (finger != null || event.button || !this.scene) return
      finger = event.pointerId
      const at = place(event)
      // A mouse selects text, a finger scrolls on it.
      text = event.pointerType == "mouse" && event.target.closest(".text") && at
      if (!text) stage.setPointerCapture(finger)
      this.send(0, event.timeStamp, { id: finger, ...at })
    })
    on(stage, "pointermove", event => {
      if (finger != event.pointerId) return
      if (text) {
        const { x, y } = place(event)
        if (Math.abs(x - text.x) + Math.abs(y - text.y) > 4) lose(event)
        return
      }
      const events = event.getCoalescedEvents?.() || []
      for (const each of events.length ? events : [event]) {
        this.send(1, each.timeStamp, { id: finger, ...place(each) })
      }
    })
    on(stage, "pointerup pointercancel lostpointercapture", event => {
      if (finger == event.pointerId) end(event.type == "pointerup" ? 2 : 3, event)
    })
    // Nothing stays in hand when the page loses sight of the finger.
    on(stage, "contextmenu", lose)
    on(window, "blur", lose)
    on(document, "visibilitychange", event => {
      lose(event)
      this.wake()
    })
    on(stage, "selectstart", event => finger != null && !text && event.preventDefault())
    on(stage, "dragstart", event => event.preventDefault())
    on(stage, "wheel", event => {
      const { ctrlKey, deltaX, deltaY, deltaMode, timeStamp } = event
      if (ctrlKey) return
      const { axis, pages, decks, height } = this.scene
      const unit = [1, 16, height][deltaMode]
      const along = Math.abs(deltaX) >= Math.abs(deltaY) ? 0 : 1
      if (along != axis && !decks.some(deck => deck.axis == along)) return
      // Beyond the ends of a tall scene the page scrolls on.
      if (along && axis == 1 && (deltaY < 0 ? this.progress <= 0 : this.progress >= pages - 1)) return
      event.preventDefault()
      this.send(4, timeStamp, { ...place(event), dx: deltaX * unit, dy: deltaY * unit })
    }, { passive: false })
    on(stage, "keydown", event => {
      const { target, key, timeStamp, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey) return
      if (target.matches(".tap") && /^(Enter| )$/.test(key)) {
        const { left, top, width, height } = target.getBoundingClientRect()
        const point = place({ clientX: left + width / 2, clientY: top + height / 2 })
        event.preventDefault()
        this.send(0, timeStamp, point)
        this.send(2, timeStamp, point)
        return
      }
      const { axis, decks } = this.scene
      const along = axis < 0 ? decks[0]?.axis : axis
      const id = keys.indexOf(key)
      if (id < 0 || along == null || (id < 4 && id >> 1 != along)) return
      event.preventDefault()
      this.send(5, timeStamp, { id })
    })
  }

  /** Goes on from where it is. */
  play() {
    this.isPlaying = true
    this.wake()
  }

  /** Stands still: touches are felt, but no time passes. */
  pause() {
    this.isPlaying = false
    this.wake()
  }

  /** Asks for the next frame, if there is one: no time passes in a hidden tab, so that nothing jumps. */
  wake() {
    const runs = !!this.isPlaying && !document.hidden
    if (runs != !!this.runs) {
      this.clock = this.time()
      this.origin = performance.now() - this.clock * 1e3
      this.runs = runs
    }
    if (!runs || this.request) return
    this.request = requestAnimationFrame(stamp => {
      this.request = 0
      if (!this.runs) return
      this.show(this.time(stamp))
      if (!this.isSettled) this.wake()
    })
  }

  /** Shows the moment `time`, in seconds; with `page`, as if that page had been there from the start. */
  seek(time, page) {
    this.pause()
    if (page != null) {
      this.reset()
      this.exports.event(6, 0, page, 0, 0, 0, 0)
    }
    this.show(time)
  }

  /** Starts anew. */
  restart() {
    this.reset()
    this.wake()
  }

  reset() {
    this.exports.restart()
    this.last = this.clock = 0
    this.origin = performance.now()
    this.centers = []
    this.painter.build(this.scene)
    this.show()
  }

  /** Scrolls to a page. */
  scrollTo(page, { animated = true } = {}) {
    this.send(6, performance.now(), { id: animated ? 1 : 0, x: page })
    if (!this.runs) this.show(this.clock)
  }

  /** Turns a parameter. */
  set(name, value) {
    const { parameters } = this.scene
    const index = parameters.findIndex(parameter => parameter.name == name)
    if (index < 0) throw RangeError(`the scene has no parameter ${name}`)
    this.exports.set(index, value)
    try {
      this.build()
    } catch (error) {
      // What the scene cannot bear is taken back.
      this.exports.set(index, parameters[index].value)
      throw error
    }
  }

  /** Takes the scene out of its element. */
  remove() {
    this.pause()
    this.stop.abort()
    this.element.shadowRoot.textContent = ""
  }
}

const modules = new Map()

const compile = async source => {
  if (source instanceof WebAssembly.Module) return source
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) return WebAssembly.compile(source)
  const response = source instanceof Response ? source : await fetch(source)
  return WebAssembly.compile(await response.arrayBuffer())
}

/** Says mistakes with the names of their rules, if the names are to be had. */
const named = async error => {
  const { rules } = await import("./rules.js").catch(() => ({}))
  if (!rules || !error.problems) return
  for (const problem of error.problems) problem.name = rules[problem.rule]
  error.message = error.problems.map(({ line, column, name }) => `${line}:${column}: ${name}`).join("\n")
}

/** Plays a scene in an element. */
export async function load(element, options) {
  let { scene, wasm = new URL("WebPlayer.wasm", import.meta.url).href } = options
  let base = document.baseURI
  if (typeof scene == "object" && !(scene instanceof URL)) scene = JSON.stringify(scene)
  if (!/^\s*\{/.test(scene)) {
    base = new URL(scene, base).href
    scene = await (await fetch(base)).text()
  }
  if (!modules.has(wasm)) modules.set(wasm, compile(wasm))
  const { exports } = await WebAssembly.instantiate(await modules.get(wasm), {})
  const player = new Player(element, exports, scene, { base, ...options })
  try {
    player.scene = player.read(0, 0)
  } catch (error) {
    player.remove()
    await named(error)
    throw error
  }
  const isMany = options.canvas ?? player.scene.slots.length > manyLayers
  // A page in one file has no other files beside it.
  const { Canvas } = isMany && await import("./canvas.js").catch(() => 0) || {}
  player.painter = new (Canvas || Elements)(player.stage, player)
  player.build()
  if (options.autoplay ?? true) player.play()
  return player
}

/** `<scroll-work src="scene.json">`; its `player` is a promise. */
class ScrollWork extends HTMLElement {
  connectedCallback() {
    this.player = load(this, { scene: this.getAttribute("src") || this.textContent })
  }

  disconnectedCallback() {
    this.player.then(player => player.remove())
  }
}
customElements.get("scroll-work") || customElements.define("scroll-work", ScrollWork)
