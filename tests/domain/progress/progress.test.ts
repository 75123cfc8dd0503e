import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import type { Attempt } from '#domain/progress/attempt.ts'
import { computeEvaluationProgress } from '#domain/progress/compute-evaluation-progress.ts'
import { type ConceptRecords, computeProgress } from '#domain/progress/compute-progress.ts'
import { countLevelProgress } from '#domain/progress/count-level-progress.ts'
import {
  conceptPercent,
  countHelped,
  countRight,
  describeLevel,
  levelPercent,
} from '#domain/progress/describe-level.ts'
import type { LevelSet } from '#domain/progress/progress.ts'

const attempt = (
  evaluationId: string,
  verdict: Attempt['verdict'],
  change: Partial<Attempt> = {},
): Attempt => ({
  evaluationId,
  verdict,
  difficultyLevel: 1,
  help: 'alone',
  ...change,
})
const nothing = {
  conceptId: 'C1',
  attempts: [],
  sets: [],
  availableLevels: [0, 1, 3, 5],
  timespan: 0,
} as const

const cleared = (...levels: DifficultyLevel[]): LevelSet[] =>
  levels.map((difficultyLevel) => ({ difficultyLevel, setTotal: 3, setFinished: 3, cleared: true }))

describe('progress of a concept', () => {
  it.each([
    ['is not started before anything was done', {}, 'NOT_STARTED'],
    ['proceeds once time was spent', { timespan: 1 }, 'PROCEEDING'],
    [
      'proceeds once an answer was given, right or wrong',
      { attempts: [attempt('a', 'incorrect')] },
      'PROCEEDING',
    ],
    ['proceeds with some levels cleared', { sets: cleared(0, 1, 3) }, 'PROCEEDING'],
    ['is complete with every level cleared', { sets: cleared(5, 3, 1, 0) }, 'COMPLETED'],
    ['asks only for levels that have items', { sets: cleared(1), availableLevels: [1] }, 'COMPLETED'],
    ['does not ask for the wrong answers', { sets: cleared(1, -1), availableLevels: [-1, 1] }, 'COMPLETED'],
    ['is never complete without any level', { availableLevels: [], timespan: 5 }, 'PROCEEDING'],
  ] as const)('%s', (_title, change, status) => {
    expect(computeProgress({ ...nothing, ...change }).status).toBe(status)
  })

  it('keeps the time and the concept it was asked for', () => {
    expect(computeProgress({ ...nothing, timespan: 61_000 })).toMatchObject({
      conceptId: 'C1',
      timespan: 61_000,
    })
  })
})

describe('the figures of a concept', () => {
  const of = (change: Partial<ConceptRecords>) => computeProgress({ ...nothing, ...change })
  const set = (change: Partial<LevelSet>): LevelSet => ({ ...cleared(0)[0]!, cleared: false, ...change })

  it('list each level that has items, practised or not, and none of wrong answers', () => {
    const { levels } = of({ availableLevels: [-1, 0, 3], sets: [set({ difficultyLevel: -1 })] })
    expect(levels.map((level) => [level.difficultyLevel, describeLevel(level)])).toEqual([
      [0, '아직'],
      [3, '아직'],
    ])
  })

  it('call a level done by its set, not by what was right alone', () => {
    const attempts = ['a', 'b'].map((id) => attempt(id, 'correct', { difficultyLevel: 0 }))
    const [level] = of({ attempts, sets: [set({ setFinished: 2 })] }).levels
    expect(level && [describeLevel(level), Math.round(levelPercent(level))]).toEqual(['3개 중 2개', 67])
    const helped = attempts.map((each) => ({ ...each, help: 'hint' as const }))
    const [done] = of({ attempts: helped, sets: cleared(0) }).levels
    expect(done && [describeLevel(done), levelPercent(done), countHelped(done)]).toEqual(['마침', 100, 2])
  })

  it('keep a level done while it is practised again', () => {
    const [level] = of({ sets: [set({ setFinished: 0, cleared: true })] }).levels
    expect(level && describeLevel(level)).toBe('마침')
  })

  const anySet = fc.record({
    difficultyLevel: fc.constantFrom<DifficultyLevel>(0, 1, 3),
    setTotal: fc.integer({ min: 1, max: 3 }),
    setFinished: fc.nat(3),
    cleared: fc.boolean(),
  })
  const anySets = fc.uniqueArray(anySet, { selector: (each) => each.difficultyLevel }).map((sets) =>
    sets.map((each) => {
      const setFinished = Math.min(each.setFinished, each.setTotal)
      return { ...each, setFinished, cleared: each.cleared || setFinished === each.setTotal }
    }),
  )

  it('say that a concept is done exactly when each of its levels is', () => {
    fc.assert(
      fc.property(anySets, (sets) => {
        const progress = of({ sets, availableLevels: [0, 1, 3] })
        const areAllDone = progress.levels.every((level) => levelPercent(level) === 100)
        expect(progress.status === 'COMPLETED').toBe(areAllDone)
        expect(conceptPercent(progress) === 100).toBe(areAllDone)
        for (const level of progress.levels)
          expect(describeLevel(level) === '마침').toBe(levelPercent(level) === 100)
      }),
    )
  })
})

