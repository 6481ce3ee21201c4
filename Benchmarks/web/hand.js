// What somebody writes by hand who knows what is fast: keyframes in flat arrays, one rounded transform and
// one opacity a layer, and nothing written that is there already.
// A place is spelt as a matrix, as libraries do, or as a translation, which browsers read faster.

export class Hand {
  constructor(stage, layers, isMatrix) {
    this.isMatrix = isMatrix
    const count = layers.length
    this.elements = layers.map(() => stage.appendChild(document.createElement("div")))
    this.left = Float64Array.from(layers, layer => layer.left)
    this.top = Float64Array.from(layers, layer => layer.top)
    this.x = new Float64Array(layers.flatMap(layer => layer.x))
    this.opacity = new Float64Array(layers.flatMap(layer => layer.opacity))
    this.lastX = new Float64Array(count).fill(NaN)
    this.lastOpacity = new Float64Array(count).fill(NaN)
  }

  scrollTo(page) {
    const { isMatrix, elements, left, top, x, opacity, lastX, lastOpacity } = this
    const segment = Math.min(Math.floor(page), 1)
    const fraction = page - segment
    for (let index = 0; index < elements.length; index++) {
      const at = index * 3 + segment
      const { style } = elements[index]
      const newX = Math.round((left[index] + x[at] + (x[at + 1] - x[at]) * fraction) * 100) / 100
      if (newX != lastX[index]) {
        lastX[index] = newX
        style.transform = isMatrix ? `matrix(1,0,0,1,${newX},${top[index]})`
          : `translate(${newX}px,${top[index]}px)`
      }
      const newOpacity = Math.round((opacity[at] + (opacity[at + 1] - opacity[at]) * fraction) * 1e3) / 1e3
      if (newOpacity != lastOpacity[index]) {
        lastOpacity[index] = newOpacity
        style.opacity = newOpacity
      }
    }
  }

  remove() {
    for (const element of this.elements) element.remove()
  }
}
