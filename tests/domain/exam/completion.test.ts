import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listLeftLevels } from '#domain/exam/list-left-levels.ts'
import { toLevelSet } from '#domain/exam/to-level-set.ts'
import type { FollowUp } from '#domain/follow-up/suggest-follow-ups.ts'
import { computeProgress } from '#domain/progress/compute-progress.ts'
import { LEVELS, LearnerModel } from './learner-model.ts'

/** `card`: the pressed card, counted around. */
type Step = { do: 'press'; card: number } | { do: 'right' | 'wrong' | 'ask' | 'clear' }

function take(learner: LearnerModel, step: Step): void {
  if (step.do === 'press') {
    const card = learner.cards[step.card % learner.cards.length]
    if (card) learner.press(card)
  } else if (step.do === 'ask') learner.ask()
  else if (step.do === 'clear') learner.clearConversation()
  else learner.answer(step.do === 'right')
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('press' as const), card: fc.nat(8) }) },
  { weight: 5, arbitrary: fc.constant<Step>({ do: 'right' }) },
  { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'wrong' }, { do: 'ask' }, { do: 'clear' }) },
)

const examCards = (learner: LearnerModel) =>
  learner.cards.filter((card): card is Extract<FollowUp, { kind: 'exam' }> => card.kind === 'exam')

/** Presses cards and answers right until nothing is left; returns whether the last level completed the concept. */
function finishByCards(learner: LearnerModel): boolean {
  let isCompleted = false
  for (let count = 0; count < 60; count += 1) {
    if (learner.shownItem) {
      learner.answer(true)
      isCompleted ||= learner.judgement?.outcome === 'all-cleared' && learner.judgement.complete
      continue
    }
    const left = new Set(listLeftLevels(learner.examInfo).map(({ difficultyLevel }) => difficultyLevel))
    const next = learner.cards.find(({ kind }) => kind === 'next-item')
    const way = next ?? examCards(learner).find((card) => left.has(card.difficultyLevel))
    if (!way) break
    learner.press(way)
  }
  return isCompleted
}

const progressOf = ({ examInfo }: LearnerModel) =>
  computeProgress({
    conceptId: 'M1U01C01',
    attempts: [],
    sets: examInfo.difficultyExams.map(toLevelSet),
    availableLevels: LEVELS,
    timespan: 0,
  }).status

describe('a concept', () => {
  it('can be completed from every path by pressing cards that are offered', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (path) => {
        const learner = new LearnerModel()
        let isCompleted = false
        for (const one of path) {
          take(learner, one)
          isCompleted ||= learner.judgement?.complete === true
        }
        // Told exactly when the progress becomes complete, whatever the path there.
        expect(isCompleted).toBe(progressOf(learner) === 'COMPLETED')
        expect(finishByCards(learner)).toBe(!isCompleted || learner.judgement?.complete === true)
        expect(progressOf(learner)).toBe('COMPLETED')
        expect(listLeftLevels(learner.examInfo)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('offers a card for each level that was left if no item is open and none is next', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (path) => {
        const learner = new LearnerModel()
        for (const one of path) {
          take(learner, one)
          if (learner.shownItem || learner.cards.some(({ kind }) => kind === 'next-item')) continue
          const offered = new Set(examCards(learner).map((card) => card.difficultyLevel))
          const left = listLeftLevels(learner.examInfo).map(({ difficultyLevel }) => difficultyLevel)
          expect(left.filter((level) => !offered.has(level))).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never offers a card that leads nowhere', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (path) => {
        const learner = new LearnerModel()
        for (const one of path) take(learner, one)
        expect(learner.refused).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('a level that was left at its solution', () => {
  /** Takes the first card and answers right, `count` times. */
  const goOn = (learner: LearnerModel, count: number) => {
    for (let answered = 0; answered < count; answered += 1) {
      learner.press(learner.cards[0]!)
      learner.answer(true)
    }
  }

  /** Answers one of the two items of the concept level, sees the other's solution, and clears the levels above. */
  function leaveConceptLevel(isWrongFirst: boolean): LearnerModel {
    const learner = new LearnerModel()
    goOn(learner, 1)
    learner.press(learner.cards[0]!)
    if (isWrongFirst) learner.answer(false)
    learner.press({ kind: 'solution', actionKind: 'show-solution', label: '풀이 보기' })
    goOn(learner, 4)
    return learner
  }

  it('is offered first once the highest level is cleared, and completes the concept', () => {
    const learner = leaveConceptLevel(false)
    expect(learner.judgement).toMatchObject({ outcome: 'level-cleared', onward: 'left' })
    expect(learner.cards[0]?.label).toBe('개념 마저 풀기')
    learner.ask()
    expect(learner.cards[0]?.label).toBe('개념 마저 풀기')
    learner.clearConversation()
    learner.press(learner.cards[0]!)
    learner.answer(true)
    expect(learner.judgement).toMatchObject({ outcome: 'all-cleared', complete: true })
  })

  it('is finished by redoing its wrong item, whose card is gone then', () => {
    const learner = leaveConceptLevel(true)
    const redo = learner.cards.find(({ label }) => label === '틀린 문항 다시 풀기')
    learner.press(redo!)
    learner.answer(true)
    expect(learner.judgement).toMatchObject({ outcome: 'all-cleared', complete: true })
    expect(learner.cards.map(({ label }) => label)).not.toContain('틀린 문항 다시 풀기')
  })
})