describe('counts of a level', () => {
  it.each([
    ['right alone', [attempt('a', 'correct')], { total: 1, correct: 1, incorrect: 0 }],
    [
      'right with a hint is done, not done alone',
      [attempt('a', 'correct', { help: 'hint' })],
      { total: 1, correct: 0, incorrect: 0 },
    ],
    [
      'right after the solution too',
      [attempt('a', 'correct', { help: 'solution' })],
      { total: 1, correct: 0, incorrect: 0 },
    ],
    [
      'wrong and not right since',
      [attempt('a', 'correct'), attempt('a', 'incorrect')],
      { total: 1, correct: 0, incorrect: 1 },
    ],
    [
      'wrong, then right alone another day',
      [attempt('a', 'incorrect'), attempt('a', 'correct')],
      { total: 1, correct: 1, incorrect: 0 },
    ],
    [
      'two items',
      [attempt('a', 'correct'), attempt('b', 'incorrect')],
      { total: 2, correct: 1, incorrect: 1 },
    ],
    [
      'an essay with every point, by the learner’s own marking',
      [attempt('a', 'correct', { help: 'self' })],
      { total: 1, correct: 0, selfMarked: 1, incorrect: 0 },
    ],
    [
      'an essay with points missing, then whole',
      [attempt('a', 'incorrect', { help: 'self' }), attempt('a', 'correct', { help: 'self' })],
      { total: 1, correct: 0, selfMarked: 1, incorrect: 0 },
    ],
    [
      'an essay with points missing',
      [attempt('a', 'correct', { help: 'self' }), attempt('a', 'incorrect', { help: 'self' })],
      { total: 1, correct: 0, selfMarked: 0, incorrect: 1 },
    ],
  ])('%s', (_title, attempts, counts) => {
    const [level] = countLevelProgress(attempts)
    expect(level).toEqual({ difficultyLevel: 1, selfMarked: 0, ...counts })
    expect(level && countHelped(level)).toBe(attempts.every(({ help }) => /hint|solution/.test(help)) ? 1 : 0)
  })

  it('keeps levels apart, lowest first, without those never tried', () => {
    const levels = countLevelProgress([
      attempt('a', 'correct', { difficultyLevel: 5 }),
      attempt('b', 'incorrect', { difficultyLevel: 0 }),
    ])
    expect(levels.map((level) => level.difficultyLevel)).toEqual([0, 5])
  })

  const anyAttempts = fc.array(
    fc.record({
      evaluationId: fc.constantFrom('a', 'b', 'c', 'd'),
      verdict: fc.constantFrom('correct' as const, 'incorrect' as const),
      difficultyLevel: fc.constantFrom(0 as const, 1 as const),
      help: fc.constantFrom('alone' as const, 'hint' as const, 'solution' as const),
    }),
  )

  it('never counts an item as both, and never more than were tried', () => {
    fc.assert(
      fc.property(anyAttempts, (attempts) => {
        for (const { total, correct, selfMarked, incorrect } of countLevelProgress(attempts)) {
          expect(correct + incorrect).toBeLessThanOrEqual(total)
          const counts = { total, correct, selfMarked, incorrect }
          expect(countRight(counts)).toBe(correct + selfMarked + countHelped(counts))
        }
      }),
    )
  })

  it('adds up over concepts, in all and by level', () => {
    fc.assert(
      fc.property(fc.array(anyAttempts, { maxLength: 4 }), (ofConcepts) => {
        const concepts = ofConcepts.map((attempts) => ({ levels: countLevelProgress(attempts) }))
        const all = computeEvaluationProgress(concepts)
        for (const field of ['total', 'correct', 'selfMarked', 'incorrect'] as const) {
          const expected = concepts.flatMap((one) => one.levels).reduce((sum, level) => sum + level[field], 0)
          expect(all[field]).toBe(expected)
          expect(all.levels.reduce((sum, level) => sum + level[field], 0)).toBe(expected)
        }
      }),
    )
  })
})
