// Keeps what fingers, wheels and keys do in a scene as a trace, which the command replays:
//
//     const recording = record(player)         // the scene starts anew
//     …
//     download(recording.stop(), "swipe.json")
//
//     scrollwork render scene.json --gesture swipe.json

const kinds = ["down", "move", "up", "cancel", "wheel", "key", "scroll"]
const keys = ["left", "right", "up", "down", "home", "end", "page-up", "page-down"]

/** Starts the scene anew, and keeps every event from then on. */
export function record(player) {
  const events = []
  player.restart()
  player.recorder = (...event) => events.push(event)
  return {
    /** Ends the recording, and returns the trace. */
    stop() {
      player.recorder = undefined
      return written(player.scene, events, Math.max(player.time(), player.last))
    },
  }
}

/** Events as the player takes them, as a trace: each with what means something for its kind. */
export function written({ name, width, height }, events, end) {
  return {
    trace: name, viewport: [width, height], end,
    events: events.map(([t, kind, id, x, y, dx, dy]) => ({
      t, type: kinds[kind],
      ...(kind < 4 && { id }),
      ...((kind < 2 || kind == 4) && { x, y }),
      ...(kind == 4 && { dx, dy }),
      ...(kind == 5 && { key: keys[id] }),
      ...(kind == 6 && { page: x, animated: !!id }),
    })),
  }
}

/** Offers a trace as a file. */
export function download(trace, file = "trace.json") {
  offer(JSON.stringify(trace, null, 1), file)
}

/** Offers text as a file. */
export function offer(text, file) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  link.download = file
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1e4)
}
