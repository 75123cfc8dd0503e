import { describe, expect, it } from 'vitest'
import { readExercise } from '#domain/tutor/practice/read-exercise.ts'
import { solveExercise } from '#domain/tutor/practice/solve-exercise.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'

const answerOf = (message: string): string | undefined => {
  const exercise = readExercise(normalizeMessage(message))
  return exercise ? solveExercise(exercise)?.solution.answer : undefined
}

describe('arithmetic as learners type it', () => {
  it.each([
    ['1/2 ÷ 1/4', '2'],
    ['6 나누기 -2/3 얼마야', '-9'],
    ['8÷2/3', '12'],
    ['4 나누기 1/2', '8'],
    ['-2/3 나누기 4/5', '-5/6'],
    ['-2/3÷(-4/5)', '5/6'],
    ['1/2 곱하기 3/4 나누기 3/8', '1'],
    ['1/2x+3=5', 'x=4'],
    ['2분의 1 더하기 3분의 1', '5/6'],
    ['3분의1 나누기 -2', '-1/6'],
    ['5 곱하기 2분의1', '5/2'],
    ['4 분의 3 곱하기 2', '3/2'],
    ['2 나누기 3분의 -1', '-6'],
    ['마이너스 2분의 1 더하기 1', '1/2'],
    ['2와 3분의1 더하기 1', '10/3'],
    ['1과 1/2 더하기 1', '5/2'],
    ['3 나누기 1과 1/2', '2'],
    ['2의 세제곱 곱하기 3', '24'],
    ['3 제곱', '9'],
    ['-2의 제곱', '4'],
    ['5-2의 제곱', '1'],
    ['1/2의 제곱', '1/4'],
    ['2/3의 세제곱은?', '8/27'],
    ['2의 4승', '16'],
    ['3 더하기 마이너스 2', '1'],
    ['5 빼기 -2 는?', '7'],
    ['3+-2', '1'],
    ['5--2', '7'],
    ['8 ÷ 2 x 4', '16'],
    ['1/2 x 3/4', '3/8'],
    ['(3+4)x2', '14'],
    ['(-2)x(-3)', '6'],
    ['2/3 x (-3/4)', '-1/2'],
    ['-3/4의 역수 구해줘', '-4/3'],
    ['3분의 2의 역수는?', '3/2'],
    ['-5 역수', '-1/5'],
    ['0.4의 역수가 뭐야', '5/2'],
  ])('%s: %s', (message, answer) => {
    expect(answerOf(message)).toBe(answer)
  })

  it.each([
    ['3x=12 x?', 'x=4'],
    ['x/2=3 x뭐임', 'x=6'],
    ['2x=6 x는?', 'x=3'],
    ['x+3=5 x값', 'x=2'],
    ['5=2x x구해', 'x=5/2'],
    ['3x=12 x=?', 'x=4'],
    ['3x=12 x', 'x=4'],
    ['3x=12 일때 x는', 'x=4'],
  ])('%s: %s', (message, answer) => {
    expect(answerOf(message)).toBe(answer)
  })

  it.each([
    '3 + 2 x?',
    '2x=6 x+1은?',
    '2x=6 y는?',
    '6÷2x',
    '6÷2(1+2)',
    '8÷6/2/3',
    '3분의 1의 2배 더하기 1',
    '2의 제곱의 제곱',
    '2와 3분의 1의 합',
    '1/2분의 3',
    '3의 제곱근',
    '0의 역수',
    'x=-3일 때 -x의 제곱',
    'x=3 y=2 x+y?',
    '3x(-4)',
    '3분의 x+1=2 x?',
    '2와 3/2',
    '2의 역수의 역수',
    '2의 역수와 3의 역수의 합',
    '-2의 역수의 절댓값',
  ])('is left alone where it can be read in two ways, or says more: %s', (message) => {
    expect(answerOf(message)).toBeUndefined()
  })
})
