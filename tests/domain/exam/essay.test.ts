import { describe, expect, it } from 'vitest'
import { checkEssayLines } from '#domain/exam/check-essay-lines.ts'
import { describeEssay } from '#domain/exam/describe-essay.ts'
import {
  isSentenceFor,
  judgeSubmission,
  type Submission,
  writeJudgement,
} from '#domain/exam/judge-submission.ts'
import { formatScore, getRubric, scoreEssay } from '#domain/exam/mark-essay.ts'
import { readVerdict } from '#domain/exam/read-verdict.ts'
import { readPracticeFacts } from '#domain/follow-up/read-practice-facts.ts'
import { suggestFollowUps } from '#domain/follow-up/suggest-follow-ups.ts'
import { applyTurn } from '#domain/outbox/thread-copy.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'
import { makeExam, makeItem, makeItemsInfo } from './make-exam.ts'

const RUBRIC = [
  { point: '양변에 \\(12\\)를 곱했다.', marks: 2 },
  { point: '해를 바르게 구했다.', marks: 3 },
]
const ESSAY = makeItem('a', {
  difficultyLevel: 0,
  writtenTestType: 6,
  correctAnswer: 'x=3/2',
  solution: '양변에 \\(12\\)를 곱해요.',
  rubric: RUBRIC,
})
const WORKING = '4x + 3 = 9\n4x = 6\nx = 3/2'

describe('the marks of an essay', () => {
  it.each([
    [[], 0, false],
    [[0], 2, false],
    [[1, 1], 3, false],
    [[1, 0], 5, true],
    [[0, 7], 2, false],
  ])('of the points %j are %i', (points, earned, isFull) => {
    expect(scoreEssay(ESSAY, points)).toEqual({ earned, total: 5, isFull })
  })

  it('are those of one point where the item has no rubric', () => {
    expect(getRubric({ rubric: [] })).toHaveLength(1)
    expect(scoreEssay({ rubric: [] }, [])).toEqual({ earned: 0, total: 1, isFull: false })
    expect(scoreEssay({ rubric: [] }, [0]).isFull).toBe(true)
    expect(formatScore({ earned: 0, total: 1 })).toBe('0점 / 1점')
  })
})

const EXAM = makeExam('e1', 0, ['a', 'b'])
const STATE = { exams: [EXAM], itemsInfo: [makeItemsInfo(EXAM)] }

const judge = (marking: Submission['marking'], change: Partial<Submission> = {}) =>
  judgeSubmission({
    state: STATE,
    availableLevels: [0, 1],
    item: ESSAY,
    difficultyLevel: 0,
    answer: WORKING,
    marking,
    isVisitor: false,
    ...change,
  })

const isFinished = ({ after }: ReturnType<typeof judge>) => after.exams[0]?.examItems[0]?.finished

