import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** In the response and, of a proxy, in the request; every log line of the request has it too. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const requests = new AsyncLocalStorage<string>()

/** Returns the proxy's request id if it is a UUID, which can carry no personal data; else a new one. */
export function chooseRequestId(header: string | undefined): string {
  return header !== undefined && UUID.test(header) ? header.toLowerCase() : randomUUID()
}

/** Runs the handler of a request: all of its log lines contain the id, also after the response has ended. */
export function runWithRequestId<Value>(id: string, work: () => Value): Value {
  return requests.run(id, work)
}

/** Returns the id of the current request; undefined outside of one. */
export function findRequestId(): string | undefined {
  return requests.getStore()
}
