// Scrollwork in a page: hands time and touches to the player, and draws the frame that comes back.
//
// The player is WebPlayer.wasm, which computes every number of every frame; this file knows no motion.
//
//     import { load } from "./scrollwork.js"
//     const player = await load(document.querySelector("#hero"), { scene: "onboarding/scene.json" })
//     player.scrollTo(2)
//
// Without a script of one's own, `element.js` does so for an element `<scroll-work>`.
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

/**
 * A fill as the background of a box: in the colour of the moment, if there is one. A gradient stands still;
 * it is stretched with the box, and its angle with it.
 */
const background = (fill, width, height, color = fill) => {
  if (!fill?.line) return fill && color
  const [x0, y0, x1, y1] = fill.line
  return y1 == null ? fill.css
    : `linear-gradient(${Math.atan2((x1 - x0) * height, (y0 - y1) * width)}rad,${fill.css}`
}

/** Puts an item's strings in the places that the card keeps for them. */
export const filled = (text, item) =>
  item && text ? text.replace(/\{([^{}]*)\}/g, (whole, key) => item[key] ?? whole) : text

const sheet = `:host{display:block;position:relative;overflow:clip;--face:Inter,"Noto Sans CJK SC",system-ui}
:not(button){position:absolute;left:0;top:0;transform-origin:0 0}
main{inset:0;outline-offset:-3px;-webkit-user-select:none}
.text{display:flex;flex-direction:column;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;-webkit-user-select:text}
.tap{cursor:pointer}
nav{inset:auto 0 8px;margin:auto;width:fit-content;display:flex;flex-wrap:wrap;gap:8px;padding:6px;border-radius:12px;background:#000a}
nav:empty{display:none}
[role=status],:host(:not([dots])) nav:not(:focus-within){opacity:0;pointer-events:none}
button{padding:6px;border:0;border-radius:50%;background:#fff8}
[aria-current=true]{background:#fff}`

/** Refuses what is no number, or is beyond what a document may say. */
const check = (value, words, min = -1e9, max = 1e9) => {
  if (!(Number.isFinite(value) && value >= min && value <= max)) throw RangeError(value + words)
}

// The source of the module last compiled, and the module; what was last asked for in each element.
let latest, module
const asked = new WeakMap()

/** What is at an address. */
export const get = async address => {
  const response = await fetch(address)
  if (!response.ok) throw Error(`${response.status} for ${address}`)
  return response
}

/** A module of its address, of what came from there, or of its bytes. */
const compile = async source => {
  if (source.trim || source.href) source = await get(source)
  if (source.arrayBuffer) source = await source.arrayBuffer()
  return source.byteLength ? WebAssembly.compile(source) : source
}

/** What is not beside this file is done without. */
const part = file => file.catch(() => 0)

