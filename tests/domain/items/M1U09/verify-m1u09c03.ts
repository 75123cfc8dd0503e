import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { keyOfReal, realValue } from '../M1U08/key-of-real.ts'
import type { Verifiers } from '../test-templates.ts'
import { judgeByWords, keyOfOptions, numbersOf, statementOf } from './read-item.ts'

/** The distance from the axis at a part `t` of the height, 0 the foot and 1 the head. */
type Profile = (t: number) => number

const straight =
  (foot: number, head: number): Profile =>
  (t) =>
    foot + (head - foot) * t
const PROFILES: [turned: RegExp, solid: string, profile: Profile][] = [
  [/직사각형/, '원기둥', straight(2, 2)],
  [/직각삼각형/, '원뿔', straight(2, 0)],
  [/사다리꼴/, '원뿔대', straight(2, 1)],
  [/반원/, '구', (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2))],
  [/사분원/, '반구', (t) => Math.sqrt(Math.max(0, 1 - t * t))],
]

/** The solid that turning this profile makes, by how its distance from the axis runs. */
function nameOf(profile: Profile): string {
  const [low, middle, high] = [profile(0), profile(0.5), profile(1)]
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.02 * Math.max(low, middle, high)
  if (isNear(middle, (low + high) / 2)) {
    if (isNear(low, high)) return '원기둥'
    return isNear(high, 0) || isNear(low, 0) ? '원뿔' : '원뿔대'
  }
  return isNear(low, high) ? '구' : '반구'
}

/** How far the coloured part of the figure reaches from the axis at each height, measured on its outline. */
function profileOfFigure(item: GeneratedItem): Profile {
  const { points, areas } = item.figures[0] as unknown as {
    points: Record<string, [number, number]>
    areas: { outline: string | (string | { centre: string; radius: number; start: number; end: number })[] }[]
  }
  const pieces = typeof areas[0]?.outline === 'string' ? [...areas[0].outline] : (areas[0]?.outline ?? [])
  const places = pieces.flatMap((piece): [number, number][] => {
    if (typeof piece === 'string') return [points[piece] ?? [0, 0]]
    const [x, y] = points[piece.centre] ?? [0, 0]
    return Array.from({ length: 721 }, (_, step) => {
      const angle = ((piece.start + ((piece.end - piece.start) * step) / 720) * Math.PI) / 180
      return [x + piece.radius * Math.cos(angle), y + piece.radius * Math.sin(angle)] as [number, number]
    })
  })
  const heights = places.map(([, y]) => y)
  const [bottom, top] = [Math.min(...heights), Math.max(...heights)]
  return (t) => {
    // Just inside the ends: an edge at right angles to the axis is met, not run along.
    const at = bottom + (top - bottom) * (0.0001 + 0.9998 * t)
    const met = places.flatMap(([x, y], index) => {
      const [nextX, nextY] = places[(index + 1) % places.length] ?? [0, 0]
      if (y === nextY || (y - at) * (nextY - at) > 0) return []
      return [Math.abs(x + ((nextX - x) * (at - y)) / (nextY - y))]
    })
    return Math.max(...met)
  }
}

const solidOfWords = (words: string) =>
  nameOf(PROFILES.find(([turned]) => turned.test(words))?.[2] ?? straight(1, 1))

/** The section through the axis: the profile on both sides. */
function throughAxis(solid: string): string {
  const profile = PROFILES.find(([, name]) => name === solid)?.[2] ?? straight(1, 1)
  return { 원기둥: '직사각형', 원뿔: '이등변삼각형', 원뿔대: '사다리꼴', 구: '원' }[nameOf(profile)] ?? ''
}

const IDEAS: [RegExp, boolean][] = [
  [/모두 회전체이다/, true],
  [/밑면은 언제나 두 개/, false],
  [/다면체이다/, false],
  [/평행하다/, true],
  [/서로 합동이다/, false],
  [/무수히/, true],
  [/^삼각뿔/, false],
]
const SECTIONS: [RegExp, boolean][] = [
  [/포함하는 평면으로 자른 단면은 모두 합동/, true],
  [/선대칭/, true],
  // A cone has circles of every size.
  [/수직인 평면으로 자른 단면은 모두 합동/, false],
  [/어떤 평면으로 잘라도/, true],
]

const judgeSection: Verifiers[string] = (item) => {
  const statement = statementOf(item)
  const [, solid, cut, shape] =
    /^(원기둥|원뿔대|원뿔|구)[을를] 회전축(에 수직인|을 포함하는) 평면으로 자른 단면은 (.*?)이?다\.$/.exec(
      statement,
    ) ?? []
  if (solid === undefined) return judgeByWords(statement, SECTIONS) ? 'O' : 'X'
  return shape === (cut === '에 수직인' ? '원' : throughAxis(solid)) ? 'O' : 'X'
}

