/** Casual (해체) forms of verb stems: the few shapes that imperatives and formal endings of study texts take. */

import { CODA_RIEUL, joinSyllable, type Syllable, splitSyllable } from '#domain/korean/hangul-syllable.ts'

const A = 0
const AE = 1
const EO = 4
const E = 5
const YEO = 6
const O = 8
const WA = 9
const U = 13
const WEO = 14
const EU = 18
const I = 20

/** The syllable of an absent character, which ends in a vowel. */
const OPEN: Syllable = { onset: 0, vowel: A, coda: 0 }

function split(character: string): Syllable {
  return splitSyllable(character) ?? OPEN
}

/** Whether a Hangul syllable ends in a consonant. */
export function hasCoda(character: string): boolean {
  return split(character).coda > 0
}

function isBright(vowel: number): boolean {
  return vowel === A || vowel === O || vowel === 2
}

/** Stems that lose their ㄹ before -세요 (푸세요 is 풀다). */
const RIEUL_STEMS: ReadonlyMap<string, string> = new Map([
  ['푸', '풀어'],
  ['만드', '만들어'],
  ['아', '알아'],
  ['드', '들어'],
  ['도', '돌아'],
  ['거', '걸어'],
  ['여', '열어'],
  ['미', '밀어'],
  ['느', '늘어'],
])

const IRREGULAR_STEMS: ReadonlyMap<string, string> = new Map([
  ['들', '들어'],
  ['물', '물어'],
  ['걸', '걸어'],
  ['되', '돼'],
  ['하', '해'],
  ['푸르', '푸르러'],
  ['따르', '따라'],
  ['치르', '치러'],
  ['들르', '들러'],
])

const VOWEL_CONTRACTIONS: ReadonlyMap<number, number> = new Map([
  [A, A],
  [AE, AE],
  [EO, EO],
  [E, E],
  [YEO, YEO],
  [O, WA],
  [U, WEO],
  [I, YEO],
])

/** The -아/어 form of a stem: 찾 → 찾아, 쓰 → 써, 고르 → 골라, 구하 → 구해. */
export function toCasual(stem: string): string {
  for (const [ending, casual] of [...IRREGULAR_STEMS, ...RIEUL_STEMS]) {
    if (stem === ending || (ending.length > 1 && stem.endsWith(ending)))
      return stem.slice(0, -ending.length) + casual
  }
  if (stem.endsWith('하')) return `${stem.slice(0, -1)}해`
  const last = stem.at(-1) ?? ''
  const before = stem.at(-2) ?? ''
  const { onset, vowel, coda } = split(last)
  if (coda > 0) return stem + (isBright(vowel) ? '아' : '어')
  if (last === '르' && before !== '' && !hasCoda(before)) {
    const syllable = split(before)
    return (
      stem.slice(0, -2) +
      joinSyllable({ ...syllable, coda: CODA_RIEUL }) +
      (isBright(syllable.vowel) ? '라' : '러')
    )
  }
  if (vowel === EU) {
    const bright = before !== '' && isBright(split(before).vowel)
    return stem.slice(0, -1) + joinSyllable({ onset, vowel: bright ? A : EO, coda: 0 })
  }
  const contracted = VOWEL_CONTRACTIONS.get(vowel)
  return contracted === undefined
    ? `${stem}어`
    : stem.slice(0, -1) + joinSyllable({ onset, vowel: contracted, coda: 0 })
}
