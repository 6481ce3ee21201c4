// A page in which a scene is tuned: time that goes both ways, knobs that turn at a frozen moment, the numbers of
// a layer, and a film to compare with.

import { load } from "./scrollwork.js"
import { download, offer } from "../record.js"
import { Film } from "./film.js"
import { Knobs } from "./knobs.js"
import { Layers } from "./layers.js"
import { choice, make } from "./make.js"
import { Take } from "./take.js"
import { Transport } from "./transport.js"

/** Widths and heights of screens, in points. */
const screens = [[320, 568], [375, 667], [390, 844], [430, 932], [744, 1133]]

const markup = `<header><h1></h1><div class="tools"></div></header>
<div class="field"><div class="screens"><div class="screen"><div class="stage"></div><i class="finger" hidden></i></div>
<video hidden playsinline preload="auto"></video></div></div>
<aside><section class="knobs"><div><h2>Knobs</h2></div></section><section class="layer"><div><h2>Layer</h2></div></section>
<section class="compare"><div><h2>Film</h2></div></section></aside>
<footer></footer><div class="counter" inert aria-hidden="true"></div>`

/**
 * Fills an element with the studio of a scene.
 *
 * `options` are those of `load`, and `document`, the text of the scene's document; `takes`, recorded takes with
 * `name`, `events` and `end`; `film`, the address of a film; `values`, values of parameters by their names.
 */
export async function studio(root, { document: text, takes, film: address, values, ...options }) {
  root.innerHTML = markup
  const find = name => root.querySelector(name)
  const [field, stage, finger] = [find(".field"), find(".stage"), find(".finger")]
  const { size: own, parameters = {} } = JSON.parse(text)
  let size = own
  let film

  /** As large as there is room for, and not much larger than it is. */
  const fit = () => {
    const count = film?.isBeside ? 2 : 1
    const scale = Math.min(1.25, (field.clientHeight - 32) / size[1], (field.clientWidth - 8 - 24 * count) / count / size[0])
    const numbers = { scale: Math.max(0.1, scale), w: size[0], h: size[1] }
    for (const [name, value] of Object.entries(numbers)) root.style.setProperty("--" + name, value)
  }
  fit()
  new ResizeObserver(fit).observe(field)

  const open = async element => {
    const player = await load(element, { ...options, autoplay: false })
    for (const [name, value] of Object.entries(values)) player.set(name, value)
    return player
  }
  const player = await open(stage)
  const counter = await open(find(".counter"))
  find("h1").textContent = player.scene.name
  field.style.setProperty("--glow", player.stage.style.background)

  const take = new Take(player)
  const transport = new Transport(find("footer"), take, takes)
  const layers = new Layers(find(".layer"), { player, counter, take, onmeasure({ rest, isEndless }) {
    take.isEndless = isEndless
    take.end = take.given || (isEndless ? (take.events.at(-1)?.[0] ?? 0) + 4 : rest)
    transport.show()
  } })
  film = new Film(root, find(".compare"), take, () => {
    fit()
    film?.follow()
  })
  take.onshow = () => {
    transport.show()
    layers.curves.mark(take.time)
    film.follow()
    // A recorded finger is shown where it is; yours is there already.
    const last = take.isYours ? null : take.events.findLast(([at, kind]) => at <= take.time && kind < 4)
    finger.hidden = !last || last[1] > 1
    if (last) finger.style.translate = `calc(${last[3]}px*var(--scale)) calc(${last[4]}px*var(--scale))`
  }
  take.onedit = () => {
    transport.edit()
    layers.measureLater()
  }

  const first = Object.fromEntries(Object.entries(parameters).map(([name, each]) => [name, each.value ?? each]))
  const knobs = new Knobs(find(".knobs"), player.scene.parameters, first, {
    onturn(values) {
      // The take is shown again and the numbers are found again, each laid out once.
      for (const { scene } of [player, counter]) for (const each of scene.parameters) each.value = values[each.name]
      take.again()
      layers.measure()
    },
    // What has come to rest shows what changed when it plays anew.
    onrelease: () => take.isOver && !take.isPlaying && take.play(),
  })
  find(".tools").append(
    choice("Screen", [own, ...screens.filter(each => "" + each != own)].map(each => [each, each.join(" × ")]), value => {
      size = value.split(",").map(Number)
      fit()
    }),
    knobs.copyButton(),
    make("button", { onclick: () => offer(knobs.document(text), "scene.json") }, "Document"),
    make("button", { onclick: () => download(take.trace, "take.json") }, "Take"),
  )
  // Another size lays all out anew.
  new ResizeObserver(() => {
    film.fit()
    take.again()
    layers.measure()
  }).observe(stage)

  if (address) film.open(address)
  transport.choose(takes.length ? 0 : "none")
  // An address that ends in #1.5 shows that moment.
  const moment = parseFloat(location.hash.slice(1))
  if (moment >= 0 && moment < 1e6) take.seek(moment)
  layers.measure()
  return { player, take, transport, layers, knobs, film }
}
