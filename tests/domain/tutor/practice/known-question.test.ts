import { beforeAll, describe, expect, it } from 'vitest'
import type { KnownQuestion } from '#domain/tutor/practice/known-question.ts'
import { judgeReply, recognizeQuestion } from '#domain/tutor/practice/recognize-question.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'
import { readUnitTurn } from '../read-unit.ts'

/** For 4 000 characters: 20 ms for each 300 of them. */
const BOUND_MS = 267

let turn: Omit<TutorTurn, 'message'>
beforeAll(async () => {
  turn = await readUnitTurn('M1U01', 'M1U01C03')
})
const known = new Map<string, KnownQuestion>()
/** Each question is looked for once among all that the unit's templates make. */
function know(question: string): KnownQuestion {
  const found = known.get(question) ?? recognizeQuestion(question, turn.unit.concepts, turn.templates)!
  known.set(question, found)
  return found
}

describe('judgeReply', () => {
  it.each([
    ['정오각형의 한 내각의 크기는 몇 도일까?', '108도요', 'correct'],
    ['정오각형의 한 내각의 크기는 몇 도일까?', '108°요', 'correct'],
    ['정오각형의 한 내각의 크기는 몇 도일까?', '72도', 'incorrect'],
    ['육각형의 대각선은 모두 몇 개일까?', '9개입니다', 'correct'],
    ['육각형의 대각선은 모두 몇 개일까?', '6개요', 'incorrect'],
    ['선분 AB=6이고 M이 AB의 중점일 때 AM의 길이는?', '3cm', 'correct'],
    ['선분 AB=6이고 M이 AB의 중점일 때 AM의 길이는?', '4cm', 'incorrect'],
    ['반지름의 길이가 \\(3\\) cm인 구의 겉넓이는 몇 cm²일까?', '36π cm²', 'correct'],
    [
      '세 변의 길이가 \\(5\\), \\(8\\), \\(x\\)인 삼각형에서 \\(x\\)가 될 수 있는 가장 큰 자연수는 얼마일까?',
      '13',
      'incorrect',
    ],
    ['자료 \\(2\\), \\(5\\), \\(5\\), \\(7\\), \\(7\\), \\(9\\)의 최빈값을 모두 구하면?', '5랑 7', 'correct'],
    ['자연수 \\(51\\)은 소수일까요, 합성수일까요?', '합성수', 'correct'],
    ['자연수 \\(51\\)은 소수일까요, 합성수일까요?', '합성수 같아요', 'correct'],
    ['자연수 \\(51\\)은 소수일까요, 합성수일까요?', '소수', 'incorrect'],
    ['자연수 \\(51\\)은 소수일까요, 합성수일까요?', '소수가 아니야', 'correct'],
    ['자연수 \\(51\\)은 소수일까요, 합성수일까요?', '소수 아님', 'correct'],
    ['자연수 \\(51\\)은 소수일까요, 합성수일까요?', '소수 아님?', 'incorrect'],
    ['자연수 \\(51\\)은 소수일까요, 합성수일까요?', '합성수 아니야?', 'correct'],
    ['자연수 \\(51\\)은 소수일까요, 합성수일까요?', '소수가 뭐야', null],
    ['자연수 \\(51\\)은 소수일까요, 합성수일까요?', '1은 소수야?', null],
    ['\\(8\\), \\(15\\)는 서로소일까요?', '응', 'correct'],
    ['\\(8\\), \\(15\\)는 서로소일까요?', 'ㄴㄴ', 'incorrect'],
    ['\\(60\\)을 소인수분해하면 어떻게 될까요?', '2^2x3x5', 'correct'],
    ['\\(60\\)을 소인수분해하면 어떻게 될까요?', '답은 2^2×3×5', 'correct'],
    ['\\(60\\)을 소인수분해하면 어떻게 될까요?', '2^3x5', 'incorrect'],
    ['\\(60\\)을 소인수분해하면 어떻게 될까요?', '모르겠어', null],
    ['\\(60\\)을 소인수분해하면 어떻게 될까요?', '예시 보여줘', null],
    ['\\(20\\)의 약수는 모두 몇 개일까요?', '6개', 'correct'],
    ['\\(20\\)의 약수는 모두 몇 개일까요?', '6개요!', 'correct'],
    ['\\(20\\)의 약수는 모두 몇 개일까요?', '5', 'incorrect'],
  ])('%s "%s": %s', (question, answer, outcome) => {
    expect(judgeReply(answer.replace('ㄴㄴ', '아니'), know(question))).toBe(outcome)
  })
})

