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
// * `scene` is the address of a scene, or its text (which begins with a brace), or an object. A scene is a
//   score, which `scrollwork web` writes and which plays at once, or a document, for which `reader.js` and
//   `WebReader.wasm` are loaded from beside this file to make a score of it.
// * The module is fetched from `WebPlayer.wasm` beside this file. A page in one file gives it in
//   `options.wasm`: bytes (from base64), a Response (so that `new Response(blob.stream().pipeThrough(
//   new DecompressionStream("gzip")))` works), or a WebAssembly.Module. One module serves every scene; for
//   those without decks there is the smaller `WebPlayer.pages.wasm`, and for those in which nothing scrolls
//   `WebPlayer.clock.wasm`.
// * Pictures are sought beside the scene, under their names as files have them: `a #1.png` is no address.
//   `images` maps names to addresses, `data:` ones too.
// * Letters are set in the house face, `Inter`, if the page has it: a page brings its own @font-face.
// * Beside this file lie more, each loaded only when it is wanted: `reader.js`, with the names of mistakes in
//   `rules.js`; `drawing.js`, for shapes that are no boxes; `canvas.js`, which draws scenes of very many layers;
//   and `record.js`, which keeps what fingers do as a trace that `scrollwork render --gesture` replays. A page
//   in one file gives its `drawing` and `canvas` as options, and plays without the others.

/** Numbers as CSS wants them: no more digits than can be seen. */
const round = (x, digits = 100) => Math.round(x * digits) / digits
const px = x => round(x) + "px"

/** A fill as the background of a box; a gradient is stretched with the box, and its angle with it. */
const background = (fill, width, height) => {
  if (!fill?.line) return fill || ""
  const [x0, y0, x1, y1] = fill.line
  return y1 == null ? fill.css
    : `linear-gradient(${Math.atan2((x1 - x0) * height, (y0 - y1) * width)}rad,${fill.css}`
}

/** Puts an item's strings in the places that the card keeps for them. */
export const filled = (text, item) =>
  item && text ? text.replace(/\{([^{}]*)\}/g, (whole, key) => item[key] ?? whole) : text

