import type pg from 'pg'
import { makeSeededRandom } from '#domain/items/seeded-random.ts'
import { makePerson, type Person } from '#tests/support/make-person.ts'
import { checkHistory, type Findings } from './check-history.ts'
import { History } from './history.ts'
import { Learner } from './learner.ts'
import { LightDevice } from './light-device.ts'
import type { LightPage, PageWorld } from './light-page.ts'
import { readWorld } from './read-world.ts'
import { loadUnitItems } from './unit-items.ts'

const FIRST_NAME = '처음 이름'

export interface BroughtUp {
  findings: Findings
  /** Until nothing was left, in milliseconds. */
  ms: number
  p95Ms: number
  requests: number
  /** Answers of 500 and above. */
  failures: number
  records: number
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0

/** Devices that filled up without a network and all get it back at once. Rejects when it takes longer than `limitMs`. */
export async function bringUp(options: {
  seed: number
  devices: number
  /** Of each device. */
  records: number
  limitMs: number
  /** Of the plain kinds alone, which are quick to make. */
  isPlain?: boolean
  server: { origin: string; pool: pg.Pool }
}): Promise<BroughtUp> {
  const { seed, server } = options
  const history = new History()
  const unit = await loadUnitItems()
  const waits = makeSeededRandom(seed)
  const took: number[] = []
  const problems: unknown[] = []
  let failures = 0
  let isOnline = false
  const world: PageWorld = {
    send: ({ path, init }) =>
      isOnline ? fetch(new URL(path, server.origin), init) : Promise.reject(new TypeError('fetch failed')),
    now: Date.now,
    clockSpeed: 1,
    random: () => waits.integer(0, 2 ** 30 - 1) / 2 ** 30,
    onProblem: (problem) => problems.push(problem),
    onAnswer: (status, ms) => {
      if (!isOnline) return
      took.push(ms)
      if (status >= 500) failures += 1
    },
  }
  const people: Person[] = []
  const devices: LightDevice[] = []
  const pages: LightPage[] = []
  for (let index = 0; index < options.devices; index += 1) {
    const person = await makePerson(server.pool, FIRST_NAME)
    const device = new LightDevice(person, world)
    const page = device.openPage()
    await page.ready
    const learner = new Learner(device, { random: makeSeededRandom(seed + index), history, unit })
    if (options.isPlain) await learner.fill(page, options.records)
    else while ((await page.outbox.list()).length < options.records) await learner.act(page)
    people.push(person)
    devices.push(device)
    pages.push(page)
  }
  isOnline = true
  const startedAt = performance.now()
  const isEmpty = async (page: LightPage) => (await page.outbox.list()).length === 0
  await Promise.all(
    pages.map(async (page) => {
      await page.clearBackoff()
      while (!(await isEmpty(page))) {
        if (performance.now() - startedAt > options.limitMs) throw new Error('not empty in time')
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    }),
  )
  const ms = performance.now() - startedAt
  const findings = checkHistory(
    history.writes,
    await readWorld(server.pool, server.origin, people),
    FIRST_NAME,
  )
  for (const device of devices) device.killAll()
  if (problems.length > 0) throw problems[0]
  return {
    findings,
    ms,
    p95Ms: percentile(took, 0.95),
    requests: took.length,
    failures,
    records: history.writes.length,
  }
}
