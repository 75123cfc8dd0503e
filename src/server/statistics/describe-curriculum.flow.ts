import { AppError } from '#contract/error.ts'
import type { CurriculumStatistics } from '#contract/statistics.ts'
import type { DayRange } from '#domain/statistics/day-range.ts'
import { type LevelCounts, sumAnswers, sumLevels } from '#domain/statistics/sum-answers.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { describeFreshness, requireRange } from './describe-all.flow.ts'
import { listAnswersByLevel, readPlaces } from './statistics.queries.ts'

const UNTOUCHED = { learners: 0, studied: 0, medianTime: null, completed: 0 }

/** Returns the figures of a node's units and concepts in a range. A unit that is only partly below the node is one of that part. */
export async function describeCurriculum(
  deps: AppDeps,
  { id, from, to }: DayRange & { id: string },
): Promise<CurriculumStatistics> {
  const range = { from, to }
  const { db } = deps
  requireRange(range)
  const index = await getCurriculumIndex(deps)
  const node = index.nodes.get(id)
  if (!node) throw new AppError('CURRICULUM_NOT_FOUND')
  const concepts = index
    .conceptsUnder(id)
    .map((concept) => ({ id: concept.id, label: concept.content, unit: index.unitOf(concept.id) }))
  const ids = new Set(concepts.map((concept) => concept.id))
  const counted = concepts.map((concept) => ({ conceptId: concept.id, unitId: concept.unit?.id ?? null }))
  const [freshness, { learners, places }, answers] = await Promise.all([
    describeFreshness(db, deps.clock()),
    readPlaces(db, range, counted),
    listAnswersByLevel(db, range, [...ids]),
  ])
  const describe = (placeId: string, ofPlace: readonly LevelCounts[]) => ({
    ...UNTOUCHED,
    ...places.get(placeId),
    id: placeId,
    ...sumAnswers(ofPlace),
    levels: sumLevels(ofPlace),
  })
  const byConcept = new Map<string, LevelCounts[]>([...ids].map((conceptId) => [conceptId, []]))
  for (const row of answers) byConcept.get(row.conceptId)?.push(row)
  const units = new Map(concepts.flatMap(({ unit }) => (unit ? [[unit.id, unit.label] as const] : [])))
  const described = concepts.map(({ id: conceptId, label, unit }) => ({
    ...describe(conceptId, byConcept.get(conceptId) ?? []),
    label,
    unitId: unit?.id ?? null,
  }))
  return {
    ...freshness,
    id,
    label: node.label,
    totals: {
      learners,
      studied: described.reduce((sum, { studied }) => sum + studied, 0),
      ...sumAnswers(described),
    },
    units: [...units].map(([unitId, label]) => ({
      ...describe(
        unitId,
        described.filter((concept) => concept.unitId === unitId).flatMap(({ levels }) => levels),
      ),
      label,
    })),
    concepts: described,
  }
}