/** Draws with the page's own elements, so that text is text. */
class Elements {
  constructor(stage, player, draw) {
    const { scene } = player
    const { nodes, decks } = scene
    // The elements by slot, and what is written in their styles; the slots, and those that they were made for.
    let elements, shown, opacities, orders, slots, made

    this.build = () => {
      slots = scene.slots
      const isNew = made != (made = scene.shape)
      if (isNew) {
        stage.textContent = ""
        elements = this.elements = []
      }
      shown = new Float64Array(slots.length * 6).fill(NaN)
      opacities = shown.slice(slots.length * 5)
      orders = []
      slots.forEach(({ node, parent }, slot) => {
        const { kind, deck, css, id, role } = node = nodes[node]
        if (isNew) (elements[parent] || stage).append(elements[slot] = document.createElement(kind == 2 ? "img" : "div"))
        const element = elements[slot]
        // It stays hidden until a frame shows it.
        element.style.cssText = "display:none;" + (css || "")
        element.className = node.class || ""
        if (id) element.dataset.id = id
        if (role) element.role = role
        if (role == "button") element.tabIndex = 0
        paint(element, node, node.numbers)
        if (deck == null) fill(element, node)
      })
    }

    /** What depends on the card: words, picture, name. */
    const fill = (element, node, item) => {
      const label = filled(node.label, item)
      element.alt = label || ""
      element.ariaLabel = label || null
      const file = filled(node.file, item)
      // Drawings are stretched only when they are told to; to other pictures it means nothing.
      const view = /fill/.test(node.css) ? "#svgView(preserveAspectRatio(none))" : ""
      if (file) element.src = player.address(file) + view
      const text = filled(node.text, item)
      if (text != null && element.textContent != text) element.textContent = text
    }

    /** A size, and what a shape or text is drawn with. */
    const paint = (element, node, numbers) => {
      const [width, height, radius, , , , color, fill] = numbers
      Object.assign(element.style, {
        width: px(width), height: px(height), borderRadius: node.ellipse ? "50%" : px(radius), color,
        // Gradients stand still.
        background: node.kind == 4 ? background(!fill || !node.fill || node.fill.line ? node.fill : fill, width, height) : "",
      })
      if (node.kind > 4 && draw) draw(element, node, numbers)
    }

    this.draw = ({ order, changed, changes, local, opacity, card }) => {
      let isSorted = 0
      for (const slot of changed) {
        const change = changes[slot]
        const element = elements[slot]
        const node = nodes[slots[slot].node]
        const { style } = element
        if (change & 2) {
          // The focus must not go down with what it is on.
          if (element.matches(":focus-within")) stage.focus()
          style.display = "none"
          continue
        }
        isSorted |= change & 81
        if (change & 64) {
          const { items } = decks[node.deck]
          fill(element, node, items[card[slot] % BigInt(items.length || 1)])
        }
        if (change & 4) {
          const at = slot * 6
          let isMoved = 0
          for (let index = at; index < at + 6; index++) {
            isMoved |= shown[index] != (shown[index] = round(local[index], index < at + 4 ? 1e4 : 100))
          }
          if (isMoved) {
            const [x, y] = [shown[at + 4], shown[at + 5]]
            // Browsers read a translation in half the time of a matrix.
            style.transform = shown[at] == 1 && !shown[at + 1] && !shown[at + 2] && shown[at + 3] == 1
              ? `translate(${x}px,${y}px)` : `matrix(${shown.slice(at, at + 6)})`
          }
        }
        if (change & 8) {
          const value = round(opacity[slot], 1e3)
          if (opacities[slot] != value) style.opacity = opacities[slot] = value
        }
        if (change & 32) paint(element, node, player.paint(slot))
        if (change & 1) style.display = ""
      }
      if (!isSorted) return
      // Where layers change places, their order is said; elsewhere it is that of the elements.
      const counts = []
      for (const slot of order) {
        const { parent } = slots[slot]
        if (!(nodes[slots[parent]?.node] || scene).sorts) continue
        const place = counts[parent] = (counts[parent] | 0) + 1
        if (orders[slot] != place) elements[slot].style.zIndex = orders[slot] = place
      }
    }
  }
}

const keys = "Left Right Up Down Home End PageUp PageDown".split(" ")

/** The format of scores that the player knows, from which the hash of their numbers starts. */
const version = 1

/** More layers than this are drawn on a canvas. */
const manyLayers = 1500

const sheet = `:host{display:block;position:relative;overflow:hidden;--face:Inter,"Noto Sans CJK SC","Noto Color Emoji",system-ui,sans-serif}
:not(button){position:absolute;left:0;top:0;transform-origin:0 0}
.stage{width:100%;height:100%;overflow:hidden;user-select:none;-webkit-user-select:none;outline-offset:-3px}
.text{display:flex;flex-direction:column;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;user-select:text;-webkit-user-select:text}
.tap{cursor:pointer}
svg{overflow:visible;width:1px;height:1px}
.dots{top:auto;bottom:8px;left:50%;transform:translate(-50%);display:flex;gap:8px;padding:6px;border-radius:12px;background:#000a;opacity:0;pointer-events:none}
.dots:empty{display:none}
.dots:focus-within,:host([dots]) .dots{opacity:1;pointer-events:auto}
button{width:12px;height:12px;margin:0;padding:0;border:0;border-radius:50%;background:#fff8}
[aria-current=true]{background:#fff}
[role=status]{clip-path:inset(50%);white-space:nowrap}`

/** The player of each element. */
const playing = new WeakMap()

