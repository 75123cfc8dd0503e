import type { ReadInput } from './read-ink.ts'
import type { InkReading } from './recognition.ts'

/** What the page asks of the worker that reads ink: it has no room for a key. */
export interface ReadRequest extends ReadInput {
  readonly id: number
}

/** `reading` is null if the recogniser could not be fetched. */
export interface ReadReply {
  readonly id: number
  readonly reading: InkReading | null
}
