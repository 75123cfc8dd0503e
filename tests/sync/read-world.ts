import type pg from 'pg'
import type { Person } from '#tests/support/make-person.ts'
import { UNIT } from './unit-items.ts'

interface Owned {
  userId: string
  id: string
}

/** What the server has, from its database and as it answers. */
export interface World {
  nicknames: Map<string, string>
  threads: (Owned & { conceptId: string | null })[]
  messages: (Owned & {
    threadId: string
    position: number
    message: string
    marker: string | null
    bookmark: boolean
    responseType: string
    action: string | null
    evaluationId: string | null
  })[]
  exams: (Owned & { threadId: string; level: number; position: number; items: string[]; hints: number })[]
  attempts: (Owned & { evaluationId: string; verdict: string })[]
  timeSpans: (Owned & { spanKey: string; accepted: number })[]
  /** By person and thread: ids of the turns as the person reads them. */
  read: Map<string, Map<string, string[]>>
}

const QUERIES = {
  threads: 'select user_id as "userId", id, concept_id as "conceptId" from threads where user_id = any($1)',
  messages: `select user_id as "userId", id, thread_id as "threadId", position::int, message, short_response as marker, bookmark,
    context ->> 'responseType' as "responseType", context -> 'action' ->> 'kind' as action,
    context -> 'action' ->> 'evaluationId' as "evaluationId" from messages where user_id = any($1) order by position`,
  exams: `select e.user_id as "userId", e.id, e.thread_id as "threadId", e.difficulty_level as level, e.position::int,
    array_agg(i.evaluation_id order by i.index) as items, sum(i.hints_shown)::int as hints
    from exams e join exam_items i on i.user_id = e.user_id and i.exam_id = e.id where e.user_id = any($1) group by e.user_id, e.id`,
  attempts:
    'select user_id as "userId", id, evaluation_id as "evaluationId", verdict from attempts where user_id = any($1)',
  timeSpans:
    'select user_id as "userId", id, span_key as "spanKey", accepted from time_spans where user_id = any($1)',
} as const

async function readAs(origin: string, { cookie }: Person, path: string): Promise<unknown> {
  const response = await fetch(new URL(path, origin), { headers: { Cookie: cookie } })
  if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`)
  return await response.json()
}

async function readThreads(origin: string, person: Person): Promise<Map<string, string[]>> {
  const path = `/api/v1/curriculums/${UNIT}/threads`
  const { threads } = (await readAs(origin, person, path)) as { threads: { id: string }[] }
  const read = new Map<string, string[]>()
  for (const { id } of threads) {
    const turns = (await readAs(origin, person, `/api/v1/threads/${id}/messages`)) as { id: string }[]
    read.set(
      id,
      turns.map((turn) => turn.id),
    )
  }
  return read
}

/** Everything that the server has of these people. `origin`: of the server itself, with no faults on the way. */
export async function readWorld(pool: pg.Pool, origin: string, people: readonly Person[]): Promise<World> {
  const ids = people.map(({ id }) => id)
  const rows = async <Name extends keyof typeof QUERIES>(name: Name) =>
    (await pool.query(QUERIES[name], [ids])).rows as World[Name]
  const users = await pool.query<{ id: string; nickname: string }>(
    'select id, nickname from users where id = any($1)',
    [ids],
  )
  const read: World['read'] = new Map()
  for (const person of people) read.set(person.id, await readThreads(origin, person))
  return {
    nicknames: new Map(users.rows.map(({ id, nickname }) => [id, nickname])),
    threads: await rows('threads'),
    messages: await rows('messages'),
    exams: await rows('exams'),
    attempts: await rows('attempts'),
    timeSpans: await rows('timeSpans'),
    read,
  }
}
