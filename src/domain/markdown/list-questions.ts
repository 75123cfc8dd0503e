import { listFences } from './fences.ts'

/** Returns the questions of the ```question blocks of a reply, in order; empty or unclosed blocks are none. */
export function listQuestions(reply: string): string[] {
  return listFences(reply.replaceAll('\r\n', '\n'), 'block')
    .filter(({ kind, isClosed }) => kind === 'question' && isClosed)
    .map(({ inside }) => inside.trim())
    .filter((question) => question !== '')
}
