import { describe, expect, it } from 'vitest'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import { readWishes } from '#domain/tutor/reading/read-wishes.ts'

const wishesOf = (message: string) => [...readWishes(normalizeMessage(message))]

describe('readWishes', () => {
  it('finds no phrase that reaches from one word into the next, or begins inside one', () => {
    expect(wishesOf('엄마가 수학 학원 가래')).not.toContain('offTopic')
    expect(wishesOf('내가 수학을 못해서 그런가 이해가 안돼')).not.toContain('offTopic')
    expect(wishesOf('x축 구하는법')).toEqual(['how'])
    expect(wishesOf('대칭축 구하기')).toEqual(['how'])
    expect(wishesOf('답이 이게임?')).not.toContain('offTopic')
    expect(wishesOf('애들이 이해 못하는 문제 줘')).not.toContain('example')
  })

  it('finds phrases of several words with and without their spaces', () => {
    for (const message of ['더 줘', '더줘', '하나 더', '하나더', '문제 하나 내 줘', '문제하나내줘'])
      expect(wishesOf(message).length, message).toBeGreaterThan(0)
    expect(wishesOf('예를 들어줘')).toContain('example')
    expect(wishesOf('예들어줘')).toContain('example')
    expect(wishesOf('나랑게임하자')).toContain('offTopic')
  })
})
