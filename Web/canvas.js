// Draws scenes of very many layers on one canvas: several times cheaper than elements where thousands move,
// but text is a picture here. What can be tapped lies under empty elements, which take the focus.
// `scrollwork.js` loads this file when it is wanted.

import { filled } from "./scrollwork.js"

/** What a node is drawn with: the numbers and colours of the moment, or those at rest. */
const named = (node, [width, height, radius, strokeWidth, start, end, color = node.color, fill, stroke = node.stroke]) => ({
  width, height, radius, strokeWidth, start, end, color, stroke,
  // Gradients stand still.
  fill: fill && node.fill && !node.fill.line ? fill : node.fill,
})

/** What a node's style says of a property. */
const said = (node, property) => node.css?.match(`(?:^|;)${property}:([^;]*)`)?.[1]

/** The outline of a shape as path data, in points from the frame's corner. */
const outline = (node, { width, height, radius }) => {
  if (node.path != null) return node.path
  const rx = node.ellipse ? width / 2 : Math.min(radius, width / 2, height / 2)
  const ry = node.ellipse ? height / 2 : rx
  const arc = (x, y) => `a${rx} ${ry} 0 0 1 ${x} ${y}`
  // An ellipse starts at its rightmost point, as it does in drawings.
  if (node.ellipse) return `M${width} ${ry}${arc(-rx, ry)}${arc(-rx, -ry)}${arc(rx, -ry)}${arc(rx, ry)}z`
  return `M${rx} 0h${width - 2 * rx}${arc(rx, ry)}v${height - 2 * ry}${arc(-rx, ry)}h${2 * rx - width}${
    arc(-rx, -ry)}v${2 * ry - height}${arc(rx, -ry)}z`
}

/** What a node says: its name, its text, or what is in it. */
const words = (node, nodes) => node.label || node.text
  || nodes.filter(inner => nodes[inner.parent] == node).map(inner => words(inner, nodes)).filter(Boolean).join(" ")

const lengthOf = data => {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path")
  path.setAttribute("d", data)
  return path.getTotalLength()
}

export class Canvas {
  constructor(stage, player) {
    Object.assign(this, { stage, player, pictures: new Map(), free: [], elements: [] })
    this.canvas = document.createElement("canvas")
    this.canvas.style.cssText = "width:100%;height:100%"
    this.canvas.setAttribute("role", "img")
    this.canvas.dir = "auto"
    stage.replaceChildren(this.canvas)
  }

  build() {
    const { scene } = this.player
    this.scene = scene
    this.size()
    const all = scene.nodes.filter(node => node.deck == null).map(node => node.label || node.text)
    this.canvas.ariaLabel = all.filter(Boolean).join(". ") || scene.name
    const old = this.elements
    this.elements = scene.slots.map(({ node }, slot) => node.role == "button"
      ? this.button(old[slot], scene, node) : undefined)
    for (const button of old) if (!this.elements.includes(button)) button?.remove()
    this.face = getComputedStyle(this.stage).getPropertyValue("--face")
    // What each slot shows: its paint where that moves, its card's strings.
    this.paints = scene.slots.map(({ node }) => named(node, node.numbers))
    this.items = scene.slots.map(() => undefined)
    this.shapes = []
    this.baselines = new Map()
    this.lines = []
  }

  /** Has as many pixels as the screen has here. */
  size() {
    const { canvas, scene } = this
    this.scale = devicePixelRatio
    canvas.width = Math.round(scene.width * this.scale)
    canvas.height = Math.round(scene.height * this.scale)
    // To the last pixel, also where the element ends within one: nothing shines through at its edge.
    this.across = canvas.width / scene.width
    this.down = canvas.height / scene.height
    // Zoom, and another screen, bring others.
    matchMedia(`(resolution:${this.scale}dppx)`).addEventListener("change", () => {
      if (this.stage.isConnected) this.player.show()
    }, { once: true })
  }

  /** An empty element over a layer that can be tapped, for keys and screen readers. */
  button(button, { nodes }, layer) {
    const [width, height] = layer.numbers
    if (!button) {
      button = document.createElement("div")
      button.className = "tap"
      button.tabIndex = 0
      button.setAttribute("role", "button")
      this.stage.append(button)
    }
    button.ariaLabel = button.words = words(layer, nodes)
    button.style.cssText = `display:none;width:${width}px;height:${height}px`
    return button
  }

