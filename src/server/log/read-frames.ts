import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A line of V8's stack trace: `at function (file:line:column)` or `at file:line:column`. */
const FRAME =
  /^\s+at (?:(?<name>[\w$.<>[\] ]+) \()?(?<place>(?:file:\/\/|node:|\/|[A-Za-z]:\\)[^()\s]+:\d+:\d+)\)?$/

/**
 * The places that an error passed. The trace begins with the error's text, whose lines may look like places: without it, or where it was
 * changed since, there are none.
 */
export function readFrames(error: { stack?: unknown; message: string }, most: number): string[] {
  if (typeof error.stack !== 'string') return []
  const heading = error.message === '' ? '' : error.stack.slice(0, error.stack.indexOf(': ') + 2)
  if (!error.stack.startsWith(heading + error.message)) return []
  return error.stack
    .slice(heading.length + error.message.length)
    .split('\n')
    .flatMap((line) => {
      const { name, place } = FRAME.exec(line)?.groups ?? {}
      return place === undefined ? [] : [[name, shorten(place)].filter(Boolean).join(' ')]
    })
    .slice(0, most)
}

function shorten(place: string): string {
  const file = place.startsWith('file://') ? place.replace(/^file:\/\/[^:]*/, readFileUrl) : place
  const relative = path.relative(process.cwd(), file)
  return relative.startsWith('..') || file.startsWith('node:') ? file : relative
}

function readFileUrl(url: string): string {
  try {
    return fileURLToPath(url)
  } catch {
    // Not a path of this system: shown as it is.
    return url
  }
}
