import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyVerdict } from '#domain/exam/apply-verdict.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import type { ExamInfo } from '#domain/exam/exam-set.ts'
import { findNextDifficulty } from '#domain/exam/find-next-difficulty.ts'
import { isExamMode } from '#domain/exam/is-exam-mode.ts'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import { makeExam, makeItemsInfo } from './make-exam.ts'

const LEVELS: DifficultyLevel[] = [0, 1, 3, 5]

describe('exam info', () => {
  it('counts the latest set of each level and lists levels from low to high', () => {
    const exams = [
      makeExam('e3', 3, ['c', 'd']),
      makeExam('e2', 1, ['a!', 'b!']),
      makeExam('e1', 1, ['x', 'y', 'z']),
    ]
    const info = computeExamInfo({ exams, itemsInfo: exams.map(makeItemsInfo), availableLevels: LEVELS })
    expect(info.difficultyExams).toEqual([
      { difficultyLevel: 0, total: 0, finished: 0, incorrect: 0, cleared: false, available: true },
      { difficultyLevel: 1, total: 2, finished: 2, incorrect: 0, cleared: true, available: true },
      { difficultyLevel: 3, total: 2, finished: 0, incorrect: 0, cleared: false, available: true },
      { difficultyLevel: 5, total: 0, finished: 0, incorrect: 0, cleared: false, available: true },
    ])
    expect(info.unfinishedItem?.id).toBe('c')
  })

  it('takes the first open item of the newest set that has one', () => {
    const exams = [makeExam('e2', 3, ['c!']), makeExam('e1', 1, ['a!', 'b'])]
    expect(computeExamInfo({ exams, itemsInfo: [], availableLevels: LEVELS }).unfinishedItem?.id).toBe('b')
  })

  it('does not go back to a set that a newer one of its level replaced', () => {
    const exams = [makeExam('e2', 1, ['c!']), makeExam('e1', 1, ['a!', 'b'])]
    expect(computeExamInfo({ exams, itemsInfo: [], availableLevels: LEVELS }).unfinishedItem).toBeNull()
  })

  it('leaves out a level that the concept has no items of, unless a set of it exists', () => {
    const exams = [makeExam('e1', -1, ['a'])]
    const info = computeExamInfo({ exams, itemsInfo: [], availableLevels: [0, 1] })
    expect(info.difficultyExams.map((exam) => [exam.difficultyLevel, exam.available])).toEqual([
      [-1, false],
      [0, true],
      [1, true],
    ])
  })

  it('does not call an empty set cleared', () => {
    const exams = [makeExam('e1', 1, [])]
    const info = computeExamInfo({ exams, itemsInfo: [], availableLevels: [1] })
    expect(info.difficultyExams[0]?.cleared).toBe(false)
  })
})

describe('a verdict on an answer', () => {
  const exam = makeExam('e1', 1, ['a', 'b'])
  const state = { exams: [exam], itemsInfo: [makeItemsInfo(exam)] }

  it('finishes the item that was answered right and no other', () => {
    const after = applyVerdict(state, 'a', 'correct')
    expect(after.exams[0]?.examItems.map((item) => item.finished)).toEqual([true, false])
    expect(after.exams[0]?.finished).toBe(false)
  })

  it('finishes the set with its last item', () => {
    const after = applyVerdict(applyVerdict(state, 'a', 'correct'), 'b', 'correct')
    expect(after.exams[0]?.finished).toBe(true)
  })

  it('counts an item that was wrong once as incorrect, also after it was got right', () => {
    const after = applyVerdict(applyVerdict(state, 'a', 'incorrect'), 'a', 'correct')
    const info = computeExamInfo({ ...after, availableLevels: [1] })
    expect(info.difficultyExams[0]).toMatchObject({ finished: 1, incorrect: 1 })
  })

  it('changes nothing for a nudge, a finished item or an unknown one', () => {
    const finished = applyVerdict(state, 'a', 'correct')
    expect(applyVerdict(state, 'a', 'nudge')).toBe(state)
    expect(applyVerdict(finished, 'a', 'incorrect')).toBe(finished)
    expect(applyVerdict(state, 'zzz', 'correct')).toBe(state)
  })

  it('leaves what it was given as it was', () => {
    const before = structuredClone(state)
    applyVerdict(state, 'a', 'correct')
    applyVerdict(state, 'b', 'incorrect')
    expect(state).toEqual(before)
  })

  it('clears a level exactly when each of its items was answered right, in any order of answers', () => {
    const answers = fc.array(
      fc.record({
        item: fc.constantFrom('a', 'b', 'c'),
        verdict: fc.constantFrom('correct', 'incorrect', 'nudge'),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(answers, (given) => {
        const start = makeExam('e1', 1, ['a', 'b', 'c'])
        const after = given.reduce((now, { item, verdict }) => applyVerdict(now, item, verdict), {
          exams: [start],
          itemsInfo: [makeItemsInfo(start)],
        } as Parameters<typeof applyVerdict>[0])
        const info = computeExamInfo({ ...after, availableLevels: [1] })
        const right = new Set(given.filter(({ verdict }) => verdict === 'correct').map(({ item }) => item))
        const firstRight = (name: string) =>
          given.findIndex((one) => one.item === name && one.verdict === 'correct')
        const wrong = ['a', 'b', 'c'].filter((name) =>
          given.some(
            (one, at) =>
              one.item === name &&
              one.verdict === 'incorrect' &&
              (firstRight(name) < 0 || at < firstRight(name)),
          ),
        )
        expect(info.difficultyExams[0]).toMatchObject({
          finished: right.size,
          cleared: right.size === 3,
          incorrect: wrong.length,
        })
        expect(info.unfinishedItem === null).toBe(right.size === 3)
        expect(isExamMode(info)).toBe(true)
      }),
    )
  })
})

describe('exam mode', () => {
  const level = {
    difficultyLevel: 1,
    total: 2,
    finished: 1,
    incorrect: 0,
    cleared: false,
    available: true,
  } as const
  const item = makeExam('e', 1, ['a']).examItems[0]!.evaluationItem
  it.each<[string, ExamInfo | null, boolean]>([
    ['is off without exam info', null, false],
    [
      'is off with neither a finished exam nor an open item',
      { difficultyExams: [level], unfinishedItem: null },
      false,
    ],
    ['is on with an open item', { difficultyExams: [], unfinishedItem: item }, true],
    [
      'is on with a finished exam',
      { difficultyExams: [{ ...level, cleared: true }], unfinishedItem: null },
      true,
    ],
  ])('%s', (_title, info, isOn) => {
    expect(isExamMode(info)).toBe(isOn)
  })
})

describe('the next difficulty', () => {
  const info = computeExamInfo({
    exams: [makeExam('e', 1, ['a'])],
    itemsInfo: [],
    availableLevels: [0, 3, 5],
  })
  it.each<[DifficultyLevel, DifficultyLevel | null]>([
    [-1, 0],
    [0, 3],
    [1, 3],
    [3, 5],
    [5, null],
  ])('after %i is %s, passing over levels without items', (current, next) => {
    expect(findNextDifficulty(info, current)).toBe(next)
  })
})