describe("an answer in a learner's words", () => {
  const judge = (question: string, key: string, message: string) =>
    judgeReply(normalizeMessage(message), {
      ...know('\\(12\\), \\(18\\)의 최대공약수는 얼마일까요?'),
      question,
      key,
    })

  it.each([
    ['0.7', '0.7 맞아?'],
    ['0.7', '0.7 아님?'],
    ['0.7', '0.7 나왔어'],
    ['0.7', '28나누기40 0.7'],
    ['0.7', '28÷40=0.7'],
    ['2', 'x=2 맞아?'],
    ['2', '4x=8 그래서 2'],
    ['-9', '-12+3이니까 -9'],
    ['-9', '-9 나왔는데'],
    ['0.48', '12나누기25 하면 0.48'],
    ['40', '180-110-30=40'],
    ['0', '0 맞나'],
    ['0', '0임 왜냐면 절댓값이 0이니까'],
  ])('%s is heard in "%s"', (key, message) => {
    expect(judge('얼마일까요?', key, message)).toBe('correct')
  })

  it('is wrong at the end of a working with the numbers of the question', () => {
    expect(judge('\\(-12+3\\)의 값은 얼마일까요?', '-9', '-12+3이니까 -15')).toBe('incorrect')
    expect(judge('상대도수는 얼마일까요?', '0.7', '0.8 맞아?')).toBe('incorrect')
  })

  it.each([
    ['2π', '12파이 아님?', 'incorrect'],
    ['2π', '2π+8', 'incorrect'],
    ['2π', '(6π) cm', 'incorrect'],
    ['2π', '2파이 나왔어', 'correct'],
    ['12π+8', '20π', 'incorrect'],
    ['12π+8', '12파이 더하기 8', 'correct'],
    ['2:3', '3대 2', 'incorrect'],
    ['2:3', '비가 1:4야', 'incorrect'],
    ['2:3', '2대3', 'correct'],
    ['2:3', '4:6', 'nudge'],
  ])('with π or as a ratio: for %s, "%s" is %s', (key, message, outcome) => {
    expect(judge('반지름의 길이가 \\(6\\) cm이면 얼마일까요?', key, message)).toBe(outcome)
  })

  it('is not an answer if the message asks about π or a ratio, or has it in a formula', () => {
    for (const message of ['왜 2π야', '2πr', '비가 왜 2:3이야', '파이가 뭐야'])
      expect(judge('호의 길이는 얼마일까요?', '4π', message), message).toBeNull()
  })

  it('is no answer where another thing is claimed or asked', () => {
    for (const message of ['2^3은 6이지?', '2 소인수분해', '2x+3=7 풀어줘', '2³이랑 3² 같아?'])
      expect(judge('\\(7\\)의 값은 얼마일까요?', '2', message), message).toBeNull()
  })

  it.each([
    '아님지',
    '일듯',
    '맞아',
    '같은데 ',
    '?',
    ' ',
    '나왔어요',
    '이라고 생각해',
    '이니까 3',
    '왜냐하면',
    '그래서',
    '3x=',
    '=',
    '9 ',
  ])('is read in linear time where it is nothing but "%s"', (piece) => {
    const message = `3${piece.repeat(4_000 / piece.length)}`
    for (const tail of ['', 'ㄱ'])
      expect(leastTimeMs(() => judge('얼마일까요?', '3', message + tail), BOUND_MS)).toBeLessThan(BOUND_MS)
  })

  it('is a step where an equation with the same solution is not solved yet', () => {
    expect(judge('방정식 \\(4x-3=5\\)의 해는 무엇일까요?', '2', '4x=8')).toBe('step')
  })
})
