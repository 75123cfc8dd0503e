import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#domain/items/seeded-random.ts'
import type { Fault, FaultProxy } from '#tests/support/fault-proxy.ts'
import type { Person } from '#tests/support/make-person.ts'
import type { LightDevice } from './light-device.ts'

const WRITES = /^(?:POST|PATCH|PUT) /
const HOUR_MS = 3_600_000
/** A clock that is found to be wrong is wrong by this much. */
const CLOCK_ERRORS = [2 * HOUR_MS, 24 * HOUR_MS, 900 * HOUR_MS]

function drawFault(random: SeededRandom): Fault {
  return random.pick<Fault>([
    { kind: 'drop-before' },
    { kind: 'drop-after' },
    { kind: 'drop-after' },
    { kind: 'cut', afterBytes: random.integer(0, 200) },
    { kind: 'delay', ms: random.integer(50, 1_500) },
    { kind: 'dribble', bytes: random.integer(5, 60), everyMs: random.integer(1, 20) },
    { kind: 'status', status: random.pick([500, 502, 503, 504, 429, 403]) },
    { kind: 'html' },
    { kind: 'truncate' },
    { kind: 'duplicate' },
  ])
}

/** Lets requests meet faults, and now and then nothing get through at all. Gives how many were ordered. */
export async function failNetwork(
  proxy: FaultProxy,
  random: SeededRandom,
  isOver: () => boolean,
): Promise<number> {
  let ordered = 0
  while (!isOver()) {
    await wait(random.integer(20, 150))
    const isOutage = random.integer(1, 60) === 1
    if (isOutage) {
      proxy.fail(/./, { kind: random.pick(['drop-before', 'html'] as const) })
      await wait(random.integer(300, 1_500))
    }
    // What nobody met is taken back, so that faults do not pile up.
    if (isOutage || random.integer(1, 20) === 1) proxy.heal()
    proxy.fail(WRITES, drawFault(random), random.integer(1, 3))
    ordered += 1
  }
  return ordered
}

/** Kills the server in the middle of its work and starts it again. Gives how often. */
export async function crashServer(
  server: { kill: () => Promise<void>; start: () => Promise<void> },
  random: SeededRandom,
  everyMs: number,
  isOver: () => boolean,
): Promise<number> {
  let crashes = 0
  for (;;) {
    const until = Date.now() + random.integer(Math.floor(everyMs / 2), everyMs)
    while (Date.now() < until) {
      if (isOver()) return crashes
      await wait(50)
    }
    await server.kill()
    await wait(random.integer(0, 500))
    await server.start()
    crashes += 1
  }
}

/** What befalls one device: dying pages, more pages, wrong clocks, another person, an ended session, a stolen lock. */
export async function troubleDevice(
  device: LightDevice,
  guest: Person,
  random: SeededRandom,
  clocks: 'forward' | 'any-way',
  isOver: () => boolean,
): Promise<number> {
  const owner = device.person
  let kills = 0
  while (!isOver()) {
    await wait(random.integer(150, 800))
    const die = random.integer(1, 100)
    const page = device.pages.length > 0 ? random.pick(device.pages) : null
    if (die <= 25 && page) {
      device.kill(page)
      kills += 1
    } else if (die <= 35) {
      device.killAll()
      kills += 1
      await wait(random.integer(0, 400))
    } else if (die <= 50) {
      device.openPage()
    } else if (die <= 65) {
      page?.stealAndDrain()
    } else if (die <= 75) {
      const error = random.pick(CLOCK_ERRORS)
      if (clocks === 'forward') device.clockOffset += error
      else device.clockOffset = random.pick([0, error, -error])
    } else if (die <= 82) {
      device.cookie = ''
      await wait(random.integer(50, 500))
      device.signIn(device.person)
    } else if (die <= 90) {
      device.signIn(device.person === owner ? guest : owner)
    }
    if (device.ownPages().length === 0) device.openPage()
    while (device.pages.length > 3) device.kill(random.pick(device.pages))
  }
  device.signIn(owner)
  return kills
}
