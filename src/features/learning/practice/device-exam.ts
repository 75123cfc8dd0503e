import { noItems } from '#contract/no-items.ts'
import { deviceRecordId } from '#domain/chat/device-record.ts'
import type { ChosenItem } from '#domain/exam/choose-exam-items.ts'
import { type DrawnItem, drawExam } from '#domain/exam/draw-exam.ts'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { type DifficultyLevel, LEVEL } from '#domain/exam/item.ts'
import { listStandings } from '#domain/exam/list-standings.ts'
import { isHeadOfLane } from '#domain/outbox/choose-sendable.ts'
import { loadDeviceConcept, loadItemFinder } from '#platform/device-unit.ts'
import type { PersonOutbox } from '#platform/outbox.ts'
import type { ThreadState } from '../thread/thread.state.ts'

export interface ExamRequest {
  id: string
  threadId: string
  difficultyLevel: DifficultyLevel
  ocr: 'y' | 'n'
  examLimit: number
  /** The items of the set; drawn if left out. */
  items?: ChosenItem[]
}

function drawSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/** Returns the items that the request names, without those that the device does not have. */
async function findNamed({ place, exams }: ThreadState, names: readonly ChosenItem[]): Promise<DrawnItem[]> {
  const known = exams.flatMap(({ examItems }) => examItems.map((one) => one.evaluationItem))
  const findItem = await loadItemFinder(place.unitId, names, known)
  return names.flatMap((name) => {
    const item = findItem(name)
    return item ? [{ name, item }] : []
  })
}

/** Null if the unit is not on the device and nothing of it is known. Throws NO_ITEMS if the concept has none of the level. */
async function draw(
  state: ThreadState,
  { difficultyLevel, examLimit, items }: ExamRequest,
  mayHaveBeenSent: boolean,
): Promise<DrawnItem[] | null> {
  const { place, turns, itemsInfo, exams } = state
  if (items) return findNamed(state, items)
  if (place.conceptId === null) return null
  const concept = await loadDeviceConcept(place.unitId, place.conceptId)
  if (!concept && difficultyLevel !== LEVEL.wrongAnswers) return null
  const facts = {
    difficultyLevel,
    limit: examLimit,
    items: concept?.items ?? [],
    templates: concept?.templates ?? [],
    standings: listStandings(turns, itemsInfo),
    exams,
    drawSeed,
    onFailure: (failure: unknown) => reportError(failure),
  }
  // If the server has drawn a set of its own, it only accepts answers to stored items.
  const stored = mayHaveBeenSent ? drawExam({ ...facts, templates: [] }) : []
  return stored.length > 0 ? stored : drawExam(facts)
}

/** The name of a drawn item in the record: the server keeps the version that the learner sees. */
function nameOf({ name, item: { itemVersion } }: DrawnItem): ChosenItem {
  return 'evaluationId' in name ? { ...name, itemVersion } : name
}

export interface MadeExam {
  exam: ExamSet
  /** The id of the outbox record that creates the exam on the server; null if it was open already. */
  recordId: string | null
}

/**
 * Returns the open exam of a level, or makes one on the device, which is durable when this resolves. `isAsked`: the server was asked for
 * an exam with the request's id and has not answered. As it may have made one with that id, the device's exam gets another.
 * Null if there are no items to make it from, or the server has answered in the meantime.
 */
export async function makeDeviceExam(
  outbox: PersonOutbox,
  state: ThreadState,
  request: ExamRequest,
  isAsked: boolean,
): Promise<MadeExam | null> {
  const { id, difficultyLevel } = request
  const open = state.exams.find((exam) => exam.difficultyLevel === difficultyLevel && !exam.finished)
  if (open) {
    if (isAsked) await outbox.finishQuestion(id)
    return { exam: open, recordId: null }
  }
  const mayHaveBeenSent = isAsked && isHeadOfLane(await outbox.list(), id)
  const drawn = await draw(state, request, mayHaveBeenSent)
  if (!drawn) return null
  if (drawn.length === 0) throw noItems(difficultyLevel)
  if (isAsked && !(await outbox.list()).some((record) => record.id === id)) return null
  const recordId = isAsked ? deviceRecordId(id) : id
  await outbox.enqueue('exam', recordId, { ...request, items: drawn.map(nameOf) })
  if (isAsked) await outbox.finishQuestion(id)
  const exam: ExamSet = {
    id,
    threadId: request.threadId,
    difficultyLevel,
    finished: false,
    examItems: drawn.map(({ item }) => ({ evaluationItem: item, finished: false })),
  }
  return { exam, recordId }
}
