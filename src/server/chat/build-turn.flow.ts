import type { ChatRequest } from '#contract/chat.ts'
import { AppError } from '#contract/error.ts'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import type { Item } from '#domain/exam/item.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { countHintsShown } from '../exam/exam.queries.ts'
import { describeExams } from '../exam/exam-state.flow.ts'
import { findItems } from '../item/item.queries.ts'
import { listHistory, listWrongAnswers } from '../message/message.queries.ts'
import { findThread, type ThreadRow } from '../thread/thread.queries.ts'
import type { Asker } from './asker.ts'
import { loadTutorOutline, loadTutorUnit } from './tutor-unit.flow.ts'

/** Earlier turns that a tutor is told of. */
const HISTORY_TURNS = 12
/** Wrong answers to the open item that it is told of. */
const TRIES_TOLD = 5

/** The thread of a signed-in person's turn; a visitor has none. */
export async function findTurnThread(
  deps: AppDeps,
  asker: Asker,
  request: ChatRequest,
): Promise<ThreadRow | null> {
  if (!asker.user) return null
  if (!request.threadId)
    throw new AppError('UNPROCESSABLE', { cause: 'thread id not found', message: '대화를 먼저 열어 주세요.' })
  const thread = await findThread(deps.db, asker.user.id, request.threadId)
  if (!thread) throw new AppError('THREAD_NOT_FOUND')
  return thread
}

/** Everything the tutor is told: of a learner from the thread, of a visitor from where the page says it is. */
export async function buildTurn(
  deps: AppDeps,
  asker: Asker,
  request: ChatRequest,
  thread: ThreadRow | null,
): Promise<TutorTurn> {
  const index = await getCurriculumIndex(deps)
  const conceptId = thread ? thread.conceptId : findVisitorConcept(request)
  const place = thread?.curriculumId ?? conceptId ?? request.curriculumId
  const unit = place ? index.unitOf(place) : null
  if (!unit || !index.isVisible(unit.id)) throw new AppError('CURRICULUM_NOT_FOUND')
  if (conceptId !== null && !index.isConceptVisible(conceptId)) throw new AppError('CONCEPT_NOT_FOUND')
  const openItem = await findOpenItem(deps, asker, request, thread)
  return {
    unit: await loadTutorUnit(deps, unit.id),
    outline: await loadTutorOutline(deps),
    templates: await loadUnitTemplates(unit.id),
    conceptId,
    openItem,
    ...(openItem && thread && { tried: await findTries(deps, thread, openItem.id) }),
    history: thread ? await listHistory(deps.db, thread.userId, thread.id, HISTORY_TURNS) : [],
    message: request.message,
    mode: request.context?.userMessageType === 'answer' ? 'answer' : 'question',
    persona: asker.user?.tutorPersona ?? DEFAULT_PERSONA,
  }

  function findVisitorConcept({ conceptId: named, curriculumId }: ChatRequest): string | null {
    if (named) return named
    return curriculumId && index.concepts.has(curriculumId) ? curriculumId : null
  }
}

/** What the learner did with the open item, so that help starts there (tutor.md). */
async function findTries(
  { db }: AppDeps,
  thread: ThreadRow,
  itemId: string,
): Promise<NonNullable<TutorTurn['tried']>> {
  const answers = await listWrongAnswers(db, thread.userId, thread.id, itemId, TRIES_TOLD)
  return { answers, hintsShown: await countHintsShown(db, thread.userId, itemId) }
}

/** The item whose answer the tutor must not state: a learner's from the exams, a visitor's as named. */
async function findOpenItem(
  deps: AppDeps,
  asker: Asker,
  request: ChatRequest,
  thread: ThreadRow | null,
): Promise<Item | null> {
  const named = request.context?.action?.evaluationId
  const [item] = named ? await findItems(deps.db, [named]) : []
  if (item && (asker.user || item.difficultyLevel === 0)) return item
  return thread ? (await describeExams(deps, deps.db, thread)).unfinishedItem : null
}
