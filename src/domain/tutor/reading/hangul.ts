import { joinSyllable, splitSyllable } from '#domain/korean/hangul-syllable.ts'

const ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const CODAS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']

/** Vowels that sound alike and are mixed up when typing: ㅐ and ㅔ, ㅚ ㅙ ㅞ. */
const ALIKE_VOWELS: ReadonlyMap<string, string> = new Map([
  ['ㅐ', 'ㅔ'],
  ['ㅒ', 'ㅔ'],
  ['ㅖ', 'ㅔ'],
  ['ㅙ', 'ㅚ'],
  ['ㅞ', 'ㅚ'],
])
const ALIKE_CODAS: ReadonlyMap<string, string> = new Map([
  ['ㅆ', 'ㅅ'],
  ['ㄲ', 'ㄱ'],
  ['ㄶ', 'ㄴ'],
  ['ㅀ', 'ㄹ'],
  ['ㄵ', 'ㄴ'],
  ['ㅄ', 'ㅂ'],
  ['ㅎ', ''],
])

/** A text as single jamo; other characters stay. */
export function toJamo(text: string): string {
  return mapCharacters(text, (character) => {
    const syllable = splitSyllable(character)
    return syllable ? `${ONSETS[syllable.onset]}${VOWELS[syllable.vowel]}${CODAS[syllable.coda]}` : character
  })
}

function mapCharacters(text: string, map: (character: string) => string): string {
  let mapped = ''
  for (const character of text) mapped += map(character)
  return mapped
}

/** Folds single syllables, each worked out once. */
function makeFold(alikeVowels: ReadonlyMap<string, string>): (character: string) => string {
  const known = new Map<string, string>()
  return (character) => {
    const found = known.get(character)
    if (found !== undefined) return found
    const syllable = splitSyllable(character)
    if (!syllable) return character
    const vowel = VOWELS[syllable.vowel] ?? ''
    const coda = CODAS[syllable.coda] ?? ''
    const folded = joinSyllable({
      onset: syllable.onset,
      vowel: VOWELS.indexOf(alikeVowels.get(vowel) ?? vowel),
      coda: CODAS.indexOf(ALIKE_CODAS.get(coda) ?? coda),
    })
    known.set(character, folded)
    return folded
  }
}

const foldSyllable = makeFold(ALIKE_VOWELS)
/** Vowels stay. */
const foldCoda = makeFold(new Map())

/** Syllables as they sound, so that 모르겟어 meets 모르겠어 and 예제 meets 얘제. Length is kept. */
export function foldHangul(text: string): string {
  return mapCharacters(text, foldSyllable)
}

/** Syllables with only their last consonants as they sound (그엇 for 그었): vowels stay, so that 애들 is not 예들. Length is kept. */
export function foldCodas(text: string): string {
  return mapCharacters(text, foldCoda)
}

/** Letters of one syllable typed apart (ㅈㅏ살, 주ㄱ고), as syllables. */
export function joinLooseJamo(text: string): string {
  return text
    .replace(/([ㄱ-ㅎ])([ㅏ-ㅣ])/g, (loose, onset: string, vowel: string) =>
      ONSETS.includes(onset)
        ? joinSyllable({ onset: ONSETS.indexOf(onset), vowel: VOWELS.indexOf(vowel), coda: 0 })
        : loose,
    )
    .replace(/([가-힣])([ㄱㄴㄷㄹㅁㅂㅅㅆㅇㅈ])(?=[가-힣])/g, (loose, open: string, coda: string) => {
      const syllable = splitSyllable(open)
      return syllable?.coda === 0 ? joinSyllable({ ...syllable, coda: CODAS.indexOf(coda) }) : loose
    })
}

/**
 * Edits (insert, delete, replace, swap of neighbours) from one string to the other, at most `limit`.
 * @returns limit + 1 where there are more
 */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1]
      let cost = Math.min(
        (last[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (last[column - 1] ?? limit) + (same ? 0 : 1),
      )
      if (
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1] &&
        row > 1 &&
        column > 1
      ) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? limit) + 1)
      }
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[second.length] ?? limit + 1, limit + 1)
}
