import { describe, expect, it } from 'vitest'
import { foldReviewAnswers } from '#domain/review/fold-review-answers.ts'
import type { ConceptReviews } from '#domain/review/review.ts'
import { summarizeReviews } from '#domain/review/summarize-reviews.ts'

const MONDAY = '2026-03-01T15:00:00.000Z'
const TUESDAY = '2026-03-02T15:00:00.000Z'
const FRIDAY = '2026-03-05T15:00:00.000Z'
const concept = (conceptId: string, ...items: [string, string][]): ConceptReviews => ({
  unitId: 'T1U01',
  conceptId,
  items: items.map(([evaluationId, dueAt]) => ({ evaluationId, difficultyLevel: 1, dueAt })),
})
const NOTEBOOK = [concept('C1', ['a', MONDAY], ['b', FRIDAY]), concept('C2', ['c', TUESDAY])]

describe('what of the notebook is due', () => {
  it('is counted from the moment on at which it is due', () => {
    expect(summarizeReviews(NOTEBOOK, Date.parse(TUESDAY) - 1)).toEqual({
      dueCount: 1,
      nextDueAt: TUESDAY,
      due: [concept('C1', ['a', MONDAY])],
    })
    expect(summarizeReviews(NOTEBOOK, Date.parse(TUESDAY))).toEqual({
      dueCount: 2,
      nextDueAt: FRIDAY,
      due: [concept('C1', ['a', MONDAY]), concept('C2', ['c', TUESDAY])],
    })
  })

  it('is nothing where nothing was got wrong', () => {
    expect(summarizeReviews([], Date.parse(FRIDAY))).toEqual({ dueCount: 0, nextDueAt: null, due: [] })
  })
})

describe('answers that wait on the device', () => {
  const at = Date.parse(TUESDAY) + 3_600_000
  const count = (answers: { evaluationId: string; at: number }[], now = at) =>
    summarizeReviews(foldReviewAnswers(NOTEBOOK, answers), now).dueCount

  it('take their items off the list of the day, until the next one', () => {
    expect(count([])).toBe(2)
    expect(count([{ evaluationId: 'a', at }])).toBe(1)
    expect(count([{ evaluationId: 'a', at }], at + 86_400_000)).toBe(2)
  })

  it('never make an item due sooner than it was, nor bring in one that the notebook has not', () => {
    const early = Date.parse(MONDAY) - 1
    expect(foldReviewAnswers(NOTEBOOK, [{ evaluationId: 'b', at: early }])).toEqual(NOTEBOOK)
    expect(foldReviewAnswers(NOTEBOOK, [{ evaluationId: 'new', at }])).toEqual(NOTEBOOK)
  })
})