/** Plays a scene in an element. */
export const load = async (element, options = {}) => {
  let { scene, wasm = new URL("WebPlayer.wasm", import.meta.url).href } = options
  let base = document.baseURI
  let file
  if (!element) throw Error("there is no element")
  const player = new EventTarget()
  asked.set(element, player)
  if (latest != wasm) {
    module = compile(latest = wasm)
    // What failed is tried again.
    module.catch(() => latest = 0)
  }
  const compiled = module
  if (!/\S/.test(scene ?? "")) throw Error("there is no scene")
  if (!scene.trim && !scene.href) scene = JSON.stringify(scene)
  if (!/^\s*{/.test(scene)) {
    const response = await get(scene)
    // Nothing lies beside what a page carries or made itself.
    if (/^\w+:\//.test(response.url)) base = response.url
    file = await response.blob()
    scene = await file.text()
  }
  // What is no score is a document.
  scene = /^\s*{\s*"score"/.test(scene) ? JSON.parse(scene) : await (await import("./reader.js")).read(scene, file)
  const { score, axis, decks, nodes, parameters, touch } = scene
  // The hash of its numbers starts from the format that the player knows.
  if (scene.check != new Uint32Array(new Float64Array(score).buffer).reduce((hash, word) => (hash * 31 + word) % 1e9, 1)) throw Error("this score is of another version or changed")
  const { exports } = await WebAssembly.instantiate(await compiled)
  if (exports.level() < (decks.length ? 2 : +(axis >= 0))) throw Error("this scene needs WebPlayer.wasm")
  // A row of cards that does not lie in pages is what is counted.
  const isDeck = axis < 0 && decks.length
  const reduced = matchMedia("(prefers-reduced-motion:reduce)")
  const stop = new AbortController()
  // When the clock stood at 0, how far it goes in a millisecond, whether it runs, the frame that was asked for.
  let origin, pace, runs, request
  // How many events are being told; what is asked for meanwhile is laid out in the next frame.
  let isTelling = 0
  let later
  // Where numbers about the frame lie; the slots in the centre of the decks.
  let directory, centers
  // The finger that counts, and where a mouse came down on text.
  let finger, text

  /** Numbers in the player's memory, which may grow with every call but not between two frames. */
  const read = (address, length, Numbers = Float64Array) => new Numbers(exports.memory.buffer, address, length)
  const view = (index, Numbers, length) => read(directory[index], length, Numbers)

  /** Seconds of the scene at a moment of the page's clock, which counts milliseconds. */
  const time = (stamp = performance.now()) => runs ? Math.max(0, (stamp - origin) * pace) : player.clock

  /** The frame of the moment `time`, or the one that is already there. */
  const frame = time => {
    directory = [...read(exports.frame(time), 13, Int32Array)]
    return [view(0, Int32Array, directory[1]), view(2, Int32Array, directory[3]), view(4, Uint8Array),
      view(5), view(6), view(7, BigInt64Array), view(8)]
  }

  /** Lays the score out for what the element and the person are now: it goes on where it was, or anew. */
  const lay = time => {
    parameters.forEach(({ value }, index) => exports.set(index, value))
    exports.build(element.clientHeight && element.clientWidth, element.clientHeight, 1 / devicePixelRatio,
      options.reducedMotion ?? reduced.matches, time)
    const laid = frame()
    const slots = view(10, Int32Array, directory[9] * 2)
    ;[scene.width, scene.height, scene.pages] = view(12)
    scene.shape = "" + slots
    scene.slots = [...Array(directory[9])].map((_, slot) => ({ node: nodes[slots[slot * 2]], parent: slots[slot * 2 + 1] }))
    nodes.forEach((node, index) => node.numbers = [...read(directory[11] + index * 48, 6)])
    return laid
  }

  /** Shows the scene in what the element and the person are now. */
  const build = () => {
    if (isTelling) return later ||= requestAnimationFrame(build)
    later = 0
    begin(time())
    wake()
  }

  const begin = time => {
    // Without a height of its own the element has the scene's shape.
    if (element.clientWidth && !element.clientHeight) style.append(`:host{aspect-ratio:${shape}}`)
    const laid = lay(time)
    stage.style.background = background(scene.background, scene.width, scene.height)
    // Hundreds of dots are none.
    const length = axis < 0 || scene.pages > 99 ? 0 : Math.ceil(scene.pages)
    if (dots.children.length != length) dots.innerHTML = "<button></button>".repeat(length)
    centers = []
    painter.build()
    present(laid)
    mark()
  }

  const words = (page, count = Math.ceil(scene.pages)) => options.words?.(page, count) ?? `Page ${page + 1} of ${count}`

  const mark = () => [...dots.children].forEach((dot, page) => {
    dot.onclick = () => scrollTo(page)
    dot.ariaLabel = words(page)
    dot.ariaCurrent = page == player.page
  })

  const tell = (name, detail) => {
    const event = new CustomEvent(name, { detail })
    isTelling++
    player.dispatchEvent(event)
    element.dispatchEvent(event)
    isTelling--
  }

  /** Draws a frame, and tells what is new in it. */
  const present = frame => {
    const { page: last, progress: before, isSettled } = player
    const about = view(12)
    painter.draw(frame)
    // Lets a screen reader find one card of a deck: the one in the centre.
    decks.forEach((deck, index) => {
      const center = about[9 + index * 3]
      if (centers[index] != (centers[index] = center)) scene.slots.forEach(({ parent }, slot) => {
        if (scene.slots[parent]?.node == nodes[deck.node] && painter.elements[slot]) Object.assign(painter.elements[slot], {
          inert: slot != center, ariaRoleDescription: "slide",
        })
      })
    })
    const progress = player.progress = about[isDeck ? 7 : 3]
    const page = player.page = about[isDeck ? 8 : 4]
    const isTurned = page != last && last != null
    const settles = (player.isSettled = about[5] > 0) && !isSettled
    const card = Number(isDeck ? frame[5][centers[0]] : -1)
    if (isTurned) {
      const slide = painter.elements[centers[0]]
      status.textContent = isDeck ? slide?.ariaLabel || slide?.textContent : words(page)
      mark()
    }
    // Who listens may do as they please: nothing of the frame is read any more.
    if (progress != before) tell("progress", { page: progress })
    if (isTurned) tell("pagechange", { page, card })
    if (settles) tell("settled", { page: progress })
  }

  /** Draws the moment `time`, or the frame that is already there. */
  const show = time => {
    if (time != null) player.clock = time
    present(frame(time))
  }

  /** Hands an event to the player; its time is that at which it happened. */
  const send = (event, kind, id = 0, x = 0, y = 0, dx = 0, dy = 0) => {
    const at = player.last = Math.max(player.last, time(event.timeStamp))
    const tapped = exports.event(kind, id, x, y, dx, dy, at)
    player.recorder?.(at, kind, id, x, y, dx, dy)
    if (tapped) {
      // Only a frame says which card it was.
      show()
      tell(scene.events[tapped - 1], { card: view(12)[6] })
    }
    wake()
  }

  /** Asks for the next frame, if there is one: no time passes in a hidden tab, so that nothing jumps. */
  const wake = () => {
    const should = player.isPlaying && !document.hidden
    if (runs != should) {
      player.clock = time()
      pace = player.rate / 1e3
      origin = performance.now() - player.clock / pace
      runs = should
    }
    if (runs) request ||= requestAnimationFrame(stamp => {
      request = 0
      if (!runs) return
      show(time(stamp))
      if (!player.isSettled) wake()
    })
  }

  const turn = isPlaying => {
    player.isPlaying = isPlaying && !signal.aborted
    wake()
  }

  const reset = () => {
    runs = player.last = player.clock = 0
    begin(NaN)
  }

  const scrollTo = (page, options) => {
    check(page, " is no page", -1e15, 1e15)
    send(0, 6, +(options?.animated != false), page)
    if (!runs) show(player.clock)
  }

  /** A point of the window in points of the scene. */
  const place = ({ x, y }) => {
    const box = stage.getBoundingClientRect()
    return [(x - box.x) * scene.width / box.width, (y - box.y) * scene.height / box.height]
  }

  /** Lets go of the finger, which was lifted or lost. */
  const end = (event, kind = 3) => {
    if (finger != null) send(event, kind, finger)
    finger = null
    wake()
  }

  read(exports.room(score.length)).set(score)
  const shape = scene.width / scene.height
  lay(NaN)
  // Very many layers are drawn on a canvas.
  const canvas = options.canvas ?? scene.slots.length > 1500
  const { Canvas } = canvas.Canvas ? canvas : canvas && await part(import("./canvas.js"))
  const draw = options.drawing
    || nodes.some(({ kind }) => kind > 4) && (await part(import("./drawing.js"))).draw
  // An element that left the page meanwhile gets no player.
  options.signal?.throwIfAborted()
  if (asked.get(element) != player) throw Error("another scene is loaded")
  const root = element.shadowRoot || element.attachShadow({ mode: "open" })
  // There is one player in an element.
  root.player?.remove()
  root.player = player
  // What nothing here scrolls is left to the page, and so is zooming.
  root.innerHTML = `<style>${sheet}</style><main part=stage role=group style="touch-action:${touch}"${
    touch && " tabindex=0 aria-roledescription=carousel"}></main><nav part=dots role=group dir=${scene.direction}></nav><div role=status></div>`
  const [style, stage, dots, status] = root.children
  Object.assign(stage, {
    ariaLabel: options.label || scene.name,
    onpointerdown(event) {
      if (finger != null || event.button) return
      finger = event.pointerId
      // A mouse selects text, a finger scrolls on it.
      text = event.pointerType == "mouse" && event.target.closest(".text") && event
      send(event, 0, finger, ...place(event))
      if (!text) stage.setPointerCapture(finger)
    },
    onpointermove(event) {
      if (finger != event.pointerId) return
      if (text) {
        return Math.hypot(event.x - text.x, event.y - text.y) <= 4 || end(event)
      }
      const events = event.getCoalescedEvents?.()
      for (const each of events?.length ? events : [event]) send(each, 1, finger, ...place(each))
    },
    onpointerup: event => finger == event.pointerId && end(event, 2),
    oncontextmenu: end,
    onselectstart: () => finger == null || !!text,
    ondragstart: () => false,
    onwheel(event) {
      const { deltaY } = event
      // Shift lays a wheel on its side, also where the browser leaves that to the page.
      const deltaX = event.deltaX || event.shiftKey * deltaY
      const along = +(deltaX ** 2 < deltaY ** 2)
      if (event.ctrlKey || !touch || touch.includes("xy"[along])) return
      // Beyond the ends of a tall scene the page scrolls on.
      if (along && axis == 1 && (deltaY < 0 ? player.progress <= 0 : player.progress >= scene.pages - 1)) return
      const unit = [1, 16, scene.height][event.deltaMode]
      send(event, 4, 0, ...place(event), deltaX * unit, deltaY * unit)
      return false
    },
    onkeydown(event) {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (target.matches(".tap") && (key == "Enter" || key == " ")) {
        const box = target.getBoundingClientRect()
        send(event, 0, 0, ...place({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
        send(event, 2)
        return false
      }
      const along = isDeck ? decks[0].axis : axis
      const id = "Left Right Up Down Home End PageUp PageDown".split(" ").indexOf(key.replace("Arrow", ""))
      if (id < 0 || along < 0 || id < 4 && id >> 1 != along) return
      send(event, 5, id)
      return false
    },
  })
  // Nothing stays in hand when the page loses sight of the finger, or the finger its scene: what is cancelled is
  // lost too, what is lost by an element that was taken out is told elsewhere, and a mouse on text may let go there.
  const { signal } = stop
  for (const name of "blur visibilitychange pointerup lostpointercapture".split(" ")) {
    addEventListener(name, event => finger == (event.pointerId ?? finger) && end(event), { signal })
  }
  reduced.addEventListener("change", build, { signal })
  const size = new ResizeObserver(() => {
    if (element.clientWidth && (element.clientWidth != scene.width || element.clientHeight != scene.height)) build()
  })
  size.observe(element)
  // Draws with the page's own elements, so that text is text.
  // What the elements were made for, and what is written in their styles.
  let made, shown, opacities, orders

  /** What depends on the card: words, picture, name. */
  const fill = (element, node, item) => {
    const file = filled(node.file, item)
    const text = filled(node.text, item)
    element.alt = element.ariaLabel = filled(node.label, item) || ""
    // Drawings are stretched only when they are told to; to other pictures it means nothing.
    if (file) element.src = player.address(file) + (/fill/.test(node.css) ? "#svgView(preserveAspectRatio(none))" : "")
    if (text != null && element.textContent != text) element.textContent = text
  }

  /** A size, and what a shape or text is drawn with. */
  const paint = (element, node, numbers) => {
    const [width, height, radius, , , , color, inside] = numbers
    Object.assign(element.style, {
      width: px(width), height: px(height), borderRadius: node.ellipse ? "50%" : px(radius), color,
      background: node.kind == 4 ? background(node.fill, width, height, inside) : "",
    })
    if (node.kind > 4) draw?.(element, node, numbers)
  }

  const painter = Canvas ? new Canvas(stage, player) : {
    build() {
      shown = new Float64Array(scene.slots.length * 6).fill(NaN)
      opacities = shown.slice()
      orders = []
      const isNew = made != (made = scene.shape)
      if (isNew) {
        stage.textContent = ""
        painter.elements = []
      }
      const { elements } = painter
      scene.slots.forEach(({ node, parent }, slot) => {
        const { id, role } = node
        if (isNew) (elements[parent] || stage).append(elements[slot] = document.createElement(node.kind == 2 ? "img" : "div"))
        const element = elements[slot]
        // It stays hidden until a frame shows it.
        element.style.cssText = "display:none;" + (node.css || "")
        element.className = node.class || ""
        element.role = role
        if (id) element.dataset.id = id
        if (role == "button") element.tabIndex = 0
        paint(element, node, node.numbers)
        if (node.deck == null) fill(element, node)
      })
    },

    draw([order, changed, changes, local, opacity, card]) {
      const { slots } = scene
      const { elements } = painter
      let isSorted = 0
      for (const slot of changed) {
        const change = changes[slot]
        const element = elements[slot]
        const { node } = slots[slot]
        if (change & 2) {
          // The focus must not go down with what it is on.
          if (element.matches(":focus-within")) stage.focus()
          element.style.display = "none"
          continue
        }
        isSorted |= change & 81
        if (change & 64) {
          const { items } = scene.decks[node.deck]
          fill(element, node, items[card[slot] % BigInt(items.length || 1)])
        }
        if (change & 4) {
          const at = slot * 6
          let isMoved = 0
          for (let index = at; index < at + 6; index++) {
            isMoved |= shown[index] != (shown[index] = round(local[index], index < at + 4 ? 1e4 : 100))
          }
          if (isMoved) {
            // Browsers read a translation in half the time of a matrix.
            element.style.transform = shown[at] == 1 && !shown[at + 1] && !shown[at + 2] && shown[at + 3] == 1
              ? `translate(${shown[at + 4]}px,${shown[at + 5]}px)` : `matrix(${shown.slice(at, at + 6)})`
          }
        }
        if (change & 8) {
          const value = round(opacity[slot], 1e3)
          if (opacities[slot] != value) element.style.opacity = opacities[slot] = value
        }
        if (change & 32) paint(element, node, player.paint(slot))
        if (change & 1) element.style.display = ""
      }
      // Where layers change places, their order is said; elsewhere it is that of the elements.
      if (isSorted) order.forEach((slot, place) => {
        if ((slots[slots[slot].parent]?.node || scene).sorts && orders[slot] != place) elements[slot].style.zIndex = orders[slot] = place
      })
    },
  }
  Object.assign(player, {
    element, exports, scene, stage, dots, painter, time, show, scrollTo,
    isPlaying: false, rate: 1,

    /** Goes on from where it is. */
    play: () => turn(true),

    /** Stands still: touches are felt, but no time passes. */
    pause: () => turn(false),

    /** What a slot is drawn with now. */
    paint(slot) {
      const address = exports.paint(slot)
      const { oklab } = scene.slots[slot].node
      return [...read(address, 6), ...[0, 1, 2].map(color => {
        // They come as they are mixed: each multiplied by how opaque it is.
        const [x, y, z, alpha] = read(address + 48 + color * 32, 4)
        const unit = alpha || 1
        return `${oklab >> color & 1 ? "oklab(" : "color(srgb "}${x / unit} ${y / unit} ${z / unit}/${alpha})`
      })]
    },

    /** Where a picture is. */
    address(file) {
      const { images } = options
      return (images?.call ? images(file) : images?.[file])
        ?? new URL(encodeURIComponent(file).replace(/%2F/g, "/"), base).href
    },

    /**
     * Shows the moment `time`, in seconds; with `page`, as if that page had been there from the start. So it
     * is for what was before the last touch: nobody knows any more where the scroll was then.
     */
    seek(time, page = time < player.last ? player.page : null) {
      check(time, " is no moment", 0)
      check(page ?? 0, " is no page", -1e15, 1e15)
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
      check(value, ` is no value of ${name}`, parameter ? parameter.min : NaN, parameter?.max)
      parameter.value = value
      build()
    },

    /** Takes the scene out of its element. */
    remove() {
      turn(false)
      stop.abort()
      size.disconnect()
      if (root.player == player) root.innerHTML = ""
    },
  })
  reset()
  if (options.autoplay != false) turn(true)
  return player
}
