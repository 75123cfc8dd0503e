import type { GeneratedItem } from '#domain/items/template.ts'
import { figureOf } from '../figure-of.ts'
import type { Verifiers } from '../test-templates.ts'
import { countCentres, countRegular, NAMES } from './build-regular.ts'
import { foldFigure, listMeeting, wordOpposite } from './fold-figure.ts'
import { judgeByWords, keyOfNumber, keyOfOptions, namesIn, numbersOf, statementOf } from './read-item.ts'

const SHAPES: Record<string, string> = {
  tetrahedron: '정사면체',
  cube: '정육면체',
  octahedron: '정팔면체',
  dodecahedron: '정십이면체',
  icosahedron: '정이십면체',
}
const FACES = ['정삼각형', '정사각형', '정오각형']
const PARTS = ['면', '모서리', '꼭짓점'] as const

const faceOf = (name: string) => FACES[countRegular(name).sides - 3] ?? ''
const withFace = (face: string) => NAMES.filter((name) => faceOf(name) === face)
const named = (text: string) => NAMES.find((name) => text.includes(name)) ?? ''
const { 정사면체, 정육면체, 정팔면체, 정십이면체, 정이십면체 } = Object.fromEntries(
  NAMES.map((name) => [name, countRegular(name)]),
)
const angleOf = (sides: number) => 180 - 360 / sides

const MEANINGS: [RegExp, boolean][] = [
  [/^정다면체는 모든 면이/, true],
  [/다섯 가지뿐/, NAMES.length === 5],
  [/무수히/, false],
  // Two tetrahedra on one face: three faces meet in two corners, four in the other three.
  [/언제나 정다면체/, false],
  [/정육각형/, 3 * angleOf(6) < 360],
  [/직육면체/, false],
  [/3개 이상/, true],
]

const KINDS: [RegExp, boolean][] = [
  [/정육면체와 정팔면체는 모서리/, 정육면체?.모서리 === 정팔면체?.모서리],
  [/정십이면체와 정이십면체는 꼭짓점/, 정십이면체?.꼭짓점 === 정이십면체?.꼭짓점],
  [/^정사면체는 면의/, 정사면체?.면 === 정사면체?.꼭짓점],
  [/3인 정다면체는/, NAMES.filter((name) => countRegular(name).meeting === 3).join() === '정사면체'],
  [/6개씩/, 6 * angleOf(3) < 360],
  [/4인 정다면체는/, NAMES.filter((name) => countRegular(name).meeting === 4).join() === '정팔면체'],
  [/두 가지이다/, withFace('정삼각형').length === 2],
  [/정오각형이다/, 정이십면체?.sides === 5],
  [/짝수/, NAMES.every((name) => countRegular(name).면 % 2 === 0)],
  [/360°/, NAMES.every((name) => countRegular(name).meeting * angleOf(countRegular(name).sides) < 360)],
  [/20개이다/, 정이십면체?.꼭짓점 === 20],
  [/두 배이다/, 정팔면체?.모서리 === 2 * (정사면체?.모서리 ?? 0)],
  [/이어 붙이면/, false],
  [/5이다/, 정십이면체?.meeting === 5],
]

const count: Verifiers[string] = (item) => {
  const name =
    named(item.question) || (withFace(FACES.find((face) => item.question.includes(face)) ?? '')[0] ?? '')
  const part = PARTS.find((one) => new RegExp(`${one}[은는] 모두`).test(item.question)) ?? '면'
  return keyOfNumber(item, countRegular(name)[part])
}

/** Whether a solid fits a condition of the question. */
function fits(name: string, condition: string): boolean {
  const { 면, 모서리, 꼭짓점, meeting } = countRegular(name)
  const [number] = numbersOf(condition)
  if (condition.includes('정삼각형')) return faceOf(name) === '정삼각형'
  if (condition.includes('모인')) return meeting === number
  if (condition.startsWith('모서리')) return 모서리 === number
  return condition.startsWith('면') ? 면 > 꼭짓점 : 꼭짓점 > 면
}

/** One face or one vertex of the solid that is built by its faces. */
const around: Verifiers[string] = (item) => {
  const { 면, 모서리, 꼭짓점, sides, meeting } = countRegular(named(item.question))
  if (/떼어/.test(item.question)) return keyOfNumber(item, 2 * 모서리)
  if (/각의 크기/.test(item.question)) return keyOfNumber(item, meeting * angleOf(sides))
  if (/함께 쓰는/.test(item.question)) return keyOfNumber(item, (2 * 모서리) / 면)
  return keyOfNumber(item, (2 * 모서리) / 꼭짓점)
}

const find: Verifiers[string] = (item) => {
  const conditions = [...item.question.matchAll(/^- (.*)$/gm)].map(([, condition = '']) => condition)
  const found = NAMES.filter((name) => conditions.every((condition) => fits(name, condition)))
  return found.join()
}

const centres: Verifiers[string] = (item) => {
  const inner = countCentres(named(item.question))
  const asked = /새로운 정다면체의 (.*)구하세요/.exec(item.question)?.[1] ?? ''
  const parts = PARTS.filter((part) => asked.includes(part === '면' ? '면' : part))
  return keyOfNumber(
    item,
    parts.reduce((sum, part) => sum + inner[part], 0),
  )
}

const net: Verifiers[string] = (item: GeneratedItem) => {
  const faces = foldFigure(item)
  if (item.question.includes('기호로')) {
    const [letter = ''] = namesIn(item.question)
    const meeting = listMeeting(faces, letter)
    if (item.writtenTestType === 2) return meeting.join()
    return keyOfOptions(item, (option) => meeting.includes(namesIn(option)[0] ?? ''))
  }
  const [number = 0] = numbersOf(item.question)
  if (item.question.includes('평행')) return keyOfNumber(item, Number(wordOpposite(faces, String(number))))
  const sizeOf = (letter: string) => number - Number(wordOpposite(faces, letter))
  return keyOfNumber(item, sizeOf('a') + sizeOf('b') - sizeOf('c'))
}

export const VERIFIERS: Verifiers = {
  M1U09C02L0A1: (item) => keyOfOptions(item, (option) => option === SHAPES[figureOf(item, 'solid').shape]),
  M1U09C02L0A2: (item) => (judgeByWords(statementOf(item), MEANINGS) ? 'O' : 'X'),
  M1U09C02L0A3: around,
  M1U09C02L1A1: (item) => {
    const face = FACES.find((one) => item.question.includes(one)) ?? ''
    return keyOfOptions(item, (option) => withFace(face).includes(option))
  },
  M1U09C02L1A1X: (item) =>
    keyOfOptions(item, (option) => option === `${named(option)} — ${faceOf(named(option))}`),
  M1U09C02L1A2: count,
  M1U09C02L1A2X: count,
  M1U09C02L3A1: find,
  M1U09C02L3A2: (item) => (judgeByWords(statementOf(item), KINDS) ? 'O' : 'X'),
  M1U09C02L5A1: net,
  M1U09C02L5A1X: net,
  M1U09C02L5A2: centres,
  M1U09C02L5A2X: centres,
}