describe('an essay', () => {
  it.each(['', ' \n '])('that is blank (%j) is neither saved as marked nor called wrong', (answer) => {
    const judgement = judge({ points: [0, 1], finishes: true }, { answer })
    expect(judgement).toMatchObject({ verdict: 'nudge', reason: 'blank', marking: null, score: null })
    expect(isFinished(judgement)).toBe(false)
  })

  it.each([WORKING, 'x=3/2', 'x = 100', '모르겠어요'])('is not judged by the machine: %s', (answer) => {
    const judgement = judge(null, { answer })
    expect(judgement).toMatchObject({
      verdict: 'nudge',
      outcome: 'nudge',
      responseType: 'normal',
      score: null,
    })
    expect(judgement.startsHint).toBe(false)
    expect(isFinished(judgement)).toBe(false)
  })

  it('with every point is finished as right, by the learner’s own marking', () => {
    const judgement = judge({ points: [0, 1], finishes: false })
    expect(judgement).toMatchObject({ verdict: 'correct', responseType: 'correct', help: 'self' })
    expect(isFinished(judgement)).toBe(true)
    expect(writeJudgement(judgement, 'teacher_male_1', 0)).toMatch(
      /^\*\*스스로 채점 5점 \/ 5점\*\*\n\n차근차근/,
    )
  })

  it('with points missing stays open, and says so kindly', () => {
    const judgement = judge({ points: [0], finishes: false })
    expect(judgement).toMatchObject({ verdict: 'nudge', outcome: 'marked-in-part', responseType: 'normal' })
    expect(isFinished(judgement)).toBe(false)
    const said = writeJudgement(judgement, 'teacher_male_1', 3)
    expect(said).toContain('스스로 채점 2점 / 5점')
    expect(isSentenceFor(judgement, said)).toBe(true)
    expect(isSentenceFor(judge({ points: [1], finishes: false }), said)).toBe(false)
  })

  it('can be finished with points missing: it is then owed, and no answer calls it wrong', () => {
    const judgement = judge({ points: [0], finishes: true })
    expect(judgement).toMatchObject({
      outcome: 'finished-in-part',
      responseType: 'normal',
      startsHint: false,
    })
    expect(isFinished(judgement)).toBe(true)
    expect(judgement.after.itemsInfo[0]?.items[0]).toMatchObject({ finished: true, verdict: 'incorrect' })
  })

  it('never blocks a level or a concept', () => {
    const exam = makeExam('e1', 0, ['a'])
    const state = { exams: [exam], itemsInfo: [makeItemsInfo(exam)] }
    const whole = { state, availableLevels: [0] as const }
    const judgement = judge({ points: [], finishes: true }, whole)
    expect(judgement).toMatchObject({ outcome: 'all-cleared', complete: true, responseType: 'normal' })
    expect(judge({ points: [], finishes: true }, { ...whole, isVisitor: true }).outcome).toBe('level-cleared')
  })

  it('does not end the wrong answers with points missing by calling them all right', () => {
    const exam = makeExam('e1', -1, ['a'])
    const state = { exams: [exam], itemsInfo: [makeItemsInfo(exam)] }
    const change = { state, difficultyLevel: -1 } as const
    expect(judge({ points: [0], finishes: true }, change).outcome).toBe('finished-in-part')
    expect(judge({ points: [0, 1], finishes: true }, change).outcome).toBe('level-cleared')
  })

  it('counts no marking of another item', () => {
    const item = makeItem('a', { difficultyLevel: 0, writtenTestType: 2, correctAnswer: '7' })
    expect(judge({ points: [0], finishes: true }, { item, answer: '8' })).toMatchObject({
      verdict: 'incorrect',
      responseType: 'wrong',
      marking: null,
    })
  })
})

describe('the turn of a marked essay', () => {
  const turnOf = (marking: Submission['marking']) => {
    const { responseType, complete } = judge(marking)
    const action = { kind: 'submit-answer' as const, evaluationId: 'a', difficultyLevel: 0 as const }
    return {
      response: '',
      status: 'success' as const,
      context: {
        target: 'evaluation' as const,
        action: marking ? { ...action, marking } : action,
        responseType,
        userMessageType: 'hidden' as const,
        complete,
      },
    }
  }

  it.each([
    [null, null],
    [{ points: [0], finishes: false }, null],
    [{ points: [0], finishes: true }, 'incorrect'],
    [{ points: [0, 1], finishes: false }, 'correct'],
  ] as const)('with %j counts as %s, on the device as on the server', (marking, verdict) => {
    const given = marking && { ...marking, points: [...marking.points] }
    const turn = turnOf(given)
    expect(readVerdict(turn.context)).toBe(verdict)
    const { after } = judge(given)
    expect(applyTurn(STATE, turn)).toEqual(after)
  })

  it('leads on to the next item once it is finished, whatever the marks', () => {
    const turn = turnOf({ points: [], finishes: true })
    const after = applyTurn(STATE, turn)
    const cards = suggestFollowUps({
      ...readPracticeFacts({ ...after, turns: [] }),
      lastTurn: turn,
      place: 'concept',
      signedIn: true,
      useLinks: true,
      examInfo: null,
      earlierConcept: null,
      conceptName: '일차방정식',
      nextConcept: null,
      links: [],
    })
    expect(cards.map(({ label }) => label)).toEqual(['다음 문항 풀기'])
  })
})

