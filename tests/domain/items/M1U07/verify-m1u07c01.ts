import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import {
  countOf,
  judgeByWords,
  keyOfNumber,
  keyOfOptions,
  keyOfStatements,
  listed,
  pointsOf,
  type Spot,
  statementOf,
} from './read-item.ts'

const CLAIMS: [RegExp, boolean][] = [
  [/컴퍼스만을 사용한다/, true],
  [/눈금을 읽어/, false],
  [/각도기로/, false],
  [/몰라도 .*작도할 수 있다/, true],
  [/몇 cm인지 알아야/, false],
  [/길이를 옮길 때에는 컴퍼스/, true],
  [/길이를 옮길 때에는 눈금 없는 자/, false],
  [/직선을 그을 때에는 눈금 없는 자/, true],
  [/연장할 때에는 컴퍼스/, false],
  [/원을 그릴 때에는 컴퍼스/, true],
  [/자는 필요 없다/, false],
  [/여러 번 사용/, true],
  [/비교할 때에는 컴퍼스를 사용할 수 없다/, false],
]

const judge: Verifiers[string] = (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X')

/** Plays the steps in the order of an option: each needs points and lengths that earlier ones make. */
function canBeDone(
  steps: readonly string[],
  needs: (step: string, done: ReadonlySet<string>) => string[] | null,
): boolean {
  const done = new Set<string>()
  for (const step of steps) {
    const made = needs(step, done)
    if (!made) return false
    for (const thing of made) done.add(thing)
  }
  return true
}

function ordered(item: GeneratedItem, option: string): string[] {
  const byMark = new Map(listed(item).map((line) => [line[0] ?? '', line]))
  return option.split(' → ').map((mark) => byMark.get(mark) ?? '')
}

/** Of the orders that work, the one asked for prepares the line before it measures. */
const orderSegment: Verifiers[string] = (item) =>
  keyOfOptions(item, (option) =>
    canBeDone(ordered(item, option), (step, done) => {
      if (/원을 그려/.test(step)) return done.has('centre') && done.has('length') ? ['end'] : null
      return [/잡아요/.test(step) ? 'centre' : 'length']
    }),
  )

const orderAngle: Verifiers[string] = (item) =>
  keyOfOptions(item, (option) =>
    canBeDone(ordered(item, option), (step, done) => {
      const has = (...things: string[]) => things.every((thing) => done.has(thing))
      if (/^.\s점 \\\(\\mathrm\{O/.test(step)) return ['A', 'B']
      if (/^.\s점 \\\(\\mathrm\{P/.test(step)) return has('A') ? ['C'] : null
      if (/재어요/.test(step)) return has('A', 'B') ? ['width'] : null
      if (/^.\s점 \\\(\\mathrm\{C/.test(step)) return has('C', 'width') ? ['D'] : null
      return has('D') ? [] : null
    }),
  )

const apart = (a: Spot = [0, 0], b: Spot = [0, 0]) => Math.hypot(a[0] - b[0], a[1] - b[1])
const angleAt = (at: Spot = [0, 0], a: Spot = [0, 0], b: Spot = [0, 0]) =>
  Math.acos((apart(at, a) ** 2 + apart(at, b) ** 2 - apart(a, b) ** 2) / (2 * apart(at, a) * apart(at, b)))

/** Lengths and angles measured in the drawn figure; the rays may end anywhere. */
const measure: Verifiers[string] = (item) => {
  const points = pointsOf(item)
  return keyOfStatements(item, (statement) => {
    const [left = '', right = ''] = (formulasOf(statement)[0] ?? '').split('=')
    if (/[XYQ]/.test(left + right)) return false
    const size = (side: string) => {
      const [a = '', b = '', c = ''] = side.replace(/\\[a-z]+/, '').match(/[A-Z]/g) ?? []
      return c === '' ? apart(points[a], points[b]) : angleAt(points[b], points[a], points[c])
    }
    return Math.abs(size(left) - size(right)) < 0.01
  })
}

/** Where the copied angle lies in the figure: on the same side as the first one, or across. */
const parallel: Verifiers[string] = (item) => {
  const { Q, P, A, D } = pointsOf(item)
  const isAcross = Math.sign((A?.[0] ?? 0) - (Q?.[0] ?? 0)) !== Math.sign((D?.[0] ?? 0) - (P?.[0] ?? 0))
  return keyOfOptions(item, (option) =>
    new RegExp(`^${isAcross ? '엇각' : '동위각'}의 크기가 같으면`).test(option),
  )
}

/** Walks along the ray. */
const walk: Verifiers[string] = (item) => {
  const [p = 0, q = 0, r = 0] = listed(item).map((line) => countOf(/길이를 (\S+) 번/.exec(line)?.[1] ?? ''))
  let at = 0
  for (let step = 0; step < p; step += 1) at += 1
  for (let step = 0; step < q; step += 1) at -= 1
  return keyOfNumber(item, at * r - at)
}

const lengthOf = (corners: readonly Spot[]) =>
  corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0]
    return sum + Math.hypot(nextX - x, nextY - y)
  }, 0)

/** Every pair of radius and width laid out in the plane, until both perimeters are the given ones. */
const glued: Verifiers[string] = (item) => {
  const given = formulasOf(item.question)
    .filter((formula) => /^\d+$/.test(formula))
    .map(Number)
  const byWidth = item.question.includes('점 \\(\\mathrm{O}\\), \\(\\mathrm{P}\\)가 서로 반대쪽')
  const [triangle, square] = byWidth ? given : [given[1], given[0]]
  for (let radius = 2; radius <= 20; radius += 1) {
    for (let width = 1; width < 2 * radius; width += 1) {
      const half = Math.asin(width / 2 / radius)
      const [o, a, b]: [Spot, Spot, Spot] = [
        [0, 0],
        [radius * Math.sin(half), radius * Math.cos(half)],
        [-radius * Math.sin(half), radius * Math.cos(half)],
      ]
      const turned: Spot = [radius * Math.sin(3 * half), radius * Math.cos(3 * half)]
      const outline: Spot[] = byWidth ? [o, a, [0, 2 * radius * Math.cos(half)], b] : [o, turned, a, b]
      const fits = (size: number, wanted: number | undefined) => Math.abs(size - (wanted ?? 0)) < 1e-9
      if (fits(lengthOf([o, a, b]), triangle) && fits(lengthOf(outline), square))
        return keyOfNumber(item, byWidth ? width : radius)
    }
  }
  return ''
}

export const VERIFIERS: Verifiers = {
  M1U07C01L0A1: (item) => {
    const drawsStraight = /잇는 선분|늘일/.test(item.question)
    return keyOfOptions(item, (option) => option === (drawsStraight ? '눈금 없는 자' : '컴퍼스'))
  },
  M1U07C01L0A2: judge,
  M1U07C01L1A1: judge,
  M1U07C01L1A2: orderSegment,
  M1U07C01L3A1: orderAngle,
  M1U07C01L3A2: measure,
  M1U07C01L5A1: parallel,
  M1U07C01L5A2: walk,
  M1U07C01L5A2X: walk,
  M1U07C01L5A3: glued,
  M1U07C01L5A3X: glued,
}
