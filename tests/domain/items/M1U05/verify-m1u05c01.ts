import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate, formulasOf, solveFor, toFraction } from '../evaluate-formula.ts'
import { keyOfFraction, keyOfNumber, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { readNamedPoint } from './measure-plane.ts'
import { doubleArea, keyOfPoint, plainAxes, pointsOf, type Spot } from './read-points.ts'

function judge(item: GeneratedItem): string {
  const statement = plainAxes(statementOf(item))
  const [first = [0, 0], second = [0, 0]] = pointsOf(statement)
  if (/같은 점/.test(statement)) return first.join() === second.join() ? 'O' : 'X'
  const [, axis] = /(x|y)축 위/.exec(statement) ?? []
  if (axis) return first[axis === 'x' ? 1 : 0] === 0 ? 'O' : 'X'
  const [, name, value] = /의 (x|y)좌표는 \\\((-?\d+)\\\)/.exec(statement) ?? []
  return first[name === 'x' ? 0 : 1] === Number(value) ? 'O' : 'X'
}

const STEPS: Record<string, Spot> = { 오른쪽: [1, 0], 왼쪽: [-1, 0], 위: [0, 1], 아래: [0, -1] }

function walk(item: GeneratedItem): string {
  const moves = [...item.question.matchAll(/(오른쪽|왼쪽|위|아래)으?로 \\\((\d+)\\\)칸/g)]
  const end = moves.reduce<Spot>(
    ([x, y], [, way = '', count]) => {
      const [dx, dy] = STEPS[way] ?? [0, 0]
      return [x + dx * Number(count), y + dy * Number(count)]
    },
    [0, 0],
  )
  return keyOfPoint(item, end)
}

const readPoint: Verifiers[string] = (item) => {
  const name = /점 \\\(\\mathrm\{([A-Z])\}\\\)의 좌표/.exec(item.question)?.[1] ?? ''
  return keyOfPoint(item, readNamedPoint(item.figures[0], name))
}

const matchPairs: Verifiers[string] = (item) => {
  const [left = '', right = ''] = formulasOf(item.question)
  const [ends, shown] = [left, right].map((pair) => pair.slice(1, -1).split(','))
  const a = solveFor('a', `${ends?.[0]} = ${shown?.[0]}`)
  const b = solveFor('b', `${ends?.[1]} = ${shown?.[1]}`)
  return keyOfNumber(item, a + b)
}

const area: Verifiers[string] = (item) =>
  keyOfFraction(item, toFraction(doubleArea(pointsOf(item.question)) / 2))

/** Whole numbers tried for a until the point lies on the axis. */
const onAxis: Verifiers[string] = (item) => {
  const [pair = ''] = formulasOf(item.question)
  const [first = '', second = ''] = pair.slice(1, -1).split(',')
  const [zero, other] = /x축 위에/.test(plainAxes(item.question)) ? [second, first] : [first, second]
  const range = Array.from({ length: 81 }, (_, index) => index - 40)
  const fitting = range.filter((a) => evaluate(zero, { a }) === 0)
  if (fitting.length !== 1) throw new Error(`${fitting.length} values put the point on the axis`)
  return keyOfNumber(item, evaluate(other, { a: fitting[0] ?? 0 }))
}

export const VERIFIERS: Verifiers = {
  M1U05C01L0A1: judge,
  M1U05C01L0A2: walk,
  M1U05C01L1A1: readPoint,
  M1U05C01L1A1X: readPoint,
  M1U05C01L1A2: (item) => {
    const [, axis, value] = /(x|y)좌표가 \\\((-?\d+)\\\)인/.exec(plainAxes(item.question)) ?? []
    return keyOfPoint(item, axis === 'x' ? [Number(value), 0] : [0, Number(value)])
  },
  M1U05C01L3A1: matchPairs,
  M1U05C01L3A1X: matchPairs,
  M1U05C01L3A2: area,
  M1U05C01L3A2X: area,
  M1U05C01L5A1: area,
  M1U05C01L5A1X: area,
  M1U05C01L5A2: onAxis,
  M1U05C01L5A2X: onAxis,
}
