import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import { threads } from '#server/db/schema.ts'
import { seedContent } from '#server/seed/seed-content.ts'
import { makePerson } from '#tests/support/make-person.ts'
import type { CostOrder, Learner, LoadFigures, LoadOrder } from './load/clients.ts'
import { GoalTable } from './load/goal-table.ts'
import { CALL_KINDS, CONCEPTS, UNIT } from './load/mix.ts'
import { type Percentiles, summarize } from './load/percentiles.ts'
import type { ServerUsage } from './load/server.ts'
import { drainDevice, makeRecords, type SyncDevice, type SyncFigures } from './sync-device.ts'

/**
 * A school on two cores (security.md 17): a class opens a concept on a server that has just started, tablets send what they kept through an
 * outage, and 500 learners read replies at 20 events a second while 1 000 others make a mixed request a second each. Prints each figure with
 * its goal on an idle machine. Server, database, learners and a bare hono server are separate processes on these cores. `LOAD_SECONDS`,
 * `LOAD_STREAMS`, `LOAD_LEARNERS` change it.
 */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60)
const STREAMS = Number(process.env.LOAD_STREAMS ?? 500)
const LEARNERS = Number(process.env.LOAD_LEARNERS ?? 1000)
const SAMPLE_EVERY_MS = 1000
const COST_SECONDS = Number(process.env.LOAD_COST_SECONDS ?? 3)
const COST_KINDS = CALL_KINDS.filter((kind) => process.env.LOAD_KINDS?.split(',').includes(kind) ?? true)
const CONCEPT = CONCEPTS[0]

const table = new GoalTable()
let dataDir: string
let embedded: EmbeddedPostgres
let database: OpenDatabase
const children: ChildProcess[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-load-'))
  embedded = await startEmbedded({ dataDir })
  database = openDatabase(embedded.url, () => undefined)
  await migrateDatabase(database.pool, path.resolve('src/server/db/migrations'))
  await seedContent(database.db, path.resolve('src/content'))
}, 120_000)
afterAll(async () => {
  table.print()
  await Promise.all(
    children.map(async (child) => {
      child.disconnect()
      if (child.exitCode === null) await once(child, 'exit')
    }),
  )
  await database.close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

function start(name: string, args: string[] = []): ChildProcess {
  const file = fileURLToPath(new URL(`./load/${name}.ts`, import.meta.url))
  const profile =
    process.env.LOAD_PROFILE === name ? ['--cpu-prof', `--cpu-prof-dir=${tmpdir()}/load-profile`] : []
  const child = fork(file, args, { execArgv: [...profile, '--expose-gc', '--import', 'tsx'] })
  children.push(child)
  return child
}

const hear = async <Message>(child: ChildProcess) => ((await once(child, 'message')) as [Message])[0]

async function makeLearners(count: number): Promise<Learner[]> {
  const made: Learner[] = []
  const makeOne = async () => {
    const { id, cookie } = await makePerson(database.pool)
    const now = new Date()
    const threadId = crypto.randomUUID()
    await database.db.insert(threads).values({
      userId: id,
      id: threadId,
      curriculumId: UNIT,
      conceptId: CONCEPT,
      createdAt: now,
      lastUsedAt: now,
    })
    made.push({ cookie, threadId })
  }
  while (made.length < count)
    await Promise.all(Array.from({ length: Math.min(10, count - made.length) }, makeOne))
  return made
}

async function readUsage(server: ChildProcess, message: 'usage' | 'collect' = 'usage'): Promise<ServerUsage> {
  server.send(message)
  return hear<ServerUsage>(server)
}

async function sampleUntil(end: Promise<unknown>, server: ChildProcess): Promise<ServerUsage[]> {
  const samples: ServerUsage[] = []
  const ended = end.then(() => true)
  while (!(await Promise.race([ended, wait(SAMPLE_EVERY_MS, false)]))) samples.push(await readUsage(server))
  return samples
}

const TICKS_PER_SECOND = 100

/** Processor seconds that the processes of PostgreSQL have used so far; 0 where there is no `/proc`. Those of `ps` are whole seconds. */
function readDatabaseCpu(): number {
  const postmaster = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
  const pids = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  const ticks = pids
    .trim()
    .split(/\s+/)
    .map((pid) => {
      try {
        // After the name, which may contain spaces, utime and stime are the 12th and 13th fields.
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        return Number(fields[11]) + Number(fields[12])
      } catch {
        return 0 // it ended meanwhile
      }
    })
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
}

const describeTimes = ({ count, p50, p95, p99, most }: Percentiles) =>
  `${count}, p50 / p95 / p99 / most ${[p50, p95, p99, most].map((ms) => ms.toFixed(1)).join(' / ')} ms`

function addTimes(
  scenario: string,
  name: string,
  times: Percentiles,
  goals: { p95?: number; p99?: number; most?: number } = {},
): void {
  for (const key of ['p50', 'p95', 'p99', 'most'] as const)
    table.add(scenario, `${name}, ${key}`, times[key], 'ms', { most: key === 'p50' ? undefined : goals[key] })
}

const CLASS = 30
const ARRIVE_WITHIN_MS = 5_000
const CONCEPT_READS = [
  '/api/config',
  `/api/v1/curriculums/${UNIT}/tree`,
  `/api/v1/curriculums/${UNIT}/concepts/${CONCEPT}`,
  `/api/v1/services/curriculum-concepts/${CONCEPT}/explanations`,
  `/api/v1/curriculum-concepts/${CONCEPT}/links`,
  `/api/v1/curriculum-concepts/${CONCEPT}/terms`,
]
const ownReads = (threadId: string) => [
  '/api/users/me',
  `/api/v1/curriculums/${UNIT}/threads`,
  `/api/v1/threads/${threadId}/messages`,
  `/api/v1/threads/${threadId}/exams`,
  `/api/v1/services/threads/${threadId}/exam-items-info`,
  `/api/v1/services/curriculums/${UNIT}/progresses/${CONCEPT}`,
]

/** Makes all requests of a page that opens a concept, in parallel. Returns the milliseconds and the number of failed calls. */
async function openConcept(
  origin: string,
  { cookie, threadId }: Learner,
): Promise<{ ms: number; failed: number }> {
  const start = performance.now()
  const calls = [
    ...CONCEPT_READS.map((path) => fetch(origin + path)),
    ...ownReads(threadId).map((path) => fetch(origin + path, { headers: { cookie } })),
  ]
  const answers = await Promise.all(
    calls.map(async (call) => {
      const response = await call
      await response.arrayBuffer()
      return response.ok
    }),
  )
  return { ms: performance.now() - start, failed: answers.filter((ok) => !ok).length }
}

test(`a class of ${CLASS} opens one concept within 5 s, on a server that has just started`, async () => {
  const server = start('server', [embedded.url])
  const origin = await hear<string>(server)
  const learners = await makeLearners(CLASS)
  const opened = await Promise.all(
    learners.map(async (learner) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * ARRIVE_WITHIN_MS))
      return openConcept(origin, learner)
    }),
  )
  const failed = opened.reduce((sum, each) => sum + each.failed, 0)
  const scenario = `a class of ${CLASS}`
  addTimes(scenario, 'a concept opened', summarize(opened.map(({ ms }) => ms)), { most: ARRIVE_WITHIN_MS })
  table.add(scenario, 'failed calls', failed, '', { most: 0 })
  expect(failed).toBe(0)
}, 120_000)

