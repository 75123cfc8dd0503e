import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { GeneratedDraft, Generation, GenerationEvent, GenerationStatus } from '#contract/generation.ts'
import type { Queryable } from '../db/open-database.ts'
import { generations, users } from '../db/schema.ts'

/** A job whose lease was not renewed for this long has lost its process. */
const LEASE_MS = 20_000

const lease = sql<Date>`now() + ${`${LEASE_MS} milliseconds`}::interval`

const LOST: GenerationEvent = {
  level: 'error',
  message: '서버가 다시 시작되어 만들기가 멈췄어요. 여기까지 만든 초안은 남아 있어요.',
  done: true,
}

type Row = typeof generations.$inferSelect & { isLost: boolean }

const COLUMNS = {
  row: generations,
  isLost: sql<boolean>`${generations.status} = 'running' and ${generations.leaseUntil} < now()`,
}

function toGeneration({ isLost, ...row }: Row): Generation {
  const { id, kind, model, conceptIds, itemId, events, drafts, text, tokensIn, tokensOut, cost } = row
  return {
    ...{ id, kind, model, conceptIds, itemId, drafts, text, tokensIn, tokensOut, cost },
    status: isLost ? 'failed' : row.status,
    events: isLost ? [...events, LOST] : events,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

export type NewGeneration = Pick<
  typeof generations.$inferInsert,
  'id' | 'userId' | 'kind' | 'model' | 'conceptIds' | 'itemId' | 'createdAt'
>

export async function insertGeneration(db: Queryable, job: NewGeneration): Promise<void> {
  await db.insert(generations).values({ ...job, status: 'running', leaseUntil: lease as unknown as Date })
}

export async function findGeneration(db: Queryable, userId: string, id: string): Promise<Generation | null> {
  const [found] = await db
    .select(COLUMNS)
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.id, id)))
  return found ? toGeneration({ ...found.row, isLost: found.isLost }) : null
}

export async function listGenerations(db: Queryable, userId: string, since: Date): Promise<Generation[]> {
  const rows = await db
    .select(COLUMNS)
    .from(generations)
    .where(and(eq(generations.userId, userId), gte(generations.createdAt, since)))
    .orderBy(desc(generations.createdAt))
  return rows.map(({ row, isLost }) => toGeneration({ ...row, isLost }))
}

/** Adds what happened to a job; `draft` is saved with its event. */
export async function addEvent(
  db: Queryable,
  id: string,
  event: GenerationEvent,
  draft?: GeneratedDraft,
): Promise<void> {
  await db
    .update(generations)
    .set({
      events: sql`${generations.events} || ${JSON.stringify([event])}::jsonb`,
      ...(draft && { drafts: sql`${generations.drafts} || ${JSON.stringify([draft])}::jsonb` }),
    })
    .where(eq(generations.id, id))
}

/** Adds what a call of a model took; the cost is unknown once that of one call is. */
export async function addTokens(
  db: Queryable,
  id: string,
  { tokensIn, tokensOut, cost }: { tokensIn: number; tokensOut: number; cost: number | null },
): Promise<void> {
  await db
    .update(generations)
    .set({
      tokensIn: sql`${generations.tokensIn} + ${tokensIn}`,
      tokensOut: sql`${generations.tokensOut} + ${tokensOut}`,
      cost: cost === null ? null : sql`${generations.cost} + ${cost}`,
    })
    .where(eq(generations.id, id))
}

interface GenerationEnd {
  status: Exclude<GenerationStatus, 'running'>
  event: GenerationEvent
  text: string | null
  endedAt: Date
}

export async function endGeneration(db: Queryable, id: string, end: GenerationEnd): Promise<void> {
  const { event, ...fields } = end
  await db
    .update(generations)
    .set({ ...fields, events: sql`${generations.events} || ${JSON.stringify([event])}::jsonb` })
    .where(eq(generations.id, id))
}

/** Asks the process that runs the job to cancel it; false if there is no such job of the person. */
export async function requestCancel(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(generations)
    .set({ cancelRequested: true })
    .where(and(eq(generations.userId, userId), eq(generations.id, id)))
    .returning({ id: generations.id })
  return rows.length > 0
}

/** Renews the leases of running jobs; returns those that go on: not cancelled, and their person may still write items. */
export async function renewGenerations(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .update(generations)
    .set({ leaseUntil: lease as unknown as Date })
    .from(users)
    .where(
      and(
        inArray(generations.id, [...ids]),
        eq(users.id, generations.userId),
        eq(generations.cancelRequested, false),
        sql`${users.suspendedAt} is null and ${users.roles} && array['admin', 'exercise_admin']::text[]`,
      ),
    )
    .returning({ id: generations.id })
  return new Set(rows.map(({ id }) => id))
}

/** Returns how many jobs of a person run now, in any process. */
export async function countRunning(db: Queryable, userId: string): Promise<number> {
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        eq(generations.status, 'running'),
        gt(generations.leaseUntil, sql`now()`),
      ),
    )
  return rows.length
}

export async function deleteGenerationsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(generations).where(lt(generations.createdAt, before))
}
