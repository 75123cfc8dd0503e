import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { PushAnswer } from '#domain/notify/decide-push-outcome.ts'
import { lookUpPublic } from './look-up-public.ts'

/** For the whole exchange. Whoever switches push off waits for what is on its way, so it is short. */
export const ANSWER_WITHIN_MS = 8_000
const SOCKETS_A_SERVICE = 64
/** The status is all that counts; more than this of an answer is not waited for. */
const READ_AT_MOST_BYTES = 16 * 1024

export interface PushMessage {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
}

/** A way to push services that keeps connections open between messages; `close` ends them. */
export interface PushChannel {
  /** What the service says; no answer is one of null. Follows no redirect. */
  post: (message: PushMessage) => Promise<PushAnswer>
  close: () => void
}

export function openPushChannel(): PushChannel {
  const keepOpen = { keepAlive: true, maxSockets: SOCKETS_A_SERVICE }
  const https = new HttpsAgent(keepOpen)
  const http = new HttpAgent(keepOpen)
  const open = ({ endpoint, headers }: PushMessage): ClientRequest => {
    const url = new URL(endpoint)
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }
    // Over http there are endpoints of tests alone, on this machine.
    return url.protocol === 'http:'
      ? requestHttp(url, { ...options, agent: http })
      : requestHttps(url, { ...options, agent: https, lookup: lookUpPublic })
  }
  return {
    post: (message) =>
      new Promise((resolve) => {
        const request = open(message)
        request.on('response', (response) => {
          resolve({
            status: response.statusCode ?? null,
            retryAfter: response.headers['retry-after'] ?? null,
          })
          readToEnd(response)
        })
        request.on('error', () => resolve({ status: null, retryAfter: null }))
        request.end(message.body)
      }),
    close: () => {
      https.destroy()
      http.destroy()
    },
  }
}

/** A connection is free for the next message only when the answer was read. */
function readToEnd(response: IncomingMessage): void {
  let bytes = 0
  response.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > READ_AT_MOST_BYTES) response.destroy()
  })
  response.on('error', () => undefined) // the answer is known already
}