  /** Puts a button where its layer is now. */
  follow(button, slot, change, world) {
    if (change & 64) button.ariaLabel = filled(button.words, this.items[slot])
    if (change & 2 && button.matches(":focus")) this.stage.focus()
    button.style.display = change & 2 ? "none" : ""
    const map = world.subarray(slot * 6, slot * 6 + 6)
    button.style.transform = `matrix(${[...map].map(value => Math.round(value * 1e3) / 1e3)})`
  }

  draw([order, changed, changes, , opacity, card, world]) {
    const { scene, paints, items, shapes, lines, elements } = this
    for (const slot of changed) {
      const change = changes[slot]
      const { node } = scene.slots[slot]
      if (change & 64) {
        const all = scene.decks[node.deck].items
        items[slot] = all[Number(card[slot]) % all.length]
        lines[slot] = undefined
      }
      if (change & 32) {
        paints[slot] = named(node, this.player.paint(slot))
        shapes[slot] = lines[slot] = undefined
      }
      if (elements[slot]) this.follow(elements[slot], slot, change, world)
    }
    Object.assign(this, { order, opacity, world })
    if (this.scale != devicePixelRatio) this.size()
    const context = this.canvas.getContext("2d")
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, this.canvas.width, this.canvas.height)
    this.group(context, -1, 0)
  }

  /** Draws what stands in a slot, from a place of the order on; returns the place after it. */
  group(context, parent, place) {
    const { order, opacity, scene: { slots } } = this
    while (place < order.length && slots[order[place]].parent == parent) {
      const slot = order[place++]
      const { node } = slots[slot]
      if (node.kind > 1) {
        this.move(context, slot)
        context.globalAlpha = opacity[slot]
        this.layer(context, slot, node, this.paints[slot])
      } else if (opacity[slot] < 1) {
        place = this.faded(context, slot, node, place, opacity[slot])
      } else if (node.clips) {
        context.save()
        this.clip(context, slot, node)
        place = this.group(context, slot, place)
        context.restore()
      } else {
        place = this.group(context, slot, place)
      }
    }
    return place
  }

  /** Makes a slot's own points those of the context. */
  move(context, slot) {
    const { across, down, world } = this
    const at = slot * 6
    context.setTransform(across * world[at], down * world[at + 1], across * world[at + 2],
      down * world[at + 3], across * world[at + 4], down * world[at + 5])
  }

  clip(context, slot, node) {
    if (!node.clips) return
    this.move(context, slot)
    context.clip(new Path2D(outline({}, this.paints[slot])))
  }

  /** A group fades as one picture. */
  faded(context, slot, node, place, alpha) {
    const canvas = this.free.pop() || document.createElement("canvas")
    canvas.width = this.canvas.width
    canvas.height = this.canvas.height
    const inner = canvas.getContext("2d")
    this.clip(inner, slot, node)
    place = this.group(inner, slot, place)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalAlpha = alpha
    context.drawImage(canvas, 0, 0)
    this.free.push(canvas)
    return place
  }

  layer(context, slot, node, paint) {
    const { scale } = this
    const [, x, y, blur, color] = node.css?.match(/shadow[:(](\S+)px (\S+)px (\S+)px (#\w+)/) || []
    if (color) {
      context.save()
      context.shadowOffsetX = x * scale
      context.shadowOffsetY = y * scale
      context.shadowBlur = blur * scale * (said(node, "filter") ? 2 : 1)
      context.shadowColor = color
    }
    if (node.kind == 2) this.image(context, slot, node, paint)
    if (node.kind == 3) this.text(context, slot, node, paint)
    if (node.kind > 3) this.shape(context, slot, node, paint)
    if (color) context.restore()
  }

  shape(context, slot, node, paint) {
    const { width, height, radius, strokeWidth, start, end, fill, stroke } = paint
    if (node.kind == 4 && !node.ellipse && !radius && !fill?.line) {
      if (!fill) return
      context.fillStyle = fill
      return context.fillRect(0, 0, width, height)
    }
    const shape = this.shapes[slot] ??= (() => {
      const data = outline(node, paint)
      return { data, path: new Path2D(data) }
    })()
    if (fill?.line) {
      // The gradient lies in the unit square, which is stretched to the frame.
      const { line, stops } = fill
      const gradient = line.length > 3 ? context.createLinearGradient(...line)
        : context.createRadialGradient(line[0], line[1], 0, line[0], line[1], line[2])
      for (const [offset, color] of stops) gradient.addColorStop(offset, color)
      const unit = new Path2D()
      unit.addPath(shape.path, new DOMMatrix([1 / width, 0, 0, 1 / height, 0, 0]))
      context.save()
      context.scale(width, height)
      context.fillStyle = gradient
      context.fill(unit)
      context.restore()
    } else if (fill) {
      context.fillStyle = fill
      context.fill(shape.path)
    }
    if (!node.stroke || !(strokeWidth > 0)) return
    if (start > 0 || end < 1) {
      if (end <= start) return
      const length = shape.length ??= lengthOf(shape.data)
      context.setLineDash([(end - start) * length, 2 * length])
      context.lineDashOffset = -start * length
    }
    context.lineWidth = strokeWidth
    context.lineCap = node.cap
    context.lineJoin = node.join
    context.miterLimit = 4
    context.strokeStyle = stroke
    context.stroke(shape.path)
    context.setLineDash([])
  }

  image(context, slot, node, { width, height }) {
    const address = this.player.address(filled(node.file, this.items[slot]))
    let picture = this.pictures.get(address)
    if (!picture) {
      this.pictures.set(address, picture = new Image())
      picture.src = address
      // A picture that arrives late is drawn as soon as it is there.
      picture.onload = () => this.player.show()
    }
    if (!picture.naturalWidth) return
    const fit = said(node, "object-fit")
    const across = width / picture.naturalWidth
    const down = height / picture.naturalHeight
    const factor = fit == "contain" ? Math.min(across, down) : fit == "cover" ? Math.max(across, down) : 1
    const w = fit == "fill" ? width : picture.naturalWidth * factor
    const h = fit == "fill" ? height : picture.naturalHeight * factor
    const isCut = w > width || h > height
    if (isCut) {
      context.save()
      context.beginPath()
      context.rect(0, 0, width, height)
      context.clip()
    }
    context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
    if (isCut) context.restore()
  }

  text(context, slot, node, paint) {
    const font = said(node, "font")
    const [, size, height] = font.match(/([\d.]+)px\/([\d.]+)/)
    const pitch = size * height
    context.font = font.replace("var(--face)", this.face)
    context.letterSpacing = said(node, "letter-spacing") || "0px"
    context.fillStyle = paint.color
    context.textBaseline = "alphabetic"
    const width = paint.width
    const lines = this.lines[slot] ??= this.wrap(context, filled(node.text, this.items[slot]), width)
    context.textAlign = "left"
    const share = { left: 0, center: .5, right: 1 }[said(node, "text-align")]
    const above = { start: 0, center: .5, end: 1 }[said(node, "justify-content")]
    const { scale } = this
    let y = (paint.height - pitch * lines.length) * above + this.baseline(font)
    for (const { line, direction } of lines) {
      context.direction = direction
      context.fillText(line, (width - context.measureText(line).width) * share, Math.round(y * scale) / scale)
      y += pitch
    }
  }

  /** How far below its top a line in a font has its baseline: browsers round what it is made of, each as it likes. */
  baseline(font) {
    let place = this.baselines.get(font)
    if (place == null) {
      const line = document.createElement("div")
      line.style.font = font
      line.innerHTML = `<b style="position:static;display:inline-block"></b>x`
      this.stage.append(line)
      const top = line.getBoundingClientRect().top
      const { width } = this.stage.getBoundingClientRect()
      place = (line.firstChild.getBoundingClientRect().bottom - top) * this.scene.width / width
      line.remove()
      this.baselines.set(font, place)
    }
    return place
  }

  /** Breaks a text between words, or within one that is wider than the box. */
  wrap(context, text, width) {
    const fits = line => context.measureText(line).width <= width
    return text.split("\n").flatMap(paragraph => {
      const lines = []
      let line = ""
      for (const word of paragraph.split(/(?<= )/)) {
        if (fits((line + word).trimEnd()) || !line) line += word
        else {
          lines.push(line.trimEnd())
          line = word
        }
        while (!fits(line.trimEnd()) && line.length > 1) {
          let end = line.length - 1
          while (end > 1 && !fits(line.slice(0, end))) end--
          lines.push(line.slice(0, end))
          line = line.slice(end)
        }
      }
      // The browser tells from its own copy which way the paragraph runs, as it does for elements.
      this.canvas.textContent = paragraph
      const { direction } = getComputedStyle(this.canvas)
      // What remained there would be read aloud.
      this.canvas.textContent = ""
      return [...lines, line.trimEnd()].map(line => ({ line, direction }))
    })
  }
}
