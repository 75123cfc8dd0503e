const KEYS: Readonly<Record<string, string>> = {
  ㅂ: 'q',
  ㅈ: 'w',
  ㄷ: 'e',
  ㄱ: 'r',
  ㅅ: 't',
  ㅛ: 'y',
  ㅕ: 'u',
  ㅑ: 'i',
  ㅐ: 'o',
  ㅔ: 'p',
  ㅁ: 'a',
  ㄴ: 's',
  ㅇ: 'd',
  ㄹ: 'f',
  ㅎ: 'g',
  ㅗ: 'h',
  ㅓ: 'j',
  ㅏ: 'k',
  ㅣ: 'l',
  ㅋ: 'z',
  ㅌ: 'x',
  ㅊ: 'c',
  ㅍ: 'v',
  ㅠ: 'b',
  ㅜ: 'n',
  ㅡ: 'm',
  ㅃ: 'q',
  ㅉ: 'w',
  ㄸ: 'e',
  ㄲ: 'r',
  ㅆ: 't',
  ㅒ: 'o',
  ㅖ: 'p',
}
const LEADING = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = [
  'ㅏ',
  'ㅐ',
  'ㅑ',
  'ㅒ',
  'ㅓ',
  'ㅔ',
  'ㅕ',
  'ㅖ',
  'ㅗ',
  'ㅗㅏ',
  'ㅗㅐ',
  'ㅗㅣ',
  'ㅛ',
  'ㅜ',
  'ㅜㅓ',
  'ㅜㅔ',
  'ㅜㅣ',
  'ㅠ',
  'ㅡ',
  'ㅡㅣ',
  'ㅣ',
]
const TRAILING = [
  '',
  'ㄱ',
  'ㄲ',
  'ㄱㅅ',
  'ㄴ',
  'ㄴㅈ',
  'ㄴㅎ',
  'ㄷ',
  'ㄹ',
  'ㄹㄱ',
  'ㄹㅁ',
  'ㄹㅂ',
  'ㄹㅅ',
  'ㄹㅌ',
  'ㄹㅍ',
  'ㄹㅎ',
  'ㅁ',
  'ㅂ',
  'ㅂㅅ',
  'ㅅ',
  'ㅆ',
  'ㅇ',
  'ㅈ',
  'ㅊ',
  'ㅋ',
  'ㅌ',
  'ㅍ',
  'ㅎ',
]
const FIRST_SYLLABLE = 0xac00
const VOWEL_COUNT = 21
const TRAILING_COUNT = 28

const keysOf = (character: string): string => {
  const index = character.charCodeAt(0) - FIRST_SYLLABLE
  if (index < 0 || index >= LEADING.length * VOWEL_COUNT * TRAILING_COUNT) return KEYS[character] ?? character
  const jamo = [
    LEADING.charAt(Math.floor(index / (VOWEL_COUNT * TRAILING_COUNT))),
    VOWELS[Math.floor(index / TRAILING_COUNT) % VOWEL_COUNT] ?? '',
    TRAILING[index % TRAILING_COUNT] ?? '',
  ].join('')
  return Array.from(jamo, (letter) => KEYS[letter] ?? letter).join('')
}

/** What the same keys type with the keyboard in English (dubeolsik): '2ㅌ+3' is '2x+3', 'ㅛ=2ㅌ' 'y=2x'. */
export const restoreKeyboard = (text: string): string => Array.from(text, keysOf).join('')