const check = (text: string, correctAnswer = 'x=3/2') => checkEssayLines(text, { correctAnswer }).join('\n')

describe('what is said of the lines of an essay', () => {
  it.each([
    [WORKING, ['모두 앞 줄에서 잘 이어져요', '마지막 줄의 결과는 정답과 같아요.']],
    [
      '양변에 12를 곱하면\n4x + 3 = 9\n4x = 12\nx = 3',
      ['셋째 줄의 \\(4x = 12\\)가 바로 앞의 \\(4x+3 = 9\\)와'],
    ],
    ['양변에 12를 곱하면 4x + 3 = 9\n4x = 12\nx = 3', ['둘째 줄의 \\(4x = 12\\)가 바로 앞의']],
    ['양변에 12를 곱하면 4x + 3 = 9예요.\n4x = 6\nx = 3/2', ['모두 앞 줄에서 잘 이어져요']],
    ['4x + 3 = 9\n4x = 6\nx = 2/3', ['셋째 줄', '달라 보여요']],
    ['S = 1/2 × 6 × 4\n= 12', ['잘 이어져요', '정답과 같아요']],
    ['S = 1/2 × 6 × 4 = 11', ['첫째 줄의 \\(11\\)이']],
    ['-3-(-5)\n=-3-5\n=-8', ['둘째 줄의 \\(-3-5\\)가']],
  ])('names the first one that does not follow: %j', (text, parts) => {
    const key = text.startsWith('S') ? '12' : 'x=3/2'
    for (const part of parts) expect(check(text, key)).toContain(part)
  })

  it.each([
    ['two factorisations', '36 = 2^2 × 3^2\n60 = 2^2 × 3 × 5\n따라서 최대공약수는 12', '12'],
    ['a substitution after the solution', '2x + 3 = 11\n2x = 8\nx = 4\n2×4 + 3 = 11', '4'],
    ['two solutions', 'x = 3\nx = -3', '3&-3'],
    ['another unknown', 'x = 4\ny = 7', '(4,7)'],
    ['words alone', '소수는 약수가 두 개예요\n그래서 9는 소수가 아니에요', 'X'],
    ['an expression expanded and a check', '3(x-2)+4\n= 3x-6+4\n= 3x-2\n5 = 5', '3x-2'],
  ])('accuses nobody: %s', (_, text, key) => {
    expect(check(text, key)).not.toMatch(/다시 볼까요/)
  })

  it('does not praise the lines where one of them is not read', () => {
    expect(check('4x + 3 ?= 9\n4x = 6\nx = 3/2')).not.toContain('잘 이어져요')
  })

  it('is nothing where nothing is read', () => {
    expect(check('모르겠어요')).toBe('')
    expect(check('?!\n…', '12')).toBe('')
  })

  it('does not take long, whatever is written', () => {
    const texts = ['x=1\n'.repeat(500), '=2×'.repeat(650), '(('.repeat(1000), '가=나 '.repeat(400)]
    const checkAll = () => {
      for (const text of texts) checkEssayLines(text.slice(0, 2000), ESSAY)
    }
    expect(leastTimeMs(checkAll, 1_500)).toBeLessThan(1_500)
  })
})

it('an essay that was sent is answered with the model solution and what it is marked by', () => {
  const text = describeEssay(ESSAY, 'x = 3/2')
  expect(text).toContain('**모범 풀이**\n\n양변에 \\(12\\)를 곱해요.')
  expect(text).toContain('- 해를 바르게 구했다. (3점)')
  expect(text).toContain('마지막 줄의 결과는 정답과 같아요.')
})
