import { type Caret, EMPTY_BOX, hasBase, type MathInput, type MathRow, type Template } from './math-tree.ts'

/** A place where the caret can be, and how much of the text stands before it. */
export interface CaretStop {
  readonly caret: Caret
  offset: number
}

interface Written {
  text: string
  /** In reading order. */
  stops: CaretStop[]
}

type Path = Caret['path']

/** The text of a tree in the notation of the answer checker, and all places of the caret. */
export function writeMath(row: MathRow): Written {
  return writeRow(row, [])
}

/** Returns the text in the notation of the answer checker (`3/4`, `2√3`, `x^2`, `(3, -2)`); an empty box is `□`. */
export function toText({ row }: MathInput): string {
  return writeMath(row).text
}

export function isSameCaret(left: Caret, right: Caret): boolean {
  return (
    left.at === right.at &&
    left.path.length === right.path.length &&
    left.path.every(({ index, box }, at) => index === right.path[at]?.index && box === right.path[at].box)
  )
}

function writeRow(row: MathRow, path: Path): Written {
  const written: Written = { text: '', stops: [] }
  row.forEach((node, index) => {
    written.stops.push({ caret: { path, at: index }, offset: written.text.length })
    if (node.kind === 'character') written.text += node.text
    else append(written, writeTemplate(node, row, path, index, written.text.slice(-1)))
  })
  written.stops.push({ caret: { path, at: row.length }, offset: written.text.length })
  if (row.length === 0 && path.length > 0) written.text = EMPTY_BOX
  return written
}

/** Joins parts to one; their places are moved, not copied: long answers are written with every key. */
function join(...parts: readonly (Written | string)[]): Written {
  const [first] = parts
  const joined: Written = typeof first === 'object' ? first : { text: first ?? '', stops: [] }
  for (const part of parts.slice(1)) {
    if (typeof part === 'string') joined.text += part
    else append(joined, part)
  }
  return joined
}

function append(to: Written, part: Written): void {
  for (const stop of part.stops) {
    stop.offset += to.text.length
    to.stops.push(stop)
  }
  to.text += part.text
}

const DIGITS = /^(?:[\d.]+|□)$/
/** One factor: 3, x, π. */
const ATOM = /^(?:[\d.]+|[a-zA-Zπ□])$/
const ATOM_OR_ROOT = /^√?(?:[\d.]+|[a-zA-Zπ□])$/
/** May stand before a slash without brackets: 3, 2√3, 3x, x^2. */
const FACTORS = /^(?:□|(?:√?[\d.a-zA-Zπ](?:\^[\da-zA-Z])?)+)$/
/** After these a fraction begins a term or a factor of its own. */
const BEFORE_FRACTION = /^$|[-+−×·÷=<>≤≥≠±([{,:;&\s가-힣]$/

/** With brackets unless it can stand bare; what a digit follows cannot, or they would be one number. */
function enclose(box: Written, bare: RegExp, isBeforeDigit: boolean, [open, close] = ['(', ')']): Written {
  const isBare = bare.test(box.text) && !(isBeforeDigit && /[\d.□]$/.test(box.text))
  return isBare ? box : join(open ?? '', box, close ?? '')
}

function writeTemplate(node: Template, row: MathRow, path: Path, index: number, before: string): Written {
  const next = row[index + 1]
  const isBeforeDigit = next?.kind === 'character' && /[\d.]/.test(next.text)
  const isRaised = next?.kind === 'power'
  const [first, second] = node.boxes.map((box, at) => writeRow(box, [...path, { index, box: at }]))
  if (!first) return { text: '', stops: [] }
  switch (node.kind) {
    case 'power': {
      const exponent = enclose(first, ATOM, isBeforeDigit, ['{', '}'])
      return join(hasBase(row, index) ? '^' : `${EMPTY_BOX}^`, exponent)
    }
    case 'root': {
      const root = join('√', enclose(first, ATOM, isBeforeDigit))
      return isRaised ? join('(', root, ')') : root
    }
    case 'pair':
      return second ? join('(', first, ', ', second, ')') : first
    case 'fraction': {
      if (!second) return first
      const isOfNumbers = DIGITS.test(first.text) && DIGITS.test(second.text)
      const fraction = join(
        enclose(first, FACTORS, false),
        '/',
        enclose(second, ATOM_OR_ROOT, isBeforeDigit && !isRaised),
      )
      if (!isRaised && BEFORE_FRACTION.test(before)) return fraction
      // 1 1/2 is a mixed number; of other factors and a fraction only brackets make a product.
      const number = row[index - 1]
      const isMixed = isOfNumbers && number?.kind === 'character' && /\d/.test(number.text)
      return isMixed && !isRaised ? join(' ', fraction) : join('(', fraction, ')')
    }
  }
}
