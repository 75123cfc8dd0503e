import { describe, expect, it } from 'vitest'
import { insertNamed } from '#domain/tutor/practice/insert-named.ts'
import { talk } from '../replies/talk.ts'

const EARLIER = [{ message: 'A=2x-1, B=-x+3일 때 A-2B 구해줘', response: '' }]

describe('letters that stand for expressions', () => {
  it.each([
    ['A=2x-1, B=-x+3일때 A-2B 구해줘', '(2x-1)-2(-x+3) 간단히'],
    ['A=3x+2이고 B=x-4라 할 때 3A-(A+B)를 간단히 하면', '3(3x+2)-((3x+2)+(x-4)) 간단히'],
    ['A=a+1, B=a일 때 2(A+B)는?', '2((a+1)+(a)) 간단히'],
    ['A=2x-1, B=-x+3일 때 A+B는 x+2 맞아?', '(2x-1)+(-x+3)는 x+2 맞아?'],
  ])('are inserted: %s', (text, expected) => {
    expect(insertNamed(text, [])).toBe(expected)
  })

  it('are known from an earlier message', () => {
    expect(insertNamed('그럼 A+B는 x+2네?', EARLIER)).toBe('그럼 (2x-1)+(-x+3)는 x+2네?')
  })

  it.each([
    'A+B는 x+2네?',
    'AB=10이고 M이 중점이면 AM은?',
    '∠A=2x, ∠B=3x+10일 때 x는?',
    'A=2x-1은 일차식이야?',
    'A(2,3)이랑 B(4,1) 중점',
    'y=2x+1 그래프',
  ])('are not seen in %s', (text) => {
    expect(insertNamed(text, [])).toBe(text)
  })

  it('are worked with, and a claim about them gets its verdict', async () => {
    const [worked, claimed, wrong] = await talk('M1U03C05', [
      'A=2x-1, B=-x+3일때 A-2B 구해줘',
      '아하 그럼 A+B는 x+2네?',
      '그럼 A-B는 x-4네?',
    ])
    expect(worked).toContain('4x-7')
    expect(claimed).toMatch(/^맞아/)
    expect(wrong).toMatch(/^아니/)
  })
})
