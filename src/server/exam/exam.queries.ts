import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ExamState } from '#domain/exam/apply-verdict.ts'
import type { ExamCandidate } from '#domain/exam/choose-exam-items.ts'
import type { ExamItemsInfo, ExamSet } from '#domain/exam/exam-set.ts'
import { foldStandings } from '#domain/exam/fold-standings.ts'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import type { Queryable } from '../db/open-database.ts'
import { attempts, evaluationItems, examItems, exams, itemConcepts } from '../db/schema.ts'
import { findItemVersions, type ItemRef } from '../item/item.queries.ts'

export interface ExamRecords {
  /** Newest first. */
  exams: ExamSet[]
  itemsInfo: ExamItemsInfo[]
}

/**
 * Which exams of a thread: all, one by its id, or those of the current state: the latest of each level, the unfinished ones among
 * them, the latest finished of each level, and the newest that holds an item.
 */
export type ExamChoice = { id: string } | { current: true; holding?: string | undefined }

/** Returns the exams of a thread with their items and results. */
export async function loadExams(
  db: Queryable,
  userId: string,
  threadId: string,
  choice?: ExamChoice,
): Promise<ExamRecords> {
  const ofThread = and(eq(exams.userId, userId), eq(exams.threadId, threadId))
  const rows = await db
    .select({ exam: exams, state: examItems })
    .from(exams)
    .innerJoin(examItems, and(eq(examItems.userId, exams.userId), eq(examItems.examId, exams.id)))
    .where(and(ofThread, choice && isChosen(db, ofThread, choice)))
    .orderBy(desc(exams.position), asc(examItems.index))
  const refs = rows.map(({ state }) => ({ id: state.evaluationId, itemVersion: state.itemVersion }))
  const items = new Map((await findItemVersions(db, refs)).map((item) => [keyOf(item), item]))
  const sets: ExamSet[] = []
  const itemsInfo: ExamItemsInfo[] = []
  for (const { exam, state } of rows) {
    if (sets.at(-1)?.id !== exam.id) {
      const difficultyLevel = exam.difficultyLevel as DifficultyLevel
      const finished = exam.finishedAt !== null
      sets.push({ id: exam.id, threadId, difficultyLevel, finished, examItems: [] })
      itemsInfo.push({ examId: exam.id, difficultyLevel, items: [] })
    }
    const { evaluationId, itemVersion, index, finished, verdict, hintsShown, solutionShown } = state
    const evaluationItem = items.get(keyOf({ id: evaluationId, itemVersion }))
    if (evaluationItem) sets.at(-1)?.examItems.push({ evaluationItem, finished })
    itemsInfo.at(-1)?.items.push({ evaluationId, index, finished, verdict, hintsShown, solutionShown })
  }
  return { exams: sets, itemsInfo }
}

function keyOf({ id, itemVersion }: ItemRef): string {
  return `${id} ${itemVersion}`
}

function isChosen(db: Queryable, ofThread: SQL | undefined, choice: ExamChoice): SQL | undefined {
  if ('id' in choice) return eq(exams.id, choice.id)
  const latestWhere = (condition: SQL | undefined) =>
    db
      .selectDistinctOn([exams.difficultyLevel], { id: exams.id })
      .from(exams)
      .where(condition)
      .orderBy(exams.difficultyLevel, desc(exams.position))
  const present = or(
    inArray(exams.id, latestWhere(ofThread)),
    inArray(exams.id, latestWhere(and(ofThread, isNotNull(exams.finishedAt)))),
  )
  if (choice.holding === undefined) return present
  const holding = db
    .select({ id: exams.id })
    .from(exams)
    .innerJoin(examItems, and(eq(examItems.userId, exams.userId), eq(examItems.examId, exams.id)))
    .where(and(ofThread, eq(examItems.evaluationId, choice.holding)))
    .orderBy(desc(exams.position))
    .limit(1)
  return or(present, inArray(exams.id, holding))
}

export async function insertExam(
  tx: Queryable,
  exam: { userId: string; id: string; threadId: string; difficultyLevel: DifficultyLevel; now: Date },
  items: readonly ItemRef[],
): Promise<void> {
  const { now, ...columns } = exam
  await tx.insert(exams).values({ ...columns, createdAt: now })
  await tx.insert(examItems).values(
    items.map(({ id, itemVersion }, index) => ({
      userId: exam.userId,
      examId: exam.id,
      index,
      evaluationId: id,
      itemVersion,
    })),
  )
}

