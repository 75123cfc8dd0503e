import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { GeneratedDraft, Generation, GenerationEvent } from '#contract/generation.ts'
import type { JobStatus } from '#contract/job.ts'
import type { Queryable } from '../db/open-database.ts'
import { generations } from '../db/schema.ts'
import { isLost, NEW_LEASE } from '../jobs/leased-job.queries.ts'

const LOST: GenerationEvent = {
  level: 'error',
  message: '서버가 다시 시작되어 만들기가 멈췄어요. 여기까지 만든 초안은 남아 있어요.',
  done: true,
}

type Row = typeof generations.$inferSelect & { isLost: boolean }

const COLUMNS = {
  row: generations,
  isLost: isLost(generations),
}

function toGeneration({ isLost: isOver, ...row }: Row): Generation {
  const { id, kind, model, conceptIds, itemId, events, drafts, text, tokensIn, tokensOut, cost } = row
  return {
    ...{ id, kind, model, conceptIds, itemId, drafts, text, tokensIn, tokensOut, cost },
    status: isOver ? 'failed' : row.status,
    events: isOver ? [...events, LOST] : events,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

export type NewGeneration = Pick<
  typeof generations.$inferInsert,
  'id' | 'userId' | 'kind' | 'model' | 'conceptIds' | 'itemId' | 'createdAt'
>

export async function insertGeneration(db: Queryable, job: NewGeneration): Promise<void> {
  await db.insert(generations).values({ ...job, status: 'running', leaseUntil: NEW_LEASE })
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
  status: Exclude<JobStatus, 'running'>
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
