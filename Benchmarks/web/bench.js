// Script time a frame of the player and its host, beside JavaScript written by hand for the same layers.
//
// All take turns in one page, one of them a frame, so that whatever slows the machine slows all. The time
// is that of the script alone: the browser recalculates styles and paints after it, unmeasured.

import { load } from "../../.build/web/scrollwork.js"
import { Hand } from "./hand.js"
import { layers, scene } from "./layers.js"

const frame = () => new Promise(requestAnimationFrame)
const median = values => values.sort((a, b) => a - b)[values.length >> 1]
const time = work => {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Where frame `index` has scrolled to: there and back, never twice the same. */
const page = index => 1 - Math.cos(index / 37)

const measure = async (count, rounds, frames) => {
  const things = layers(count)
  const player = await load(document.querySelector("#ours"), {
    scene: scene(things), wasm, canvas: false, autoplay: false,
  })
  const hands = [true, false].map(isMatrix =>
    new Hand(document.querySelector(isMatrix ? "#matrix" : "#translate"), things, isMatrix))
  const works = [
    page => player.scrollTo(page, { animated: false }),
    page => hands[0].scrollTo(page),
    page => hands[1].scrollTo(page),
  ]
  let index = 0
  const round = async () => {
    const sums = works.map(() => 0)
    for (const end = index + frames; index < end; index++) {
      // There and back, so that none always comes after the same other.
      const order = index & 1 ? [0, 1, 2] : [2, 1, 0]
      for (const which of order) {
        await frame()
        sums[which] += time(() => works[which](page(index)))
      }
    }
    return sums.map(sum => sum / frames)
  }
  // The first rounds are for the compilers.
  for (let warm = 0; warm < 3; warm++) await round()
  const sums = []
  for (let done = 0; done < rounds; done++) sums.push(await round())
  for (const hand of hands) check(player, hand)
  player.remove()
  for (const hand of hands) hand.remove()
  return {
    times: works.map((_, which) => median(sums.map(sum => sum[which]))),
    ratios: [1, 2].map(which => median(sums.map(sum => sum[0] / sum[which]))),
  }
}

/** What is compared must do the same. */
const check = (player, hand) => {
  player.scrollTo(1.3, { animated: false })
  hand.scrollTo(1.3)
  hand.elements.forEach((element, index) => {
    const other = player.painter.elements[index]
    const [a, b] = [element, other].map(({ style }) => {
      const { e, f } = new DOMMatrix(style.transform)
      return [e, f, Number(style.opacity)]
    })
    const differs = a.some((value, place) => !(Math.abs(value - b[place]) < 0.011))
    if (differs) throw Error(`layer ${index} is at ${b}, not at ${a}`)
  })
}

let wasm
try {
  const bytes = await (await fetch("../../.build/web/WebPlayer.wasm")).arrayBuffer()
  wasm = await WebAssembly.compile(bytes)
  let worst = 0
  for (const [count, rounds, frames] of [[100, 25, 40], [1000, 25, 8], [5000, 15, 4]]) {
    const { times, ratios } = await measure(count, rounds, frames)
    worst = Math.max(worst, ratios[0])
    const [ours, matrix, translate] = times.map(value => value.toFixed(3).padStart(7))
    console.log(`bench: ${String(count).padStart(5)} layers ${ours} ms; by hand with matrix() ${matrix} ms, ratio ${
      ratios[0].toFixed(2)}; by hand with translate() ${translate} ms, ratio ${ratios[1].toFixed(2)}`)
  }
  console.log(`bench: end ${worst.toFixed(4)}`)
} catch (error) {
  console.log(`bench: failed ${error}`)
}