/** One scene, played in one element. */
export class Player extends EventTarget {
  constructor(element, exports, scene, options) {
    super()
    const player = this
    const { memory } = exports
    const { score, width, height, axis, decks, nodes, parameters, touch } = scene
    // A row of cards that does not lie in pages is what is counted.
    const isDeck = axis < 0 && decks.length
    /** Numbers in the player's memory, which may grow with every call but not between two frames. */
    const read = (address, length, Numbers = Float64Array) => new Numbers(memory.buffer, address, length)
    if (exports.level() < (decks.length ? 2 : +(axis >= 0))) throw Error("this scene needs the whole WebPlayer.wasm")
    read(exports.room(score.length)).set(score)
    // There is one player in an element.
    playing.get(element)?.remove()
    playing.set(element, player)
    const root = element.shadowRoot || element.attachShadow({ mode: "open" })
    root.innerHTML = `<style>${sheet}</style><div class=stage part=stage role=group></div><div class=dots part=dots role=group></div><div role=status></div>`
    const [, stage, dots, status] = root.children
    const reduced = matchMedia("(prefers-reduced-motion:reduce)")
    const stop = new AbortController()
    // When the clock stood at 0, whether it runs, the frame that was asked for.
    let origin, request
    let runs = false
    // How many events are being told; what is asked for meanwhile is laid out in the next frame.
    let isTelling = 0
    let later
    // Where numbers about the frame lie; the slots in the centre of the decks.
    let about, centers
    // The finger that counts, and where a mouse came down on text.
    let finger, text

    const on = (target, name, handle) => target.addEventListener(name, handle, { signal: stop.signal })

    /** Seconds of the scene at a moment of the page's clock, which counts milliseconds. */
    const time = (stamp = performance.now()) => runs ? Math.max(0, (stamp - origin) / 1e3) : player.clock

    /** Six numbers in memory: what the layout, or the moment, makes of a shape. */
    const numbers = address => [...read(address, 6)]

    /** The frame of the moment `time`, or the one that is already there. */
    const frame = time => {
      const directory = read(exports.frame(time), 13, Int32Array)
      const view = (index, length, Numbers = Float64Array) => read(directory[index], length, Numbers)
      const slots = directory[9]
      about = directory[12]
      return {
        order: view(0, directory[1], Int32Array),
        changed: view(2, directory[3], Int32Array),
        changes: view(4, slots, Uint8Array),
        local: view(5, slots * 6),
        opacity: view(6, slots),
        card: view(7, slots, BigInt64Array),
        world: view(8, slots * 6),
        slots: view(10, slots * 2, Int32Array),
        nodes: directory[11],
        about: view(12, 6 + decks.length * 2),
      }
    }

    /** Lays the score out for what the element and the person are now: it goes on where it was, or anew. */
    const lay = time => {
      exports.build(element.clientWidth, element.clientHeight, 1 / devicePixelRatio,
        options.reducedMotion ?? reduced.matches, time)
      return frame()
    }

    /** Shows the scene in what the element and the person are now. */
    const build = () => {
      if (isTelling) return later ||= requestAnimationFrame(build)
      later = 0
      parameters.forEach(({ value }, index) => exports.set(index, value))
      if (!element.clientHeight) element.style.aspectRatio = width / height
      const laid = lay(time())
      const { slots } = laid
      ;[scene.width, scene.height, scene.pages] = laid.about
      scene.shape = "" + slots
      scene.slots = Array.from(laid.opacity, (_, slot) => ({ node: slots[slot * 2], parent: slots[slot * 2 + 1] }))
      nodes.forEach((node, index) => node.numbers = numbers(laid.nodes + index * 48))
      // What nothing here scrolls is left to the page, and so is zooming.
      stage.style.touchAction = touch
      stage.style.background = background(scene.background, scene.width, scene.height)
      stage.ariaLabel = options.label || scene.name
      if (touch) {
        stage.ariaRoleDescription = "carousel"
        stage.tabIndex = 0
      }
      const length = axis < 0 ? 0 : Math.ceil(scene.pages)
      if (dots.children.length != length) dots.innerHTML = "<button></button>".repeat(length)
      mark()
      dots.dir = scene.direction
      begin(laid)
      wake()
    }

    const begin = (laid = frame()) => {
      if (!player.painter) return
      centers = []
      player.painter.build()
      present(laid)
    }

    const words = (page, count = dots.children.length) => options.words?.(page, count) ?? `Page ${page + 1} of ${count}`

    const mark = () => [...dots.children].forEach((dot, page) => Object.assign(dot, {
      onclick: () => scrollTo(page), ariaLabel: words(page), ariaCurrent: page == player.page,
    }))

    const tell = (name, detail) => {
      const event = new CustomEvent(name, { detail })
      isTelling++
      player.dispatchEvent(event)
      element.dispatchEvent(event)
      isTelling--
    }

    /** Draws a frame, and tells what is new in it. */
    const present = frame => {
      const { painter, page: last, progress: before, isSettled } = player
      const { about } = frame
      painter.draw(frame)
      // Lets a screen reader find one card of a deck: the one in the centre.
      decks.forEach((deck, index) => {
        const center = about[7 + index * 2]
        if (centers[index] == center) return
        centers[index] = center
        scene.slots.forEach(({ parent }, slot) => {
          const card = (painter.elements || painter.buttons)[slot]
          if (scene.slots[parent]?.node == deck.node && card) {
            card.inert = slot != center
            card.ariaRoleDescription = "slide"
          }
        })
      })
      const progress = player.progress = about[isDeck ? 6 : 3]
      const page = player.page = Math.round(progress)
      const isTurned = page != last && last != null
      const settles = (player.isSettled = !!about[4]) && !isSettled
      const card = Number(isDeck ? frame.card[centers[0]] : -1)
      if (page != last) mark()
      const slide = painter.elements?.[centers[0]]
      if (isTurned) status.textContent = isDeck ? slide?.ariaLabel || slide?.textContent : words(page)
      // Who listens may do as they please: nothing of the frame is read any more.
      if (progress != before) tell("progress", { page: progress })
      if (isTurned) tell("pagechange", { page, card })
      if (settles) tell("settled", { page: progress })
    }

    /** Draws the moment `time`, or the frame that is already there. */
    const show = (time = NaN) => {
      if (time == time) player.clock = time
      present(frame(time))
    }

    /** Hands an event to the player; its time is that at which it happened. */
    const send = (kind, { id = 0, x = 0, y = 0, dx = 0, dy = 0 }, event) => {
      const at = player.last = Math.max(player.last, time(event?.timeStamp))
      const tapped = exports.event(kind, id, x, y, dx, dy, at)
      player.recorder?.(at, kind, { id, x, y, dx, dy })
      if (tapped) tell(scene.events[tapped - 1], { card: read(about)[5] })
      wake()
    }

    /** Asks for the next frame, if there is one: no time passes in a hidden tab, so that nothing jumps. */
    const wake = () => {
      const should = player.isPlaying && !document.hidden
      if (runs != should) {
        player.clock = time()
        origin = performance.now() - player.clock * 1e3
        runs = should
      }
      if (runs) {
        request ||= requestAnimationFrame(stamp => {
          request = 0
          if (!runs) return
          show(time(stamp))
          if (!player.isSettled) wake()
        })
      }
    }

    const turn = isPlaying => {
      player.isPlaying = isPlaying
      wake()
    }

    const reset = () => {
      player.last = player.clock = 0
      origin = performance.now()
      begin(lay(NaN))
    }

    const scrollTo = (page, { animated = true } = {}) => {
      if (!Number.isFinite(page)) throw RangeError(`${page} is no page`)
      send(6, { id: +animated, x: page })
      if (!runs) show(player.clock)
    }

    /** A point of the window in points of the scene. */
    const place = ({ x, y }) => {
      const box = stage.getBoundingClientRect()
      return { x: (x - box.x) * scene.width / box.width, y: (y - box.y) * scene.height / box.height }
    }
    const end = (kind, event) => {
      if (finger != null) send(kind, { id: finger }, event)
      finger = null
    }
    const lose = event => {
      end(3, event)
      wake()
    }
    Object.assign(stage, {
      onpointerdown(event) {
        if (finger != null || event.button || !player.painter) return
        finger = event.pointerId
        const at = place(event)
        // A mouse selects text, a finger scrolls on it.
        text = event.pointerType == "mouse" && event.target.closest(".text") && at
        if (!text) stage.setPointerCapture(finger)
        send(0, { id: finger, ...at }, event)
      },
      onpointermove(event) {
        if (finger != event.pointerId) return
        if (text) {
          const { x, y } = place(event)
          if (Math.hypot(x - text.x, y - text.y) > 4) lose(event)
          return
        }
        const events = event.getCoalescedEvents?.()
        for (const each of events?.length ? events : [event]) send(1, { id: finger, ...place(each) }, each)
      },
      onpointerup: event => finger == event.pointerId && end(2, event),
      // What is cancelled is lost too.
      onlostpointercapture: event => finger == event.pointerId && lose(event),
      oncontextmenu: lose,
      onselectstart: () => finger == null || !!text,
      ondragstart: () => false,
      onwheel(event) {
        const { deltaX, deltaY } = event
        const along = +(Math.abs(deltaX) < Math.abs(deltaY))
        if (event.ctrlKey || !touch || touch.includes("xy"[along])) return
        // Beyond the ends of a tall scene the page scrolls on.
        if (along && axis == 1 && (deltaY < 0 ? player.progress <= 0 : player.progress >= scene.pages - 1)) return
        event.preventDefault()
        const unit = [1, 16, scene.height][event.deltaMode]
        send(4, { ...place(event), dx: deltaX * unit, dy: deltaY * unit }, event)
      },
      onkeydown(event) {
        const { target, key } = event
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (target.matches(".tap") && /^(Enter| )$/.test(key)) {
          const { x, y, width, height } = target.getBoundingClientRect()
          const point = place({ x: x + width / 2, y: y + height / 2 })
          send(0, point, event)
          send(2, point, event)
          return false
        }
        const along = isDeck ? decks[0].axis : axis
        const id = keys.indexOf(key.replace("Arrow", ""))
        if (id < 0 || along < 0 || id < 4 && id >> 1 != along) return
        send(5, { id }, event)
        return false
      },
    })
    // Nothing stays in hand when the page loses sight of the finger.
    on(window, "blur", lose)
    on(document, "visibilitychange", lose)
    on(reduced, "change", build)
    const size = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element
      if (clientHeight && (clientWidth != scene.width || clientHeight != scene.height)) build()
    })
    size.observe(element)

    Object.assign(player, {
      element, exports, scene, options, stage, dots, reduced, isPlaying: false, clock: 0, last: 0, time, build, begin, show, scrollTo,

      /** Goes on from where it is. */
      play: () => turn(true),

      /** Stands still: touches are felt, but no time passes. */
      pause: () => turn(false),

      /** What a slot is drawn with now. */
      paint(slot) {
        const address = exports.paint(slot)
        const { oklab } = nodes[scene.slots[slot].node]
        return [...numbers(address), ...[0, 1, 2].map(color => {
          // They come as they are mixed: each multiplied by how opaque it is.
          const [x, y, z, alpha] = read(address + 48 + color * 32, 4)
          const unit = alpha || 1
          return `${oklab >> color & 1 ? "oklab(" : "color(srgb "}${x / unit} ${y / unit} ${z / unit}/${alpha})`
        })]
      },

      /** Where a picture is. */
      address(file) {
        const { images, base } = options
        return (typeof images == "function" ? images(file) : images?.[file])
          ?? new URL(encodeURIComponent(file).replace(/%2F/g, "/"), base).href
      },

      /**
       * Shows the moment `time`, in seconds; with `page`, as if that page had been there from the start. So it
       * is for what was before the last touch: nobody knows any more where the scroll was then.
       */
      seek(time, page = time < player.last ? player.page : null) {
        if (!(Number.isFinite(time) && time <= 1e9)) throw RangeError(`${time} is no moment`)
        turn(false)
        if (page != null) {
          reset()
          exports.event(6, 0, page, 0, 0, 0, 0)
        }
        show(time)
      },

      /** Starts anew. */
      restart() {
        reset()
        wake()
      },

      /** Turns a parameter. */
      set(name, value) {
        const parameter = parameters.find(parameter => parameter.name == name)
        const { min = -1 / 0, max = 1 / 0 } = parameter || { min: NaN }
        if (!(value >= min && value <= max && Number.isFinite(value))) throw RangeError(`${name} cannot be ${value}`)
        parameter.value = value
        build()
      },

      /** Takes the scene out of its element. */
      remove() {
        turn(false)
        stop.abort()
        size.disconnect()
        if (stage.parentNode == root) root.textContent = ""
      },
    })
  }
}

