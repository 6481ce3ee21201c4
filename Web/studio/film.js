// A film beside the scene, over it, or as the difference, at the same moment.

import { choice, make } from "./make.js"

/** Seconds that a film may stray while it plays before it is set right, and while it stands. */
const slack = 0.08
const still = 0.001

/** By how much, as a logarithm, a film may be wider or taller than the scene to be of its shape. */
const alike = 0.03

const hint = "Drop a film on the page: a recording of a screen, or what an animation program made."
const modes = [["beside", "Beside"], ["over", "Over it"], ["difference", "Difference"]]

export class Film {
  /** Seconds of the film at the first moment of the scene. */
  offset = 0

  /** `root` carries the mode as `data-mode`; `onchange` is told when the film or its place changes. */
  constructor(root, section, take, onchange) {
    Object.assign(this, { root, section, take, onchange })
    this.video = root.querySelector("video")
    Object.assign(this.video, { muted: true, onloadedmetadata: () => this.fit(), onloadeddata: () => this.follow(), onseeked: () => this.follow(), onerror: () => this.tell() })
    const file = make("input", { type: "file", accept: "video/*", ariaLabel: "A film to compare with",
      onchange: () => file.files[0] && this.bring(file.files[0]) })
    this.words = make("p", { role: "status" }, hint)
    const share = make("input", { type: "range", min: 0, max: 1, step: "any", value: 0.5, ariaLabel: "How much of the film is seen",
      oninput: () => root.style.setProperty("--over", share.value) })
    const start = make("input", { type: "number", step: 0.01, value: 0, oninput: () => {
      this.offset = +start.value
      this.follow()
    } })
    section.append(this.words, file, make("div", { className: "modes" },
      choice("How the film is shown", modes, mode => this.show(mode)), share,
      make("label", {}, "The scene begins at ", start, " s of it")))
    root.ondragover = event => event.preventDefault()
    root.ondrop = event => {
      event.preventDefault()
      const film = [...event.dataTransfer.files].find(({ type }) => type.startsWith("video/"))
      if (film) this.bring(film)
      else this.say("That is no film; an MP4 (H.264) or a WebM will do.")
    }
    this.show("beside")
  }

  get isBeside() { return this.isThere && this.root.dataset.mode == "beside" }

  get isThere() { return !this.video.hidden }

  /** Opens a film that somebody brought, and shows where it is set right. */
  bring(file) {
    URL.revokeObjectURL(this.video.src)
    this.open(URL.createObjectURL(file))
    this.section.scrollIntoView({ block: "nearest" })
  }

  /** Says where a film is asked for what became of it. */
  say(words) {
    this.words.textContent = words
    this.words.scrollIntoView({ block: "nearest" })
  }

  open(address) {
    this.words.textContent = hint
    this.video.src = address
    this.video.hidden = false
    this.section.classList.add("has")
    this.onchange()
  }

  show(mode) {
    this.root.dataset.mode = mode
    this.onchange()
  }

  /** A film of about the scene's shape fills its place; another keeps its own. */
  fit() {
    const { clientWidth, clientHeight, videoWidth, videoHeight, style } = this.video
    const ratio = videoWidth * clientHeight / (videoHeight * clientWidth)
    style.objectFit = Math.abs(Math.log(ratio)) < alike ? "fill" : "contain"
  }

  /** A film that the browser cannot play is put away. */
  tell() {
    this.video.hidden = true
    this.section.classList.remove("has")
    this.say("The browser cannot play that film; an MP4 (H.264) or a WebM will do.")
    this.onchange()
  }

  /** Brings the film to where the scene is. */
  follow() {
    const { video, take } = this
    if (!this.isThere || !video.duration) return
    const wanted = take.time + this.offset
    const moment = Math.min(Math.max(0, wanted), video.duration)
    if (take.isPlaying && moment == wanted) {
      video.playbackRate = take.rate
      if (video.paused) video.play().catch(() => {})
    } else if (!video.paused) {
      video.pause()
    }
    const away = Math.abs(video.currentTime - moment)
    if (!video.seeking && away > (video.paused ? still : slack)) video.currentTime = moment
  }
}
