import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { AppError } from '#contract/error.ts'
import { makeSeededRandom, type SeededRandom } from '#domain/items/seeded-random.ts'
import type { OutboxStore } from '#offline/outbox-store.ts'
import type { FaultProxy } from '#tests/support/fault-proxy.ts'
import { makePerson, type Person } from '#tests/support/make-person.ts'
import { checkHistory, type Findings } from './check-history.ts'
import { crashServer, failNetwork, troubleDevice } from './disturb.ts'
import { History } from './history.ts'
import { Learner } from './learner.ts'
import { LightDevice } from './light-device.ts'
import type { LightPage, PageWorld, Send } from './light-page.ts'
import { readWorld } from './read-world.ts'
import { loadUnitItems } from './unit-items.ts'

const FIRST_NAME = '처음 이름'
/** The devices' clocks run so much faster, so that waiting after failures fits into a test. */
const CLOCK_SPEED = 20

export interface ScheduleOptions {
  seed: number
  devices: number
  /** How long learners write, unless `acts` are done before. */
  forMs: number
  /** How many things each learner does at most. */
  acts?: number
  /** Milliseconds between two things that one learner does, at most. */
  paceMs: number
  /** Everything has to be on the server so long after the faults ended. */
  emptyWithinMs: number
  server: { origin: string; pool: pg.Pool }
  /** Where devices go, if not to the server itself; its faults are ordered by the schedule. */
  proxy?: FaultProxy
  /** Kills the server and starts it again, about so often. */
  crash?: { kill: () => Promise<void>; start: () => Promise<void>; everyMs: number }
  /** Which way clocks jump; at the end those that jumped any way are set right. */
  clocks?: 'forward' | 'any-way'
  /** Devices and their people are left in peace. */
  isCalm?: boolean
  /** The hands of a test of the checker on the network or on the devices' stores. */
  tamper?: (send: Send, people: readonly Person[]) => Send
  wrapStore?: (store: OutboxStore) => OutboxStore
}

export interface ScheduleResult {
  findings: Findings
  /** Everything that happened on the devices and may not happen. */
  problems: unknown[]
  /** Records that the server refused for good: every one was fit to be taken. */
  refused: string[]
  /** Records still on the devices at the end. */
  left: number
  emptyAfterMs: number
  figures: string
}

interface Life {
  device: LightDevice
  learner: Learner
  random: SeededRandom
}

async function live(
  { device, learner, random }: Life,
  options: ScheduleOptions,
  note: (problem: unknown) => void,
) {
  const until = Date.now() + options.forMs
  for (let done = 0; done < (options.acts ?? Number.POSITIVE_INFINITY) && Date.now() < until; ) {
    await wait(random.integer(1, options.paceMs))
    const pages = device.ownPages()
    if (pages.length === 0) continue
    const page = random.pick(pages)
    done += 1
    try {
      const act = learner.act(page)
      // A page that died in the middle, or whose person was signed out, answers nobody.
      await Promise.race([act, untilDisowned(device, page, act)])
    } catch (error) {
      const isSignedOut = error instanceof AppError && error.code === 'UNAUTHORIZED'
      if (!page.isGone && !isSignedOut) note(error)
    }
  }
}

async function untilDisowned(device: LightDevice, page: LightPage, act: Promise<void>): Promise<void> {
  act.catch(() => undefined) // looked at by the other side of the race
  while (device.ownPages().includes(page)) await wait(20)
}

interface Rest {
  /** Records that never left. */
  left: number
  /** Records that the server refused for good. */
  refused: string[]
}

/** The network is whole, and every person who left something on the device signs in once more. */
async function sendTheRest({ device, learner }: Life, deadline: number): Promise<Rest> {
  device.killAll()
  const rest: Rest = { left: 0, refused: [] }
  for (const person of device.people) {
    device.signIn(person)
    const page = device.openPage()
    await page.ready
    await learner.handOver(page)
    await page.clearBackoff()
    const list = async (isDead: boolean) =>
      (await page.outbox.list()).filter(({ state }) => (state === 'dead') === isDead)
    while ((await list(false)).length > 0 && Date.now() < deadline) await wait(50)
    rest.left += (await list(false)).length
    for (const { kind, id, lastStatus, body } of await list(true))
      rest.refused.push(`${lastStatus}: ${kind} ${id} ${JSON.stringify(body)}`)
  }
  return rest
}