// The source of the module last compiled, and the module.
let latest, module

/** What is at an address. */
export const get = async address => {
  const response = await fetch(address)
  if (!response.ok) throw Error(`${response.status} for ${address}`)
  return response
}

const compile = async source => source instanceof WebAssembly.Module ? source : WebAssembly.compile(
  source.byteLength ? source : await (source.arrayBuffer ? source : await get(source)).arrayBuffer())

/** Plays a scene in an element. */
export async function load(element, options) {
  let { scene, wasm = new URL("WebPlayer.wasm", import.meta.url).href } = options
  let base = document.baseURI
  if (latest != wasm) {
    module = compile(latest = wasm)
    // What failed is tried again.
    module.catch(() => latest = 0)
  }
  const compiled = module
  if (typeof scene == "object" && !scene.href) scene = JSON.stringify(scene)
  if (!/^\s*\{/.test(scene)) {
    base = new URL(scene, base).href
    scene = await (await get(base)).text()
  }
  // What is no score is a document.
  scene = /^\s*\{\s*"score"/.test(scene) ? JSON.parse(scene) : await (await import("./reader.js")).read(scene)
  if (scene.check != new Uint32Array(new Float64Array(scene.score).buffer).reduce(
    (hash, word) => (hash * 31 + word) % 1e9, version,
  )) throw Error("this score is of another version, or was changed")
  const { exports } = await WebAssembly.instantiate(await compiled)
  // An element that left the page meanwhile gets no player.
  options.signal?.throwIfAborted()
  const player = new Player(element, exports, scene, { base, ...options })
  try {
    player.build()
    // What is not beside this file is done without.
    const part = file => file.catch(() => 0)
    const canvas = options.canvas ?? scene.slots.length > manyLayers
    const { Canvas } = canvas && (canvas.Canvas ? canvas : await part(import("./canvas.js")))
    const draw = options.drawing
      || scene.nodes.some(({ kind }) => kind > 4) && (await part(import("./drawing.js"))).draw
    player.painter = new (Canvas || Elements)(player.stage, player, draw)
    player.begin()
    if (options.autoplay != false) player.play()
    return player
  } catch (error) {
    player.remove()
    throw error
  }
}

/** `<scroll-work src="scene.json">`; its `player` is a promise. */
class ScrollWork extends HTMLElement {
  connectedCallback() {
    if (this.player) return
    this.stop = new AbortController()
    this.player = load(this, {
      scene: this.getAttribute("src") || this.textContent, signal: this.stop.signal,
    })
  }

  async disconnectedCallback() {
    // One that is only moved plays on.
    await 0
    if (this.isConnected || !this.player) return
    this.stop.abort()
    this.player.then(player => player.remove(), () => 0)
    this.player = undefined
  }
}
customElements.get("scroll-work") || customElements.define("scroll-work", ScrollWork)
