import { AppError } from '#contract/error.ts'
import type { MessageCreate } from '#contract/message.ts'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { answerLimitOf } from '#domain/chat/limits.ts'
import type { MessageContext } from '#domain/chat/message.ts'
import { describeEssay } from '#domain/exam/describe-essay.ts'
import type { Item } from '#domain/exam/item.ts'
import {
  awaitsMarking,
  isSentenceFor,
  type Judgement,
  judgeSubmission,
  writeJudgement,
} from '#domain/exam/judge-submission.ts'
import { isEssay } from '#domain/exam/mark-essay.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { type ExamRecords, insertAttempt, loadExams, saveVerdict } from '../exam/exam.queries.ts'
import { listConceptLevels } from '../exam/exam-state.flow.ts'
import { findItemVersions, findOpenItems } from '../item/item.queries.ts'
import { markDays } from '../statistics/mark-days.queries.ts'
import type { ThreadRow } from '../thread/thread.queries.ts'
import { storableText } from './storable-text.ts'

export interface Submission {
  user: SignedInUser
  thread: ThreadRow
  turn: MessageCreate
  turnId: string
  /** Whether the answer may be stored as it was typed. */
  mayKeep: boolean
  /** When the device took the answer, limited by the server's clock. */
  answeredAt: Date
}

export interface JudgedTurn {
  context: MessageContext
  response: string
}

/**
 * Checks a submitted answer with the same code as the client; this verdict counts (api.md). It finishes the item, records the attempt and
 * writes the reply of the turn. `tx` holds the thread's lock.
 */
export async function judgeAnswer(deps: AppDeps, tx: Queryable, submission: Submission): Promise<JudgedTurn> {
  const { user, thread, turn, turnId, mayKeep, answeredAt } = submission
  const { action } = turn.context
  if (!action?.evaluationId)
    throw new AppError('UNPROCESSABLE', { message: '어느 문항의 답인지 알 수 없어요.' })
  const before = await loadExams(tx, user.id, thread.id, {
    current: true,
    holding: action.evaluationId,
  })
  const { evaluationId, itemVersion } = action
  const item = await findAnswerable(tx, thread, before, { id: evaluationId, itemVersion })
  const limit = answerLimitOf(item)
  if (turn.message.length > limit)
    throw new AppError('UNPROCESSABLE', { message: `답은 ${limit}자까지 쓸 수 있어요.` })
  const checked = isEssay(item) ? null : await deps.rules.testAnswer(item, turn.message)
  const judgement = judgeSubmission({
    state: before,
    availableLevels: await listConceptLevels(deps, thread),
    item,
    difficultyLevel: action.difficultyLevel ?? item.difficultyLevel,
    answer: turn.message,
    ...(checked && { checked }),
    marking: action.marking ?? null,
    isVisitor: false,
  })
  const { verdict, help, responseType, complete, marking, after } = judgement
  if (verdict !== 'nudge') {
    const day = toSeoulDate(answeredAt.getTime())
    await saveVerdict(tx, { userId: user.id, evaluationId: item.id }, before, after, answeredAt)
    await insertAttempt(tx, {
      userId: user.id,
      id: turnId,
      evaluationId: item.id,
      itemVersion: item.itemVersion,
      conceptId: thread.conceptId ?? item.conceptIds[0] ?? '',
      difficultyLevel: item.difficultyLevel,
      verdict,
      help,
      answer: isEssay(item) ? null : storableText(mayKeep, turn.message),
      mistake: checked?.mistake?.says ?? null,
      createdAt: deps.clock(),
      answeredAt,
      day,
    })
    await markDays(tx, [day])
  }
  const { kind, difficultyLevel } = action
  const judged = {
    ...{ kind, evaluationId, itemVersion: item.itemVersion, difficultyLevel },
    ...(marking && { marking }),
  }
  return {
    context: { ...turn.context, action: judged, responseType, complete },
    response: chooseResponse(judgement, item, turn, user),
  }
}

/** Returns the reply of the turn: the client's sentence if it fits; for an unmarked essay the model solution. */
function chooseResponse(
  judgement: Judgement,
  item: Item,
  { message, response }: MessageCreate,
  { tutorPersona }: SignedInUser,
): string {
  if (awaitsMarking(judgement)) return describeEssay(item, message)
  return isSentenceFor(judgement, response) ? response : writeJudgement(judgement, tutorPersona, 0)
}

/**
 * Returns an item of one of the thread's sets, or one of the concept that may be drawn: in the version that the learner saw, if that was
 * ever published, else as it was drawn.
 */
async function findAnswerable(
  tx: Queryable,
  thread: ThreadRow,
  records: ExamRecords,
  { id, itemVersion }: { id: string; itemVersion: number | undefined },
): Promise<Item> {
  const inSet = records.exams
    .flatMap((exam) => exam.examItems)
    .find((each) => each.evaluationItem.id === id)?.evaluationItem
  const [item] = inSet ? [inSet] : await findOpenItems(tx, [id])
  if (!item || (!inSet && (thread.conceptId === null || !item.conceptIds.includes(thread.conceptId))))
    throw new AppError('ITEM_NOT_FOUND')
  if (itemVersion === undefined || itemVersion === item.itemVersion) return item
  const [seen] = await findItemVersions(tx, [{ id, itemVersion }])
  return seen?.itemVersion === itemVersion ? seen : item
}
