import type { z } from 'zod'
import { AppError } from '#contract/error.ts'
import type { itemFilterFields } from '#contract/item-editing.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { ItemFilter } from './item-editing.queries.ts'

type GivenFilter = z.infer<z.ZodObject<typeof itemFilterFields>>

/** Returns a call's filter as the queries take it: a node stands for the concepts below it. Throws CURRICULUM_NOT_FOUND. */
export function readItemFilter(
  index: CurriculumIndex,
  { conceptId, curriculumId, ...given }: GivenFilter,
): ItemFilter {
  const filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  if (conceptId !== undefined) return { ...filter, conceptIds: [conceptId] }
  if (curriculumId === undefined) return filter
  if (!index.nodes.has(curriculumId)) throw new AppError('CURRICULUM_NOT_FOUND')
  return { ...filter, conceptIds: index.conceptsUnder(curriculumId).map(({ id }) => id) }
}
