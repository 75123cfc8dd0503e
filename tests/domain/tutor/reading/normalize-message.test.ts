import { describe, expect, it } from 'vitest'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'

describe('normalizeMessage', () => {
  it.each([
    ['ㅁㄹ', '모르겠어'],
    ['ㅇㅇ', '응'],
    ['ㄱㅅ ㅋㅋㅋ', '고마워'],
    ['???', '모르겠어'],
    ['ㅋㅋㅋㅋ', ''],
    ['2³×3²', '2^3×3^2'],
    ['２ｘ＋３＝７', '2x+3=7'],
    ['2의 세제곱', '2^3'],
    ['3의 4제곱은', '3^4은'],
    ['5 더하기 3 곱하기 2', '5+3×2'],
    ['−3−(−5)', '-3-(-5)'],
    ['8÷2/3', '8÷(2/3)'],
    ['-3분의 2', '-2/3'],
    ['1과 3분의 2', '1 2/3'],
    ['-2의 제곱', '(-2)^2'],
    ['2x제곱', '2x^2'],
    ['9제곱센티미터', '9제곱센티미터'],
    ['4의 제곱근', '4의 제곱근'],
    ['3x=12 x는?', '3x=12, x는?'],
    ['3x=12 x=4 맞아', '3x=12, x=4 맞아'],
    ['3분의 2\n3의 제곱', '2/3\n3^2'],
    ['3x=12\nx=4', '3x=12\nx=4'],
    ['2x=6\nx?', '2x=6\nx?'],
    ['소\u200b수', '소수'],
    ['ㄱ, ㄴ', 'ㄱ, ㄴ'],
    ['소수가', '소수가'.normalize('NFD')],
  ])('reads %j as %j', (message, read) => {
    expect(normalizeMessage(message)).toBe(read.normalize('NFC'))
  })
})
