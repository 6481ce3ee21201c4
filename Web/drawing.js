// Draws shapes that are no boxes: paths, and all that has a stroke. `scrollwork.js` loads this file when a
// scene has one.

/** Adds an element of a drawing. */
const add = (parent, name, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name)
  for (const name in attributes) element.setAttribute(name, attributes[name])
  parent.append(element)
  return element
}

let gradients = 0

/** The fill of a drawing; a gradient lies in the unit square, which is stretched to the frame. */
const paint = (drawing, { line, stops }, width, height) => {
  const [x1, y1, x2, y2] = line
  const id = "fill" + gradients++
  const gradient = add(drawing, y2 == null ? "radialGradient" : "linearGradient", {
    id, gradientUnits: "userSpaceOnUse", gradientTransform: `scale(${width} ${height})`,
    ...y2 == null ? { cx: x1, cy: y1, r: x2 } : { x1, y1, x2, y2 },
  })
  for (const [offset, color] of stops) add(gradient, "stop", { offset, "stop-color": color })
  return `url(#${id})`
}

/** Draws a node in its element with the numbers and colours of the moment, or those at rest. */
export const draw = (element, node, numbers) => {
  const [width, height, radius, strokeWidth, start, end, , color = node.fill, stroke = node.stroke] = numbers
  const rx = width / 2
  const ry = height / 2
  // Without a width or a height there is no rectangle or ellipse, but still a line.
  const d = node.path ?? (rx * ry ? undefined : node.ellipse
    ? `M${width} ${ry}L${rx} ${height}L0 ${ry}L${rx} 0z` : `M0 0h${width}v${height}h${-width}z`)
  const [name, outline] = d != null ? ["path", { d }]
    : node.ellipse ? ["ellipse", { cx: rx, cy: ry, rx, ry }]
    : ["rect", { width, height, rx: Math.min(radius, rx, ry) }]
  element.textContent = ""
  const drawing = add(element, "svg", { style: "overflow:visible;width:1px;height:1px" })
  // Gradients stand still.
  const fill = !node.fill ? "none" : node.fill.line ? paint(drawing, node.fill, width, height) : color
  add(drawing, name, {
    ...outline, fill,
    ...node.stroke && strokeWidth > 0 && end > start && {
      stroke, "stroke-width": strokeWidth, "stroke-linecap": node.cap, "stroke-linejoin": node.join,
    },
    ...(start > 0 || end < 1) && {
      pathLength: 1, "stroke-dasharray": end - start + " 2", "stroke-dashoffset": -start,
    },
  })
}