const TABLETS = 30
const RECORDS = 40

test(`${TABLETS} tablets send ${RECORDS} records each after an outage`, async () => {
  const server = start('server', [embedded.url])
  const origin = await hear<string>(server)
  const devices = await Promise.all(
    Array.from({ length: TABLETS }, async (): Promise<SyncDevice> => {
      const { id, cookie } = await makePerson(database.pool)
      const records = await makeRecords(id, CONCEPT, RECORDS)
      return { userId: id, session: cookie.replace('session=', ''), records }
    }),
  )
  const figures: SyncFigures = { requestMs: [], statuses: new Map() }
  const begin = performance.now()
  await Promise.all(devices.map((device) => drainDevice(origin, device, figures)))
  const seconds = (performance.now() - begin) / 1000
  const answers = (isCounted: (status: number) => boolean) =>
    [...figures.statuses].reduce((sum, [status, count]) => sum + (isCounted(status) ? count : 0), 0)
  const failed = answers((status) => status >= 500 && status !== 503)
  const scenario = `${TABLETS} x ${RECORDS} records`
  table.add(scenario, 'all stored within', seconds, 's', { most: 60 })
  addTimes(scenario, 'a record', summarize(figures.requestMs), { p95: 2000 })
  table.add(
    scenario,
    'refused and sent again',
    answers((status) => status === 503),
    '',
  )
  table.add(scenario, 'failed calls', failed, '', { most: 0 })
  expect(answers((status) => status === 200)).toBe(TABLETS * RECORDS)
  expect(failed).toBe(0)
}, 300_000)

/** Enough to keep the server busy, too few to be refused. */
const AT_ONCE = 16

