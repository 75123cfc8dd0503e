import { tokenizeTex } from '../speech/tokenize-tex.ts'

const SIGNS: Readonly<Record<string, string>> = {
  '\\times': '×',
  '\\div': '÷',
  '\\cdot': '·',
  '\\pm': '±',
  '\\pi': 'π',
  '\\le': '≤',
  '\\leq': '≤',
  '\\leqq': '≤',
  '\\ge': '≥',
  '\\geq': '≥',
  '\\geqq': '≥',
  '\\ne': '≠',
  '\\neq': '≠',
  '\\lt': '<',
  '\\gt': '>',
  '\\approx': '≈',
  '\\fallingdotseq': '≒',
  '\\equiv': '≡',
  '\\Rightarrow': '⇒',
  '\\to': '→',
  '\\rightarrow': '→',
  '\\angle': '∠',
  '\\triangle': '△',
  '\\square': '□',
  '\\circ': '°',
  '\\parallel': '∥',
  '\\perp': '⊥',
  '\\cdots': '…',
  '\\ldots': '…',
  '\\dots': '…',
  '\\%': '%',
  '\\{': '{',
  '\\}': '}',
}

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789'].map((digit, at) => [digit, '⁰¹²³⁴⁵⁶⁷⁸⁹'[at] ?? digit]),
)

const FRACTIONS: ReadonlySet<string> = new Set(['\\frac', '\\dfrac', '\\tfrac'])
/** Deeper ones are unreadable in plain text. */
const DEEPEST = 20

/** A formula in one line of plain characters, `\frac{x^2}{3}` as `x²/3`: for a glance at it, not to be read by a machine. */
export function writeFormulaPlainly(tex: string): string {
  return writeRow(tokenizeTex(tex), 0)
}

/** Writes the tokens, which are used up, to the end or to the brace that closes the group. */
function writeRow(tokens: string[], depth: number): string {
  let written = ''
  for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift())
    written += writeToken(token, tokens, depth)
  return written
}

function writeToken(token: string, tokens: string[], depth: number): string {
  if (token === '{') return depth < DEEPEST ? writeRow(tokens, depth + 1) : ''
  if (token === '^') return raise(writeArgument(tokens, depth))
  if (token === '\\sqrt') return `√${bracket(writeArgument(tokens, depth))}`
  if (FRACTIONS.has(token)) {
    const above = bracket(writeArgument(tokens, depth))
    return `${above}/${bracket(writeArgument(tokens, depth))}`
  }
  if (Object.hasOwn(SIGNS, token)) return SIGNS[token] ?? ''
  // What only places or spaces things is not seen.
  return token.startsWith('\\') || token === '&' || token === '_' ? '' : token
}

function writeArgument(tokens: string[], depth: number): string {
  const token = tokens.shift()
  if (token === undefined || token === '}') return ''
  // Without braces TeX takes one digit.
  if (/^\d\d/.test(token)) {
    tokens.unshift(token.slice(1))
    return token.slice(0, 1)
  }
  return depth < DEEPEST ? writeToken(token, tokens, depth + 1) : ''
}

function raise(exponent: string): string {
  if (exponent === '°') return exponent
  const isWritable = [...exponent].every((character) => Object.hasOwn(RAISED, character))
  return isWritable ? [...exponent].map((digit) => RAISED[digit]).join('') : `^${bracket(exponent)}`
}

function bracket(part: string) {
  return /^(?:\d+(?:\.\d+)?|.)$/u.test(part) || part === '' ? part : isSingle(part)
}

/** A product of letters and numbers needs no brackets where it is alone: `x²`. */
function isSingle(part: string) {
  return /^[\p{L}\d][⁰¹²³⁴⁵⁶⁷⁸⁹]*$/u.test(part) ? part : `(${part})`
}
