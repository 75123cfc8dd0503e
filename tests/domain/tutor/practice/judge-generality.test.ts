import { expect, it } from 'vitest'
import { judgeGenerality } from '#domain/tutor/practice/judge-generality.ts'

it.each([
  ['음수끼리 곱하면 항상 양수야?', true],
  ['이웃한 두 자연수의 곱은 항상 짝수야?', true],
  ['음수에 음수를 더하면 무조건 음수지?', true],
  ['소수 더하기 소수는 항상 짝수지?', false],
  ['정수를 정수로 나누면 항상 정수야?', false],
  ['합성수를 소수로 나누면 항상 자연수야?', false],
  ['두 양수의 차는 항상 양수야?', false],
])('%s: %s', (text, holds) => {
  expect(judgeGenerality(text)?.holds).toBe(holds)
})

it.each([
  '음수를 짝수번 곱하면 무조건 양수임?',
  '음수를 홀수 번 곱하면 항상 음수야?',
  '홀수를 세번 더하면 항상 홀수야?',
  '자연수의 반은 항상 자연수야?',
  '절댓값이 같으면 항상 같은 정수야?',
  '음수의 개수가 짝수면 곱은 항상 양수야?',
  '양수에 음수를 곱하고 또 음수를 곱하면 항상 양수야?',
])('%s says more than is read: no verdict', (text) => {
  expect(judgeGenerality(text)).toBeNull()
})
