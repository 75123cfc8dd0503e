import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPersonDatabase } from '#offline/database.ts'
import { drainUnderLock, outboxLockName } from '#offline/drain-under-lock.ts'
import { makeOutboxStore, type OutboxStore } from '#offline/outbox-store.ts'
import { mountDisk } from '#tests/support/killable-disk.ts'
import { DeviceLocks } from '#tests/support/web-locks.ts'
import { type Fault, type FaultServer, startFaultServer } from './fault-server.ts'
import { turnOf } from './open-outbox.ts'

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer()
})
afterEach(() => server.close())

interface Tab {
  store: OutboxStore
  drain: () => Promise<unknown>
  kill: () => void
}

/** One person's device with any number of tabs, each of which can die at any moment. */
function openTablet() {
  const factory = new IDBFactory()
  const locks = new DeviceLocks()
  let clock = 1_000_000
  const open = (): Tab => {
    const disk = mountDisk(factory)
    const page = locks.open()
    const life = new AbortController()
    const now = () => clock
    const writer = { userId: 'u1', deviceId: 'd1', appVersion: '0.1.0', now }
    const store = makeOutboxStore(openPersonDatabase('u1', disk.factory), writer)
    const tools = {
      store,
      fetch: ((input, init) =>
        server.fetch(input, {
          ...init,
          signal: AbortSignal.any([life.signal, ...(init?.signal ? [init.signal] : [])]),
        })) as typeof fetch,
      now,
      random: () => 0.5,
      onAcknowledged: () => undefined,
      onDead: () => undefined,
    }
    return {
      store,
      // A tab that was killed or robbed of the lock ends in the middle.
      drain: () => drainUnderLock(page.locks, 'u1', tools).catch(() => null),
      kill: () => {
        life.abort()
        disk.unplug()
        page.die()
      },
    }
  }
  const pass = (ms: number) => {
    clock += ms
  }
  return { open, pass, locks }
}

const faults = fc.constantFrom<Fault | null>(
  null,
  { kind: 'commit-then-reset' },
  { kind: 'reset' },
  { kind: 'truncate' },
  { kind: 'html' },
  { kind: 'refuse', status: 503 },
  { kind: 'refuse', status: 409, code: 'IN_PROGRESS' },
  { kind: 'refuse', status: 401, code: 'UNAUTHORIZED' },
  { kind: 'refuse', status: 500, code: 'INTERNAL_SERVER_ERROR' },
)
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('write' as const), thread: fc.nat(1), tab: fc.nat(2) }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('drain' as const), tab: fc.nat(2) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('fault' as const), fault: faults }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), tab: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('clearBackoff' as const), tab: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('steal' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.nat(70_000) }) },
  ),
  { maxLength: 25 },
)

it('loses nothing, duplicates nothing and keeps the order for any interleaving of tabs that write, send, fail and die', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(steps, async (schedule) => {
      run += 1
      // The schedule before may have planned more faults than it sent requests.
      server.forgetPlan()
      const tablet = openTablet()
      const tabs = [tablet.open(), tablet.open(), tablet.open()]
      const tabOf = (index: number) => tabs[index] ?? tablet.open()
      const written: { id: string; thread: number }[] = []
      const work: Promise<unknown>[] = []
      for (const step of schedule) {
        if (step.do === 'write') {
          const id = `r${run}-${written.length}`
          await tabOf(step.tab).store.enqueue(turnOf(id, `t${step.thread}`))
          written.push({ id, thread: step.thread })
        }
        // Not awaited: what follows meets it at work.
        if (step.do === 'drain') work.push(tabOf(step.tab).drain())
        if (step.do === 'fault') server.plan(step.fault)
        if (step.do === 'clearBackoff') await tabOf(step.tab).store.clearBackoff()
        if (step.do === 'pass') tablet.pass(step.ms)
        if (step.do === 'steal') {
          const { locks } = tablet.locks.open()
          await locks.request(outboxLockName('u1'), { steal: true }, () => undefined)
        }
        if (step.do === 'kill') {
          tabOf(step.tab).kill()
          tabs[step.tab] = tablet.open()
        }
      }
      for (const tab of tabs) tab.kill()
      const last = tablet.open()
      for (let round = 0; round < schedule.length + 3; round += 1) {
        tablet.pass(400_000)
        await last.drain()
      }
      expect(await last.store.list()).toEqual([])
      const received = server.committed.filter(({ key }) => key.startsWith(`r${run}-`)).map(({ key }) => key)
      expect([...received].sort()).toEqual(written.map(({ id }) => id).sort())
      for (const thread of [0, 1]) {
        const own = written.filter((one) => one.thread === thread).map(({ id }) => id)
        expect(received.filter((id) => own.includes(id))).toEqual(own)
      }
      void work
    }),
    { numRuns: 100 },
  )
}, 120_000)
