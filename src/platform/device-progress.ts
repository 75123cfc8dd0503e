import type { Query, QueryClient } from '@tanstack/react-query'
import { resolveDeviceRecords } from '#domain/chat/device-record.ts'
import { threadIdOf } from '#domain/chat/thread-id.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import { foldOutcomes } from '#domain/exam/fold-outcomes.ts'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import { listLocalOutcomes } from '#domain/exam/list-local-outcomes.ts'
import { toLevelSet } from '#domain/exam/to-level-set.ts'
import { listNamedItems, projectRecords } from '#domain/outbox/project-records.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import type { ConceptProgress } from '#domain/progress/progress.ts'
import { readThreadCopy } from '#offline/thread-copies.ts'
import { reachableAtom } from './connectivity.ts'
import { listLevels, loadDeviceConcept, loadItemFinder } from './device-unit.ts'
import { outboxOf, type PersonOutbox } from './outbox.ts'
import { unsentCountAtom } from './outbox-view.ts'
import { pageStore } from './page-store.ts'
import { PROGRESS_KEY } from './progress-queries.ts'

const NOTHING: ThreadCopy = { messages: [], exams: [], itemsInfo: [] }

function copyKey(nodeId: string) {
  return `progress:${nodeId}`
}

interface SavedProgress {
  list: ConceptProgress[]
}

/** Copies of older versions lack `selfMarked`. */
function upgradeCopy(progress: ConceptProgress): ConceptProgress {
  return {
    ...progress,
    levels: progress.levels.map((level) => ({ ...level, selfMarked: level.selfMarked ?? 0 })),
  }
}

/** The threads with unsent answers. */
function listAnswered(records: readonly OutboxRecord[]): Set<string> {
  return new Set(
    records.flatMap(({ kind, state, body }) =>
      kind === 'turn' && state !== 'dead' && body.context?.action?.kind === 'submit-answer'
        ? [body.threadId]
        : [],
    ),
  )
}

/** Folds the unsent answers of a concept's thread over its progress. */
async function foldConcept(
  outbox: PersonOutbox,
  progress: ConceptProgress,
  threadId: string,
  records: readonly OutboxRecord[],
): Promise<ConceptProgress> {
  const { conceptId } = progress
  const unitId = conceptId.slice(0, 5)
  const copy = (await readThreadCopy(outbox.copies, threadId)) ?? NOTHING
  const names = listNamedItems(records)
  const known = copy.exams.flatMap(({ examItems }) => examItems.map((one) => one.evaluationItem))
  const shown = projectRecords(copy, records, threadId, await loadItemFinder(unitId, names, known))
  const local = await loadDeviceConcept(unitId, conceptId)
  const availableLevels: DifficultyLevel[] = local ? listLevels(local) : []
  const { difficultyExams } = computeExamInfo({ ...shown, availableLevels })
  return foldOutcomes(progress, listLocalOutcomes(copy, shown), {
    sets: difficultyExams.filter(({ total }) => total > 0).map(toLevelSet),
    availableLevels,
  })
}

async function foldDeviceRecords(
  userId: string,
  list: readonly ConceptProgress[],
): Promise<ConceptProgress[]> {
  const outbox = outboxOf(userId)
  const { records } = resolveDeviceRecords(await outbox.list())
  const answered = listAnswered(records)
  return await Promise.all(
    list.map((progress) => {
      const threadId = threadIdOf(userId, progress.conceptId)
      if (!answered.has(threadId)) return progress
      return foldConcept(outbox, progress, threadId, records)
    }),
  )
}

function nodeOf({ queryKey }: Pick<Query, 'queryKey'>): string | null {
  const [first, nodeId] = queryKey
  return first === PROGRESS_KEY[0] && typeof nodeId === 'string' && nodeId !== 'evaluation' ? nodeId : null
}

/**
 * Keeps a person's progress as it was last read, and shows it with the unsent answers folded over it until the server has answered and while
 * it is unreachable. Returns a function that stops it.
 */
export function keepDeviceProgress(queryClient: QueryClient, userId: string): () => void {
  const queries = queryClient.getQueryCache()
  const { copies } = outboxOf(userId)
  const isAnswered = ({ state }: Query) => state.data !== undefined && pageStore.get(reachableAtom)
  const show = async (query: Query): Promise<void> => {
    const nodeId = nodeOf(query)
    const saved = nodeId === null ? null : ((await copies.get(copyKey(nodeId))) as SavedProgress | undefined)
    if (!saved || isAnswered(query)) return
    const list = await foldDeviceRecords(userId, saved.list.map(upgradeCopy))
    if (isAnswered(query)) return
    const byId = new Map(list.map((progress) => [progress.conceptId, progress]))
    // Never fresh: a screen that is drawn after it must still ask the server.
    queryClient.setQueryData(query.queryKey, byId, { updatedAt: 0 })
  }
  const tell = (query: Query) => {
    show(query).catch(() => undefined) // the database failed: the marks stay as they are
  }
  const showAll = () => queries.findAll({ queryKey: PROGRESS_KEY }).forEach(tell)
  const unsubscribe = [
    queries.subscribe((event) => {
      const nodeId = nodeOf(event.query)
      if (event.type !== 'updated' || nodeId === null) return
      const { action, query } = event
      if (action.type === 'fetch') tell(query)
      if (action.type === 'failed' || action.type === 'error') tell(query)
      if (action.type !== 'success' || action.manual) return
      const list = [...(query.state.data as ReadonlyMap<string, ConceptProgress>).values()]
      const saved: SavedProgress = { list }
      copies.set(copyKey(nodeId), saved).catch(() => undefined) // full device: the previous copy stays
    }),
    pageStore.sub(reachableAtom, showAll),
    pageStore.sub(unsentCountAtom, showAll),
  ]
  showAll()
  return () => {
    for (const stop of unsubscribe) stop()
  }
}
