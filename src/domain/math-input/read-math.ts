import {
  type Caret,
  EMPTY_BOX,
  hasBase,
  type MathInput,
  type MathNode,
  type MathRow,
  MOST_DEPTH,
  type TemplateKind,
} from './math-tree.ts'
import { type CaretStop, writeMath } from './write-math.ts'

/** A longer line stays characters: nobody writes such a formula, and finding brackets takes the square of its length. */
const LONGEST_LINE = 500
const CLOSING = { '(': ')', '{': '}' } as const

/** Returns text as a tree that is written as the same text, the caret at an offset, at the end without one. */
export function fromText(text: string, offset = text.length): MathInput {
  const lines = text.split('\n').map(readLine)
  const row = lines.flatMap((line, index) => (index === 0 ? line : [toCharacter('\n'), ...line]))
  return { row, caret: findCaret(writeMath(row).stops, offset) }
}

/** Returns the place of the caret next to an offset of the text: of several the outermost. */
export function findCaret(stops: readonly CaretStop[], offset: number): Caret {
  const best = stops.reduce((found, stop) => {
    const [distance, least] = [Math.abs(stop.offset - offset), Math.abs(found.offset - offset)]
    const isOuter = stop.caret.path.length <= found.caret.path.length
    return distance < least || (distance === least && isOuter) ? stop : found
  })
  return best.caret
}

function toCharacter(text: string): MathNode {
  return { kind: 'character', text }
}

/** What would not be written as the same text is characters. */
function readLine(line: string): MathRow {
  if (line.length <= LONGEST_LINE) {
    const row = readRow(line, 0)
    if (writeMath(row).text === line) return row
  }
  return Array.from(line, toCharacter)
}

const ATOM = /[\d.]+|[a-zA-Zπ□]/y

interface ReadBox {
  readonly row: MathRow
  readonly end: number
}

function findClosing(text: string, from: number): number {
  const open = text.charAt(from)
  const close = open === '(' || open === '{' ? CLOSING[open] : ''
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text.charAt(at) === open) depth += 1
    else if (text.charAt(at) === close) depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** What a fraction bar, a root sign or an exponent has behind it: something in brackets, or one number or letter. */
function readBox(text: string, at: number, open: '(' | '{', depth: number): ReadBox | null {
  if (text.charAt(at) === open) {
    const end = findClosing(text, at)
    return end < 0 ? null : { row: readInner(text.slice(at + 1, end), depth), end: end + 1 }
  }
  ATOM.lastIndex = at
  const atom = ATOM.exec(text)?.[0]
  return atom === undefined ? null : { row: readInner(atom, depth), end: at + atom.length }
}

function readInner(text: string, depth: number): MathRow {
  return text === EMPTY_BOX ? [] : readRow(text, depth + 1)
}

function readDenominator(text: string, at: number, depth: number): ReadBox | null {
  if (text.charAt(at) !== '√') return readBox(text, at, '(', depth)
  const radicand = readBox(text, at + 1, '(', depth + 1)
  return radicand && { row: [{ kind: 'root', boxes: [radicand.row] }], end: radicand.end }
}

function isFactor(node: MathNode | undefined): boolean {
  if (node?.kind === 'character') return /[\d.a-zA-Zπ□]/.test(node.text)
  return node?.kind === 'root' || node?.kind === 'power'
}

/** Index from which the nodes at the end of a row are factors, as they stand before a slash without brackets. */
export function findFactors(row: MathRow): number {
  let start = row.length
  while (isFactor(row[start - 1])) start -= 1
  return start
}

function isCharacter(node: MathNode | undefined, pattern: RegExp): boolean {
  return node?.kind === 'character' && pattern.test(node.text)
}

function readRow(text: string, depth: number): MathRow {
  const nodes: MathNode[] = []
  const add = (kind: TemplateKind, boxes: readonly MathRow[], end: number) => {
    nodes.push({ kind, boxes })
    return end
  }
  /** Reads a template and returns where it ends; -1 if there is none. */
  const readTemplate = (at: number): number => {
    switch (text.charAt(at)) {
      case '√': {
        const box = readBox(text, at + 1, '(', depth)
        return box ? add('root', [box.row], box.end) : -1
      }
      case '^': {
        const box = readBox(text, at + 1, '{', depth)
        if (!box) return -1
        if (isCharacter(nodes.at(-1), /□/) && !hasBase(nodes, nodes.length - 1)) nodes.pop()
        return add('power', [box.row], box.end)
      }
      case '/': {
        const start = findFactors(nodes)
        const box = readDenominator(text, at + 1, depth)
        if (!box || start === nodes.length) return -1
        const taken = nodes.splice(start)
        if (isCharacter(nodes.at(-1), / /) && isCharacter(nodes.at(-2), /\d/)) nodes.pop()
        const isEmpty = taken.length === 1 && isCharacter(taken[0], /□/)
        return add('fraction', [isEmpty ? [] : taken, box.row], box.end)
      }
      case '(': {
        const end = findClosing(text, at)
        const inner = text.slice(at + 1, Math.max(at, end))
        const box = text.charAt(end + 1) === '/' ? readDenominator(text, end + 2, depth) : null
        if (end < 0) return -1
        if (box) return add('fraction', [readInner(inner, depth), box.row], box.end)
        const [left, right, ...others] = inner.split(', ')
        if (left === undefined || right === undefined || others.length > 0) return -1
        return add('pair', [readInner(left, depth), readInner(right, depth)], end + 1)
      }
      default:
        return -1
    }
  }
  for (let at = 0; at < text.length; ) {
    const end = depth < MOST_DEPTH ? readTemplate(at) : -1
    if (end >= 0) at = end
    else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
      nodes.push(toCharacter(character))
      at += character.length
    }
  }
  return nodes
}
