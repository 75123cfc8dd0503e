import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { keyOfFormula } from '../formula-value.ts'
import { realValue } from '../M1U08/key-of-real.ts'
import type { Verifiers } from '../test-templates.ts'
import {
  extrude,
  gives,
  keyNear,
  type Measured,
  measurePolygon,
  type Place,
  revolve,
  sectorPolygon,
  sizeAfter,
} from './measure-solid.ts'
import { judgeByWords, statementOf } from './read-item.ts'

/** One cylinder in all the letters that a formula may use, and its sizes as measured. */
const CYLINDER = { r: 3, h: 5, s: measurePolygon(sectorPolygon(3, 360)).enclosed }
const SIZES: [RegExp, () => number][] = [
  [/부피/, () => cylinder(CYLINDER.r, CYLINDER.h).volume],
  [/옆넓이/, () => cylinder(CYLINDER.r, CYLINDER.h).area - 2 * CYLINDER.s],
  [/겉넓이/, () => cylinder(CYLINDER.r, CYLINDER.h).area],
  [/둘레의 길이/, () => measurePolygon(sectorPolygon(CYLINDER.r, 360)).around],
]

const CLAIMS: [RegExp, boolean][] = [
  [/높이를 곱한 것과 같다/, true],
  [/한 밑면의 넓이와 옆넓이의 합/, false],
  [/가로의 길이는 밑면의 둘레/, true],
  [/삼각기둥과 원기둥은 부피도 같다/, true],
  [/반지름의 길이를 두 배로/, false],
  [/높이만 두 배로/, true],
  [/^부피가 같은/, false],
]

/** The lengths of a question in reading order; powers of units are none of them. */
function lengthsOf(item: GeneratedItem): number[] {
  return formulasOf(item.question)
    .filter((formula) => /^\d+$/.test(formula))
    .map(Number)
}

function trapezoid(bottom: number, top: number, height: number): Place[] {
  return [
    [0, 0],
    [bottom, 0],
    [top, height],
    [0, height],
  ]
}

/** The base of a prism by its corners; its height is the last length of the question. */
function baseOf(item: GeneratedItem): Place[] {
  const sizes = lengthsOf(item)
  if (item.question.includes('직각삼각형')) {
    const [a = 0, b = 0] = [...sizes.slice(0, -1)].sort((one, other) => one - other)
    return [
      [0, 0],
      [a, 0],
      [0, b],
    ]
  }
  if (gives(item.question, '윗변의 길이가')) {
    const [top = 0, bottom = 0, height = 0] = sizes
    return trapezoid(bottom, top, height)
  }
  const [bottom = 0, slanted = 0, top = 0, height = 0] = sizes
  const base = trapezoid(bottom, top, height)
  if (Math.abs(Math.hypot(bottom - top, height) - slanted) > 1e-9) throw new Error('no such trapezoid')
  return base
}

const prismOf = (item: GeneratedItem) => extrude(baseOf(item), lengthsOf(item).at(-1) ?? 0)

const prismVolume: Verifiers[string] = (item) => {
  if (!item.question.startsWith('밑넓이가')) return keyNear(item, prismOf(item).volume)
  // As many cubes of 1 cm in every layer as the base holds squares.
  const [base = 0, height = 0] = lengthsOf(item)
  const layers = Array.from({ length: height }, () => base)
  return keyNear(
    item,
    layers.reduce((sum, layer) => sum + layer, 0),
  )
}

const prismSurface: Verifiers[string] = (item) => keyNear(item, prismOf(item).area)

const cylinder = (r: number, h: number): Measured => extrude(sectorPolygon(r, 360), h)

const cylinderVolume: Verifiers[string] = (item) => {
  const radius = gives(item.question, ' 지름의 길이가')
    ? sizeAfter(item.question, ' 지름의 길이가') / 2
    : sizeAfter(item.question, '반지름의 길이가')
  return keyNear(item, cylinder(radius, sizeAfter(item.question, '높이가')).volume)
}

const cylinderSurface: Verifiers[string] = (item) => {
  const radius = sizeAfter(item.question, '반지름의 길이가')
  if (gives(item.question, '높이가'))
    return keyNear(item, cylinder(radius, sizeAfter(item.question, '높이가')).area)
  const wanted = realValue(/겉넓이가 \\\((.*?)\\\)/.exec(item.question)?.[1] ?? '')
  for (let height = 1; height <= 60; height += 1) {
    const { area } = revolve([
      [0, 0],
      [radius, 0],
      [radius, height],
      [0, height],
    ])
    if (Math.abs(area / wanted - 1) < 1e-9) return keyNear(item, height)
  }
  return ''
}

const hollow: Verifiers[string] = (item) => {
  const [outer = 0, height = 0, inner = 0] = lengthsOf(item)
  const { area, volume } = revolve([
    [inner, 0],
    [outer, 0],
    [outer, height],
    [inner, height],
  ])
  return keyNear(item, item.question.includes('부피') ? volume : area)
}

const sectorPrism: Verifiers[string] = (item) => {
  const [radius = 0, height = 0] = lengthsOf(item)
  const degrees = Number.parseInt(formulasOf(item.question)[1] ?? '', 10)
  return keyNear(item, extrude(sectorPolygon(radius, degrees), height).area)
}

export const VERIFIERS: Verifiers = {
  M1U09C04L0A1: (item) => keyOfFormula(item, SIZES, CYLINDER),
  M1U09C04L0A2: (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X'),
  M1U09C04L0A3: (item) => {
    const [around = 0, height = 0] = lengthsOf(item)
    const { area } = extrude(trapezoid(around / 4, around / 4, around / 4), height)
    return keyNear(item, area - 2 * (around / 4) ** 2)
  },
  M1U09C04L1A1: prismVolume,
  M1U09C04L1A1X: prismVolume,
  M1U09C04L1A2: cylinderVolume,
  M1U09C04L1A2X: cylinderVolume,
  M1U09C04L3A1: prismSurface,
  M1U09C04L3A1X: prismSurface,
  M1U09C04L3A2: cylinderSurface,
  M1U09C04L3A2X: cylinderSurface,
  M1U09C04L5A1: hollow,
  M1U09C04L5A1X: hollow,
  M1U09C04L5A2: sectorPrism,
  M1U09C04L5A2X: sectorPrism,
}
