import { AppError } from '#contract/error.ts'
import { listWeekDays } from '#domain/calendar/list-week-days.ts'
import { computeEvaluationProgress } from '#domain/progress/compute-evaluation-progress.ts'
import { computeProgress } from '#domain/progress/compute-progress.ts'
import { countLevelProgress } from '#domain/progress/count-level-progress.ts'
import type { ConceptProgress } from '#domain/progress/progress.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { getConceptLevels } from '../exam/exam-state.flow.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import { listAttempts, listLevelSets, sumStudyDays, sumTimeSpans } from './progress.queries.ts'

async function describeProgress(
  context: CallContext,
  conceptIds: readonly string[],
): Promise<ConceptProgress[]> {
  const { id: userId } = signedIn(context)
  if (conceptIds.length === 0) return []
  const [attempts, sets, times, levels] = await Promise.all([
    listAttempts(context.db, userId, conceptIds),
    listLevelSets(context.db, userId, conceptIds),
    sumTimeSpans(context.db, userId, conceptIds),
    getConceptLevels(context.deps),
  ])
  return conceptIds.map((conceptId) =>
    computeProgress({
      conceptId,
      attempts: attempts.get(conceptId) ?? [],
      sets: sets.get(conceptId) ?? [],
      availableLevels: [...(levels.get(conceptId) ?? [])],
      timespan: times.get(conceptId) ?? 0,
    }),
  )
}

export const progressRoutes = {
  curriculum: api.progress.curriculum.handler(async ({ input, context }) => {
    const index = await getCurriculumIndex(context.deps)
    if (!index.isVisible(input.id)) throw new AppError('CURRICULUM_NOT_FOUND')
    return describeProgress(
      context,
      index.visibleConceptsUnder(input.id).map(({ id }) => id),
    )
  }),

  concept: api.progress.concept.handler(async ({ input, context }) => {
    const index = await getCurriculumIndex(context.deps)
    if (!index.isVisible(input.id)) throw new AppError('CURRICULUM_NOT_FOUND')
    if (!index.isConceptVisible(input.conceptId) || !index.isUnder(input.conceptId, input.id))
      throw new AppError('CONCEPT_NOT_FOUND')
    const [progress] = await describeProgress(context, [input.conceptId])
    if (!progress) throw new AppError('CONCEPT_NOT_FOUND')
    return progress
  }),

  evaluation: api.progress.evaluation.handler(async ({ context }) => {
    const attempts = await listAttempts(context.db, signedIn(context).id)
    return computeEvaluationProgress(
      [...attempts.values()].map((each) => ({ levels: countLevelProgress(each) })),
    )
  }),

  week: api.progress.week.handler(async ({ context }) => {
    const days = listWeekDays(context.deps.clock().getTime())
    const times = await sumStudyDays(context.db, signedIn(context).id, days)
    return days.map((day) => ({ day, timespan: times.get(day) ?? 0 }))
  }),
}
