import type { Player } from "./scrollwork.js"

/** `<scroll-work src="scene.json">`; another `src` is another scene. */
export interface ScrollWorkElement extends HTMLElement {
  /** What plays; missing without a `src` and without a scene inside. */
  readonly player?: Promise<Player>
}

declare global {
  interface HTMLElementTagNameMap {
    "scroll-work": ScrollWorkElement
  }
}