test('processor time of one call of each kind', {
  timeout: (COST_KINDS.length * COST_SECONDS * 2 + 120) * 1000,
}, async () => {
  const [server, clients] = [start('server', [embedded.url]), start('clients')]
  const origin = await hear<string>(server)
  const lines: string[] = []
  for (const kind of COST_KINDS) {
    // Each kind finds empty threads.
    const order: CostOrder = { origin, kind, workers: await makeLearners(AT_ONCE), seconds: COST_SECONDS }
    const repeat = async (seconds: number) => {
      clients.send({ ...order, seconds })
      return hear<Record<string, number>>(clients)
    }
    await repeat(COST_SECONDS / 3)
    const [first, databaseCpu] = [await readUsage(server), readDatabaseCpu()]
    const counts = await repeat(COST_SECONDS)
    const [last, answered] = [await readUsage(server), counts['200'] ?? 0]
    const perCall = (seconds: number) => `${((seconds / answered) * 1000).toFixed(2)} ms`
    lines.push(
      `${kind}: server ${perCall(last.cpu - first.cpu)}, PostgreSQL ${perCall(readDatabaseCpu() - databaseCpu)}, answers ${JSON.stringify(counts)}`,
    )
    expect(answered).toBeGreaterThan(0)
  }
  console.log(lines.join('\n'))
})

test(`${STREAMS} replies and ${LEARNERS} requests a second for ${SECONDS} s`, {
  timeout: (SECONDS + 300) * 1000,
}, async () => {
  const [server, bare, clients] = [start('server', [embedded.url]), start('bare'), start('clients')]
  const [origin, bareOrigin] = await Promise.all([hear<string>(server), hear<string>(bare)])
  const readers = await makeLearners(STREAMS)
  const workers = await makeLearners(LEARNERS)
  const order: LoadOrder = { origin, bareOrigin, seconds: SECONDS, readers, workers }
  clients.send(order)
  expect(await hear(clients)).toBe('ready')
  const first = await readUsage(server, 'collect')
  clients.send('measure')
  const databaseCpu = readDatabaseCpu()
  const measuring = hear<LoadFigures>(clients)
  const samples = await sampleUntil(measuring, server)
  const figures = await measuring
  const last = await readUsage(server)
  const usedDatabaseCpu = readDatabaseCpu() - databaseCpu
  const { heapMb } = await readUsage(server, 'collect')
  addReplies(figures)
  addCalls(figures)
  const ofCore = (cpu: number) => Math.round((cpu / SECONDS) * 100)
  table.add(SCHOOL, 'server', ofCore(last.cpu - first.cpu), '% of a core')
  table.add(SCHOOL, 'PostgreSQL', ofCore(usedDatabaseCpu), '% of a core')
  table.add(SCHOOL, 'learners', ofCore(figures.cpu), '% of a core')
  const quarter = Math.ceil(samples.length / 4)
  const highest = (from: number, to?: number) =>
    Math.max(...samples.slice(from, to).map(({ rssMb }) => rssMb))
  const [second, fourth] = [highest(quarter, 2 * quarter), highest(-quarter)]
  table.add(SCHOOL, 'memory, highest of the last quarter', fourth, 'MB')
  table.add(SCHOOL, 'that to the second quarter', fourth / second, '', { most: 1.1 })
  table.add(SCHOOL, 'in use after a collection, at the beginning', first.heapMb, 'MB')
  table.add(SCHOOL, 'in use after a collection, at the end', heapMb, 'MB')
  expect(figures.gaps.count + (figures.requests.all?.count ?? 0)).toBeGreaterThan(0)
})

const SCHOOL = `${STREAMS} replies, ${LEARNERS} calls/s`
/** Of 20 events a second, for a stream that was never starved. */
const FEWEST_EVENTS = SECONDS * 20 * 0.8
/** Within this each call is answered or refused. */
const LONGEST_CALL_MS = 5_000

function addReplies({ gaps, fewest }: LoadFigures): void {
  if (STREAMS === 0) return
  addTimes(SCHOOL, 'gap between events', gaps, { p95: 150, p99: 58 })
  table.add(SCHOOL, 'fewest events of a reply', fewest, '', { least: FEWEST_EVENTS })
}

function addCalls({ requests, refused, bare, statuses }: LoadFigures): void {
  const count = (isCounted: (status: string) => boolean) =>
    Object.entries(statuses).reduce((sum, [status, calls]) => sum + (isCounted(status) ? calls : 0), 0)
  const sent = Math.max(
    1,
    count(() => true),
  )
  const { all, ...kinds } = requests
  if (all) addTimes(SCHOOL, 'an answered call', all, { most: LONGEST_CALL_MS })
  addTimes(SCHOOL, 'a refused call', refused, { most: LONGEST_CALL_MS })
  addTimes(SCHOOL, 'bare hono', bare)
  table.add(SCHOOL, 'answered', count((status) => status === '200') / SECONDS, 'calls/s', {
    least: LEARNERS * 0.99,
  })
  table.add(SCHOOL, 'refused with 503', (count((status) => status === '503') / sent) * 100, '%')
  table.add(SCHOOL, 'errors', (count((status) => status !== '200' && status !== '503') / sent) * 100, '%', {
    most: 0,
  })
  console.log(
    [
      ...Object.entries(kinds).map(([kind, times]) => `${kind}: ${describeTimes(times)}`),
      `answers ${JSON.stringify(statuses)}`,
    ].join('\n'),
  )
}
