import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate, formulasOf } from '../evaluate-formula.ts'
import { figureOf } from '../figure-of.ts'
import { keyOfNumber, keyOfOptions, keyOfStatements, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { angleOf } from './measure-angles.ts'

type Spot = readonly [x: number, y: number]

const plain = (text: string) =>
  text.replace(/\\overline\{\\mathrm\{([A-Z]+)\}\}|\\mathrm\{([A-Z]+)\}/g, '$1$2').replace(/\\[()]/g, '')

function spotOf(item: GeneratedItem, name: string): Spot {
  const { points } = figureOf(item, 'plane')
  return points[name] ?? [Number.NaN, Number.NaN]
}

/** The foot of the perpendicular from a point to the line through two others. */
function footOf(item: GeneratedItem, point: string, line: string): Spot {
  const [[px, py], [ax, ay], [bx, by]] = [
    spotOf(item, point),
    spotOf(item, line[0] ?? ''),
    spotOf(item, line[1] ?? ''),
  ]
  const [dx, dy] = [bx - ax, by - ay]
  const share = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)
  return [ax + share * dx, ay + share * dy]
}

const between = ([ax, ay]: Spot, [bx, by]: Spot) => Math.hypot(ax - bx, ay - by)

/** Throws where a told length differs from the drawn one. */
function checkLengths(item: GeneratedItem): void {
  for (const [, pair = '', size] of plain(item.question).matchAll(/([A-Z]{2}) = (\d+) cm/g)) {
    const drawn = between(spotOf(item, pair[0] ?? ''), spotOf(item, pair[1] ?? ''))
    if (Math.abs(drawn - Number(size)) > 1e-6) throw new Error(`${pair} is drawn ${drawn}`)
  }
}

const distance: Verifiers[string] = (item) => {
  checkLengths(item)
  const [, point = '', line = ''] = /점 ([A-Z])와 직선 ([A-Z]{2}) 사이/.exec(plain(item.question)) ?? []
  return keyOfNumber(item, Math.round(between(spotOf(item, point), footOf(item, point, line))))
}

const axes: Verifiers[string] = (item) => {
  const [, x, y] = /\((-?\d+), (-?\d+)\)/.exec(item.question) ?? []
  const point: Spot = [Number(x), Number(y)]
  return keyOfNumber(item, between(point, [point[0], 0]) + between(point, [0, point[1]]))
}

/** Whole numbers tried until both told angles are as drawn. */
const equation: Verifiers[string] = (item) => {
  if (Math.abs(angleOf(item, 'AOC') - 90) > 0.05) throw new Error('no right angle is drawn')
  const told = [...item.question.matchAll(/\\mathrm\{(COD|DOB)\} = (.+?)\^\\circ/g)]
  const fitting = Array.from({ length: 90 }, (_, index) => index + 1).filter((x) =>
    told.every(
      ([, names = '', formula = '']) => Math.abs(evaluate(formula, { x }) - angleOf(item, names)) < 0.1,
    ),
  )
  if (fitting.length !== 1 || told.length !== 2) throw new Error(`${fitting.length} values fit`)
  return keyOfNumber(item, fitting[0] ?? 0)
}

const keyOfAngle = (item: GeneratedItem, size: number) =>
  item.writtenTestType === 1
    ? keyOfOptions(item, (option) => Number.parseInt(formulasOf(option)[0] ?? '', 10) === size)
    : String(size)

const rightAngles: Verifiers[string] = (item) => {
  const sum = Number(/= (\d+)\^\\circ\\\)일 때/.exec(item.question)?.[1])
  const drawn = angleOf(item, 'AOB') + angleOf(item, 'COD')
  const isRight = ['AOC', 'BOD'].every((names) => Math.abs(angleOf(item, names) - 90) < 0.05)
  if (!isRight || Math.abs(drawn - sum) > 0.1) throw new Error('the picture shows other angles')
  return keyOfAngle(item, Math.round(angleOf(item, 'BOC')))
}

function judgeStatements(item: GeneratedItem): string {
  checkLengths(item)
  return keyOfStatements(item, (statement) => {
    const text = plain(statement)
    const [, point = '', line = '', size] =
      /점 ([A-Z])와 직선 ([A-Z]{2}) 사이의 거리는 (\d+)/.exec(text) ?? []
    if (size) return Math.abs(between(spotOf(item, point), footOf(item, point, line)) - Number(size)) < 1e-6
    const [, from = '', onto = '', name = ''] =
      /점 ([A-Z])에서 직선 ([A-Z]{2})에 내린 수선의 발은 점 ([A-Z])/.exec(text) ?? []
    if (name) return between(footOf(item, from, onto), spotOf(item, name)) < 1e-6
    const [, one = '', other = ''] = /직선 ([A-Z]{2})는 직선 ([A-Z]{2})의 수선/.exec(text) ?? []
    const way = (pair: string): Spot => {
      const [[ax, ay], [bx, by]] = [spotOf(item, pair[0] ?? ''), spotOf(item, pair[1] ?? '')]
      return [bx - ax, by - ay]
    }
    const [[ax, ay], [bx, by]] = [way(one), way(other)]
    return Math.abs(ax * bx + ay * by) < 1e-6
  })
}

/** What a counterexample refutes: slanted segments, and lines through the midpoint that are not perpendicular. */
const FALSE_IDEAS = /모두 점|모두 그 선분의 수직이등분선/

const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/까지의 길이$/, '점과 직선 사이의 거리'],
  [/교점$/, '수선의 발'],
  [/중점을 지나는 직선$/, '수직이등분선'],
  [/수직인 다른 직선$/, '수선'],
]

export const VERIFIERS: Verifiers = {
  M1U06C04L0A1: (item) => (FALSE_IDEAS.test(plain(statementOf(item))) ? 'X' : 'O'),
  M1U06C04L0A2: (item) => {
    const meaning = MEANINGS.find(([pattern]) => pattern.test(statementOf(item)))?.[1]
    return keyOfOptions(item, (option) => option === meaning)
  },
  M1U06C04L0A3: distance,
  M1U06C04L1A1: (item) => {
    const foot = footOf(item, 'P', 'YZ')
    return keyOfOptions(
      item,
      (option) => between(spotOf(item, plain(option).replace('점 ', '')), foot) < 1e-6,
    )
  },
  M1U06C04L1A2: distance,
  M1U06C04L1A2X: distance,
  M1U06C04L3A1: axes,
  M1U06C04L3A1X: axes,
  M1U06C04L3A2: equation,
  M1U06C04L3A2X: equation,
  M1U06C04L5A1: rightAngles,
  M1U06C04L5A1X: rightAngles,
  M1U06C04L5A2: judgeStatements,
}
