import type { StreamEvent } from './stream-event.ts'

const DATA = 'data:'

/** The event of one line of a Server-Sent Events answer; undefined for a line without data, null for one that was cut. */
export function parseEventLine<Event = StreamEvent>(line: string): Event | null | undefined {
  if (!line.startsWith(DATA)) return undefined
  try {
    return JSON.parse(line.slice(DATA.length)) as Event
  } catch {
    // Half a line: the stream was cut.
    return null
  }
}
