import { describe, expect, it } from 'vitest'
import {
  isSentenceFor,
  judgeSubmission,
  type Submission,
  writeJudgement,
} from '#domain/exam/judge-submission.ts'
import { makeExam, makeItem, makeItemsInfo } from './make-exam.ts'

const judge = (change: Partial<Submission>, help: { hintsShown?: number; solutionShown?: boolean } = {}) => {
  const exam = makeExam('e1', 0, ['a', 'b'])
  const info = makeItemsInfo(exam)
  const itemsInfo = [{ ...info, items: info.items.map((item) => ({ ...item, ...help })) }]
  return judgeSubmission({
    state: { exams: [exam], itemsInfo },
    availableLevels: [0, 1],
    item: makeItem('a', { difficultyLevel: 0, writtenTestType: 2, correctAnswer: '7' }),
    difficultyLevel: 0,
    answer: '7',
    marking: null,
    isVisitor: false,
    ...change,
  })
}

describe('a submitted answer', () => {
  it('is judged, counted with the help it had, and applied to the exams', () => {
    const judgement = judge({}, { hintsShown: 1 })
    expect(judgement).toMatchObject({
      verdict: 'correct',
      help: 'hint',
      outcome: 'simple-correct',
      responseType: 'correct',
    })
    expect(judgement.after.exams[0]?.examItems[0]?.finished).toBe(true)
  })

  it('does not praise own work after the solution, in page and server alike', () => {
    const judgement = judge({}, { solutionShown: true })
    expect(judgement).toMatchObject({ help: 'solution', outcome: 'correct-after-solution' })
    expect(writeJudgement(judgement, 'teacher_male_1', 5)).toContain('풀이를 보고 확인했네요.')
    expect(isSentenceFor(judgement, writeJudgement(judge({}), 'teacher_male_1', 0))).toBe(false)
  })

  it('never completes a concept for a visitor, who has its first level alone', () => {
    const exam = makeExam('e1', 0, ['a'])
    const state = { exams: [exam], itemsInfo: [makeItemsInfo(exam)] }
    const all = { state, availableLevels: [0] as const }
    expect(judge(all)).toMatchObject({ outcome: 'all-cleared', complete: true })
    const visitors = judge({ ...all, isVisitor: true })
    expect(visitors).toMatchObject({ outcome: 'level-cleared', complete: false })
    expect(writeJudgement(visitors, 'friend_female_1', 0)).toBe('개념 문항을 모두 풀었어!')
  })

  it('is said in every wording and either voice, and by no sentence of another meaning', () => {
    const judgement = judge({})
    for (let variant = -3; variant < 6; variant += 1) {
      for (const persona of ['friend_male_1', 'teacher_female_1'] as const)
        expect(isSentenceFor(judgement, writeJudgement(judgement, persona, variant))).toBe(true)
    }
    expect(isSentenceFor(judgement, '')).toBe(false)
    expect(isSentenceFor(judge({ answer: '8' }), writeJudgement(judgement, 'friend_male_1', 0))).toBe(false)
  })
})
