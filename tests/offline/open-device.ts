import type { DrainTools } from '#offline/drain-outbox.ts'
import { drainOutbox } from '#offline/drain-outbox.ts'
import type { FaultServer } from './fault-server.ts'
import { openOutbox } from './open-outbox.ts'

/** A browser with a person's outbox, a clock that only `pass` moves, and what the drain reported. */
export function openDevice(server: FaultServer, userId = 'u1', random = 0, factory?: IDBFactory) {
  const outbox = openOutbox(userId, factory)
  const told: string[] = []
  let clock = 10_000
  const tools: DrainTools = {
    store: outbox.store,
    fetch: server.fetch,
    now: () => clock,
    random: () => random,
    onAcknowledged: (record) => told.push(`acknowledged ${record.id}`),
    onDead: (record, status) => told.push(`dead ${record.id} ${status}`),
  }
  const pass = (ms: number) => {
    clock += ms
  }
  return { ...outbox, tools, told, pass, drain: () => drainOutbox(tools) }
}
