import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const requests = new AsyncLocalStorage<string>()

/** Returns the id that a proxy has given the request, if it is a UUID, which holds nothing but itself; else a new one. */
export function chooseRequestId(header: string | undefined): string {
  return header !== undefined && UUID.test(header) ? header.toLowerCase() : randomUUID()
}

/** Runs what answers a request: every line of the log that it leads to holds the id, also after the answer has ended. */
export function runWithRequestId<Value>(id: string, work: () => Value): Value {
  return requests.run(id, work)
}

/** Undefined outside of a request. */
export function findRequestId(): string | undefined {
  return requests.getStore()
}