/** Learners write at random while everything fails at random; then all is healed, sent, read back and compared. */
export async function runSchedule(options: ScheduleOptions): Promise<ScheduleResult> {
  const { seed, server, proxy, crash, clocks = 'forward' } = options
  const history = new History()
  const unit = await loadUnitItems()
  const problems: unknown[] = []
  const note = (problem: unknown) => void problems.push(problem)
  const target = proxy?.origin ?? server.origin
  const startedAt = Date.now()
  const people: Person[] = []
  const meet = async () => {
    const person = await makePerson(server.pool, FIRST_NAME)
    people.push(person)
    return person
  }
  const overNetwork: Send = ({ path, init }) => fetch(new URL(path, target), init)
  let requests = 0
  let send = overNetwork
  const waits = makeSeededRandom(seed)
  const world: PageWorld = {
    send: (request) => send(request),
    now: () => startedAt + (Date.now() - startedAt) * CLOCK_SPEED,
    clockSpeed: CLOCK_SPEED,
    random: () => waits.integer(0, 2 ** 30 - 1) / 2 ** 30,
    onProblem: note,
    onAnswer: () => {
      requests += 1
    },
    ...(options.wrapStore && { wrapStore: options.wrapStore }),
  }
  const lives: Life[] = []
  const guests: Person[] = []
  for (let index = 0; index < options.devices; index += 1) {
    const random = makeSeededRandom(seed + 1 + index)
    // Every fourth device is the second one of the person of the device before it.
    const isSecond = index % 4 === 3
    const person = isSecond ? (lives.at(-1)?.device.person ?? (await meet())) : await meet()
    const device = new LightDevice(person, world)
    lives.push({ device, random, learner: new Learner(device, { random, history, unit }) })
    guests.push(await meet())
  }
  send = options.tamper?.(overNetwork, people) ?? overNetwork
  const until = Date.now() + options.forMs
  const isOver = () => Date.now() >= until
  const chaos = (at: number) => makeSeededRandom(seed ^ (0x5eed + at))
  for (const { device } of lives) device.openPage()
  const [ordered, crashes, ...kills] = await Promise.all([
    proxy ? failNetwork(proxy, chaos(0), isOver) : 0,
    crash ? crashServer(crash, chaos(1), crash.everyMs, isOver) : 0,
    ...lives.map(({ device }, index) => {
      const guest = guests[index]
      return options.isCalm || !guest ? 0 : troubleDevice(device, guest, chaos(2 + index), clocks, isOver)
    }),
    ...lives.map((life) => live(life, options, note).then(() => 0)),
  ])
  proxy?.heal()
  if (clocks === 'any-way') for (const { device } of lives) device.clockOffset = 0
  const healedAt = Date.now()
  const deadline = healedAt + options.emptyWithinMs
  const rests = await Promise.all(lives.map((life) => sendTheRest(life, deadline)))
  const emptyAfterMs = Date.now() - healedAt
  const findings = checkHistory(
    history.writes,
    await readWorld(server.pool, server.origin, people),
    FIRST_NAME,
  )
  for (const { device } of lives) device.killAll()
  const left = rests.reduce((sum, rest) => sum + rest.left, 0)
  const refused = rests.flatMap((rest) => rest.refused)
  const sum = kills.reduce((total, count) => total + count, 0)
  const { time, ...lists } = findings
  const counts = Object.entries(lists).map(([name, list]) => `${name} ${list.length}`)
  return {
    findings,
    problems,
    refused,
    left,
    emptyAfterMs,
    figures: [
      `seed ${seed}: ${options.devices} devices, ${history.writes.length} writes, ${requests} requests, ${ordered} faults ordered, ${crashes} server kills, ${sum} client kills`,
      `left ${left}, refused ${refused.length}, ${counts.join(', ')}, time ${time.countedMs} of ${time.doneMs} ms, empty ${emptyAfterMs} ms after healing`,
    ].join('; '),
  }
}
