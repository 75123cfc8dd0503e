import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ChosenItem,
  chooseExamItems,
  type ExamCandidate,
  type ExamDraw,
} from '#domain/exam/choose-exam-items.ts'

const candidate = (
  evaluationId: string,
  lastTriedAt: string | null = null,
  isOwed = false,
): ExamCandidate => ({
  evaluationId,
  lastTriedAt,
  isOwed,
})
const seed = (n: number) => ({ templateId: 'M1U01C01L1A1', seed: n })
const name = (item: ChosenItem) => ('seed' in item ? item.seed : item.evaluationId)
/** Of items that nothing is known of. */
const choose = (draw: Omit<ExamDraw, 'findItem'>) => chooseExamItems({ ...draw, findItem: () => null })
const names = (draw: Omit<ExamDraw, 'findItem'>) => choose(draw).map(name)

const OLD = '2026-03-01T00:00:00.000Z'
const NEW = '2026-03-09T00:00:00.000Z'

describe('the draw of an exam', () => {
  const candidates = [candidate('new', NEW), candidate('x'), candidate('old', OLD), candidate('y')]

  it('takes never tried items first, in the order given, then new ones, then those tried longest ago', () => {
    expect(names({ difficultyLevel: 1, limit: 10, candidates, seeds: [seed(7), seed(8)] })).toEqual([
      'x',
      'y',
      7,
      8,
      'old',
      'new',
    ])
  })

  it.each([
    ['3 when no number is named', undefined, 3],
    ['at least one', 0, 3],
    ['one for a negative number', -4, 1],
    ['what was asked for', 2, 2],
    ['at most ten', 50, 10],
    ['whole numbers only', 2.9, 2],
  ])('draws %s', (_title, limit, count) => {
    const seeds = Array.from({ length: 20 }, (_, n) => seed(n))
    const draw = limit === undefined ? {} : { limit }
    expect(choose({ difficultyLevel: 1, candidates: [], seeds, ...draw })).toHaveLength(count)
  })

  it('takes for wrong answers only what is owed, longest ago first, and nothing new', () => {
    const owed = [
      candidate('b', NEW, true),
      candidate('ok', OLD),
      candidate('a', OLD, true),
      candidate('untried'),
    ]
    expect(names({ difficultyLevel: -1, candidates: owed, seeds: [seed(1)] })).toEqual(['a', 'b'])
  })

  it('is empty where there is nothing to draw', () => {
    expect(choose({ difficultyLevel: 1, candidates: [], seeds: [] })).toEqual([])
    expect(choose({ difficultyLevel: -1, candidates: [candidate('a', OLD)], seeds: [seed(1)] })).toEqual([])
  })

  it('never repeats an item and never takes a tried one while an untried one is left', () => {
    const anyCandidates = fc.uniqueArray(
      fc.record({
        evaluationId: fc.integer({ min: 0, max: 30 }).map((n) => `i${n}`),
        lastTriedAt: fc.option(
          fc.integer({ min: 0, max: 1e12 }).map((ms) => new Date(ms).toISOString()),
          { nil: null },
        ),
        isOwed: fc.boolean(),
      }),
      { selector: (one) => one.evaluationId },
    )
    fc.assert(
      fc.property(anyCandidates, fc.nat(8), fc.integer({ min: 1, max: 10 }), (pool, seedCount, limit) => {
        const seeds = Array.from({ length: seedCount }, (_, n) => seed(n))
        const chosen = names({ difficultyLevel: 3, limit, candidates: pool, seeds })
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(chosen).toHaveLength(Math.min(limit, pool.length + seedCount))
        const triedAt = new Map(pool.map((one) => [one.evaluationId, one.lastTriedAt]))
        const times = chosen.map((id) => (typeof id === 'number' ? 1 : triedAt.get(id) === null ? 0 : 2))
        expect(times).toEqual([...times].sort((one, other) => one - other))
      }),
    )
  })
})