const withoutTurn = (text: string) => numbersOf(text.replaceAll('1회전', '').replace(/\^\{\d\}/g, ''))

/** Foot, head and height of the solid in the question. */
function readSolid(question: string): [foot: number, head: number, height: number] {
  const numbers = withoutTurn(question)
  const [first = 0, second = 0, third = 0] = numbers
  if (/원뿔대|사다리꼴/.test(question)) return [second, first, third]
  return /원기둥|직사각형/.test(question) ? [first, first, second] : [first, 0, second]
}

/** The widths of a thousand thin level stripes added up; exact for straight sides. */
const axialArea: Verifiers[string] = (item) => {
  const [foot, head, height] = readSolid(item.question)
  const profile = straight(foot, head)
  const stripes = Array.from(
    { length: 1000 },
    (_, index) => 2 * profile((index + 0.5) / 1000) * (height / 1000),
  )
  return keyOfReal(item, Math.round(stripes.reduce((sum, stripe) => sum + stripe, 0) * 1e6) / 1e6)
}

/** The way round a circle and what it holds, from a polygon of very many sides. */
function walkCircle(radius: number) {
  const half = Math.PI / 20_000
  return {
    length: 40_000 * radius * Math.sin(half),
    area: 20_000 * radius * radius * Math.sin(half) * Math.cos(half),
  }
}

/** The candidate that a value falls short of by less than a millionth. */
function near(item: GeneratedItem, value: number): string {
  const candidates = item.writtenTestType === 1 ? item.options : [item.correctAnswer]
  const found = candidates.map(realValue).find((candidate) => Math.abs(candidate / value - 1) < 1e-6)
  return keyOfReal(item, found ?? value)
}

const netLength: Verifiers[string] = (item) => {
  const [first = 0] = withoutTurn(item.question)
  return near(
    item,
    walkCircle(
      item.question.includes('지름의 길이가') && !item.question.includes('반지름') ? first / 2 : first,
    ).length,
  )
}

/** Tries every whole number of degrees: the arc must be as long as the way round the base. */
const netAngle: Verifiers[string] = (item) => {
  const [given = '', slant = ''] = formulasOf(item.question)
  const around = item.question.includes('둘레의 길이가')
    ? realValue(given)
    : walkCircle(realValue(given)).length
  const whole = walkCircle(realValue(slant)).length
  for (let degrees = 1; degrees < 360; degrees += 1) {
    if (Math.abs((whole * degrees) / 360 / around - 1) > 1e-6) continue
    if (item.writtenTestType === 2) return String(degrees)
    return keyOfOptions(item, (option) => option === `\\(${degrees}^\\circ\\)`)
  }
  return ''
}

/** The radius found by walking down the slanted side in small steps until the height of the cut. */
const levelArea: Verifiers[string] = (item) => {
  const [head = 0, foot = 0, height = 0] = withoutTurn(item.question)
  const part = item.question.includes('이등분')
    ? 1 / 2
    : item.question.includes('아래에 있는 점')
      ? 1 / 3
      : 2 / 3
  const steps = 6_000
  let [radius, left] = [head, height]
  for (let step = 0; step < steps && left > height * part + 1e-9; step += 1) {
    radius += (foot - head) / steps
    left -= height / steps
  }
  return near(item, walkCircle(Math.round(radius * 1e6) / 1e6).area)
}

const MEANINGS: [RegExp, string][] = [
  [/입체도형$/, '회전체'],
  [/직선$/, '회전축'],
  [/선분$/, '모선'],
  [/쪽$/, '원뿔대'],
  [/면$/, '단면'],
]
const ROUND = PROFILES.map(([, solid]) => solid)

export const VERIFIERS: Verifiers = {
  M1U09C03L0A1: (item) => {
    const name = MEANINGS.find(([words]) => words.test(statementOf(item)))?.[1]
    return keyOfOptions(item, (option) => option === name)
  },
  M1U09C03L0A2: (item) => (judgeByWords(statementOf(item), IDEAS) ? 'O' : 'X'),
  M1U09C03L0A3: (item) => keyOfOptions(item, (option) => ROUND.includes(option)),
  M1U09C03L1A1: (item) => {
    if (item.figures.length > 0)
      return keyOfOptions(item, (option) => option === nameOf(profileOfFigure(item)))
    const wanted = /시켜 (원기둥|원뿔대|원뿔|반구|구)[을를]/.exec(item.question)?.[1]
    return keyOfOptions(item, (option) => solidOfWords(option) === wanted)
  },
  M1U09C03L1A2: judgeSection,
  M1U09C03L3A1: axialArea,
  M1U09C03L3A1X: axialArea,
  M1U09C03L3A2: netLength,
  M1U09C03L3A2X: netLength,
  M1U09C03L5A1: netAngle,
  M1U09C03L5A1X: netAngle,
  M1U09C03L5A2: levelArea,
  M1U09C03L5A2X: levelArea,
}
