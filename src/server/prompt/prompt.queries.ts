import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { PromptVersion } from '#contract/prompt.ts'
import type { PromptPriority, PromptPurpose } from '#domain/prompt/prompt.ts'
import { lockLongWork } from '../db/named-locks.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import { prompts, promptVersions, users } from '../db/schema.ts'

/** An arbitrary number. */
const LOADING_LOCK = 7_130_251_106

export interface PromptRow {
  id: string
  title: string
  purpose: PromptPurpose
  note: string
  createdAt: Date
  version: number
  newestVersion: number
  newestShipped: number
}

/** As all of a prompt's versions tell. */
const COLUMNS = {
  id: prompts.id,
  title: prompts.title,
  purpose: prompts.purpose,
  note: prompts.note,
  createdAt: prompts.createdAt,
  version: sql<number>`(select v.version from prompt_versions v where v.prompt_id = prompts.id and v.current)`,
  newestVersion: sql<number>`(select max(v.version) from prompt_versions v where v.prompt_id = prompts.id)`,
  newestShipped: sql<number>`(select coalesce(max(v.version), 0) from prompt_versions v
    where v.prompt_id = prompts.id and v.origin = 'shipped')`,
}

export async function listPrompts(db: Queryable): Promise<PromptRow[]> {
  return db.select(COLUMNS).from(prompts).orderBy(asc(prompts.createdAt), asc(prompts.id))
}

export async function findPrompt(db: Queryable, id: string): Promise<PromptRow | null> {
  const [row] = await db.select(COLUMNS).from(prompts).where(eq(prompts.id, id))
  return row ?? null
}

/** Locks it until the transaction ends. */
export async function lockPrompt(tx: Queryable, id: string): Promise<PromptRow | null> {
  await tx.select({ id: prompts.id }).from(prompts).where(eq(prompts.id, id)).for('update')
  return findPrompt(tx, id)
}

/** Locks it until the transaction ends; null also if another transaction has it. */
export async function tryLockFamily(
  tx: Queryable,
  title: string,
  purpose: PromptPurpose,
): Promise<PromptRow | null> {
  const [locked] = await tx
    .select({ id: prompts.id })
    .from(prompts)
    .where(and(eq(prompts.title, title), eq(prompts.purpose, purpose)))
    .for('update', { skipLocked: true })
  return locked ? findPrompt(tx, locked.id) : null
}

const VERSION_COLUMNS = {
  version: promptVersions.version,
  content: promptVersions.content,
  temperature: promptVersions.temperature,
  maxTokens: promptVersions.maxTokens,
  note: promptVersions.note,
  priority: promptVersions.priority,
  current: promptVersions.current,
  origin: promptVersions.origin,
  createdAt: promptVersions.createdAt,
  authorId: promptVersions.authorId,
  nickname: users.nickname,
}

type VersionRow = Omit<PromptVersion, 'author' | 'createdAt'> & {
  createdAt: Date
  authorId: string | null
  nickname: string | null
}

function toVersion({ authorId, nickname, createdAt, ...row }: VersionRow): PromptVersion {
  const author = authorId === null || nickname === null ? null : { id: authorId, nickname }
  return { ...row, author, createdAt: createdAt.toISOString() }
}

/** Newest first. */
export async function listVersions(db: Queryable, promptId: string): Promise<PromptVersion[]> {
  const rows = await db
    .select(VERSION_COLUMNS)
    .from(promptVersions)
    .leftJoin(users, eq(users.id, promptVersions.authorId))
    .where(eq(promptVersions.promptId, promptId))
    .orderBy(desc(promptVersions.version))
  return rows.map(toVersion)
}

export async function findVersion(
  db: Queryable,
  promptId: string,
  version: number,
): Promise<PromptVersion | null> {
  const [row] = await db
    .select(VERSION_COLUMNS)
    .from(promptVersions)
    .leftJoin(users, eq(users.id, promptVersions.authorId))
    .where(and(eq(promptVersions.promptId, promptId), eq(promptVersions.version, version)))
  return row ? toVersion(row) : null
}

export async function insertPrompt(
  tx: Queryable,
  row: { id: string; title: string; purpose: PromptPurpose; createdAt: Date },
): Promise<void> {
  await tx.insert(prompts).values(row)
}

/** Adds a version; a current one takes the place of the one before. */
export async function insertVersion(tx: Queryable, row: typeof promptVersions.$inferInsert): Promise<void> {
  if (row.current) await clearCurrent(tx, row.promptId)
  await tx.insert(promptVersions).values(row)
}

export async function setCurrent(tx: Queryable, promptId: string, version: number): Promise<void> {
  await clearCurrent(tx, promptId)
  await tx
    .update(promptVersions)
    .set({ current: true })
    .where(and(eq(promptVersions.promptId, promptId), eq(promptVersions.version, version)))
}

/** First, because of the index: at no moment are two current. */
async function clearCurrent(tx: Queryable, promptId: string): Promise<void> {
  await tx
    .update(promptVersions)
    .set({ current: false })
    .where(and(eq(promptVersions.promptId, promptId), promptVersions.current))
}

export async function savePromptNote(tx: Queryable, id: string, note: string): Promise<void> {
  await tx.update(prompts).set({ note }).where(eq(prompts.id, id))
}

export async function saveVersionLabels(
  tx: Queryable,
  promptId: string,
  version: number,
  labels: { note?: string; priority?: PromptPriority },
): Promise<void> {
  await tx
    .update(promptVersions)
    .set(labels)
    .where(and(eq(promptVersions.promptId, promptId), eq(promptVersions.version, version)))
}

export async function deletePrompt(tx: Queryable, id: string): Promise<void> {
  await tx.delete(prompts).where(eq(prompts.id, id))
}

/** Waits for another server that loads prompts; held until the transaction ends. */
export async function lockLoading(tx: Queryable): Promise<void> {
  await lockLongWork(tx, LOADING_LOCK)
}
