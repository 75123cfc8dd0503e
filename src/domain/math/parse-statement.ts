import type { Expression, Operand, Relation, Sign, SignedTerm, Statement } from './expression.ts'
import { RELATIONS } from './expression.ts'
import { type LetterX, markCrosses } from './mark-crosses.ts'
import { type ReadFault, type Token, tokenize } from './tokenize.ts'

export type ParsedStatement =
  | { readonly ok: true; readonly statement: Statement }
  | { readonly ok: false; readonly fault: ReadFault }

export type ParseOptions = { readonly letterX?: LetterX }

export const MAX_LENGTH = 400
const MAX_DEPTH = 32
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])
const isRelation = (text: string): text is Relation => (RELATIONS as readonly string[]).includes(text)
const isSign = (text: string): text is Sign => text === '+' || text === '-' || text === '±'

/**
 * Reads an expression, equation, inequality chain, ordered pair or ratio, typed as text or LaTeX. Linear in the length;
 * never throws. Implicit products lean left with the written ones, so 1/2x is (1/2)x; a letter before a digit (x2) is refused, because
 * it may mean x^2 as well as 2x.
 */
export const parseStatement = (text: string, options: ParseOptions = {}): ParsedStatement => {
  if (text.length > MAX_LENGTH) return { ok: false, fault: 'too-long' }
  const tokens = tokenize(text)
  if (typeof tokens === 'string') return { ok: false, fault: tokens }
  if (tokens.length === 0) return { ok: false, fault: 'empty' }
  const parser = createParser(markCrosses(tokens, options.letterX ?? 'between-numbers'))
  const statement = parser.statement()
  return statement ? { ok: true, statement } : { ok: false, fault: parser.fault() }
}

type Parser = { readonly statement: () => Statement | null; readonly fault: () => ReadFault }

const createParser = (tokens: readonly Token[]): Parser => {
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
        const term = product()
        if (!term) return null
        terms.push({ sign, term })
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
    if (token.kind === 'letter') return { kind: 'variable', name: token.text }
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

  const number = (token: Token): Expression | null => {
    if (token.value === null) return fail()
    const [above, slash, below] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    const whole = wholeNumber(token)
    const numerator = wholeNumber(above)
    const denominator = wholeNumber(below)
    const mixed = above?.spaced && slash?.text === '/' && numerator !== null && denominator
    if (whole !== null && mixed) {
      at += 3
      return { kind: 'mixed', whole, numerator, denominator }
    }
    const style = whole !== null ? 'whole' : /^[\d.]*$/.test(token.text) ? 'decimal' : 'repeating'
    const node: Expression = { kind: 'number', value: token.value, text: token.text, style }
    if (whole === null || above?.text !== 'frac') return node
    const start = at
    at += 1
    const part = fraction()
    const mixedFraction = part?.kind === 'quotient' ? asMixed(whole, part.left, part.right) : null
    if (!mixedFraction) at = start
    return mixedFraction ?? node
  }

  const root = (): Expression | null => {
    const indexed = isNext('[') && tokens[at + 1]?.kind === 'number' && tokens[at + 2]?.text === ']'
    const index = indexed ? Number(tokens[at + 1]?.text) : 2
    if (indexed) at += 3
    const radicand = nested(atom)
    return radicand && { kind: 'root', index, radicand }
  }

  const fraction = (): Expression | null => {
    const left = nested(atom)
    const right = left && nested(atom)
    return right && { kind: 'quotient', left: ungroup(left), right: ungroup(right), sign: '/' }
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

const wholeNumber = (token: Token | undefined): bigint | null =>
  token?.kind === 'number' && /^\d+$/.test(token.text) ? BigInt(token.text) : null

const asMixed = (whole: bigint, left: Expression, right: Expression): Expression | null =>
  left.kind === 'number' && right.kind === 'number' && left.style === 'whole' && right.style === 'whole'
    ? {
        kind: 'mixed',
        whole,
        numerator: left.value.numerator,
        denominator: right.value.numerator,
      }
    : null

const ungroup = (expression: Expression): Expression =>
  expression.kind === 'group' ? expression.operand : expression
