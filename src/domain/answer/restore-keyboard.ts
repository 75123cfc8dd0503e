import { splitSyllable } from '../korean/hangul-syllable.ts'

const CONSONANT_KEYS: ReadonlyMap<string, string> = new Map(
  Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (letter, index) => [
    letter,
    'rRseEfaqQtTdwWczxvg'.charAt(index),
  ]),
)
const VOWEL_KEYS = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ')
const LEADING_KEYS = [...CONSONANT_KEYS.values()]
const FINAL_KEYS = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ')
const FIRST_VOWEL = 0x314f

/** The keys pressed for Hangul typed on the dubeolsik layout: 2ㅌ+3 was meant as 2x+3, 툐 as xy. Capitals are not kept. */
export function restoreKeyboard(text: string): string {
  let keys = ''
  for (const character of text) {
    const syllable = splitSyllable(character)
    keys += syllable
      ? `${LEADING_KEYS[syllable.onset]}${VOWEL_KEYS[syllable.vowel]}${FINAL_KEYS[syllable.coda]}`
      : (CONSONANT_KEYS.get(character) ?? VOWEL_KEYS[character.charCodeAt(0) - FIRST_VOWEL] ?? character)
  }
  return keys.toLowerCase()
}
