import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { makeTurn, openThread, readJson, startExam } from './learner.ts'
import { makePerson, type Person } from './make-person.ts'
import type { TestBrowser } from './test-server.ts'

/** What the killed server had done with a write, before the retry. */
export type KillOutcome = 'acknowledged' | 'committed' | 'undone'

export interface KilledWrite {
  kind: string
  outcome: KillOutcome
  /** The fault after the retry; null if the write exists exactly once, as acknowledged. */
  fault: string | null
}

export interface KillTarget {
  pool: pg.Pool
  browserOf: (person: Person) => TestBrowser
  kill: () => Promise<void>
  start: () => Promise<void>
}

interface Write {
  kind: string
  send: (key: string) => Promise<Response>
  /** How often its effect is in the database. */
  count: () => Promise<number>
}

const UNIT = 'M1U01'
const CONCEPT = 'M1U01C01'
const MESSAGES = '/api/v1/services/messages'

type Counter = (text: string, values: unknown[]) => Promise<number>
type Prepare = (browser: TestBrowser, threadId: string, count: Counter) => Promise<Omit<Write, 'kind'>>

const ofPerson = (table: string) => `select count(*)::int as n from ${table} where user_id = $1`

/** The kinds of writes; each adds one row or sets one value of its person. */
const KINDS: Record<string, Prepare> = {
  thread: async (browser, _threadId, count) => ({
    send: (key) => browser.post(`/api/v1/curriculums/${UNIT}/threads`, {}, { key }),
    count: () => count(`${ofPerson('threads')} and concept_id is null`, [browser.userId]),
  }),
  exam: async (browser, threadId, count) => ({
    send: (key) => browser.post(`/api/v1/threads/${threadId}/exams`, { difficultyLevel: 1 }, { key }),
    count: () => count(ofPerson('exams'), [browser.userId]),
  }),
  answer: async (browser, threadId, count) => {
    const exam = await startExam(browser, threadId, 1)
    const { id, correctAnswer } = exam.examItems[0]!.evaluationItem
    return {
      send: (key) => browser.post(MESSAGES, makeTurn(threadId, 'submit-answer', id, correctAnswer), { key }),
      count: () => count(ofPerson('attempts'), [browser.userId]),
    }
  },
  'device turn': async (browser, threadId, count) => {
    const turn = makeTurn(threadId, null, null, '소수가 뭐예요?', { target: 'ai', source: 'device' })
    return {
      send: (key) => browser.post(MESSAGES, { ...turn, response: '약수가 두 개인 수예요.' }, { key }),
      count: () => count(ofPerson('messages'), [browser.userId]),
    }
  },
  question: async (browser, threadId, count) => ({
    send: (key) =>
      browser.post('/api/v1/services/llm/chat-completions', { message: '소수가 뭐예요?', threadId }, { key }),
    count: () => count(ofPerson('messages'), [browser.userId]),
  }),
  bookmark: async (browser, threadId, count) => {
    const turn = makeTurn(threadId, null, null, '남길 것')
    const { id } = await readJson<{ id: string }>(browser.post(MESSAGES, turn))
    return {
      send: (key) => browser.send('PATCH', `/api/v1/messages/${id}`, { bookmark: true }, { key }),
      count: () => count(`${ofPerson('messages')} and bookmark`, [browser.userId]),
    }
  },
  settings: async (browser, _threadId, count) => ({
    send: (key) => browser.send('PATCH', '/api/users/me', { nickname: '새 이름' }, { key }),
    count: () =>
      count(`select count(*)::int as n from users where id = $1 and nickname = '새 이름'`, [browser.userId]),
  }),
  'time span': async (browser, _threadId, count) => ({
    send: (key) =>
      browser.post(
        '/api/timespans',
        { spanType: 'CURRICULUM_CONCEPT', spanKey: CONCEPT, timespan: 1000 },
        { key },
      ),
    count: () => count(ofPerson('time_spans'), [browser.userId]),
  }),
  report: async (browser, threadId, count) => {
    const { examItems } = await startExam(browser, threadId, 1)
    const path = `/api/v1/services/evaluation-items/${examItems[0]!.evaluationItem.id}/reports`
    return {
      send: (key) => browser.post(path, { reason: 'wrong-key', text: '답이 두 개예요.' }, { key }),
      count: () => count(ofPerson('item_reports'), [browser.userId]),
    }
  },
  'end of a session': async (browser, _threadId, count) => ({
    send: (key) => browser.post('/api/auth/logout', {}, { key }),
    count: async () => 1 - (await count(ofPerson('sessions'), [browser.userId])),
  }),
}

