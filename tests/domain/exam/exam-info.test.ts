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
const untouched = { total: 0, finished: 0, incorrect: 0, cleared: false, everCleared: false, available: true }

describe('exam info', () => {
  it('counts the latest set of each level and lists levels from low to high', () => {
    const exams = [
      makeExam('e3', 3, ['c', 'd']),
      makeExam('e2', 1, ['a!', 'b!']),
      makeExam('e1', 1, ['x', 'y', 'z']),
    ]
    const info = computeExamInfo({ exams, itemsInfo: exams.map(makeItemsInfo), availableLevels: LEVELS })
    expect(info.difficultyExams).toEqual([
      { ...untouched, difficultyLevel: 0 },
      { ...untouched, difficultyLevel: 1, total: 2, finished: 2, cleared: true, everCleared: true },
      { ...untouched, difficultyLevel: 3, total: 2 },
      { ...untouched, difficultyLevel: 5 },
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

  it('remembers that a level was cleared while it is practised again', () => {
    const exams = [makeExam('e2', 1, ['a!', 'b']), makeExam('e1', 1, ['x!'])]
    const info = computeExamInfo({ exams, itemsInfo: [], availableLevels: [1] })
    expect(info.difficultyExams[0]).toMatchObject({
      total: 2,
      finished: 1,
      cleared: false,
      everCleared: true,
    })
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

  it('counts an item as incorrect until it is right', () => {
    const wrong = applyVerdict(state, 'a', 'incorrect')
    const right = applyVerdict(wrong, 'a', 'correct')
    const count = (now: typeof state) => computeExamInfo({ ...now, availableLevels: [1] }).difficultyExams[0]
    expect(count(wrong as typeof state)).toMatchObject({ finished: 0, incorrect: 1 })
    expect(count(right as typeof state)).toMatchObject({ finished: 1, incorrect: 0 })
  })

  it('changes nothing for a nudge or an unknown item', () => {
    expect(applyVerdict(state, 'a', 'nudge')).toBe(state)
    expect(applyVerdict(state, 'zzz', 'correct')).toBe(state)
  })

  it('finishes the item in every set that holds it open, and those sets with it', () => {
    const exams = [makeExam('e3', -1, ['a']), makeExam('e2', 1, ['a', 'b!']), makeExam('e1', 1, ['a!'])]
    const after = applyVerdict({ exams, itemsInfo: exams.map(makeItemsInfo) }, 'a', 'correct')
    expect(after.exams.map(({ finished }) => finished)).toEqual([true, true, true])
    expect(after.itemsInfo.map(({ items }) => items[0])).toMatchObject([
      { finished: true, verdict: 'correct' },
      { finished: true, verdict: 'correct' },
      { finished: true, verdict: 'correct' },
    ])
  })

  it('never opens an item again that was finished: a late wrong answer only makes it owed', () => {
    const finished = applyVerdict(state, 'a', 'correct')
    const late = applyVerdict(finished, 'a', 'incorrect')
    expect(late.exams).toEqual(finished.exams)
    expect(late.itemsInfo[0]?.items[0]).toMatchObject({ finished: true, verdict: 'incorrect' })
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
        const wrong = ['a', 'b', 'c'].filter(
          (name) =>
            given.findLast((one) => one.item === name && one.verdict !== 'nudge')?.verdict === 'incorrect',
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
    everCleared: false,
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
      { difficultyExams: [{ ...level, everCleared: true }], unfinishedItem: null },
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
