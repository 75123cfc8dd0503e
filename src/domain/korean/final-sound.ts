import { CODA_RIEUL, splitSyllable } from './hangul-syllable.ts'

/** How a spoken Korean word ends. `rieul` (ㄹ) is a consonant for every particle but 으로/로. */
export type FinalSound = 'vowel' | 'rieul' | 'consonant'

/** Codas of 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_SOUNDS: readonly FinalSound[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
]

/** Letter names that end in a consonant: 엘, 엠, 엔. All others (r is 아르) end in a vowel. */
const LETTER_SOUNDS: Readonly<Record<string, FinalSound>> = { l: 'rieul', m: 'consonant', n: 'consonant' }

/** Units by their Korean names: 그램 and its kin end in ㅁ, the others in a vowel. */
const UNIT_SOUNDS: Readonly<Record<string, FinalSound>> = {
  cm: 'vowel',
  mm: 'vowel',
  km: 'vowel',
  m: 'vowel',
  L: 'vowel',
  mL: 'vowel',
  kL: 'vowel',
  t: 'consonant',
  g: 'consonant',
  kg: 'consonant',
  mg: 'consonant',
}

const COMMAND_SOUNDS: Readonly<Record<string, FinalSound>> = {
  prime: 'consonant',
  epsilon: 'consonant',
  square: 'vowel',
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ'

function numberSound(integer: string, fraction: string): FinalSound {
  const digits = fraction === '' ? integer.replaceAll(',', '') : fraction
  const last = Number(digits.at(-1))
  if (last !== 0 || fraction !== '' || /^0+$/.test(digits)) return DIGIT_SOUNDS[last] ?? 'vowel'
  const zeros = digits.length - digits.replace(/0+$/, '').length
  // 십, 백, 천, 만, 억 and 경 have a coda, 조 (10^12 to 10^15) has none.
  return zeros >= 12 && zeros < 16 ? 'vowel' : 'consonant'
}

function openingOf(text: string, open: string, close: string): number {
  let depth = 0
  for (let index = text.length - 1; index >= 0; index -= 1) {
    if (text[index] === close) depth += 1
    if (text[index] === open) depth -= 1
    if (depth === 0) return index
  }
  return -1
}

/** A power is read 제곱; a unit's power starts with it (제곱센티미터) and ends as the unit does. */
function powerSound(base: string, exponent: string): FinalSound {
  if (exponent === '\\circ') return 'vowel'
  if (exponent === '\\prime') return 'consonant'
  const unit = /([A-Za-z]+)\}*$/.exec(base)?.[1] ?? ''
  return (unit.length > 1 && UNIT_SOUNDS[unit]) || 'consonant'
}

/** An upright letter is a unit behind a quantity, alone it names a point. */
function uprightSound(before: string, written: string): FinalSound {
  const isUnit = written.length > 1 || /(?:[\d}]|(?<!\\[A-Za-z]*)[A-Za-z])\s*$/.test(before)
  return (isUnit && UNIT_SOUNDS[written]) || finalSound(written)
}

function groupSound(text: string): FinalSound {
  const open = openingOf(text, '{', '}')
  if (open < 0) return finalSound(text.slice(0, -1))
  const inside = text.slice(open + 1, -1)
  const before = text.slice(0, open).trimEnd()
  if (before.endsWith('^')) return powerSound(before.slice(0, -1), inside.trim())
  const upright = /\\(text|mathrm)$/.exec(before)
  if (upright) return uprightSound(before.slice(0, upright.index), inside.trim())
  if (before.endsWith('}')) {
    const numerator = openingOf(before, '{', '}')
    if (numerator >= 0 && /\\[dt]?frac\s*$/.test(before.slice(0, numerator))) {
      return finalSound(before.slice(numerator + 1, -1))
    }
  }
  return finalSound(inside)
}

/** A bracket behind Hangul is a gloss and not read, `소수(prime)`; behind anything else it is part of the formula. */
function bracketSound(text: string): FinalSound {
  const open = openingOf(text, '(', ')')
  const before = open > 0 ? text.slice(0, open) : ''
  return /[가-힣]$/.test(before) ? finalSound(before) : finalSound(text.slice(0, -1))
}

function letterSound(text: string): FinalSound {
  const run = /[A-Za-z]+$/.exec(text)?.[0] ?? ''
  const isUnit = run.length > 1 || /\d\s+$/.test(text.slice(0, -run.length))
  const unit = isUnit ? UNIT_SOUNDS[run] : undefined
  return unit ?? LETTER_SOUNDS[run.at(-1)?.toLowerCase() ?? ''] ?? 'vowel'
}

function symbolSound(character: string): FinalSound | undefined {
  const coda = splitSyllable(character)?.coda
  if (coda !== undefined) return coda === 0 ? 'vowel' : coda === CODA_RIEUL ? 'rieul' : 'consonant'
  // Jamo are read by name: 기역, 니은, 리을; circled ones (㉠ ㉡ …) too.
  if (character === 'ㄹ' || character === '㉣') return 'rieul'
  if (/[ㄱ-ㅎ㉠-㉭]/.test(character)) return 'consonant'
  if (/[ㅏ-ㅣ%°℃πθ□○△☆]/.test(character)) return 'vowel'
  if (character >= '①' && character <= '⑳') return numberSound(String(character.charCodeAt(0) - 0x245f), '')
  return undefined
}

/**
 * How `word` ends when it is read aloud in Korean: Hangul by its coda, numbers by their Sino-Korean reading (10 is 십),
 * letters by name (x is 엑스), simple LaTeX as a textbook reads it (`2^3` 제곱, `\frac{1}{2}` 2분의 1).
 * Total: what has no reading is skipped, nothing at all ends in a vowel.
 */
export function finalSound(word: string): FinalSound {
  const text = word.replace(/\\[()[\],;:!]|\\(left|right)(?![a-z])|\$/g, ' ').trimEnd()
  if (text === '') return 'vowel'
  if (text.endsWith('}')) return groupSound(text)
  if (text.endsWith(')')) return bracketSound(text)
  const shortFraction = /\\[dt]?frac\s*([\dA-Za-z])\s*[\dA-Za-z]$/.exec(text)
  if (shortFraction) return finalSound(shortFraction[1] ?? '')
  const shortPower = /\^\s*(\\[A-Za-z]+|[\dA-Za-z])$/.exec(text)
  if (shortPower) return powerSound(text.slice(0, shortPower.index), shortPower[1] ?? '')
  const command = /\\([A-Za-z]+)$/.exec(text)
  if (command) return COMMAND_SOUNDS[command[1] ?? ''] ?? 'vowel'
  const slash = /(\d+|[A-Za-z])\s*\/\s*(?:\d+|[A-Za-z])$/.exec(text)
  if (slash) return finalSound(slash[1] ?? '')
  const number = /(\d[\d,]*)(?:\.(\d+))?$/.exec(text)
  if (number) return numberSound(number[1] ?? '', number[2] ?? '')
  if (/[A-Za-z]$/.test(text)) return letterSound(text)
  const last = [...text].at(-1) ?? ''
  if (SUPERSCRIPTS.includes(last)) return powerSound(text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ]+$/, ''), last)
  return symbolSound(last) ?? finalSound(text.slice(0, -last.length))
}
