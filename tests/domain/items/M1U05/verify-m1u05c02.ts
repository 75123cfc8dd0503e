import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate, formulasOf } from '../evaluate-formula.ts'
import { keyOfNumber, keyOfOptions, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { doubleArea, keyOfPoint, plainAxes, pointsOf, type Spot } from './read-points.ts'

/** The quadrant by the angle of the point, a quarter turn each; 0 on an axis. */
function quadrantOf([x, y]: Spot): number {
  if (x === 0 || y === 0) return 0
  const turn = (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI)
  return Math.floor(turn / (Math.PI / 2)) + 1
}

/** The image of a point: folded along an axis, or turned half round the origin. */
function imageOf([x, y]: Spot, mirror: string): Spot {
  const turn = mirror === '원점' ? Math.PI : 0
  if (turn) return [x, y].map((part) => Math.round(part * Math.cos(turn))) as Spot
  return mirror === 'x축' ? [x, 0 - y] : [0 - x, y]
}

const MIRROR = /(x축|y축|원점)에 대하여/

function judge(item: GeneratedItem): string {
  const statement = plainAxes(statementOf(item))
  const [first = [0, 0], second] = pointsOf(statement)
  if (second) return imageOf(first, MIRROR.exec(statement)?.[1] ?? '').join() === second.join() ? 'O' : 'X'
  const said = Number(/제\\\((\d)\\\)사분면/.exec(statement)?.[1])
  const [, x, y] = /x좌표가 (양수|음수)이고 y좌표가 (양수|음수)인/.exec(statement) ?? []
  const point: Spot = x && y ? [x === '양수' ? 1 : -1, y === '양수' ? 1 : -1] : first
  return quadrantOf(point) === said ? 'O' : 'X'
}

function keyOfQuadrant(item: GeneratedItem, quadrant: number): string {
  if (item.writtenTestType !== 1) return String(quadrant)
  return keyOfOptions(item, (option) =>
    quadrant === 0 ? /속하지/.test(option) : option.includes(`제\\(${quadrant}\\)`),
  )
}

const VALUES = [-7, -5, -3, -2, -1, 1, 2, 3, 5, 7]

/** The one quadrant in which the point lies for all tried values that meet the conditions. */
function quadrantFor(pair: string, meets: (a: number, b: number) => boolean): number {
  const [first = '', second = ''] = pair.slice(1, -1).split(',')
  const found = new Set(
    VALUES.flatMap((a) =>
      VALUES.filter((b) => meets(a, b)).map((b) =>
        quadrantOf([evaluate(first, { a, b }), evaluate(second, { a, b })]),
      ),
    ),
  )
  if (found.size !== 1) throw new Error(`${pair} lies in the quadrants ${[...found]}`)
  return [...found][0] ?? 0
}

const bySigns: Verifiers[string] = (item) => {
  const given = Number(/제\\\((\d)\\\)사분면/.exec(item.question)?.[1])
  const pair = formulasOf(item.question).filter((formula) => formula.startsWith('('))[1] ?? ''
  return keyOfQuadrant(
    item,
    quadrantFor(pair, (a, b) => quadrantOf([a, b]) === given),
  )
}

const byConditions: Verifiers[string] = (item) => {
  const formulas = formulasOf(item.question)
  const conditions = formulas.filter((formula) => /[<>]/.test(formula))
  const pair = formulas.find((formula) => formula.startsWith('(')) ?? ''
  const meets = (a: number, b: number) =>
    conditions.every((condition) => {
      const [left = ''] = condition.split(/[<>]/)
      const value = evaluate(left, { a, b })
      return condition.includes('<') ? value < 0 : value > 0
    })
  return keyOfQuadrant(item, quadrantFor(pair, meets))
}

const mirrorPoint: Verifiers[string] = (item) => {
  const [point = [0, 0]] = pointsOf(item.question)
  return keyOfPoint(item, imageOf(point, MIRROR.exec(plainAxes(item.question))?.[1] ?? ''))
}

/** Whole numbers tried for a and b until one point is the image of the other. */
const unknowns: Verifiers[string] = (item) => {
  const [first = '', second = ''] = formulasOf(item.question).filter((formula) => formula.startsWith('('))
  const mirror = MIRROR.exec(plainAxes(item.question))?.[1] ?? ''
  const range = Array.from({ length: 21 }, (_, index) => index - 10)
  const place = (pair: string, a: number, b: number) =>
    pair
      .slice(1, -1)
      .split(',')
      .map((part) => evaluate(part, { a, b })) as Spot
  const sums = range.flatMap((a) =>
    range
      .filter((b) => imageOf(place(first, a, b), mirror).join() === place(second, a, b).join())
      .map((b) => a + b),
  )
  if (sums.length !== 1) throw new Error(`${sums.length} pairs fit`)
  return keyOfNumber(item, sums[0] ?? 0)
}

const area: Verifiers[string] = (item) => {
  const text = plainAxes(item.question)
  const [a = [0, 0]] = pointsOf(text)
  const mirrors = [...text.matchAll(/(x축|y축|원점)에 대하여/g)].map(([, name = '']) => name)
  return keyOfNumber(item, doubleArea([a, ...mirrors.map((mirror) => imageOf(a, mirror))]) / 2)
}

export const VERIFIERS: Verifiers = {
  M1U05C02L0A1: judge,
  M1U05C02L0A2: (item) => {
    const wanted = Number(/제\\\((\d)\\\)사분면/.exec(item.question)?.[1])
    return keyOfOptions(item, (option) => quadrantOf(pointsOf(option)[0] ?? [0, 0]) === wanted)
  },
  M1U05C02L1A1: (item) => keyOfQuadrant(item, quadrantOf(pointsOf(item.question)[0] ?? [0, 0])),
  M1U05C02L1A2: mirrorPoint,
  M1U05C02L1A2X: mirrorPoint,
  M1U05C02L3A1: unknowns,
  M1U05C02L3A1X: unknowns,
  M1U05C02L3A2: bySigns,
  M1U05C02L3A2X: bySigns,
  M1U05C02L5A1: byConditions,
  M1U05C02L5A1X: byConditions,
  M1U05C02L5A2: area,
  M1U05C02L5A2X: area,
}
