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
  const { name, width, height } = player.scene
  player.restart()
  player.recorder = (t, kind, id, x, y, dx, dy) => {
    const type = kinds[kind]
    events.push({
      t, type,
      ...(kind < 4 && { id }),
      ...((kind < 2 || kind == 4) && { x, y }),
      ...(kind == 4 && { dx, dy }),
      ...(kind == 5 && { key: keys[id] }),
      ...(kind == 6 && { page: x, animated: !!id }),
    })
  }
  return {
    /** Ends the recording, and returns the trace. */
    stop() {
      player.recorder = undefined
      return { trace: name, viewport: [width, height], end: Math.max(player.time(), player.last), events }
    },
  }
}

/** Offers a trace as a file. */
export function download(trace, file = "trace.json") {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([JSON.stringify(trace, null, 1)], { type: "application/json" }))
  link.download = file
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1e4)
}
