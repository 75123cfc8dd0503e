import { describe, expect, it } from 'vitest'
import { readClaimedValue } from '#domain/tutor/practice/read-claimed-value.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'

describe('a value that a learner asks to have confirmed', () => {
  it.each([
    ['7 1 3 중앙값은 1이지', false],
    ['7 1 3 중앙값은 3이지', true],
    ['28나누기40 0.7 맞음?', true],
    ['x+3=7이면 x=10임?', false],
    ['2a에서 a가 3이면 23임?', false],
    ['4, 6의 공약수는 1, 2 맞아?', true],
    ['4, 6의 공약수는 1이랑 2 맞아?', true],
    ['4, 6의 공약수는 2, 1이지?', true],
    ['4, 6의 공약수는 1, 2, 3 맞아?', false],
    ['4, 6의 공약수는 2 맞아?', false],
    ['4, 6 공약수 1, 2 맞아?', true],
    ['1 2 2 3 3 최빈값은 2, 3 맞아?', true],
    ['1 2 2 3 3 최빈값은 3과 2 맞음?', true],
    ['1 2 2 3 3 최빈값은 1, 3 맞아?', false],
    ['6의 약수는 1, 2, 3, 6 맞지?', true],
    ['중앙값 7 1 3 3 맞아?', true],
    ['10보다 작은 소수는 4개지?', true],
    ['10보다 작은 소수는 5개지?', false],
    ['12와 18의 공약수는 4개지?', true],
    ['12와 18의 공약수는 6개지?', false],
    ['72의 소인수는 2개지?', true],
  ])('%j is judged against its own task', (message, holds) => {
    expect(readClaimedValue(normalizeMessage(message))?.holds).toBe(holds)
  })

  it('takes all values behind the particle for the answer, and none of them for the task', () => {
    const claimed = readClaimedValue(normalizeMessage('4, 6의 공약수는 1, 2 맞아?'))
    expect(claimed).toMatchObject({ said: '1, 2', exercise: { numbers: [4n, 6n] } })
  })

  it.each([
    '24, 36 최대공약수',
    '51은 소수야?',
    '왜 2부터 나눠',
    '12 맞아?',
    '3x-5=7이면 3x=12지?',
    '4와 6의 공배수는 3개지?',
    '2, 4, 6의 평균은 4이고 중앙값은 5지?',
  ])('%j claims no value of a task', (message) => {
    expect(readClaimedValue(normalizeMessage(message))).toBeNull()
  })
})
