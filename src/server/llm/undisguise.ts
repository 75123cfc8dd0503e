/** Circled numbers from ⑥ on; ① to ⑤ label the options of an item. */
const CIRCLED = /[\u2465-\u2473]/g
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
/** Digits with spaces between them, as in a number that is spelled out. */
const SPELLED = /(?<![\d.,])\d(?:[ \u00a0]\d)+(?![\d.,])/g
const ROOT = /(?:√\s*\(?\s*(\d{1,8})\s*\)?|\\sqrt\s*\{\s*(\d{1,8})\s*\})/g
/** A sum or product in the place where an answer is announced. */
const ANNOUNCED =
  /((?:정답|답)\s*(?:은|이|:)?\s*(?:\\\()?\s*)(\d{1,6})\s*(\+|-|−|×|\*|·|\\times|\\cdot)\s*(\d{1,6})(?!\s*[\d+\-−×*·/=])/g

/** A Roman numeral of at least two letters: a single letter is a point or an unknown. */
const ROMAN = /(?<![A-Za-z\\{])(?:[IVXLC]{2,7}|[ivxlc]{2,7})(?![A-Za-z}])/g
const CANONICAL_ROMAN = /^(?:C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 }
/** Roman numerals that are one character (Ⅳ), as opposed to letters (IV). */
const ROMAN_SIGNS = /[\u2160-\u217F]+/g
const LITERAL = /\b0(?:x([0-9a-f]{1,6})|b([01]{1,20}))\b/gi
const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const ENGLISH_NUMBER = new RegExp(`\\b(?:${ENGLISH.join('|')})\\b`, 'gi')

const NUMBER = '(-?\\d{1,6})'
const LESS = '(<|≤|≦|\\\\lt|\\\\leq?(?:slant)?)'
const MORE = '(>|≥|≧|\\\\gt|\\\\geq?(?:slant)?)'
const BETWEEN = '[^\\d<>≤≥≦≧\\n\\\\]{1,12}'
/** `11 < x < 13`, and the same the other way round. */
const RISING = new RegExp(`${NUMBER}\\s*${LESS}${BETWEEN}${LESS}\\s*${NUMBER}`, 'g')
const FALLING = new RegExp(`${NUMBER}\\s*${MORE}${BETWEEN}${MORE}\\s*${NUMBER}`, 'g')
/** `x > 11이고 x < 13`. */
const TWO_BOUNDS = new RegExp(`${MORE}\\s*${NUMBER}${BETWEEN}${LESS}\\s*${NUMBER}`, 'g')
const SAID_BOUNDS = /(-?\d{1,6})\s*(보다 크|초과|이상)[^\d\n]{0,12}(-?\d{1,6})\s*(보다 작|미만|이하)/g
const SAID_BETWEEN = /(-?\d{1,6})\s*(?:와|과|이랑|랑|,)\s*(-?\d{1,6})\s*사이/g
const NEIGHBOUR =
  /(-?\d{1,6})\s*(?:의|보다)?\s*(?:바로\s*)?(다음|뒤|앞|이전|1\s*큰|1\s*작은|하나 큰|하나 작은)(?:에 오는|의)?\s*(?:자연수|정수|수)/g

function isStrict(sign: string) {
  return !/[≤≥≦≧]|\\[lg]e|이상|이하/.test(sign)
}

/** Whole numbers that bounds or neighbours leave alone. */
function listBounded(text: string): number[] {
  const told: number[] = []
  const tell = (low: string, from: string, to: string, high: string) => {
    const least = Number(low) + Number(isStrict(from))
    if (least === Number(high) - Number(isStrict(to))) told.push(least)
  }
  for (const [, low = '', from = '', to = '', high = ''] of text.matchAll(RISING)) tell(low, from, to, high)
  for (const [, high = '', to = '', from = '', low = ''] of text.matchAll(FALLING)) tell(low, from, to, high)
  for (const [, from = '', low = '', to = '', high = ''] of text.matchAll(TWO_BOUNDS))
    tell(low, from, to, high)
  for (const [, low = '', from = '', high = '', to = ''] of text.matchAll(SAID_BOUNDS))
    tell(low, from, to, high)
  for (const [, low = '', high = ''] of text.matchAll(SAID_BETWEEN)) tell(low, '<', '<', high)
  for (const [, number = '', side = ''] of text.matchAll(NEIGHBOUR))
    told.push(Number(number) + (/다음|뒤|큰/.test(side) ? 1 : -1))
  return told
}

function readRoman(letters: string): string {
  const roman = letters.toUpperCase()
  if (!CANONICAL_ROMAN.test(roman)) return letters
  const values = [...roman].map((letter) => ROMAN_VALUES[letter] ?? 0)
  return String(values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0))
}

/** Returns `text` with numbers in other notations written plainly, followed by the numbers that its bounds determine: to be judged beside the text itself. */
export function undisguise(text: string): string {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(ROMAN_SIGNS, (signs) => readRoman(signs.normalize('NFKC')))
    .replace(ROMAN, readRoman)
    .replace(LITERAL, (_literal, hex: string | undefined, binary: string | undefined) =>
      String(Number.parseInt(hex ?? binary ?? '', hex === undefined ? 2 : 16)),
    )
    .replace(ENGLISH_NUMBER, (word) => String(ENGLISH.indexOf(word.toLowerCase())))
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(CIRCLED, (sign) => String(sign.charCodeAt(0) - 0x245f))
    .replace(SPELLED, (digits) => digits.replace(/\D/g, ''))
    .replace(ROOT, (written, plain: string | undefined, tex: string | undefined) => {
      const root = Math.sqrt(Number(plain ?? tex))
      return Number.isInteger(root) ? String(root) : written
    })
    .replace(ANNOUNCED, (_written, before: string, left: string, sign: string, right: string) => {
      return before + String(compute(Number(left), sign, Number(right)))
    })
  return [plain, ...listBounded(plain).map((number) => `\\(${number}\\)`)].join('\n')
}

function compute(left: number, sign: string, right: number): number {
  if (sign === '+') return left + right
  return sign === '-' || sign === '−' ? left - right : left * right
}
