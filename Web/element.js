// The element `<scroll-work src="scene.json">`, for pages without a script of their own:
//
//     <scroll-work src="onboarding/scene.json"></scroll-work>
//     <script type="module" src="element.js"></script>
//
// Its `player` is a promise. It plays what `src` names, or else the scene that it contains; another `src` is
// another scene. Without either it waits for a `src`.

import { load } from "./scrollwork.js"

class ScrollWork extends HTMLElement {
  static observedAttributes = ["src"]

  connectedCallback() {
    const scene = this.getAttribute("src") || this.textContent.trim()
    if (this.player || !scene) return
    this.stop = new AbortController()
    this.player = load(this, { scene, signal: this.stop.signal })
  }

  attributeChangedCallback() {
    this.end()
    if (this.isConnected) this.connectedCallback()
  }

  async disconnectedCallback() {
    // One that is only moved plays on.
    await 0
    if (!this.isConnected) this.end()
  }

  end() {
    this.stop?.abort()
    this.player?.then(player => player.remove(), () => 0)
    this.player = undefined
  }
}
customElements.get("scroll-work") || customElements.define("scroll-work", ScrollWork)
