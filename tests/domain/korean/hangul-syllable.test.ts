import { describe, expect, it } from 'vitest'
import { joinSyllable, splitSyllable } from '#domain/korean/hangul-syllable.ts'

describe('splitSyllable', () => {
  it.each([
    ['가', { onset: 0, vowel: 0, coda: 0 }],
    ['밟', { onset: 7, vowel: 0, coda: 11 }],
    ['힣', { onset: 18, vowel: 20, coda: 27 }],
  ])('returns the positions of the letters of %s', (character, syllable) => {
    expect(splitSyllable(character)).toEqual(syllable)
  })

  it.each(['', 'ㄱ', 'ㅏ', 'a', '한'.normalize('NFD'), '\ud7a4', '🙂'])(
    'returns null for %j',
    (character) => {
      expect(splitSyllable(character)).toBeNull()
    },
  )
})

describe('joinSyllable', () => {
  it('restores every syllable of Unicode', () => {
    for (let code = 0xac00; code <= 0xd7a3; code += 1) {
      const character = String.fromCodePoint(code)
      const syllable = splitSyllable(character)
      expect(syllable && joinSyllable(syllable)).toBe(character)
    }
  })
})