/** Writes the changes of a verdict: the item's state in each set, and the end of the sets that it finished. */
export async function saveVerdict(
  tx: Queryable,
  { userId, evaluationId }: { userId: string; evaluationId: string },
  before: ExamState,
  after: ExamState,
  answeredAt: Date,
): Promise<void> {
  for (const info of after.itemsInfo.filter((each) => !before.itemsInfo.includes(each))) {
    const state = info.items.find((item) => item.evaluationId === evaluationId)
    if (!state) continue
    const { finished, verdict } = state
    await tx
      .update(examItems)
      .set({ finished, verdict })
      .where(ofItem({ userId, examId: info.examId, evaluationId }))
  }
  const wasFinished = new Set(before.exams.filter((exam) => exam.finished).map(({ id }) => id))
  const ended = after.exams.filter((exam) => exam.finished && !wasFinished.has(exam.id)).map(({ id }) => id)
  if (ended.length === 0) return
  await tx
    .update(exams)
    .set({ finishedAt: answeredAt })
    .where(and(eq(exams.userId, userId), inArray(exams.id, ended)))
}

export async function recordHintShown(tx: Queryable, place: ExamItemPlace): Promise<void> {
  await tx
    .update(examItems)
    .set({ hintsShown: sql`${examItems.hintsShown} + 1` })
    .where(ofItem(place))
}

export async function recordSolutionShown(tx: Queryable, place: ExamItemPlace): Promise<void> {
  await tx.update(examItems).set({ solutionShown: true }).where(ofItem(place))
}

export interface ExamItemPlace {
  userId: string
  examId: string
  evaluationId: string
}

function ofItem({ userId, examId, evaluationId }: ExamItemPlace) {
  return and(
    eq(examItems.userId, userId),
    eq(examItems.examId, examId),
    eq(examItems.evaluationId, evaluationId),
  )
}

export type Attempt = typeof attempts.$inferInsert

export async function insertAttempt(tx: Queryable, attempt: Attempt): Promise<void> {
  await tx.insert(attempts).values(attempt)
}

/** Rewrites the answers of a person. */
export async function rewriteAnswers(
  tx: Queryable,
  userId: string,
  rewrite: (answer: string) => string,
): Promise<void> {
  const own = eq(attempts.userId, userId)
  const rows = await tx.selectDistinct({ answer: attempts.answer }).from(attempts).where(own)
  for (const { answer } of rows) {
    if (answer === null || rewrite(answer) === answer) continue
    await tx
      .update(attempts)
      .set({ answer: rewrite(answer) })
      .where(and(own, eq(attempts.answer, answer)))
  }
}

/** Returns the person's result for every answered item of a concept. */
export async function listStandings(
  db: Queryable,
  userId: string,
  conceptId: string,
): Promise<ExamCandidate[]> {
  const rows = await db
    .selectDistinctOn([attempts.evaluationId], {
      evaluationId: attempts.evaluationId,
      verdict: attempts.verdict,
      createdAt: attempts.createdAt,
    })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.conceptId, conceptId)))
    .orderBy(attempts.evaluationId, desc(attempts.position))
  return foldStandings(
    rows.map(({ createdAt, ...answer }) => ({ ...answer, answeredAt: createdAt.toISOString() })),
  )
}

/** Returns the levels with stored items of each concept. */
export async function listStoredLevels(
  db: Queryable,
): Promise<{ conceptId: string; level: DifficultyLevel }[]> {
  const rows = await db
    .selectDistinct({ conceptId: itemConcepts.conceptId, level: evaluationItems.difficultyLevel })
    .from(itemConcepts)
    .innerJoin(evaluationItems, eq(evaluationItems.id, itemConcepts.itemId))
    .where(and(eq(evaluationItems.hidden, false), ne(evaluationItems.origin, 'practice')))
  return rows.map(({ conceptId, level }) => ({ conceptId, level: level as DifficultyLevel }))
}

/** Returns the version in which a person was last given an item; null if it never was in one of their sets. */
export async function findDrawnVersion(db: Queryable, userId: string, id: string): Promise<number | null> {
  const [row] = await db
    .select({ itemVersion: examItems.itemVersion })
    .from(examItems)
    .innerJoin(exams, and(eq(exams.userId, examItems.userId), eq(exams.id, examItems.examId)))
    .where(and(eq(examItems.userId, userId), eq(examItems.evaluationId, id)))
    .orderBy(desc(exams.position))
    .limit(1)
  return row?.itemVersion ?? null
}

/** Returns the number of hints shown for an item in the newest set with it. */
export async function countHintsShown(db: Queryable, userId: string, evaluationId: string): Promise<number> {
  const [row] = await db
    .select({ hintsShown: examItems.hintsShown })
    .from(examItems)
    .innerJoin(exams, and(eq(exams.userId, examItems.userId), eq(exams.id, examItems.examId)))
    .where(and(eq(examItems.userId, userId), eq(examItems.evaluationId, evaluationId)))
    .orderBy(desc(exams.position))
    .limit(1)
  return row?.hintsShown ?? 0
}
