import type { ChatRequest } from '#contract/chat.ts'
import { AppError } from '#contract/error.ts'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { type Item, LEVEL } from '#domain/exam/item.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { countHintsShown, loadExams } from '../exam/exam.queries.ts'
import { findItems } from '../item/item.queries.ts'
import { findLastNamedItem, listHistory, listWrongAnswers } from '../message/message.queries.ts'
import { findThread, type ThreadRow } from '../thread/thread.queries.ts'
import type { Asker } from './asker.ts'
import { findPersonalWords } from './personal-words.queries.ts'
import type { GuardedTurn } from './tutor-port.ts'
import { loadTutorOutline, loadTutorUnit } from './tutor-unit.flow.ts'

/** Earlier turns passed to the tutor. */
const HISTORY_TURNS = 12
/** Wrong answers to the open item passed to the tutor. */
const TRIES_TOLD = 5

/** Returns the thread of a signed-in person's turn; null for a visitor. */
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

/** Builds the tutor's input: for a learner from the thread, for a visitor from the place that the page sends. */
export async function buildTurn(
  deps: AppDeps,
  asker: Asker,
  request: ChatRequest,
  thread: ThreadRow | null,
): Promise<GuardedTurn> {
  const index = await getCurriculumIndex(deps)
  const conceptId = thread ? thread.conceptId : findVisitorConcept(request)
  const place = thread?.curriculumId ?? conceptId ?? request.curriculumId
  const unit = place ? index.unitOf(place) : null
  if (!unit || !index.isVisible(unit.id)) throw new AppError('CURRICULUM_NOT_FOUND')
  if (conceptId !== null && !index.isConceptVisible(conceptId)) throw new AppError('CONCEPT_NOT_FOUND')
  const [openItem = null, ...alsoOpen] = thread
    ? await findUnfinished(deps, request, thread)
    : await findVisitorItem(deps, request)
  return {
    unit: await loadTutorUnit(deps, unit.id),
    outline: await loadTutorOutline(deps),
    templates: await loadUnitTemplates(unit.id),
    conceptId,
    openItem,
    alsoOpen,
    ...(openItem && thread && { tried: await findTries(deps, thread, openItem.id) }),
    history: thread ? await listHistory(deps.db, thread.userId, thread.id, HISTORY_TURNS) : [],
    message: request.message,
    mode: request.context?.userMessageType === 'answer' ? 'answer' : 'question',
    persona: asker.user?.tutorPersona ?? DEFAULT_PERSONA,
    personalWords: await findPersonalWords(deps.db, asker.user?.id ?? null),
  }

  function findVisitorConcept({ conceptId: named, curriculumId }: ChatRequest): string | null {
    if (named) return named
    return curriculumId && index.concepts.has(curriculumId) ? curriculumId : null
  }
}

/** Returns the learner's work on the open item, where help starts (tutor.md). */
async function findTries(
  { db }: AppDeps,
  thread: ThreadRow,
  itemId: string,
): Promise<NonNullable<TutorTurn['tried']>> {
  const answers = await listWrongAnswers(db, thread.userId, thread.id, itemId, TRIES_TOLD)
  return { answers, hintsShown: await countHintsShown(db, thread.userId, itemId) }
}

/**
 * Returns the unfinished items whose answers the tutor must not state: first the one on screen (named by the request, else shown last in
 * the thread, else the first of the newest set), then the others of its set. A request that names another item hides none of them.
 */
async function findUnfinished(deps: AppDeps, request: ChatRequest, thread: ThreadRow): Promise<Item[]> {
  const { userId, id } = thread
  const named = request.context?.action?.evaluationId
  const sets = (await loadExams(deps.db, userId, id, { current: true })).exams
    .map(({ examItems }) => examItems.filter(({ finished }) => !finished))
    .map((unfinished) => unfinished.map(({ evaluationItem }) => evaluationItem))
    .filter((unfinished) => unfinished.length > 0)
  const ids = sets.flat().map((item) => item.id)
  if (ids.length === 0) return named ? findItems(deps.db, [named]) : []
  const onScreen = named && ids.includes(named) ? named : await findLastNamedItem(deps.db, userId, id, ids)
  const set = sets.find((items) => items.some((item) => item.id === onScreen)) ?? sets[0] ?? []
  return [...set.filter((item) => item.id === onScreen), ...set.filter((item) => item.id !== onScreen)]
}

/** Returns the item that a visitor's page names, if its level is open to visitors. */
async function findVisitorItem(deps: AppDeps, request: ChatRequest): Promise<Item[]> {
  const named = request.context?.action?.evaluationId
  const items = named ? await findItems(deps.db, [named]) : []
  return items.filter((item) => item.difficultyLevel === LEVEL.concept)
}
