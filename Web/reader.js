// Reads documents where a page is given one instead of a score: WebReader.wasm beside this file turns it
// into the score that `scrollwork web` would have written. `scrollwork.js` loads this file when it is wanted.

import { get } from "./scrollwork.js"

let module

const compile = async () => WebAssembly.compile(
  await (await get(new URL("WebReader.wasm", import.meta.url))).arrayBuffer())

/** What failed is tried again. */
const again = error => {
  module = undefined
  throw error
}

/** The score of a document, or of the file that it came in; throws all that is wrong with it, named where `rules.js` is at hand. */
export async function read(text, file) {
  const { exports } = await WebAssembly.instantiate(await (module ??= compile().catch(again)), {})
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(text)
  const place = exports.room(bytes.length)
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes)
  const count = exports.read()
  const { buffer } = exports.memory
  if (!count) {
    return JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, exports.score(), exports.length())))
  }
  const { rules } = await import("./rules.js").catch(() => ({}))
  const problems = Array.from({ length: count }, (_, index) => {
    const [rule, start, end, line, column] = new Int32Array(buffer, exports.mistakes() + index * 20, 5)
    return { rule, name: rules?.[rule], start, end, line, column }
  })
  const words = problems.map(({ rule, name, line, column }) => `${line}:${column}: ${name || `rule ${rule}`}`)
  throw Object.assign(Error(words.join("\n")), { problems })
}
