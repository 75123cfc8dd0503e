import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Clock, drainUnderLock, outboxLockName } from '#offline/drain-under-lock.ts'
import { DeviceLocks } from '#tests/support/web-locks.ts'
import { type FaultServer, startFaultServer } from './fault-server.ts'
import { openDevice } from './open-device.ts'
import { turnOf } from './open-outbox.ts'

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer()
})
afterEach(() => server.close())

/** A clock that the test moves; timers fire in order. */
function makeClock() {
  let now = 1_000_000
  const alarms: { at: number; abort: AbortController }[] = []
  const clock: Clock = {
    now: () => now,
    timeout: (ms) => {
      const abort = new AbortController()
      alarms.push({ at: now + ms, abort })
      return abort.signal
    },
  }
  const pass = (ms: number) => {
    now += ms
    for (const { at, abort } of alarms) if (at <= now) abort.abort(new DOMException('late', 'TimeoutError'))
  }
  /** When the waiting requests time out, in milliseconds from now. */
  const patience = () => (alarms.at(-1)?.at ?? now) - now
  return { clock, pass, patience, alarms }
}

/** Lets everything run that needs no clock. */
const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const freeze = (locks: Pick<LockManager, 'request'>, name: string) => {
  locks.request(name, () => new Promise<never>(() => undefined)).catch(() => undefined) // robbed in the end
}

describe('the lock of a person', () => {
  it('is held during a drain, so that a second tab finds nothing to send', async () => {
    const { tools, store } = openDevice(server, 'u7')
    const device = new DeviceLocks()
    const { clock } = makeClock()
    for (const id of ['a', 'b', 'c']) await store.enqueue(turnOf(id))
    const tabs = [1, 2, 3].map(() => drainUnderLock(device.open().locks, 'u7', tools, clock))
    expect((await Promise.all(tabs)).map(({ left }) => left)).toEqual([0, 0, 0])
    expect(server.requests.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(outboxLockName('u7')).not.toBe(outboxLockName('u8'))
  })

  it('is stolen from a frozen tab once its lease is older than 60 s, and not before', async () => {
    const { tools, store } = openDevice(server)
    await store.enqueue(turnOf('a'))
    const device = new DeviceLocks()
    const { clock, pass, patience } = makeClock()
    freeze(device.open().locks, outboxLockName('u1'))
    await store.takeLease(clock.now())
    pass(20_000)
    const draining = drainUnderLock(device.open().locks, 'u1', tools, clock)
    await settle()
    expect(patience()).toBe(40_000)
    pass(39_999)
    await settle()
    expect(server.requests).toEqual([])
    pass(1)
    expect((await draining).left).toBe(0)
    expect(server.committed.map(({ key }) => key)).toEqual(['a'])
  })

  it('is not stolen from a holder that came after the old lease', async () => {
    const { tools, store } = openDevice(server)
    await store.enqueue(turnOf('a'))
    const device = new DeviceLocks()
    const { clock, pass, patience, alarms } = makeClock()
    await store.takeLease(clock.now())
    pass(600_000)
    freeze(device.open().locks, outboxLockName('u1'))
    const draining = drainUnderLock(device.open().locks, 'u1', tools, clock)
    await settle()
    expect(patience()).toBe(1_000)
    await store.takeLease(clock.now())
    pass(1_000)
    await settle()
    expect(server.requests).toEqual([])
    expect([alarms.length, patience()]).toEqual([2, 59_000])
    pass(59_000)
    expect((await draining).left).toBe(0)
  })

  it('rejects for the former holder, and both together send nothing twice', async () => {
    const { tools, store } = openDevice(server)
    for (const id of ['a', 'b', 'c']) await store.enqueue(turnOf(id))
    const device = new DeviceLocks()
    const { clock, pass } = makeClock()
    let thaw = () => {}
    const frozen = new Promise<void>((resolve) => {
      thaw = resolve
    })
    let isFirst = true
    server.onArrival(() => {
      if (!isFirst) return
      isFirst = false
      return frozen
    })
    const first = drainUnderLock(device.open().locks, 'u1', tools, clock)
    const lost = expect(first).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => server.requests.length).toBe(1)
    const second = drainUnderLock(device.open().locks, 'u1', tools, clock)
    await settle()
    pass(60_000)
    expect((await second).left).toBe(0)
    await lost
    thaw()
    await expect.poll(() => server.committed.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(await store.list()).toEqual([])
  })

  it('rejects with the error of the database', async () => {
    const { tools, store } = openDevice(server)
    const broken = { ...tools, store: { ...store, list: () => Promise.reject(new Error('no disk')) } }
    await expect(
      drainUnderLock(new DeviceLocks().open().locks, 'u1', broken, makeClock().clock),
    ).rejects.toThrow('no disk')
  })
})
