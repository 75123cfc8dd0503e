import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import type { ExamInfo } from '#domain/exam/exam-set.ts'
import { DIFFICULTY_LEVELS, type DifficultyLevel } from '#domain/exam/item.ts'
import { loadUnitTemplates, TEMPLATE_UNITS } from '#domain/items/load-templates.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import type { ThreadRow } from '../thread/thread.queries.ts'
import { listStandings, listStoredLevels, loadExams } from './exam.queries.ts'

/** Returns the levels of every concept with stored items or templates, built once per content version. */
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

/** Returns the levels with items of a thread's concept; none for a unit's thread. The wrong-answer level depends on the person. */
export async function listConceptLevels(deps: AppDeps, thread: ThreadRow): Promise<DifficultyLevel[]> {
  if (thread.conceptId === null) return []
  const levels = (await getConceptLevels(deps)).get(thread.conceptId)
  return DIFFICULTY_LEVELS.filter((level) => levels?.has(level))
}

/** Returns the exam info of a thread. */
export async function describeExams(deps: AppDeps, db: Queryable, thread: ThreadRow): Promise<ExamInfo> {
  const { userId, id, conceptId } = thread
  const { exams, itemsInfo } = await loadExams(db, userId, id, { current: true })
  const standings = conceptId === null ? [] : await listStandings(db, userId, conceptId)
  const owes = standings.some(({ isOwed }) => isOwed)
  const ofConcept = await listConceptLevels(deps, thread)
  const availableLevels = owes ? [-1 as const, ...ofConcept] : ofConcept
  return computeExamInfo({ exams, itemsInfo, availableLevels })
}
