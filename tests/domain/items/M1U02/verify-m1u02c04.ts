import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { figureOf } from '../figure-of.ts'
import type { Verifiers } from '../test-templates.ts'
import { type Exact, evaluateExact, exact, isSame, minus, plus, times } from './evaluate-exact.ts'
import { keyOfOptions, keyOfValue } from './read-item.ts'

const calculate: Verifiers[string] = (item) =>
  keyOfValue(item, evaluateExact(formulasOf(item.question)[0] ?? ''))

/** The walk of the drawn arrows: how far each goes and where the last one ends. */
function walkOf(item: GeneratedItem): [first: number, second: number, end: number] {
  const { moves = [] } = figureOf(item, 'number-line')
  const [one, other] = moves.map(({ from, to }) => ({ from: Number(from), to: Number(to) }))
  if (!one || !other || one.from !== 0 || other.from !== one.to) throw new Error('the arrows are no walk')
  return [one.to, other.to - other.from, other.to]
}

/** The signed numbers of a line in reading order. */
const numbersIn = (line: string) =>
  line.match(/\((?:[^(){}]|\\frac\{\d+\}\{\d+\})*\)/g)?.map((one) => one.replace(/\s/g, '')) ?? []

/** Numbers that change places: 교환법칙; the same places, other brackets: 결합법칙. */
function lawBetween(before: string, after: string): string {
  const plain = (line: string) => numbersIn(line.replace(/\\left|\\right|^=/g, '')).join(' ')
  return plain(before) === plain(after) ? '결합법칙' : '교환법칙'
}

const undoMistake: Verifiers[string] = (item) => {
  const [a = exact(0), b = exact(0)] = formulasOf(item.question).map((formula) => evaluateExact(formula))
  const [meant, made] = /빼야/.test(item.question) ? [minus, plus] : [plus, minus]
  // Every multiple of 1/60 is tried as the number.
  const found = Array.from({ length: 60 * 80 + 1 }, (_, index) => exact(index - 60 * 40, 60)).filter(
    (number) => isSame(made(number, a), b),
  )
  const [number] = found
  if (found.length !== 1 || !number) throw new Error(`${found.length} numbers`)
  return keyOfValue(item, meant(number, a))
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** Fills a line with one gap again and again, and checks every sum at the end. */
const completeSquare: Verifiers[string] = (item) => {
  const body = /\\hline (.*) \\\\ \\hline \\end/.exec(item.question)?.[1] ?? ''
  const shown = body.split(/ \\\\ \\hline | & /).map((cell) => cell.trim())
  const cells = shown.map((cell) => (/^-?\d+$/.test(cell) ? Number(cell) : Number.NaN))
  const sumOf = (line: number[]) => line.reduce((sum, index) => sum + (cells[index] ?? Number.NaN), 0)
  const full = LINES.find((line) => !Number.isNaN(sumOf(line))) ?? []
  const total = sumOf(full)
  for (let round = 0; round < 9; round += 1) {
    for (const line of LINES) {
      const gaps = line.filter((index) => Number.isNaN(cells[index]))
      const [gap] = gaps
      if (gaps.length === 1 && gap !== undefined)
        cells[gap] = total - sumOf(line.filter((index) => index !== gap))
    }
  }
  if (LINES.some((line) => sumOf(line) !== total)) throw new Error('no square')
  return keyOfValue(item, cells[shown.indexOf('A')] ?? 0)
}

export const VERIFIERS: Verifiers = {
  M1U02C04L0A1: (item) => {
    const walk = walkOf(item)
    return keyOfOptions(item, (option) => {
      const [left = '', right = ''] = (formulasOf(option)[0] ?? '').split('=')
      const terms = numbersIn(left).map((term) => evaluateExact(term))
      return [...terms, evaluateExact(right)].every((value, index) => isSame(value, exact(walk[index] ?? 99)))
    })
  },
  M1U02C04L0A2: (item) => {
    const [first = '', second = ''] = numbersIn(
      (formulasOf(item.question)[0] ?? '').replace(/\\left|\\right/g, ''),
    )
    const wanted: Exact[] = [evaluateExact(first), times(exact(-1), evaluateExact(second))]
    return keyOfOptions(item, (option) => {
      const terms = numbersIn((formulasOf(option)[0] ?? '').replace(/\\left|\\right/g, ''))
      return terms.every((term, index) => isSame(evaluateExact(term), wanted[index] ?? exact(99)))
    })
  },
  M1U02C04L1A1: calculate,
  M1U02C04L1A1X: calculate,
  M1U02C04L1A2: calculate,
  M1U02C04L1A2X: calculate,
  M1U02C04L3A1: calculate,
  M1U02C04L3A1X: calculate,
  M1U02C04L3A2: (item) => {
    const [start = '', middle = '', end = ''] = formulasOf(item.question)
    const [first, second] = [lawBetween(start, middle), lawBetween(middle, end)]
    const values = [start, middle, end].map((line) => evaluateExact(line.replace(/^=/, '')))
    if (!values.every((value) => isSame(value, values[0] ?? exact(0)))) throw new Error('the value changes')
    return keyOfOptions(item, (option) => new RegExp(`㉠.*${first}, ㉡.*${second}`).test(option))
  },
  M1U02C04L5A1: undoMistake,
  M1U02C04L5A1X: undoMistake,
  M1U02C04L5A2: completeSquare,
  M1U02C04L5A2X: completeSquare,
}
