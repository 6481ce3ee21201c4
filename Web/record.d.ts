import { Player } from "./scrollwork.js"

/** What fingers did, as `scrollwork render --gesture` reads it. */
export interface Trace {
  trace: string
  viewport: [width: number, height: number]
  /** Seconds at which the film of it ends. */
  end: number
  events: object[]
}

/** Starts the scene anew, and keeps every event until `stop`, which returns the trace. */
export function record(player: Player): { stop(): Trace }

/** Offers a trace as a file. */
export function download(trace: Trace, file?: string): void
