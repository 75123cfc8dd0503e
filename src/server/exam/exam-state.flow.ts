import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import type { ExamInfo } from '#domain/exam/exam-set.ts'
import { DIFFICULTY_LEVELS, type DifficultyLevel } from '#domain/exam/item.ts'
import { loadUnitTemplates, TEMPLATE_UNITS } from '#domain/items/load-templates.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import type { ThreadRow } from '../thread/thread.queries.ts'
import { type ExamRecords, listStoredLevels, loadExams, owesItems } from './exam.queries.ts'

/** Levels of every concept that has stored items or templates, made once a content version. */
export function getConceptLevels(
  deps: Pick<AppDeps, 'contentDb' | 'contentCache'>,
): Promise<ReadonlyMap<string, ReadonlySet<DifficultyLevel>>> {
  return deps.contentCache.remember('concept-levels', async () => {
    const levels = new Map<string, Set<DifficultyLevel>>()
    const note = (conceptId: string, level: DifficultyLevel) =>
      levels.set(conceptId, (levels.get(conceptId) ?? new Set()).add(level))
    for (const { conceptId, level } of await listStoredLevels(deps.contentDb)) note(conceptId, level)
    for (const unitId of Object.keys(TEMPLATE_UNITS)) {
      for (const template of await loadUnitTemplates(unitId))
        note(template.conceptId, template.difficultyLevel)
    }
    return levels
  })
}

async function listAvailableLevels(
  deps: AppDeps,
  db: Queryable,
  userId: string,
  conceptId: string,
): Promise<DifficultyLevel[]> {
  const levels = (await getConceptLevels(deps)).get(conceptId)
  const owes = await owesItems(db, userId, conceptId)
  return DIFFICULTY_LEVELS.filter((level) => (level === -1 ? owes : levels?.has(level)))
}

/** The exam info of a thread, from its sets or those given. A unit's own thread has no exams. */
export async function describeExams(
  deps: AppDeps,
  db: Queryable,
  thread: ThreadRow,
  records?: ExamRecords,
): Promise<ExamInfo> {
  const { exams, itemsInfo } = records ?? (await loadExams(db, thread.userId, thread.id, { current: true }))
  const availableLevels =
    thread.conceptId === null ? [] : await listAvailableLevels(deps, db, thread.userId, thread.conceptId)
  return computeExamInfo({ exams, itemsInfo, availableLevels })
}
