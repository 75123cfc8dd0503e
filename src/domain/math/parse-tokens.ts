import {
  type Expression,
  type Operand,
  RELATIONS,
  type Relation,
  type Sign,
  type SignedTerm,
  type Statement,
} from './expression.ts'
import { formatExpression } from './format-latex.ts'
import type { ReadFault, Token } from './tokenize.ts'

export type ParsedStatement =
  | { readonly ok: true; readonly statement: Statement }
  | { readonly ok: false; readonly fault: ReadFault }

const MAX_DEPTH = 32
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])
function isRelation(text: string): text is Relation {
  return (RELATIONS as readonly string[]).includes(text)
}
function isSign(text: string): text is Sign {
  return text === '+' || text === '-' || text === '±'
}

/**
 * Reads the tokens of a statement in one pass that never goes back: what a token begins is decided by the few tokens behind it, so that
 * each is read a fixed number of times however they are nested. See `parseStatement`.
 */
export function parseTokens(tokens: readonly Token[]): ParsedStatement {
  const parser = createParser(tokens)
  const statement = parser.statement()
  return statement ? { ok: true, statement } : { ok: false, fault: parser.fault() }
}

type Parser = { readonly statement: () => Statement | null; readonly fault: () => ReadFault }

function createParser(tokens: readonly Token[]): Parser {
  let at = 0
  let depth = 0
  let openBars = 0
  let fault: ReadFault = 'unexpected'

  const peek = (): Token | undefined => tokens[at]
  const isNext = (text: string): boolean => tokens[at]?.kind === 'symbol' && tokens[at]?.text === text
  const take = (text: string): boolean => {
    if (!isNext(text)) return false
    at += 1
    return true
  }
  const fail = (why: ReadFault = 'unexpected'): null => {
    fault = why
    return null
  }
  const nested = <Result>(read: () => Result | null): Result | null => {
    if (depth >= MAX_DEPTH) return fail('too-deep')
    depth += 1
    const result = read()
    depth -= 1
    return result
  }

  const statement = (): Statement | null => {
    const first = operand()
    if (!first) return null
    const operands: [Operand, ...Operand[]] = [first]
    const relations: Relation[] = []
    for (let next = peek(); next?.kind === 'symbol' && isRelation(next.text); next = peek()) {
      relations.push(next.text)
      at += 1
      const following = operand()
      if (!following) return null
      operands.push(following)
    }
    const left = peek()
    if (left) return fail(left.kind === 'number' ? faultBeforeNumber() : 'unexpected')
    return { operands, relations }
  }

  const faultBeforeNumber = (): ReadFault =>
    tokens[at - 1]?.kind === 'letter' || tokens[at - 1]?.text === 'π' ? 'letter-then-digit' : 'two-numbers'

  const operand = (): Operand | null => {
    if (startsTuple()) return tuple()
    const first = sum()
    if (!first || !isNext(':')) return first
    const parts = [first]
    while (take(':')) {
      const part = sum()
      if (!part) return null
      parts.push(part)
    }
    return { kind: 'ratio', parts }
  }

  const startsTuple = (): boolean => {
    const opening = peek()?.kind === 'letter' ? at + 1 : at
    if (tokens[opening]?.text !== '(') return false
    let open = 0
    for (let index = opening; index < tokens.length; index += 1) {
      const text = tokens[index]?.text
      if (text === '(') open += 1
      else if (text === ')') open -= 1
      else if (text === ',' && open === 1) return true
      if (open === 0) return false
    }
    return false
  }

  const tuple = (): Operand | null => {
    const name = peek()?.kind === 'letter' ? (peek()?.text ?? null) : null
    if (name !== null) at += 1
    at += 1
    const items: Expression[] = []
    do {
      const item = sum()
      if (!item) return null
      items.push(item)
    } while (take(','))
    return take(')') ? { kind: 'tuple', name, items } : fail()
  }

  const takeSign = (): Sign | null => {
    const text = peek()?.text ?? ''
    if (peek()?.kind !== 'symbol' || !isSign(text)) return null
    at += 1
    return text
  }

  const sum = (): Expression | null =>
    nested(() => {
      const leading = takeSign()
      const first = product()
      if (!first) return null
      const terms: SignedTerm[] = [{ sign: leading ?? '+', term: first }]
      for (let sign = takeSign(); sign; sign = takeSign()) {
        // 5x+-3: a negative term whose brackets are missing.
        const isNegative = peek()?.kind === 'symbol' && take('-')
        const term = product()
        if (!term) return null
        terms.push({ sign, term: isNegative ? { kind: 'signed', sign: '-', operand: term } : term })
      }
      if (terms.length > 1) return { kind: 'sum', terms }
      return leading ? { kind: 'signed', sign: leading, operand: first } : first
    })

  const product = (): Expression | null => {
    let left = signedFactor(false)
    while (left) {
      const next = peek()
      if (!next) return left
      if (next.kind === 'symbol' && (next.text === '×' || next.text === '·')) {
        at += 1
        const right = signedFactor(true)
        left = right && { kind: 'product', left, right, sign: next.text }
      } else if (next.kind === 'symbol' && (next.text === '/' || next.text === '÷')) {
        at += 1
        const right = signedFactor(true)
        left = right && { kind: 'quotient', left, right, sign: next.text }
      } else if (next.kind === 'number') {
        return fail(faultBeforeNumber())
      } else if (startsFactor(next)) {
        const right = signedFactor(false)
        left = right && { kind: 'product', left, right, sign: '' }
      } else {
        return left
      }
    }
    return null
  }

  const startsFactor = (token: Token): boolean =>
    token.kind === 'letter' ||
    ['π', '√', 'frac', '(', '[', '{'].includes(token.text) ||
    (token.text === '|' && openBars === 0)

  const signedFactor = (signAllowed: boolean): Expression | null => {
    const sign = signAllowed ? takeSign() : null
    const factor = power()
    return factor && sign ? { kind: 'signed', sign, operand: factor } : factor
  }

  const power = (): Expression | null =>
    nested(() => {
      const base = atom()
      if (!base || !take('^')) return base
      const sign = takeSign()
      const exponent = power()
      if (!exponent) return null
      return { kind: 'power', base, exponent: sign ? { kind: 'signed', sign, operand: exponent } : exponent }
    })

  const atom = (): Expression | null => {
    const token = peek()
    if (!token) return fail()
    at += 1
    if (token.kind === 'number') return number(token)
    if (token.kind === 'letter')
      return isFunction(token) ? functionValue(token) : { kind: 'variable', name: token.text }
    if (token.text === 'π') return { kind: 'pi' }
    if (token.text === '√') return root()
    if (token.text === 'frac') return fraction()
    if (token.text === '|') return absolute()
    const closing = CLOSING.get(token.text)
    if (!closing) return fail()
    const bars = openBars
    openBars = 0
    const operand = sum()
    openBars = bars
    if (!operand || !take(closing)) return fail(fault)
    return { kind: 'group', operand }
  }

  /** f(2) and g(x) are values of functions, no products. */
  const isFunction = ({ text }: Token): boolean => (text === 'f' || text === 'g') && isNext('(')

  const functionValue = ({ text }: Token): Expression | null => {
    at += 1
    const argument = sum()
    return argument && take(')')
      ? { kind: 'variable', name: `${text}(${formatExpression(argument)})` }
      : fail(fault)
  }

  const number = (token: Token): Expression | null => {
    const node = numeral(token)
    const whole = wholeNumber(token)
    if (!node || whole === null) return node
    const [above, slash, below] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    const numerator = wholeNumber(above)
    const denominator = wholeNumber(below)
    if (above?.spaced && slash?.text === '/' && numerator !== null && denominator) {
      at += 3
      return { kind: 'mixed', whole, numerator, denominator }
    }
    const fraction = numericFraction()
    if (!fraction) return node
    at = fraction.end
    return { kind: 'mixed', whole, ...fraction.parts }
  }

  const numeral = ({ value, text }: Token): Expression | null => {
    if (value === null) return fail()
    const style = /^\d+$/.test(text) ? 'whole' : /^\d*\.?\d*$/.test(text) ? 'decimal' : 'repeating'
    return { kind: 'number', value, text, style }
  }

  /** The \frac of two whole numbers that comes next, as in 1\frac{1}{2}; any other is a factor. */
  const numericFraction = () => {
    if (tokens[at]?.text !== 'frac') return null
    const above = numericPart(at + 1)
    const below = above && numericPart(above.end)
    return below && { parts: { numerator: above.value, denominator: below.value }, end: below.end }
  }

  const numericPart = (start: number): { value: bigint; end: number } | null => {
    const closing = CLOSING.get(tokens[start]?.text ?? '')
    const value = wholeNumber(tokens[closing ? start + 1 : start])
    if (value === null || (closing && tokens[start + 2]?.text !== closing)) return null
    return { value, end: closing ? start + 3 : start + 1 }
  }

  const root = (): Expression | null => {
    const indexed = isNext('[') && tokens[at + 1]?.kind === 'number' && tokens[at + 2]?.text === ']'
    const index = indexed ? Number(tokens[at + 1]?.text) : 2
    if (indexed) at += 3
    const radicand = nested(atom)
    return radicand && { kind: 'root', index, radicand }
  }

  const fraction = (): Expression | null => {
    const left = fractionPart()
    const right = left && fractionPart()
    return right && { kind: 'quotient', left: ungroup(left), right: ungroup(right), sign: '/' }
  }

  /** A digit is an operand of its own: \frac12 is followed by another \frac, not mixed with it. */
  const fractionPart = (): Expression | null => {
    const token = peek()
    if (token?.kind !== 'number') return nested(atom)
    at += 1
    return numeral(token)
  }

  const absolute = (): Expression | null => {
    openBars += 1
    const operand = sum()
    openBars -= 1
    if (!operand || !take('|')) return fail(fault)
    return { kind: 'absolute', operand }
  }

  return { statement, fault: () => fault }
}

function wholeNumber(token: Token | undefined): bigint | null {
  return token?.kind === 'number' && /^\d+$/.test(token.text) ? BigInt(token.text) : null
}

function ungroup(expression: Expression): Expression {
  return expression.kind === 'group' ? expression.operand : expression
}
