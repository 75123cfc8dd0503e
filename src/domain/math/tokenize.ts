import { fromDecimalText, type Rational, rational, subtract } from './rational.ts'

export type Token = {
  readonly kind: 'number' | 'letter' | 'symbol'
  /** The numeral, the letter as typed, or the symbol in its one spelling ('≤' for '<=', '\le' and '≤'). */
  readonly text: string
  readonly value: Rational | null
  /** Whitespace stood before it: '1 1/2' is a mixed number, '11/2' is not. */
  readonly spaced: boolean
}

export type ReadFault =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'unknown-character'
  | 'letter-then-digit'
  | 'two-numbers'
  | 'unexpected'

const MAX_DIGITS = 60
const DOT_ABOVE = '\u0307'
const NUMBER = /\d(?:\d|\u0307)*(?:\.(?:\d|\u0307)*)?|\.\d(?:\d|\u0307)*/y
const REPEATING_END = /\((\d+)\)|\.\.\.|…/y
const COMMAND = /\\(?:[a-zA-Z]+|.)/y
const SPACE = /\s/
const LETTER = /[a-zA-Zα-ορ-ω]/

const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '<=': '≤',
    '=<': '≤',
    '>=': '≥',
    '=>': '≥',
    '!=': '≠',
    '*': '×',
    '−': '-',
    '⋅': '·',
    '≦': '≤',
    '≧': '≥',
  }),
)
const KEPT_SYMBOLS = new Set('+-×·÷/^±|=<>≤≥≠()[]{}:,√π')
const COMMANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    frac: 'frac',
    dfrac: 'frac',
    tfrac: 'frac',
    cfrac: 'frac',
    sqrt: '√',
    times: '×',
    cdot: '·',
    div: '÷',
    pm: '±',
    le: '≤',
    leq: '≤',
    leqq: '≤',
    leqslant: '≤',
    ge: '≥',
    geq: '≥',
    geqq: '≥',
    geqslant: '≥',
    lt: '<',
    gt: '>',
    ne: '≠',
    neq: '≠',
    pi: 'π',
    vert: '|',
    lvert: '|',
    rvert: '|',
    '{': '{',
    '}': '}',
    colon: ':',
  }),
)
const SILENT_COMMANDS = new Set(['left', 'right', 'displaystyle', 'quad', 'qquad', ...',;:! ()[]'])
const GREEK: ReadonlyMap<string, string> = new Map([
  ['alpha', 'α'],
  ['beta', 'β'],
  ['gamma', 'γ'],
  ['theta', 'θ'],
])

/**
 * Cuts mathematics typed as text or LaTeX into tokens, in one pass.
 * @returns the tokens, or why there are none
 */
export function tokenize(text: string): Token[] | ReadFault {
  const tokens: Token[] = []
  let spaced = false
  const push = (kind: Token['kind'], tokenText: string, value: Rational | null = null) => {
    tokens.push({ kind, text: tokenText, value, spaced })
    spaced = false
  }
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at)
    if (SPACE.test(character) || character === '$') {
      spaced = true
      at += 1
    } else if (/[\d.]/.test(character)) {
      const numeral = readNumeral(text, at)
      if (!numeral) return 'unknown-character'
      push('number', numeral.text, numeral.value)
      at += numeral.text.length
    } else if (character === '\\') {
      COMMAND.lastIndex = at
      const command = COMMAND.exec(text)?.[0].slice(1) ?? ''
      const symbol = COMMANDS.get(command)
      const greek = GREEK.get(command)
      if (symbol) push('symbol', symbol)
      else if (greek) push('letter', greek)
      else if (!SILENT_COMMANDS.has(command)) return 'unknown-character'
      at += command.length + 1
      if (symbol === 'frac') {
        const digits = /^\s*(\d{1,2})/.exec(text.slice(at, at + 8))
        for (const digit of digits?.[1] ?? '') push('number', digit, rational(Number(digit)))
        at += digits?.[0].length ?? 0
      }
    } else if (LETTER.test(character)) {
      const word = /^(?:sqrt|root|pi)/i.exec(text.slice(at, at + 4))?.[0]
      if (word) push('symbol', word.toLowerCase() === 'pi' ? 'π' : '√')
      else push('letter', character)
      at += word?.length ?? 1
    } else {
      const pair = SYMBOLS.get(text.slice(at, at + 2))
      const symbol = pair ?? SYMBOLS.get(character) ?? character
      if (!KEPT_SYMBOLS.has(symbol)) return 'unknown-character'
      push('symbol', symbol)
      at += pair ? 2 : 1
    }
  }
  return tokens
}

function readNumeral(text: string, at: number): { text: string; value: Rational } | null {
  NUMBER.lastIndex = at
  const digits = NUMBER.exec(text)?.[0]
  if (!digits || digits.length > MAX_DIGITS) return null
  const point = digits.indexOf('.')
  if (point >= 0) {
    REPEATING_END.lastIndex = at + digits.length
    const end = REPEATING_END.exec(text)
    if (end) {
      const value = readRepeating(digits, point, end[1])
      return value && { text: digits + end[0], value }
    }
  }
  const value = digits.includes(DOT_ABOVE) ? readDotted(digits, point) : fromDecimalText(digits)
  return value && { text: digits, value }
}

/** 0.1̇23̇ : everything from the first dotted digit to the last one repeats. A dot above the decimal point marks no digit. */
function readDotted(digits: string, point: number): Rational | null {
  const first = digits.indexOf(DOT_ABOVE) - 1
  if (point < 0 || first <= point) return null
  if (digits.lastIndexOf(DOT_ABOVE) !== digits.length - 1) return null
  return repeat(digits.slice(0, first), digits.slice(first).replaceAll(DOT_ABOVE, ''))
}

/** 0.1(23), or 0.1232323... where the last digits are seen at least twice. */
function readRepeating(digits: string, point: number, inParentheses: string | undefined): Rational | null {
  if (digits.includes(DOT_ABOVE)) return null
  if (inParentheses !== undefined)
    return inParentheses.length > MAX_DIGITS ? null : repeat(digits, inParentheses)
  const decimals = digits.slice(point + 1)
  for (let length = 1; length * 2 <= decimals.length; length += 1) {
    const period = decimals.slice(-length)
    if (decimals.endsWith(period + period)) return repeat(digits, period)
  }
  return null
}

function repeat(before: string, period: string): Rational | null {
  const shift = before.includes('.') ? before.length - before.indexOf('.') - 1 : 0
  const all = BigInt(before.replace('.', '') + period)
  const head = BigInt(before.replace('.', '') || '0')
  return subtract(
    rational(all, (10n ** BigInt(period.length) - 1n) * 10n ** BigInt(shift)),
    rational(head, (10n ** BigInt(period.length) - 1n) * 10n ** BigInt(shift)),
  )
}
