/** An exact fraction, its bottom above 0, in lowest terms. */
export interface Exact {
  top: bigint
  bottom: bigint
}

const commonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? (a < 0n ? -a : a) : commonDivisor(b, a % b)

export function exact(top: bigint | number, bottom: bigint | number = 1n): Exact {
  const [over, under] = [BigInt(top), BigInt(bottom)]
  if (under === 0n) throw new Error('divided by 0')
  const divisor = commonDivisor(over, under) * (under < 0n ? -1n : 1n)
  return { top: over / divisor, bottom: under / divisor }
}

export const plus = (a: Exact, b: Exact) => exact(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const minus = (a: Exact, b: Exact) => exact(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
export const times = (a: Exact, b: Exact) => exact(a.top * b.top, a.bottom * b.bottom)
export const over = (a: Exact, b: Exact) => exact(a.top * b.bottom, a.bottom * b.top)
export const sizeOf = (a: Exact) => exact(a.top < 0n ? -a.top : a.top, a.bottom)
export const order = (a: Exact, b: Exact) => Number(minus(a, b).top > 0n) - Number(minus(a, b).top < 0n)
export const isSame = (a: Exact, b: Exact) => order(a, b) === 0
export const isWhole = (a: Exact) => a.bottom === 1n
export const keyOf = (a: Exact) => (isWhole(a) ? `${a.top}` : `${a.top}/${a.bottom}`)

/** Values of letters. */
export type ExactLetters = Readonly<Record<string, Exact>>

const TOKEN = /\\frac|\\times|\\div|\\square|\d+(?:\.\d+)?|[a-z☐△]|[-+(){}|^[\]]/g
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' }

function readDecimal(token: string): Exact {
  const [whole = '', decimals = ''] = token.split('.')
  return exact(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

/**
 * The value of a LaTeX formula of numbers, decimals, letters, signs, + - \times \div \frac ^ | | and any brackets. Throws where
 * something is divided by 0 or cannot be read.
 */
export function evaluateExact(formula: string, letters: ExactLetters = {}): Exact {
  const plain = formula
    .replace(/\\(?:left|right|[,;:!])/g, '')
    .replace(/\\([{}])/g, (_, brace) => (brace === '{' ? '[' : ']'))
  const tokens = plain.match(TOKEN) ?? []
  let at = 0
  const inside = (close: string): Exact => {
    const value = sum()
    if (tokens[at] !== close) throw new Error(`${close} is missing in ${formula}`)
    at += 1
    return value
  }
  const atom = (): Exact => {
    const token = tokens[at] ?? ''
    at += 1
    if (token === '|') return sizeOf(inside('|'))
    if (CLOSING[token]) return inside(CLOSING[token])
    if (token === '\\frac') {
      at += 1
      const top = inside('}')
      at += 1
      return over(top, inside('}'))
    }
    if (/^\d/.test(token)) return readDecimal(token)
    const letter = letters[token]
    if (!letter) throw new Error(`cannot read ${token || 'the end'} in ${formula}`)
    return letter
  }
  const power = (): Exact => {
    const base = atom()
    if (tokens[at] !== '^') return base
    at += 2
    const exponent = Number(inside('}').top)
    return Array.from({ length: exponent }).reduce<Exact>((value) => times(value, base), exact(1))
  }
  const signed = (): Exact => {
    if (tokens[at] === '-') {
      at += 1
      return minus(exact(0), signed())
    }
    if (tokens[at] === '+') at += 1
    return power()
  }
  const product = (): Exact => {
    let value = signed()
    while (at < tokens.length) {
      const token = tokens[at] ?? ''
      if (['+', '-', ')', '}', ']', '|'].includes(token)) break
      if (token === '\\div') {
        at += 1
        value = over(value, signed())
        continue
      }
      if (token === '\\times') at += 1
      value = times(value, signed())
    }
    return value
  }
  const sum = (): Exact => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-') {
      const isPlus = tokens[at] === '+'
      at += 1
      value = isPlus ? plus(value, product()) : minus(value, product())
    }
    return value
  }
  const value = sum()
  if (at !== tokens.length) throw new Error(`${tokens[at]} is left over in ${formula}`)
  return value
}
