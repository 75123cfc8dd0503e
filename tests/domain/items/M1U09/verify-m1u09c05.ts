import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { keyOfFormula } from '../formula-value.ts'
import type { Verifiers } from '../test-templates.ts'
import {
  extrude,
  gives,
  keyNear,
  type Measured,
  measurePolygon,
  measurePyramid,
  type Place,
  revolve,
  sectorPolygon,
  sizeAfter,
} from './measure-solid.ts'
import { judgeByWords, statementOf } from './read-item.ts'

/** One cone in all the letters that a formula may use, and its sizes as measured. */
const CONE = { r: 3, h: 4, l: 5, s: measurePolygon(sectorPolygon(3, 360)).enclosed }
const SIZES: [RegExp, () => number][] = [
  [/뿔의 부피/, () => cone(CONE.r, CONE.h).volume],
  [/옆넓이/, () => cone(CONE.r, CONE.h).area - CONE.s],
  [/겉넓이/, () => cone(CONE.r, CONE.h).area],
  [/호의 길이/, () => measurePolygon(sectorPolygon(CONE.r, 360)).around],
]

const CLAIMS: [RegExp, boolean][] = [
  [/같은 기둥의 부피/, true],
  [/밑넓이의 두 배와/, false],
  [/반지름의 길이는 모선/, true],
  [/호의 길이는 모선/, false],
  [/짧다/, true],
  [/모선의 길이의 곱/, false],
  [/^뿔대의 부피/, true],
]

const lengthsOf = (item: GeneratedItem) =>
  formulasOf(item.question)
    .filter((formula) => /^\d+$/.test(formula))
    .map(Number)

const square = (side: number): Place[] => [
  [-side / 2, -side / 2],
  [side / 2, -side / 2],
  [side / 2, side / 2],
  [-side / 2, side / 2],
]

/** A cone as a triangle turned around the axis. */
const cone = (radius: number, height: number): Measured =>
  revolve([
    [0, 0],
    [radius, 0],
    [0, height],
  ])

const pyramidVolume: Verifiers[string] = (item) => {
  const sizes = lengthsOf(item)
  const height = sizes.at(-1) ?? 0
  if (item.question.startsWith('밑넓이가'))
    return keyNear(item, measurePyramid(square(Math.sqrt(sizes[0] ?? 0)), [0, 0, height]).volume)
  if (item.question.includes('정사각형'))
    return keyNear(item, measurePyramid(square(sizes[0] ?? 0), [0, 0, height]).volume)
  const [a = 0, b = 0] = sizes
  // The volume does not change where the apex moves at the same height.
  const base: Place[] = [
    [0, 0],
    [a, 0],
    [0, b],
  ]
  return keyNear(item, measurePyramid(base, [a / 4, b / 4, height]).volume)
}

const coneVolume: Verifiers[string] = (item) => {
  const { question } = item
  const radius = gives(question, ' 지름의 길이가')
    ? sizeAfter(question, ' 지름의 길이가') / 2
    : sizeAfter(question, '반지름의 길이가')
  const height = sizeAfter(question, '높이가')
  if (gives(question, '모선의 길이가')) {
    const slant = Math.hypot(radius, height)
    if (slant !== sizeAfter(question, '모선의 길이가')) throw new Error(`no such cone: ${question}`)
  }
  return keyNear(item, cone(radius, height).volume)
}

const coneSurface: Verifiers[string] = (item) => {
  const { question } = item
  const angle = Number.parseInt(/(\d+)\^\\circ/.exec(question)?.[1] ?? '0', 10)
  const given = sizeAfter(question, '반지름의 길이가')
  const [slant, radius] =
    angle === 0 ? [sizeAfter(question, '모선의 길이가'), given] : [given, (given * angle) / 360]
  return keyNear(item, cone(radius, Math.sqrt(slant ** 2 - radius ** 2)).area)
}

const pyramidSurface: Verifiers[string] = (item) => {
  const [side = 0, faceHeight = 0] = lengthsOf(item)
  const height = Math.sqrt(faceHeight ** 2 - (side / 2) ** 2)
  return keyNear(item, measurePyramid(square(side), [0, 0, height]).area)
}

const frustum: Verifiers[string] = (item) => {
  const { question } = item
  const [big = 0, small = 0] = lengthsOf(item)
  const above = sizeAfter(question, '작은 원뿔의 높이가')
  const below = gives(question, '원뿔대의 높이가')
    ? sizeAfter(question, '원뿔대의 높이가')
    : sizeAfter(question, '처음 원뿔의 높이가') - above
  if (small * (above + below) !== big * above) throw new Error(`the cut is no cone: ${question}`)
  const { volume } = revolve([
    [0, 0],
    [big, 0],
    [small, below],
    [0, below],
  ])
  return keyNear(item, volume)
}

const corner: Verifiers[string] = (item) => {
  const [a = 0, b = 0, c = 0] = lengthsOf(item)
  const cut = measurePyramid(
    [
      [0, 0],
      [a, 0],
      [0, b],
    ],
    [0, 0, c],
  )
  const box = extrude(
    [
      [0, 0],
      [a, 0],
      [a, b],
      [0, b],
    ],
    c,
  )
  return keyNear(item, item.question.includes('남은 입체도형') ? box.volume - cut.volume : cut.volume)
}

export const VERIFIERS: Verifiers = {
  M1U09C05L0A1: (item) => keyOfFormula(item, SIZES, CONE),
  M1U09C05L0A2: (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X'),
  M1U09C05L0A3: (item) => {
    // Any prism and the pyramid inside it show how the two compare.
    const share = measurePyramid(square(2), [0, 0, 5]).volume / extrude(square(2), 5).volume
    const [given = 0] = lengthsOf(item)
    return keyNear(item, /기둥의 부피가/.test(item.question) ? given * share : given / share)
  },
  M1U09C05L1A1: pyramidVolume,
  M1U09C05L1A1X: pyramidVolume,
  M1U09C05L1A2: coneVolume,
  M1U09C05L1A2X: coneVolume,
  M1U09C05L3A1: coneSurface,
  M1U09C05L3A1X: coneSurface,
  M1U09C05L3A2: pyramidSurface,
  M1U09C05L3A2X: pyramidSurface,
  M1U09C05L5A1: frustum,
  M1U09C05L5A1X: frustum,
  M1U09C05L5A2: corner,
  M1U09C05L5A2X: corner,
}
