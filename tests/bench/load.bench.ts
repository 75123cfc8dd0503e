import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import { threads } from '#server/db/schema.ts'
import { seedContent } from '#server/seed/seed-content.ts'
import { makePerson } from '#tests/support/make-person.ts'
import type { CostOrder, Learner, LoadFigures, LoadOrder, Percentiles } from './load/clients.ts'
import { CALL_KINDS, CONCEPTS, UNIT } from './load/mix.ts'
import type { ServerUsage } from './load/server.ts'

/**
 * A school on two cores (security.md 17): 500 learners read replies at 20 events a second while 1 000 others make a mixed request a second
 * each. Limits on an idle machine: gap between events p95 under 150 ms and p99 at most 58 ms, no errors, memory flat. Server, database,
 * learners and a bare hono server are separate processes on these cores. `LOAD_SECONDS`, `LOAD_STREAMS`, `LOAD_LEARNERS` change it.
 */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60)
const STREAMS = Number(process.env.LOAD_STREAMS ?? 500)
const LEARNERS = Number(process.env.LOAD_LEARNERS ?? 1000)
/** Every minute of ten. */
const SAMPLE_EVERY_MS = Math.max(5, SECONDS / 10) * 1000
const COST_SECONDS = Number(process.env.LOAD_COST_SECONDS ?? 3)
const COST_KINDS = CALL_KINDS.filter((kind) => process.env.LOAD_KINDS?.split(',').includes(kind) ?? true)
const CONCEPT = CONCEPTS[0]

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
  const child = fork(file, args, { execArgv: [...profile, '--import', 'tsx'] })
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

async function readUsage(server: ChildProcess): Promise<ServerUsage> {
  server.send('usage')
  return hear<ServerUsage>(server)
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
  const sorted = opened.map(({ ms }) => ms).sort((a, b) => a - b)
  const failed = opened.reduce((sum, each) => sum + each.failed, 0)
  const at = (share: number) => (sorted[Math.floor((CLASS - 1) * share)] ?? 0).toFixed(0)
  console.log(
    `a concept opened: p50 / p95 / most ${at(0.5)} / ${at(0.95)} / ${at(1)} ms, ${failed} calls failed`,
  )
  expect(failed).toBe(0)
}, 120_000)

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
  expect(await hear(clients)).toBe('measuring')
  const first = await readUsage(server)
  const databaseCpu = readDatabaseCpu()
  const samples = [first]
  const sampling = setInterval(async () => samples.push(await readUsage(server)), SAMPLE_EVERY_MS)
  const figures = await hear<LoadFigures>(clients)
  clearInterval(sampling)
  const last = await readUsage(server)
  const { gaps, fewest, requests, statuses } = figures
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  const failed = answered - (statuses['200'] ?? 0)
  const ofCore = (cpu: number) => `${Math.round((cpu / SECONDS) * 100)} %`
  console.log(
    [
      `gap between events: ${describeTimes(gaps)}, fewest of a stream ${fewest}`,
      ...Object.entries(requests).map(([kind, times]) => `${kind}: ${describeTimes(times)}`),
      `bare hono: ${describeTimes(figures.bare)}`,
      `answers ${JSON.stringify(statuses)}, error rate ${((failed / Math.max(1, answered)) * 100).toFixed(2)} %, server's 5xx ${JSON.stringify(last.failures)}`,
      `of a core: server ${ofCore(last.cpu - first.cpu)}, PostgreSQL ${ofCore(readDatabaseCpu() - databaseCpu)}, learners ${ofCore(figures.cpu)}`,
      `memory of the server: ${samples.map(({ rssMb }) => rssMb).join(' ')} MB, of these in the heap ${samples.map(({ heapMb }) => heapMb).join(' ')} MB`,
    ].join('\n'),
  )
  expect(gaps.count + (requests.all?.count ?? 0)).toBeGreaterThan(0)
})
