import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import type { ServerHono } from './hono-env.ts'

/** The app as node's listener. Streams write to the raw response themselves; what the app returns for them is not sent again. */
export function makeNodeListener(app: Hono<ServerHono>): RequestListener {
  const listener = getRequestListener(async (request, bindings) => {
    const response = await app.fetch(request, bindings)
    return bindings.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response
  })
  return (incoming, outgoing) => void listener(incoming, outgoing)
}
