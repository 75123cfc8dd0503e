import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldOutcomes, type LocalOutcome } from '#domain/exam/fold-outcomes.ts'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import type { Attempt } from '#domain/progress/attempt.ts'
import { computeProgress } from '#domain/progress/compute-progress.ts'
import type { ConceptProgress, LevelSet } from '#domain/progress/progress.ts'

const NONE: ConceptProgress = { conceptId: 'M1U01C01', status: 'NOT_STARTED', levels: [], timespan: 0 }
const LEVELS = { sets: [], availableLevels: [0, 1] as const }
const clearedSet = (difficultyLevel: DifficultyLevel): LevelSet => ({
  difficultyLevel,
  setTotal: 3,
  setFinished: 3,
  cleared: true,
})

const outcome = (change: Partial<LocalOutcome>): LocalOutcome => ({
  difficultyLevel: 0,
  verdict: 'correct',
  help: 'alone',
  before: null,
  ...change,
})

/** How an item stands after the attempts, as the device tells it of its own copies. */
function standing(attempts: readonly Attempt[], id: string): LocalOutcome['before'] {
  const own = attempts.filter((attempt) => attempt.evaluationId === id)
  const last = own.at(-1)
  if (!last) return null
  return {
    isOwed: last.verdict === 'incorrect',
    wasAlone: own.some(({ verdict, help }) => verdict === 'correct' && help === 'alone'),
  }
}

describe('progress with what was done offline', () => {
  it('begins with the first answer and is complete when every level is cleared', () => {
    expect(foldOutcomes(NONE, [], LEVELS).status).toBe('NOT_STARTED')
    expect(foldOutcomes(NONE, [outcome({})], LEVELS).status).toBe('PROCEEDING')
    const cleared = { sets: [clearedSet(0), clearedSet(1)], availableLevels: [-1, 0, 1] as const }
    expect(foldOutcomes(NONE, [outcome({})], cleared).status).toBe('COMPLETED')
  })

  it('counts an item once, what is owed while it is, and right only what was done alone', () => {
    const levels = (outcomes: LocalOutcome[]) =>
      foldOutcomes(NONE, outcomes, LEVELS).levels.map(({ difficultyLevel, total, correct, incorrect }) => ({
        difficultyLevel,
        total,
        correct,
        incorrect,
      }))
    expect(levels([outcome({ verdict: 'incorrect' })])).toEqual([
      { difficultyLevel: 0, total: 1, correct: 0, incorrect: 1 },
      { difficultyLevel: 1, total: 0, correct: 0, incorrect: 0 },
    ])
    expect(
      levels([
        outcome({ verdict: 'incorrect' }),
        outcome({ before: { isOwed: true, wasAlone: false }, help: 'hint' }),
      ]),
    ).toEqual([
      { difficultyLevel: 0, total: 1, correct: 0, incorrect: 0 },
      { difficultyLevel: 1, total: 0, correct: 0, incorrect: 0 },
    ])
  })

  it('keeps a level cleared while the device practises it again, and shows the set of the device', () => {
    const before = foldOutcomes(NONE, [], { ...LEVELS, sets: [clearedSet(0)] })
    const again = { ...clearedSet(0), setFinished: 1, cleared: false }
    expect(foldOutcomes(before, [], { ...LEVELS, sets: [again] }).levels[0]).toMatchObject({
      setTotal: 3,
      setFinished: 1,
      cleared: true,
    })
    expect(foldOutcomes(before, [], LEVELS).levels[0]).toMatchObject({ setFinished: 3, cleared: true })
  })

  it('never takes back what was complete', () => {
    const done: ConceptProgress = { ...NONE, status: 'COMPLETED' }
    expect(foldOutcomes(done, [outcome({ verdict: 'incorrect' })], LEVELS).status).toBe('COMPLETED')
  })

  it('comes to what the server will compute of the same answers', () => {
    const anyAttempt: fc.Arbitrary<Attempt> = fc
      .record({
        evaluationId: fc.constantFrom('a', 'b', 'c'),
        verdict: fc.constantFrom<Attempt['verdict']>('correct', 'incorrect'),
        help: fc.constantFrom<Attempt['help']>('alone', 'hint', 'solution'),
      })
      .map((one) => ({ ...one, difficultyLevel: one.evaluationId === 'c' ? 1 : 0 }))
    fc.assert(
      fc.property(fc.array(anyAttempt), fc.array(anyAttempt), (earlier, later) => {
        const of = (attempts: readonly Attempt[]) =>
          computeProgress({
            conceptId: NONE.conceptId,
            attempts,
            sets: [],
            availableLevels: [0, 1],
            timespan: 0,
          })
        const outcomes = later.map(({ difficultyLevel, verdict, help, evaluationId }, index) => ({
          difficultyLevel,
          verdict,
          help,
          before: standing([...earlier, ...later.slice(0, index)], evaluationId),
        }))
        const folded = foldOutcomes(of(earlier), outcomes, LEVELS)
        expect(folded).toEqual(of([...earlier, ...later]))
      }),
    )
  })
})