export const KILLED_KINDS = Object.keys(KINDS)

async function prepareWrites({ pool, browserOf }: KillTarget): Promise<Write[]> {
  const count: Counter = async (text, values) =>
    (await pool.query<{ n: number }>(text, values)).rows[0]?.n ?? 0
  return Promise.all(
    Object.entries(KINDS).map(async ([kind, prepare]) => {
      const browser = browserOf(await makePerson(pool))
      const { id } = await openThread(browser, CONCEPT, UNIT)
      return { kind, ...(await prepare(browser, id, count)) }
    }),
  )
}

/** Returns the complete response; null if there was none. */
async function readWhole(
  answer: Promise<Response>,
): Promise<{ status: number; text: string; isReplay: boolean } | null> {
  try {
    const response = await answer
    const isReplay = response.headers.get('idempotent-replayed') === 'true'
    return { status: response.status, text: await response.text(), isReplay }
  } catch {
    return null // the server was killed
  }
}

const SETTLED_WITHIN_MS = 30_000

/** Sends until it succeeds. After a sign-out a 401 is the expected answer. */
async function sendUntilDone({ send }: Write, key: string) {
  const deadline = Date.now() + SETTLED_WITHIN_MS
  for (;;) {
    const answer = await readWhole(send(key))
    if (answer && (answer.status === 200 || answer.status === 401)) return answer
    if (Date.now() > deadline) throw new Error(`not taken in time: ${answer?.status} ${answer?.text}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Returns the last event of a stream, or the whole of another answer. A repeated answer may have its fields in another order. */
const readEnd = (text: string): unknown =>
  JSON.parse(text.startsWith('data:') ? text.slice(text.lastIndexOf('data:') + 'data:'.length) : text)

/** Returns how long the ten writes take on a server that has just started. */
export async function timeWrites(target: KillTarget): Promise<number> {
  const writes = await prepareWrites(target)
  await target.kill()
  await target.start()
  const start = performance.now()
  await Promise.all(writes.map(({ send }) => readWhole(send(crypto.randomUUID()))))
  return performance.now() - start
}

/** Sends one write of every kind at once, kills the server after `afterMs`, restarts it, retries all writes and checks them. */
export async function killDuringWrites(target: KillTarget, afterMs: number): Promise<KilledWrite[]> {
  const writes = await prepareWrites(target)
  const before = await Promise.all(writes.map(({ count }) => count()))
  const keys = writes.map(() => crypto.randomUUID())
  const sending = writes.map((write, index) => readWhole(write.send(keys[index]!)))
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  await target.kill()
  const first = await Promise.all(sending)
  const left = await Promise.all(writes.map(({ count }) => count()))
  await target.start()
  // The reply of the killed process fails after its lease, which is not awaited here.
  await target.pool.query('update running_streams set lease_until = now()')
  return Promise.all(
    writes.map(async (write, index) => {
      const [known, key] = [first[index], keys[index]!]
      const isAcknowledged =
        known?.status === 200 && (write.kind !== 'question' || known.text.includes('"done":true'))
      const isCommitted = (left[index] ?? 0) > (before[index] ?? 0)
      const again = await sendUntilDone(write, key)
      const added = (await write.count()) - (before[index] ?? 0)
      const faults = [
        ...(isAcknowledged && !isCommitted ? ['acknowledged and lost'] : []),
        ...(added === 1 ? [] : [`stands ${added} times`]),
        ...(isAcknowledged &&
        again.status === 200 &&
        !isDeepStrictEqual(readEnd(again.text), readEnd(known.text))
          ? [`answered ${known.text}, then ${again.text}`]
          : []),
      ]
      const outcome: KillOutcome = isAcknowledged ? 'acknowledged' : isCommitted ? 'committed' : 'undone'
      return { kind: write.kind, outcome, fault: faults.join('; ') || null }
    }),
  )
}
