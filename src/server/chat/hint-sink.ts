import type { EventSink } from '../http/sse.ts'

/** Converts a reply to the events of a hint, each with `message` (specification section 7): pieces, and with `done` the whole. */
export function toHintSink(sink: EventSink): EventSink {
  return {
    ...sink,
    send: ({ content, response, level, message, done }) => {
      if (level !== undefined) return sink.send({ level, message: message ?? '', done: true })
      if (content !== undefined) return sink.send({ message: content })
      if (done) return sink.send({ message: response ?? '', done: true })
      return true
    },
  }
}
