import { readSinoNumber } from '#domain/korean/sino-number.ts'
import { wordStems } from './reading/word-stems.ts'

const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]|\$\$([\s\S]*?)\$\$/g
const RELATION = /\\(?:le|ge|leq|geq|ne|neq|lt|gt|approx|fallingdotseq)(?![a-zA-Z])|[=<>≤≥≠≈]/
const PLAIN = /[-+]?(?:\d[\d.,/^×x*()+-]*|[a-zA-Z](?:\s*=\s*[-+]?[\d./]+)?)(?:\s*=\s*[-+\d./^×x*()a-zA-Z]+)*/g
const LIST_JOIN = /^\s*(?:,|와|과|또는|그리고|&|이고|이랑|랑)\s*(?:\\\(|\\\[)?\s*$/

function flatten(text: string): string {
  return text
    .replace(/\\(?:left|right|[,;:! ])|\\[()[\]]|[\s{}$]/g, '')
    .replace(/\\times/g, '×')
    .replace(/(?<=\d)x(?=\d)/g, '×')
}

/** The rows of an aligned display; any other formula is one row. */
function rowsOf(formula: string): string[] {
  return formula.includes('\\begin')
    ? formula
        .replace(/\\(?:begin|end)\{[^}]*\}|&/g, ' ')
        .split('\\\\')
        .map((row) => row.trim())
    : [formula]
}

/** A formula alone, and what follows each of its relations; of `2^2 \times 3 = 12` the whole, both sides and the last. */
function partsOf(formula: string): string[] {
  return rowsOf(formula).flatMap(partsOfRow)
}

function partsOfRow(formula: string): string[] {
  const sides = formula.split(new RegExp(RELATION, 'g')).map((side) => side.trim())
  const last = sides.at(-1) ?? ''
  return [formula, ...(sides.length > 1 ? [...sides.slice(1), last] : [])].flatMap((part) => [
    part,
    part.replace(/\\text\{[^}]*\}|\\quad|\.$/g, '').trim(),
  ])
}

/** What follows the relations of a formula: of `x + 1 = 3 = 2 + 1` the last two. */
function resultsOf(formula: string): string[] {
  return rowsOf(formula).flatMap((row) => row.split(RELATION).slice(1))
}

const LONGEST_EXPRESSION = 200
const LONGEST_LIST = 12

interface Found {
  text: string
  from: number
  to: number
}

function listFormulas(text: string): Found[] {
  return [...text.matchAll(FORMULA)].map((match) => ({
    text: (match[1] ?? match[2] ?? match[3] ?? '').trim(),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Without the end of a remark that began before it: of `(12)` the 12. */
function withoutOpenEnd(found: string): string {
  return found.includes('(') ? found : found.replace(/\).*$/, '')
}

function listPlain(prose: string): Found[] {
  return [...prose.matchAll(PLAIN)].map((match) => ({
    text: withoutOpenEnd(match[0]).replace(/[.,:;+\-*/(]+$/, ''),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Neighbours joined by a comma or 와 are one answer too: `\(2\), \(3\)`. */
function joinNeighbours(text: string, found: readonly Found[]): string[] {
  const joined: string[] = []
  for (let start = 0; start < found.length; start += 1) {
    let list = found[start]?.text ?? ''
    for (let next = start + 1; next < Math.min(found.length, start + LONGEST_LIST); next += 1) {
      const between = text.slice(found[next - 1]?.to ?? 0, found[next]?.from ?? 0)
      if (!LIST_JOIN.test(between)) break
      list += `,${found[next]?.text ?? ''}`
      joined.push(list)
    }
  }
  return joined
}

const NATIVE_NUMBERS: readonly (readonly [string, number])[] = [
  ...(['열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'] as const).map(
    (word, index) => [word, (index + 1) * 10] as const,
  ),
]
const NATIVE_DIGITS = ['', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉'] as const
const NATIVE_COUNTERS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'] as const

function spellNative(word: string): number | null {
  for (const [tens, value] of [['', 0] as const, ...NATIVE_NUMBERS]) {
    if (!word.startsWith(tens)) continue
    const rest = word.slice(tens.length)
    const digit = Math.max(
      NATIVE_DIGITS.indexOf(rest as (typeof NATIVE_DIGITS)[number]),
      NATIVE_COUNTERS.indexOf(rest as (typeof NATIVE_COUNTERS)[number]),
    )
    if (digit >= 0 && value + digit > 0) return value + digit
  }
  return null
}

/** Of one syllable it is a word like others. */
function spellSino(word: string): number | null {
  return /[천백십]/.test(word) ? readSinoNumber(word) : null
}

/** Numbers written out in Korean: 열둘, 열두 개, 십이. */
function listSpelled(prose: string): string[] {
  return (prose.match(/[가-힣]+/g) ?? [])
    .flatMap((word) => wordStems(word))
    .flatMap((word) => [word, word.replace(/(?:개|가지|번|명|살|배)$/, '')])
    .flatMap((word) => {
      const value = word.length > 1 ? (spellNative(word) ?? spellSino(word)) : null
      return value === null ? [] : [`${value}`]
    })
}

/** Hangul words, for keys that are words: each without its particles. */
function listWordsAlone(prose: string): string[] {
  return (prose.match(/[가-힣]{2,}/g) ?? []).flatMap((word) => wordStems(word))
}

/** LaTeX in the notation of answer keys: `2^{3} \\times 5` is `2^3x5`. */
function toPlain(latex: string): string {
  return latex
    .replace(/\\(?:d|t)?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\times/g, 'x')
    .replace(/\\(?:left|right|[,;:! ])|[{}]/g, '')
}

/**
 * The expressions of a text that could be read as an answer: formulas standing alone or after a relation, numbers and words in the
 * prose, lists of them. What the question holds as well is left out.
 */
export function listStatedExpressions(text: string, question: string): string[] {
  const asked = flatten(question)
  const heldFormulas = new Set(
    listFormulas(question)
      .flatMap(({ text: formula }) => partsOf(formula))
      .map(flatten),
  )
  const heldNumbers = new Set(asked.match(/\d+(?:\.\d+)?/g) ?? [])
  const isHeld = (expression: string): boolean => {
    const flat = flatten(expression)
    if (flat === '') return true
    if (/^\d+(?:\.\d+)?$/.test(flat)) return heldNumbers.has(flat)
    return heldFormulas.has(flat) || (/[가-힣]/.test(flat) && asked.includes(flat))
  }
  const formulas = listFormulas(text)
  const prose = text.replace(FORMULA, (formula) => ' '.repeat(formula.length))
  const plain = listPlain(prose)
  const ordered = [...formulas, ...plain].sort((first, second) => first.from - second.from)
  const results = [...formulas, ...plain].flatMap(({ text: formula }) => resultsOf(formula))
  const expressions = [
    ...ordered.flatMap(({ text: formula }) => partsOf(formula)),
    ...joinNeighbours(text, ordered),
    ...listSpelled(prose),
    ...listWordsAlone(prose),
  ]
  const spellings = (list: readonly string[]) => list.flatMap((one) => [one.trim(), toPlain(one).trim()])
  const kept = [
    ...spellings(expressions).filter((one) => !isHeld(one)),
    ...spellings(results).filter((one) => !heldFormulas.has(flatten(one))),
  ]
  return [...new Set(kept)].filter((one) => one !== '' && one.length <= LONGEST_EXPRESSION)
}
