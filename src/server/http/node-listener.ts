import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** Connections of a school that comes at once; of those above Node's own 511 some would wait for seconds and be reset. */
export const MOST_WAITING = 4096

/**
 * The app as Node's listener. Streams write to the raw response themselves; the app's own response is not sent in that case. The app does not
 * get the requests that `answerFirst` has answered.
 */
export function makeNodeListener(
  app: { fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response> },
  answerFirst: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean = () => false,
): RequestListener {
  const listener = getRequestListener(async (request, env) => {
    const bindings = env as HttpBindings
    const response = await app.fetch(request, bindings)
    return bindings.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response
  })
  return (incoming, outgoing) => {
    if (!answerFirst(incoming, outgoing)) void listener(incoming, outgoing)
  }
}
