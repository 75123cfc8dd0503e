import { describe, expect, it } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { findBug, findBugOfAnswer, listBugs } from '#domain/tutor/bugs/find-bug.ts'
import { readExercise } from '#domain/tutor/practice/read-exercise.ts'
import { solveExercise } from '#domain/tutor/practice/solve-exercise.ts'

/** Task, wrong answer, and the wrong procedure that gives it. */
const CASES = [
  ['(-2)^3 계산', '-6', 'exponent-times-base'],
  ['-3^2 계산', '-6', 'exponent-times-base'],
  ['2^5 계산', '25', 'base-and-exponent-swapped'],
  ['(-3)^4 계산', '-81', 'bracket-before-power-ignored'],
  ['(-2)^5 계산', '32', 'odd-power-of-negative'],
  ['-2^4 계산', '16', 'sign-taken-into-power'],
  ['(-5)×(-3) 계산', '-15', 'product-of-negatives'],
  ['(-12)÷3 계산', '4', 'product-loses-sign'],
  ['(-4)-(-9) 계산', '-13', 'minus-negative'],
  ['7-2 계산', '9', 'minus-positive-added'],
  ['(+3)+(-5) 계산', '-8', 'sizes-added'],
  ['(+3)+(-5) 계산', '2', 'sign-of-the-smaller'],
  ['(-4)+(-6) 계산', '10', 'negatives-sum-positive'],
  ['3-8 계산', '5', 'difference-turned-round'],
  ['1/2+1/3 계산', '2/5', 'fractions-added-across'],
  ['6÷(-2) 계산', '-12', 'multiplied-for-divided'],
  ['8÷2 계산', '1/4', 'wrong-reciprocal'],
  ['4×5 계산', '9', 'added-for-multiplied'],
  ['4+5 계산', '20', 'multiplied-for-added'],
  ['7×0 계산', '7', 'times-zero'],
  ['2+3×4 계산', '20', 'from-left-to-right'],
  ['3x+2-x 간단히', '4x', 'unlike-terms-added'],
  ['2x+3x 간단히', '5x^2', 'exponents-added'],
  ['x+2x 간단히', '2x', 'coefficient-one-forgotten'],
  ['2x-3x+1 간단히', '5x+1', 'minus-signs-lost'],
  ['2x-3x-4 간단히', '-x+4', 'constant-sign'],
  ['2x+3x-4 간단히', '6x-4', 'coefficients-multiplied'],
  ['x=3일 때 2x의 값', '23', 'juxtaposed-digits'],
  ['x=3일 때 2x의 값', '5', 'coefficient-added'],
  ['x=-3일 때 2x+1의 값', '7', 'substituted-sign-lost'],
  ['2x+5=11 풀어줘', 'x=8', 'moved-constant-without-sign'],
  ['5x=2x+9 풀어줘', 'x=9/7', 'moved-letter-without-sign'],
  ['5x-3=2x+9 풀어줘', 'x=6/7', 'moved-both-without-sign'],
  ['3x=12 풀어줘', 'x=9', 'coefficient-subtracted'],
  ['3x=12 풀어줘', 'x=1/4', 'divided-the-wrong-way'],
  ['2x+5=11 풀어줘', 'x=6', 'coefficient-left'],
  ['3x=12 풀어줘', 'x=36', 'coefficient-multiplied'],
  ['3x=12 풀어줘', 'x=-4', 'sign-at-the-end'],
  ['72의 약수의 개수', '6', 'exponents-not-raised'],
  ['72의 약수의 개수', '7', 'exponents-summed'],
  ['72의 약수의 개수', '10', 'one-and-itself-left-out'],
  ['60 소인수분해', '2x3x5', 'exponents-forgotten'],
  ['60 소인수분해', '2x30', 'only-halved'],
  ['12, 18의 최대공약수', '36', 'lcm-for-gcd'],
  ['12, 18의 최대공약수', '3', 'exponents-left-at-one'],
  ['12, 18의 최소공배수', '6', 'gcd-for-lcm'],
  ['12, 18의 최소공배수', '216', 'product-for-lcm'],
  ['2 4 4 6 9 평균', '25', 'sum-for-mean'],
  ['7 1 3 중앙값', '1', 'median-unsorted'],
  ['1 2 4 9 중앙값', '4', 'one-of-two-middles'],
  ['1 2 2 5 최빈값', '5', 'largest-for-mode'],
  ['팔각형 내각의 합', '1440', 'sides-times-180'],
  ['육각형의 대각선의 개수', '18', 'diagonals-counted-twice'],
] as const

function solve(task: string) {
  const exercise = readExercise(task)
  const worked = exercise && solveExercise(exercise)
  if (!exercise || !worked) throw new Error(`cannot read ${task}`)
  return { exercise, key: worked.solution.answer }
}

describe('a wrong procedure', () => {
  it.each(CASES)('%s: %s comes from %s', (task, answer, id) => {
    const { exercise, key } = solve(task)
    expect(findBug(exercise, answer, key)?.id).toBe(id)
  })

  it('is none where the answer is right, however it is written', () => {
    for (const [task] of CASES) {
      const { exercise, key } = solve(task)
      expect(findBug(exercise, key, key), task).toBeNull()
    }
  })

  it('never says the right answer', () => {
    for (const [task] of CASES) {
      const { exercise, key } = solve(task)
      const bare = key.replace(/^[a-z]=/, '')
      for (const { says } of listBugs(exercise)) {
        const numbers = says.match(/-?\d+/g) ?? []
        if (Math.abs(Number(bare)) > 3) expect(numbers, says).not.toContain(bare)
      }
    }
  })

  it('is at least one of forty', () => {
    expect(new Set(CASES.map(([, , id]) => id)).size).toBeGreaterThanOrEqual(40)
  })

  it('is named for an answer in a sentence', () => {
    expect(findBugOfAnswer('\\((-4)-(-9)\\)의 값은 얼마일까요?', '-13 아님?', '5')).toContain('부호를 바꾸어')
    expect(checkAnswer({ answer: '5', correctAnswer: '5', writtenTestType: 2 }).verdict).toBe('correct')
    expect(findBugOfAnswer('\\((-4)-(-9)\\)의 값은 얼마일까요?', '5', '5')).toBeNull()
  })
})
