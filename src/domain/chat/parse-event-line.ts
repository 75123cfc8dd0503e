import type { StreamEvent } from './stream-event.ts'

const DATA = 'data:'

/** The event of one line of a Server-Sent Events answer; undefined for a line without data, null for one that was cut. */
export function parseEventLine(line: string): StreamEvent | null | undefined {
  if (!line.startsWith(DATA)) return undefined
  try {
    return JSON.parse(line.slice(DATA.length)) as StreamEvent
  } catch {
    // Half a line: the stream was cut.
    return null
  }
}
