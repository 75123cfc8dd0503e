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
  ])('%j is judged against its own task', (message, holds) => {
    expect(readClaimedValue(normalizeMessage(message))?.holds).toBe(holds)
  })

  it.each(['24, 36 최대공약수', '51은 소수야?', '왜 2부터 나눠', '12 맞아?'])(
    '%j claims no value of a task',
    (message) => {
      expect(readClaimedValue(normalizeMessage(message))).toBeNull()
    },
  )
})
