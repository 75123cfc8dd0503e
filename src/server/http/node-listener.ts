import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** Connections of a school that comes at once; of those above Node's own 511 some would wait for seconds and be reset. */
export const MOST_WAITING = 4096

type Begin<Result> = (incoming: IncomingMessage, outgoing: ServerResponse, waitedMs: number) => Result

/** How long a turn of the event loop may begin requests. */
const TURN_MS = 3

/**
 * Begins a few requests in each turn of the event loop, in the order in which they came. Node accepts one new connection a turn: where a turn
 * had to begin everything that had arrived on open connections, a new one waited for half a minute.
 */
function takeTurns(begin: Begin<void>): RequestListener {
  const waiting: { incoming: IncomingMessage; outgoing: ServerResponse; since: number }[] = []
  let isTaking = false
  const takeTurn = () => {
    isTaking = waiting.length > 0
    if (!isTaking) return
    setImmediate(takeTurn)
    const end = performance.now() + TURN_MS
    do {
      const next = waiting.shift()
      if (!next) return
      const { incoming, outgoing, since } = next
      // Else its caller has gone.
      if (!outgoing.destroyed) begin(incoming, outgoing, performance.now() - since)
    } while (performance.now() < end)
  }
  return (incoming, outgoing) => {
    waiting.push({ incoming, outgoing, since: performance.now() })
    if (isTaking) return
    isTaking = true
    setImmediate(takeTurn)
  }
}

/**
 * The app as Node's listener. Streams write to the raw response themselves; the app's own response is not sent in that case. The app does not
 * get the requests that `answerFirst` has answered.
 */
export function makeNodeListener(
  app: { fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response> },
  answerFirst: Begin<boolean> = () => false,
): RequestListener {
  const listener = getRequestListener(async (request, env) => {
    const bindings = env as HttpBindings
    const response = await app.fetch(request, bindings)
    return bindings.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response
  })
  return takeTurns((incoming, outgoing, waitedMs) => {
    if (!answerFirst(incoming, outgoing, waitedMs)) void listener(incoming, outgoing)
  })
}
