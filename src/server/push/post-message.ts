import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { PushAnswer } from '#domain/notify/decide-push-outcome.ts'
import { lookUpPublic } from './look-up-public.ts'

/** For the whole exchange. Short, because turning push off waits for messages on their way. */
export const ANSWER_WITHIN_MS = 8_000
const SOCKETS_A_SERVICE = 64
/** Only the status matters; longer answers are not read to the end. */
const READ_AT_MOST_BYTES = 16 * 1024

export interface PushMessage {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
}

/** Opens a channel to push services that keeps connections alive between messages; `close` ends them. */
export interface PushChannel {
  /** Returns the answer of the service; status null if there is none. Follows no redirect. */
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
    // Only endpoints of tests on this machine use http.
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

/** A connection is reusable only after the answer has been read. */
function readToEnd(response: IncomingMessage): void {
  let bytes = 0
  response.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > READ_AT_MOST_BYTES) response.destroy()
  })
  response.on('error', () => undefined) // the status is known already
}
