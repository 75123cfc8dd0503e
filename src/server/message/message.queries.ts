import { and, asc, desc, eq, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { ChatMessage, MessageContext, MessageStatus } from '#domain/chat/message.ts'
import type { Queryable } from '../db/open-database.ts'
import { placeholdersOf, prepareOnce } from '../db/prepare-once.ts'
import { messages, runningStreams, threads } from '../db/schema.ts'

type MessageRow = typeof messages.$inferSelect

/** A turn whose process has crashed is an error, even if its row still says `loading`. */
const LIVE_STATUS = sql<MessageStatus>`case when ${messages.status} = 'loading' and not exists (
  select 1 from running_streams rs where rs.owner = 'u:' || ${messages.userId}::text and rs.id = ${messages.id} and rs.lease_until > now()
) then 'error' else ${messages.status} end`

const COLUMNS = { row: messages, status: LIVE_STATUS }

function toMessage({ row, status }: { row: MessageRow; status: MessageStatus }): ChatMessage {
  return {
    id: row.id,
    threadId: row.threadId,
    message: row.message,
    response: row.response,
    shortResponse: row.shortResponse,
    bookmark: row.bookmark,
    createdAt: row.createdAt.toISOString(),
    relatedQuestions: row.relatedQuestions,
    status,
    ocrResultId: row.ocrResultId,
    context: row.context,
  }
}

function own(userId: string | Placeholder, id: string | Placeholder) {
  return and(eq(messages.userId, userId), eq(messages.id, id))
}

function shown(userId: string | Placeholder, threadId: string | Placeholder) {
  return and(eq(messages.userId, userId), eq(messages.threadId, threadId), isNull(messages.clearedAt))
}

const threadMessages = prepareOnce((db) =>
  db
    .select(COLUMNS)
    .from(messages)
    .where(shown(sql.placeholder('userId'), sql.placeholder('threadId')))
    .orderBy(asc(messages.position))
    .prepare('list_messages'),
)

/** Returns the turns of a thread, oldest first. */
export async function listMessages(db: Queryable, userId: string, threadId: string): Promise<ChatMessage[]> {
  const rows = await threadMessages(db).execute({ userId, threadId })
  return rows.map(toMessage)
}

const messageQuery = prepareOnce((db) =>
  db
    .select(COLUMNS)
    .from(messages)
    .where(own(sql.placeholder('userId'), sql.placeholder('id')))
    .prepare('find_message'),
)

export async function findMessage(db: Queryable, userId: string, id: string): Promise<ChatMessage | null> {
  const [row] = await messageQuery(db).execute({ userId, id })
  return row ? toMessage(row) : null
}

const lockedMessage = prepareOnce((tx) =>
  tx
    .select(COLUMNS)
    .from(messages)
    .where(own(sql.placeholder('userId'), sql.placeholder('id')))
    .for('update')
    .prepare('lock_message'),
)

/** The same, locked until the transaction ends: a reply that is being saved waits for it. */
export async function lockMessage(tx: Queryable, userId: string, id: string): Promise<ChatMessage | null> {
  const [row] = await lockedMessage(tx).execute({ userId, id })
  return row ? toMessage(row) : null
}

/** Longer than any tutor's reply; a longer one posted by a page is cut for later turns. */
const LONGEST_REMEMBERED = 12_000

/** Returns the last successful turns for the tutor, oldest first; long replies are cut to their end. */
export async function listHistory(db: Queryable, userId: string, threadId: string, count: number) {
  const rows = await db
    .select({
      message: messages.message,
      response: sql<string>`right(${messages.response}, ${LONGEST_REMEMBERED})`,
      isServerReply: messages.isServerReply,
    })
    .from(messages)
    .where(and(shown(userId, threadId), eq(messages.status, 'success')))
    .orderBy(desc(messages.position))
    .limit(count)
  return rows.reverse()
}

/** Returns the last wrong answers to an item in a thread, oldest first. */
export async function listWrongAnswers(
  db: Queryable,
  userId: string,
  threadId: string,
  itemId: string,
  count: number,
): Promise<string[]> {
  const { context } = messages
  const rows = await db
    .select({ answer: messages.message })
    .from(messages)
    .where(
      and(
        shown(userId, threadId),
        sql`${context} -> 'action' ->> 'evaluationId' = ${itemId}`,
        sql`${context} -> 'action' ->> 'kind' = 'submit-answer'`,
        sql`${context} ->> 'responseType' = 'wrong'`,
      ),
    )
    .orderBy(desc(messages.position))
    .limit(count)
  return rows.map(({ answer }) => answer).reverse()
}

/** Returns which of these items a turn of the thread named last; null if none did. */
export async function findLastNamedItem(
  db: Queryable,
  userId: string,
  threadId: string,
  itemIds: readonly string[],
): Promise<string | null> {
  if (itemIds.length === 0) return null
  const evaluationId = sql<string>`${messages.context} -> 'action' ->> 'evaluationId'`
  const [row] = await db
    .select({ evaluationId })
    .from(messages)
    .where(and(shown(userId, threadId), inArray(evaluationId, [...itemIds])))
    .orderBy(desc(messages.position))
    .limit(1)
  return row?.evaluationId ?? null
}

export interface NewMessage {
  userId: string
  id: string
  threadId: string
  message: string
  response: string
  shortResponse: string | null
  relatedQuestions: string[]
  status: MessageStatus
  ocrResultId: string | null
  context: MessageContext
  createdAt: Date
}

const messageInsert = prepareOnce((tx) =>
  tx
    .insert(messages)
    .values(
      placeholdersOf([
        ...(['userId', 'id', 'threadId', 'message', 'response', 'shortResponse'] as const),
        ...(['relatedQuestions', 'status', 'ocrResultId', 'context', 'createdAt'] as const),
      ]),
    )
    .returning()
    .prepare('insert_message'),
)

export async function insertMessage(tx: Queryable, message: NewMessage): Promise<ChatMessage> {
  const [row] = await messageInsert(tx).execute({ ...message })
  if (!row) throw new Error('the message just inserted did not come back')
  return toMessage({ row, status: row.status })
}

/** Finishes a turn that is still loading; one deleted meanwhile stays deleted. */
export async function finishMessage(
  db: Queryable,
  place: { userId: string; id: string },
  end: Pick<NewMessage, 'response' | 'relatedQuestions' | 'status'>,
): Promise<void> {
  await db
    .update(messages)
    .set({ ...end, isServerReply: true })
    .where(and(own(place.userId, place.id), eq(messages.status, 'loading')))
}

/** Saves the reply of a turn that never got one. */
export async function answerMessage(
  tx: Queryable,
  place: { userId: string; id: string },
  reply: Pick<NewMessage, 'response' | 'shortResponse' | 'relatedQuestions' | 'context'>,
): Promise<ChatMessage> {
  const [row] = await tx
    .update(messages)
    .set({ ...reply, status: 'success', isServerReply: false })
    .where(own(place.userId, place.id))
    .returning()
  if (!row) throw new Error('the message just locked is not there')
  return toMessage({ row, status: row.status })
}

/** Sets or removes a bookmark. A message of a cleared thread is deleted with its bookmark. */
export async function setBookmark(
  tx: Queryable,
  userId: string,
  id: string,
  bookmark: boolean,
): Promise<void> {
  await tx.update(messages).set({ bookmark }).where(own(userId, id))
  if (!bookmark) await tx.delete(messages).where(and(own(userId, id), sql`${messages.clearedAt} is not null`))
}

/** Bookmarked turns leave their thread but stay bookmarked. */
async function takeOut(tx: Queryable, which: SQL | undefined, now: Date): Promise<void> {
  await tx.delete(messages).where(and(which, eq(messages.bookmark, false)))
  await tx.update(messages).set({ clearedAt: now }).where(which)
}

export async function clearMessages(
  tx: Queryable,
  userId: string,
  threadId: string,
  now: Date,
): Promise<void> {
  await takeOut(tx, shown(userId, threadId), now)
}

export async function findLatestMessageId(
  tx: Queryable,
  userId: string,
  threadId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(shown(userId, threadId))
    .orderBy(desc(messages.position))
    .limit(1)
  return row?.id ?? null
}

export async function removeMessage(tx: Queryable, userId: string, id: string, now: Date): Promise<void> {
  await takeOut(tx, own(userId, id), now)
}

/** Bookmarked turns with the place of their thread, newest first. */
export async function listBookmarks(db: Queryable, userId: string) {
  const rows = await db
    .select({ ...COLUMNS, curriculumId: threads.curriculumId, conceptId: threads.conceptId })
    .from(messages)
    .innerJoin(threads, and(eq(threads.userId, messages.userId), eq(threads.id, messages.threadId)))
    .where(and(eq(messages.userId, userId), messages.bookmark))
    .orderBy(desc(messages.position))
  return rows.map(({ curriculumId, conceptId, ...row }) => ({
    message: toMessage(row),
    curriculumId,
    conceptId,
  }))
}

/** Marks loading turns without a running process as errors. */
export async function failOrphanedMessages(db: Queryable): Promise<void> {
  await db.execute(sql`update messages m set status = 'error' where m.status = 'loading' and not exists (
    select 1 from running_streams rs where rs.owner = 'u:' || m.user_id::text and rs.id = m.id and rs.lease_until > now())`)
  await db.delete(runningStreams).where(sql`${runningStreams.leaseUntil} < now() - interval '1 minute'`)
}
