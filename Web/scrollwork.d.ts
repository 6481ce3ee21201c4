/** What `load` may be told. */
export interface Options {
  /**
   * The scene: its address, its text (which begins with a brace), or its value. A score, as `scrollwork web`
   * writes it, plays at once; for a document, `reader.js` and `WebReader.wasm` must lie beside `scrollwork.js`.
   */
  scene: string | object
  /**
   * The player: its address, its bytes, an answer that carries them, or the compiled module. Scenes without decks
   * play by the smaller `WebPlayer.pages.wasm`, those in which nothing scrolls by `WebPlayer.clock.wasm`.
   */
  wasm?: string | URL | BufferSource | Response | WebAssembly.Module
  /** The addresses of pictures by the names that the scene gives them; others are sought beside the scene. */
  images?: Record<string, string> | ((name: string) => string | undefined)
  /** Whether it plays at once; it does unless told otherwise. */
  autoplay?: boolean
  /** Whether to play the scene's form for people who asked for less motion; unset follows the system. */
  reducedMotion?: boolean
  /** What a screen reader calls the scene, in place of its name. */
  label?: string
  /** What a screen reader calls a page, counted from 0. */
  words?: (page: number, count: number) => string
  /**
   * Whether to draw on a canvas; unset does so only for very many layers. Text is then a picture. What
   * `canvas.js` exports, where that does not lie beside `scrollwork.js`, as in a page of one file, means yes.
   */
  canvas?: boolean | { Canvas: Function }
  /** `draw` of `drawing.js`, where that does not lie beside `scrollwork.js`, as in a page of one file. */
  drawing?: Function
  /** When it is aborted before the scene is there, `load` fails and the element stays as it is. */
  signal?: AbortSignal
}

/** A number that a scene lets its host turn. */
export interface Parameter {
  name: string
  value: number
  /** Missing where the scene says nothing; so are `max` and `step`. */
  min?: number
  max?: number
  step?: number
  label?: string
}

/** A mistake in a document, in numbers: lines and columns count from 1, bytes from 0. */
export interface Problem {
  rule: number
  /** What `scrollwork explain` calls the rule, where `rules.js` is at hand. */
  name?: string
  start: number
  end: number
  line: number
  column: number
}

/** What `load` throws when a document has mistakes. */
export interface SceneError extends Error {
  problems: Problem[]
}

/**
 * A scene that plays in an element.
 *
 * It tells, here and on the element: `progress` with `detail.page`; `pagechange` with `detail.page` and
 * `detail.card`; `settled`; and the scene's own events with `detail.card` (−1 outside of decks).
 */
export interface Player extends EventTarget {
  readonly element: HTMLElement
  /** The nearest whole page, or card. */
  readonly page: number
  /** The page, or card, and the way to the next. */
  readonly progress: number
  /** Whether nothing moves any more. */
  readonly isSettled: boolean
  /** The scene as it is laid out now. */
  readonly scene: { name: string; width: number; height: number; pages: number; parameters: Parameter[] }
  /** Seconds of the scene a second, above 0; what is changed while it plays counts from the next `play`. */
  rate: number
  /** Goes on from where it is; one that was removed stands still for ever. */
  play(): void
  /** Stands still; no time passes. */
  pause(): void
  /** Starts anew. */
  restart(): void
  /**
   * Shows the moment `time`, in seconds up to 10⁹, and stands still; with `page`, as if that page had been there
   * from the start. A moment before the last touch is shown so too, with the page at hand: where the scroll was
   * then is not kept.
   */
  seek(time: number, page?: number): void
  /**
   * Turns a parameter of the scene; a value outside of its bounds, or of no such parameter, is a RangeError.
   * Where the scene names no bounds, they are those of a document's numbers, −10⁹ and 10⁹.
   * What is turned while an event is told is shown in the next frame.
   */
  set(name: string, value: number): void
  /** Scrolls to a page; in an endless deck to the nearest copy of that card, from −1, the last, up to 10¹⁴ either way. */
  scrollTo(page: number, options?: { animated?: boolean }): void
  /** Takes the scene out of its element. */
  remove(): void
}

/** Plays a scene in an element. */
export function load(element: HTMLElement, options: Options): Promise<Player>
