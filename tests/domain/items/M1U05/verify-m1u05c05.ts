import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate, formulasOf, toFraction } from '../evaluate-formula.ts'
import { keyOfFraction, keyOfNumber, keyOfOptions, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { commandsOf } from './measure-plane.ts'
import { pointsOf } from './read-points.ts'
import { isInverse, isSameRelation, tableOf } from './read-relations.ts'

const numbersOf = (text: string) => formulasOf(text).map(Number).filter(Number.isFinite)

function judge(item: GeneratedItem): string {
  const statement = statementOf(item)
  const equation = formulasOf(statement).find((formula) => formula.includes('=')) ?? ''
  const table = new Map(tableOf(equation))
  if (/배가 되면/.test(statement)) return table.get(2) === 2 * (table.get(1) ?? 0) ? 'O' : 'X'
  if (/일정하다/.test(statement)) {
    const told = Number(/늘 \\\((-?\d+)\\\)/.exec(statement)?.[1])
    return [...table].every(([x, y]) => Math.abs(x * y - told) < 1e-9) ? 'O' : 'X'
  }
  if (/원점/.test(statement))
    return Number.isNaN(evaluate(equation.split('=')[1] ?? '', { x: 0 })) ? 'X' : 'O'
  const quadrants = new Set<string>(
    [...table].map(([x, y]) => (x > 0 ? (y > 0 ? '1' : '4') : y > 0 ? '2' : '3')),
  )
  const told = [...statement.matchAll(/제\\\((\d)\\\)/g)].map(([, name = '']) => name)
  return told.every((name) => quadrants.has(name)) ? 'O' : 'X'
}

const findRelation: Verifiers[string] = (item) => {
  const p = Number(/x = (-?\d+)/.exec(item.question)?.[1])
  const q = Number(/y = (-?\d+)/.exec(item.question)?.[1])
  const range = Array.from({ length: 201 }, (_, index) => index - 100)
  const a = range.find((constant) => constant / p === q) ?? 0
  if (item.writtenTestType !== 1) return `y=${a}/x`
  return keyOfOptions(item, (option) => isSameRelation(formulasOf(option)[0] ?? '', `xy = ${a}`))
}

/** What each situation makes of one x, worked out without an equation. */
function liveThrough(text: string, x: number): number {
  const [a = 0] = numbersOf(text)
  if (/연필/.test(text)) return a * x
  if (/둘레의 길이가/.test(text)) return (a - 2 * x) / 2
  if (/정삼각형/.test(text)) return x + x + x
  if (/넓이가|걸리는 시간|사탕/.test(text)) return a / x
  if (/끈/.test(text)) return a - x
  if (/나이/.test(text)) return a + x
  throw new Error(`no way to live through ${text}`)
}

function isInverseOption(option: string): boolean {
  if (!/[가-힣]/.test(option))
    return isInverse((formulasOf(option)[0] ?? '').replace(/x = \\frac\{(\d+)\}\{y\}/, 'xy = $1'))
  const products = [2, 3, 4, 6].map((x) => liveThrough(option, x) * x)
  return products.every((product) => Math.abs(product - (products[0] ?? 0)) < 1e-9)
}

const pointOnCurve: Verifiers[string] = (item) => {
  const [[p, q] = [1, 1]] = pointsOf(item.question)
  const r = Number(/\((-?\d+), k\)/.exec(item.question)?.[1])
  return keyOfFraction(item, toFraction((p * q) / r))
}

/** Every whole x far enough tried. */
const latticePoints: Verifiers[string] = (item) => {
  const [, sign = '', top = '0'] = /y = (-?)\\frac\{(\d+)\}\{x\}/.exec(item.question) ?? []
  const a = Number(`${sign}${top}`)
  const places = Array.from({ length: 201 }, (_, index) => index - 100).filter((x) => x !== 0)
  return keyOfNumber(item, places.filter((x) => Number.isInteger(a / x)).length)
}

/** On which side of the drawn axes the point P lies: right or left, up or down. */
function readSide(item: GeneratedItem): [number, number] {
  const commands = commandsOf(item.figures[0])
  const label = commands.find((command) => command.type === 'text' && command.text === 'P')
  const axes = commands.flatMap((command) => (command.type === 'line' ? [command] : []))
  const [level, upright] = [axes.find(({ y1, y2 }) => y1 === y2), axes.find(({ x1, x2 }) => x1 === x2)]
  const dots = commands.flatMap((command) => (command.type === 'circle' ? [command] : []))
  if (label?.type !== 'text' || !level || !upright) throw new Error('no axes or no P')
  const far = ({ cx, cy }: { cx: number; cy: number }) => Math.hypot(cx - label.x, cy - label.y)
  const [dot] = dots.sort((a, b) => far(a) - far(b))
  return [Math.sign((dot?.cx ?? 0) - upright.x1), Math.sign(level.y1 - (dot?.cy ?? 0))]
}

const meeting: Verifiers[string] = (item) => {
  const [direct = ''] = formulasOf(item.question)
  const p = Number(/좌표가 \\\((-?\d+)\\\)인/.exec(item.question)?.[1])
  const q = evaluate(direct.split('=')[1] ?? '', { x: p })
  const [right, up] = readSide(item)
  if (right !== Math.sign(p) || up !== Math.sign(q)) throw new Error('P is drawn elsewhere')
  return keyOfNumber(item, Math.round(p * q))
}

/** The sign from the drawn point, the size from the told area. */
const rectangle: Verifiers[string] = (item) => {
  const area = Number(/넓이가 \\\((\d+)\\\)/.exec(item.question)?.[1])
  const [right, up] = readSide(item)
  return keyOfNumber(item, right * up * area)
}

/** The work done day by day. */
const workOn: Verifiers[string] = (item) => {
  const [people = 0, days = 0, , done = 0, joined = 0] = numbersOf(item.question)
  let [left, passed] = [people * days, 0]
  while (left > 0) {
    left -= passed < done ? people : people + joined
    passed += 1
  }
  if (left !== 0) throw new Error('the work does not end with a day')
  return keyOfNumber(item, passed)
}

export const VERIFIERS: Verifiers = {
  M1U05C05L0A1: judge,
  M1U05C05L0A2: (item) => {
    const [x = 1, wanted = 1, y = 0] = numbersOf(item.question)
    return keyOfNumber(item, (x * y) / wanted)
  },
  M1U05C05L1A1: findRelation,
  M1U05C05L1A1X: findRelation,
  M1U05C05L1A2: (item) => keyOfOptions(item, isInverseOption),
  M1U05C05L3A1: pointOnCurve,
  M1U05C05L3A1X: pointOnCurve,
  M1U05C05L3A2: latticePoints,
  M1U05C05L3A2X: latticePoints,
  M1U05C05L5A1: meeting,
  M1U05C05L5A1X: meeting,
  M1U05C05L5A2: rectangle,
  M1U05C05L5A2X: rectangle,
  M1U05C05L5A3: workOn,
  M1U05C05L5A3X: workOn,
}
