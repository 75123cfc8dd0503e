import { particleFor } from '../korean/attach-particle.ts'
import { speakRelations } from './speak-relations.ts'
import {
  OPERATOR_WORDS,
  PREFIX_WORDS,
  RELATIONS,
  type Relation,
  SYMBOL_WORDS,
  UNIT_WORDS,
  WRAPPERS,
} from './tex-words.ts'
import { tokenizeTex } from './tokenize-tex.ts'

/** Deeper ones are not read by anybody. */
const DEEPEST = 40
const NUMBER = /^\d/

function isNumber(word: string) {
  return NUMBER.test(word)
}
function has<Value>(table: Readonly<Record<string, Value>>, token: string): boolean {
  return Object.hasOwn(table, token)
}

/** Reads the tokens of one formula from left to right. */
class Reader {
  readonly #tokens: string[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = [...tokens]
  }

  /** Everything up to `stop`, which is stepped over. */
  readRow(stop: string | null): string {
    this.#depth += 1
    const sides: string[][] = [[]]
    const relations: Relation[] = []
    while (this.#at < this.#tokens.length) {
      const token = this.#next()
      if (token === stop) break
      const words = sides.at(-1) ?? []
      const relation = has(RELATIONS, token) ? RELATIONS[token] : undefined
      if (relation) {
        relations.push(relation)
        sides.push([])
      } else if (this.#depth < DEEPEST) this.#readToken(token, words)
    }
    this.#depth -= 1
    return speakRelations(
      sides.map((words) => words.join(' ').replace(/ ,/g, ',').trim()),
      relations,
    )
  }

  #next(): string {
    const token = this.#tokens[this.#at] ?? ''
    this.#at += 1
    return token
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at]
  }

  /** The next group or single token, as words. */
  #readArgument(): string {
    const token = this.#next()
    if (token === '{') return this.readRow('}')
    // Without braces TeX takes one digit: `\frac12` is a half.
    if (/^\d\d/.test(token)) {
      this.#tokens.splice(this.#at, 0, token.slice(1))
      return token.slice(0, 1)
    }
    const words: string[] = []
    this.#depth += 1
    if (token !== '' && this.#depth < DEEPEST) this.#readToken(token, words)
    this.#depth -= 1
    return words.join(' ')
  }

  #readToken(token: string, words: string[]): void {
    const change = this.#changes[token]
    if (Object.hasOwn(this.#changes, token) && change) change(words)
    else words.push(...this.#sayToken(token, words))
  }

  /** What changes the words before it, or reads on in its own way. */
  readonly #changes: Readonly<Record<string, (words: string[]) => void>> = {
    '^': (words) => this.#raise(words),
    '\\frac': (words) => this.#divide(words),
    '\\dfrac': (words) => this.#divide(words),
    '\\tfrac': (words) => this.#divide(words),
    '|': (words) => this.#readAbsolute(words),
    '\\left': (words) => this.#readFence(words, true),
    '\\right': (words) => this.#readFence(words, false),
    '\\begin': () => this.#skipEnvironment(true),
    '\\end': () => this.#skipEnvironment(false),
  }

  #sayToken(token: string, words: readonly string[]): string[] {
    if (token === '_') return [this.#readArgument()]
    if (token === '{') return [this.readRow('}')]
    if (token === '\\sqrt') return [this.#readRoot()]
    if (token === '\\overset') return this.#readOverset()
    if (token === '\\dot') return [`순환 ${this.#readArgument()}`]
    if (token === ',' || token === ';' || token === '\\\\') return [',']
    if (has(PREFIX_WORDS, token)) return [PREFIX_WORDS[token] ?? '', this.#readArgument()]
    if (WRAPPERS.has(token)) return [this.#readWrapped(words)]
    if (has(OPERATOR_WORDS, token)) return [this.#readOperator(token, words)]
    if (has(SYMBOL_WORDS, token)) return [SYMBOL_WORDS[token] ?? '']
    // Commands that only place or space things say nothing.
    return token.startsWith('\\') || SILENT.has(token) ? [] : [token]
  }

  #readOperator(token: string, words: readonly string[]): string {
    const before = words.at(-1)
    const isSign =
      before === undefined || before === ',' || before.endsWith('열고') || OPERATORS_SAID.has(before)
    if (isSign && (token === '-' || token === '−')) return '마이너스'
    if (isSign && token === '+') return '플러스'
    return OPERATOR_WORDS[token] ?? ''
  }

  #raise(words: string[]): void {
    if (this.#peek() === '\\circ' || (this.#peek() === '{' && this.#tokens[this.#at + 1] === '\\circ')) {
      this.#readArgument()
      words.push('도')
      return
    }
    const exponent = this.#readArgument()
    const base = exponent === '프라임' ? exponent : raiseWord(words.pop() ?? '', exponent)
    words.push(base)
  }

  #divide(words: string[]): void {
    const above = this.#readArgument()
    const below = this.#readArgument()
    const whole = words.at(-1)
    const isMixed = whole !== undefined && isNumber(whole) && isNumber(above) && isNumber(below)
    if (isMixed) words[words.length - 1] = whole + particleFor(whole, '과/와')
    words.push(`${below}분의 ${above}`)
  }

  #readRoot(): string {
    if (this.#peek() !== '[') return `루트 ${this.#readArgument()}`
    this.#next()
    const degree = this.readRow(']')
    const name = degree === '3' ? '세제곱근' : `${degree}제곱근`
    return `${name} ${this.#readArgument()}`
  }

  #readAbsolute(words: string[]): void {
    const inside = this.readRow('|')
    if (inside !== '') words.push(`${inside}의 절댓값`)
  }

  #readFence(words: string[], opens: boolean): void {
    const fence = this.#next()
    if (fence !== '|' && fence !== '\\vert') {
      if (fence !== '.') this.#readToken(fence, words)
    } else if (opens) {
      words.push(`${this.readRow('\\right')}의 절댓값`)
      this.#next()
    }
  }

  /** `\begin{array}{c|c}`: its name and columns are not said. */
  #skipEnvironment(opens: boolean): void {
    if (this.#peek() !== '{') return
    const name = this.#skipGroup()
    if (opens && name === 'array' && this.#peek() === '{') this.#skipGroup()
  }

  #skipGroup(): string {
    this.#next()
    let inside = ''
    while (this.#at < this.#tokens.length) {
      const token = this.#next()
      if (token === '}') break
      inside += token
    }
    return inside
  }

  /** `\overset{\frown}{AB}` is an arc; anything else above is not said. */
  #readOverset(): string[] {
    const above = this.#peek() === '{' ? this.#skipGroup() : this.#next()
    const below = this.#readArgument()
    return above === '\\frown' ? ['호', below] : [below]
  }

  /** Upright letters are units, points or words. */
  #readWrapped(words: readonly string[]): string {
    if (this.#peek() !== '{') return ''
    const from = this.#at
    const written = this.#skipGroup()
    const before = words.at(-1)
    const hasValue = before !== undefined && /[\d\p{L}]$/u.test(before) && !NAMED_BY_POINTS.has(before)
    if (has(UNIT_WORDS, written) && hasValue) return UNIT_WORDS[written] ?? ''
    this.#at = from
    return this.#readArgument()
  }
}

/** After these a letter is a point's: 각 L. */
const NAMED_BY_POINTS: ReadonlySet<string> = new Set(['각', '삼각형'])
const SILENT: ReadonlySet<string> = new Set(['}', '&', '~', '$', '#'])
const SAID_UNITS: ReadonlySet<string> = new Set(Object.values(UNIT_WORDS))

/** 'x 제곱', 'x 세제곱', 'x의 n제곱'; of a unit '제곱센티미터'. */
function raiseWord(base: string, exponent: string): string {
  if (exponent !== '2' && exponent !== '3') return `${base}의 ${exponent}제곱`
  const power = exponent === '2' ? '제곱' : '세제곱'
  return SAID_UNITS.has(base) ? power + base : `${base} ${power}`
}

const OPERATORS_SAID: ReadonlySet<string> = new Set(Object.values(OPERATOR_WORDS))

/**
 * A formula as it is said in Korean: `x^2+3` is 'x 제곱 더하기 3', `\frac{1}{2}` '2분의 1'. `tex`: LaTeX without its
 * delimiters. Numbers stay digits, which every Korean voice reads. Never throws; what is not understood is left out.
 */
export function speakFormula(tex: string): string {
  return new Reader(tokenizeTex(tex)).readRow(null).replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
}
