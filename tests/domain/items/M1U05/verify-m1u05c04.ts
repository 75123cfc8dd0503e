import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate, formulasOf, toFraction } from '../evaluate-formula.ts'
import { keyOfFraction, keyOfNumber, keyOfOptions, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { doubleArea, plainAxes, pointsOf } from './read-points.ts'
import { isDirect, isSameRelation, tableOf } from './read-relations.ts'

const numbersOf = (text: string) => formulasOf(text).map(Number).filter(Number.isFinite)

/** Signs of x and y at the places of a relation, as quadrants. */
function quadrantsOf(equation: string): string {
  const names = tableOf(equation).map(([x, y]) => (x > 0 ? (y > 0 ? 1 : 4) : y > 0 ? 2 : 3))
  return [...new Set(names)].sort().join()
}

const quadrantsTold = (text: string) => [...text.matchAll(/제\\\((\d)\\\)/g)].map(([, name]) => name).join()

function judge(item: GeneratedItem): string {
  const statement = statementOf(item)
  const equation = formulasOf(statement).find((formula) => formula.includes('=')) ?? ''
  if (/정비례하는/.test(statement)) return isDirect(equation) ? 'O' : 'X'
  if (/배가 되면/.test(statement)) return isDirect(equation) ? 'O' : 'X'
  if (/원점/.test(statement)) return evaluate(equation.split('=')[1] ?? '', { x: 0 }) === 0 ? 'O' : 'X'
  return quadrantsOf(equation) === quadrantsTold(statement) ? 'O' : 'X'
}

/** Whole numbers tried as the constant until the shown pair fits. */
const findRelation: Verifiers[string] = (item) => {
  const p = Number(/x = (-?\d+)/.exec(item.question)?.[1])
  const q = Number(/y = (-?\d+)/.exec(item.question)?.[1])
  const range = Array.from({ length: 101 }, (_, index) => index - 50)
  const [a = 0, ...more] = range.filter((constant) => constant * p === q)
  if (more.length > 0) throw new Error('several constants fit')
  if (item.writtenTestType !== 1) return `y=${a}x`
  return keyOfOptions(item, (option) => isSameRelation(formulasOf(option)[0] ?? '', `y = ${a}x`))
}

/** What each situation makes of one x, worked out without an equation. */
function liveThrough(text: string, x: number): number {
  const [a = 0, b = 0, c = 0] = numbersOf(text)
  if (/연필/.test(text))
    return Array(x)
      .fill(a)
      .reduce((sum: number, one: number) => sum + one, 0)
  if (/시간 동안 간/.test(text)) return a * x
  if (/정사각형/.test(text)) return x + x + x + x
  if (/삼각형/.test(text)) return (a * x) / 2
  if (/직사각형|걸리는 시간/.test(text)) return a / x
  if (/끈/.test(text)) return a - x
  if (/나이/.test(text)) return a + x
  if (/기본요금/.test(text)) return a + (c / b) * x
  throw new Error(`no way to live through ${text}`)
}

function isDirectOption(option: string): boolean {
  if (!/[가-힣]/.test(option)) return isDirect(formulasOf(option)[0] ?? '')
  const shares = [2, 3, 4, 6].map((x) => liveThrough(option, x) / x)
  return shares.every((share) => Math.abs(share - (shares[0] ?? 0)) < 1e-9)
}

const pointOnGraph: Verifiers[string] = (item) => {
  const [[p, q] = [1, 1]] = pointsOf(item.question)
  const r = Number(/\(k, (-?\d+)\)/.exec(item.question)?.[1])
  // On a line through the origin both points have coordinates in one ratio.
  return keyOfFraction(item, toFraction(r / (q / p)))
}

function isTrueOf(equation: string, statement: string): boolean {
  const text = plainAxes(statement)
  const table = tableOf(equation)
  if (/사분면/.test(text)) return quadrantsOf(equation) === quadrantsTold(text)
  if (/증가하면/.test(text)) {
    const rises = (table.at(-1)?.[1] ?? 0) > (table[0]?.[1] ?? 0)
    return rises === /\\\(y\\\)의 값은 증가/.test(statement)
  }
  if (/점/.test(text) && pointsOf(text).length > 0) {
    const [[x, y] = [0, 0]] = pointsOf(text)
    return Math.abs(evaluate(equation.split('=')[1] ?? '', { x }) - y) < 1e-9
  }
  if (/더 가깝다/.test(text)) {
    const other = formulasOf(statement)[0] ?? ''
    const size = (shown: string) => Math.abs(tableOf(shown).find(([x]) => x === 1)?.[1] ?? 0)
    return size(equation) > size(other) === /\\\(y\\\)축에/.test(statement)
  }
  return !/지나지 않는/.test(text)
}

const use: Verifiers[string] = (item) => {
  const [a = 0, b = 0, c = 0] = numbersOf(item.question)
  if (/톱니/.test(item.question)) {
    // Teeth counted one by one past the point where both wheels meet.
    const teeth = Array.from({ length: a * c }, (_, tooth) => (tooth + 1) % b === 0)
    return keyOfNumber(item, teeth.filter(Boolean).length)
  }
  return keyOfNumber(item, /휘발유/.test(item.question) ? (c * a) / b : (c * b) / a)
}

const area: Verifiers[string] = (item) => {
  const [first = '', second = ''] = formulasOf(item.question).filter((formula) => formula.startsWith('y ='))
  const [[k] = [0]] = pointsOf(item.question)
  const at = (equation: string): [number, number] => [k, evaluate(equation.split('=')[1] ?? '', { x: k })]
  return keyOfFraction(item, toFraction(doubleArea([[0, 0], at(first), at(second)]) / 2))
}

/** The tank filled minute by minute. */
const fillTank: Verifiers[string] = (item) => {
  const [spanA = 1, litresA = 0, spanB = 1, litresB = 0, alone = 0, whole = 0] = numbersOf(item.question)
  let [litres, minutes] = [0, 0]
  while (litres < whole) {
    litres += litresA / spanA + (minutes < alone ? 0 : litresB / spanB)
    minutes += 1
  }
  if (Math.abs(litres - whole) > 1e-9) throw new Error('the tank is not full on the minute')
  return keyOfNumber(item, minutes)
}

export const VERIFIERS: Verifiers = {
  M1U05C04L0A1: judge,
  M1U05C04L0A2: (item) => {
    const [x = 1, wanted = 0, y = 0] = numbersOf(item.question)
    return keyOfNumber(item, (y / x) * wanted)
  },
  M1U05C04L1A1: findRelation,
  M1U05C04L1A1X: findRelation,
  M1U05C04L1A2: (item) => keyOfOptions(item, isDirectOption),
  M1U05C04L3A1: pointOnGraph,
  M1U05C04L3A1X: pointOnGraph,
  M1U05C04L3A2: (item) => {
    const equation = formulasOf(item.question)[0] ?? ''
    return keyOfOptions(item, (option) => isTrueOf(equation, option))
  },
  M1U05C04L5A1: use,
  M1U05C04L5A1X: use,
  M1U05C04L5A2: area,
  M1U05C04L5A2X: area,
  M1U05C04L5A3: fillTank,
  M1U05C04L5A3X: fillTank,
}
