// What moves: layers with three keyframes each for x and opacity, no two alike, all of them on the screen.

/** The same numbers on every run. */
const random = seed => () => (seed = (seed * 16807) % 2147483647) / 2147483647

/** `count` layers, each with where it lies and its keyframes at the pages 0, 1 and 2. */
export const layers = count => {
  const next = random(count)
  const upTo = most => Math.round(next() * most * 100) / 100
  return Array.from({ length: count }, () => ({
    left: upTo(90),
    top: upTo(830),
    x: [upTo(280), upTo(280), upTo(280)],
    opacity: [0.1 + upTo(0.9), 0.1 + upTo(0.9), 0.1 + upTo(0.9)],
  }))
}

/** The layers as a scene. */
export const scene = layers => ({
  scene: "bench",
  size: [390, 844],
  scroll: { axis: "horizontal", pages: 3 },
  layers: layers.map(({ left, top, x, opacity }) => ({
    frame: [left, top, 8, 8],
    shape: "rectangle",
    fill: "#3366cc",
    in: "screen",
    animate: [{ timeline: "scroll", at: [0, 1, 2], x, opacity }],
  })),
})
