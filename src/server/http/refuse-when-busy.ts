import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AppError, toErrorBody } from '#contract/error.ts'
import type { AppDeps } from '../deps.ts'
import { chooseRequestId, REQUEST_ID_HEADER, runWithRequestId } from '../log/request-id.ts'
import { findCallKind, RECORD_VERSION_HEADER } from './call-kind.ts'
import { isIdempotencyKey } from './idempotency.ts'
import { makeRequestRecorder } from './log-requests.ts'
import { makeSecurityHeaders } from './security-headers.ts'

function readHeader({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name.toLowerCase()]
  return Array.isArray(value) ? value[0] : value
}

/**
 * Returns a listener that answers a request for which the load gate has no room, and says whether it did. It stands before the app, which
 * refuses the same requests at several times the cost; and a request whose body is never read must not end its connection.
 */
export function makeBusyRefusal(
  deps: AppDeps,
): (incoming: IncomingMessage, outgoing: ServerResponse, waitedMs: number) => boolean {
  const record = makeRequestRecorder(deps)
  const headers = Object.entries({
    ...makeSecurityHeaders(deps.env, null),
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  }).flat()
  const refuse = (refusal: AppError, incoming: IncomingMessage, outgoing: ServerResponse): string => {
    const id = chooseRequestId(readHeader(incoming, REQUEST_ID_HEADER))
    const key = readHeader(incoming, 'Idempotency-Key')
    const body = JSON.stringify(toErrorBody(refusal))
    outgoing.writeHead(refusal.status, [
      ...headers,
      ...[REQUEST_ID_HEADER, id, 'Retry-After', String(refusal.data?.retryAfter)],
      // Without it a device takes the answer for somebody else's.
      ...(key && isIdempotencyKey(key) ? ['Idempotency-Key', key] : []),
      ...['Content-Length', String(Buffer.byteLength(body))],
    ])
    outgoing.end(body)
    return id
  }
  return (incoming, outgoing, waitedMs) => {
    const [path = ''] = (incoming.url ?? '').split('?', 1)
    const kind = findCallKind(incoming.method, path, readHeader(incoming, RECORD_VERSION_HEADER))
    const refusal = kind && deps.loadGate.findRefusal(kind, waitedMs)
    if (!refusal) return false
    runWithRequestId(refuse(refusal, incoming, outgoing), () =>
      record(incoming.method ?? '', path, refusal.status, 0),
    )
    return true
  }
}
