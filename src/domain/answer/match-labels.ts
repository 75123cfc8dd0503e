import { DIFFERENT, type Finding, incorrect, SAME } from './verdict.ts'

const SEPARATOR = /[,&;/·.\n]+|(?<=[ㄱ-ㅎ가-힣a-z\d)])\s*(?:와|과|하고|이?랑|그리고|및)\s*(?=[(ㄱ-ㅎa-z\d])/
const JOINER = /\s*(?:->|=>|→|⇒|↔|[-:=~])\s*/g

const NAMES_OF_CONSONANTS: readonly (readonly [string, string])[] = [
  ['기역', 'ㄱ'],
  ['니은', 'ㄴ'],
  ['디귿', 'ㄷ'],
  ['리을', 'ㄹ'],
  ['미음', 'ㅁ'],
  ['비읍', 'ㅂ'],
  ['시옷', 'ㅅ'],
  ['이응', 'ㅇ'],
  ['지읒', 'ㅈ'],
]
/** Two consonants that keyboards join to one: ㄱㅅ typed in a row. */
const JOINED: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}
/** The keys of the dubeolsik layout on which ㄱ to ㅈ are. */
const KEYS: Readonly<Record<string, string>> = {
  r: 'ㄱ',
  s: 'ㄴ',
  e: 'ㄷ',
  f: 'ㄹ',
  a: 'ㅁ',
  q: 'ㅂ',
  t: 'ㅅ',
  d: 'ㅇ',
  w: 'ㅈ',
}

/** Consonants written by their names, joined by the keyboard, or typed with the other layout on. */
function writeConsonants(text: string): string {
  let written = text
  for (const [name, consonant] of NAMES_OF_CONSONANTS) written = written.replaceAll(name, `${consonant} `)
  written = written.replace(/[ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ]/g, (joined) => JOINED[joined] ?? joined)
  return /^[rsefaqtdw\s,&.]+$/i.test(written)
    ? written.toLowerCase().replace(/[a-z]/g, (key) => KEYS[key] ?? key)
    : written
}

function bareLabel(label: string): string {
  return label.replace(/[\s()[\]'"]+|번$/g, '').toLowerCase()
}

function splitLabels(text: string): string[] {
  return text
    .toLowerCase()
    .split(SEPARATOR)
    .map(bareLabel)
    .filter((label) => label !== '')
}

function compareSets(actual: ReadonlySet<string>, expected: ReadonlySet<string>): Finding {
  const found = [...expected].filter((label) => actual.has(label)).length
  if (found === expected.size) return actual.size === expected.size ? SAME : incorrect('too-many')
  return found === actual.size && found > 0 ? incorrect('some-missing') : DIFFERENT
}

/** Labels picked from a box: ㄱㄷ, ㉠ and ㉢, (ㄱ), (ㄷ) are one set. The whole set is needed, in any order. */
export function matchLabels(answer: string, key: string): Finding {
  const expected = new Set(splitLabels(key))
  const areConsonants = [...expected].every((label) => /^[ㄱ-ㅎ]$/.test(label))
  const actual = splitLabels(areConsonants ? writeConsonants(answer) : answer)
  if (expected.size === 0 || actual.length === 0) return DIFFERENT
  const isSingle = [...expected].every((label) => label.length === 1)
  return compareSets(new Set(isSingle ? actual.flatMap((label) => [...label]) : actual), expected)
}

function classOf(label: string): string {
  return /^\d+$/.test(label)
    ? 'digit'
    : /^[ㄱ-ㅎ]$/.test(label)
      ? 'jamo'
      : /^[a-z]$/.test(label)
        ? 'letter'
        : 'other'
}

/** The pairs that a text names, each as it reads (`2-ㄱ` and `ㄱ-2` are one); null for a part that is no pair. */
export function listPairs(text: string): (readonly [string, string] | null)[] {
  const joined = text
    .toLowerCase()
    .replace(/(?<![ㄱ-ㅎ\da-z가-힣])([ㄱ-ㅎ\da-z])\s*[은는]\s*/g, '$1-')
    .replace(JOINER, '-')
  const hasSeparators = /[,&;\n/]/.test(joined)
  return joined
    .split(hasSeparators ? /[,&;\n/]+/ : /\s+/)
    .map(bareLabel)
    .filter((part) => part !== '')
    .map((part) => {
      const sides = part.includes('-') ? part.split('-').map(bareLabel) : part.length === 2 ? [...part] : []
      const [left, right] = sides
      if (sides.length !== 2 || !left || !right) return null
      const isTurned = classOf(left) !== classOf(right) && classOf(left) > classOf(right)
      return isTurned ? [right, left] : [left, right]
    })
}

function readPairs(text: string): Set<string> | null {
  const pairs = listPairs(text)
  const read = pairs.filter((pair) => pair !== null)
  return read.length > 0 && read.length === pairs.length ? new Set(read.map((pair) => pair.join('-'))) : null
}

/** Pairs joined by any of - : = →, in any order; A-2 is 2-A where the two sides are of different kinds. */
export function matchPairs(answer: string, key: string): Finding {
  const expected = readPairs(key)
  const actual = readPairs(answer)
  return expected && actual ? compareSets(actual, expected) : matchLabels(answer, key)
}
