import { formulasOf } from '../evaluate-formula.ts'
import { figureOf } from '../figure-of.ts'
import type { Verifiers } from '../test-templates.ts'
import { measureAngle } from './measure-figure.ts'
import { judgeByWords, keyOfNumber, keyOfOptions, numbersOf, sidesNamed, statementOf } from './read-item.ts'

/** Inner angles of a walk around the polygon: each corner gives a straight angle, one full turn is lost. */
function innerSum(sides: number): number {
  let sum = -360
  for (let corner = 0; corner < sides; corner += 1) sum += 180
  return sum
}

const CLAIMS: [RegExp, boolean][] = [
  [/많아질수록 외각/, false],
  [/많아질수록 내각/, true],
  [/^사각형/, true],
  [/^오각형/, false],
  [/많을수록 한 외각의 크기가 작아진다/, true],
  [/많을수록 한 내각의 크기가 작아진다/, false],
]

function findSides(fits: (sides: number) => boolean): number {
  for (let sides = 3; sides <= 400; sides += 1) if (fits(sides)) return sides
  throw new Error('no polygon fits')
}

const sum: Verifiers[string] = (item) => keyOfNumber(item, innerSum(sidesNamed(item.question)[0] ?? 0))

const oneOuter: Verifiers[string] = (item) => {
  const sides = sidesNamed(item.question)[0] ?? 0
  return keyOfNumber(item, 180 - innerSum(sides) / sides)
}

const byInner: Verifiers[string] = (item) => {
  const [size = 0] = numbersOf(item.question)
  return keyOfNumber(
    item,
    findSides((sides) => innerSum(sides) === size * sides),
  )
}

const missing: Verifiers[string] = (item) => {
  const sides = sidesNamed(item.question)[0] ?? 0
  const given = numbersOf(item.question)
  const isInner = item.question.includes('내각')
  const inner = isInner ? given : given.map((size) => 180 - size)
  const rest = innerSum(sides) - inner.reduce((so, size) => so + size, 0)
  return keyOfNumber(item, isInner ? rest : 180 - rest)
}

const ratio: Verifiers[string] = (item) => {
  const [m = 0, n = 0] = numbersOf(formulasOf(item.question)[0] ?? '')
  const sides = findSides((count) => innerSum(count) * n === (180 * count - innerSum(count)) * m)
  let diagonals = 0
  for (let i = 0; i < sides; i += 1)
    for (let j = i + 2; j < sides; j += 1) if (i !== 0 || j !== sides - 1) diagonals += 1
  return keyOfNumber(item, diagonals)
}

/** Measured in the drawn figure, which is to scale; the gap may be more than half a turn. */
const sideBySide: Verifiers[string] = (item) => {
  if (item.question.includes('AST')) return keyOfNumber(item, Math.round(measureAngle(item, 'AST') * 10) / 10)
  const { angles = [] } = figureOf(item, 'plane')
  const measured = Math.round(measureAngle(item, angles[0]?.of ?? '') * 10) / 10
  const [first = 0, second = 0] = sidesNamed(item.question)
  return keyOfNumber(
    item,
    innerSum(first) / first + innerSum(second) / second > 180 ? measured : 360 - measured,
  )
}

/** One of the steps towards the sums, tried out on every polygon. */
const firstStep: Verifiers[string] = (item) => {
  const [number = 0] = numbersOf(item.question)
  const [sides = 0] = sidesNamed(item.question)
  if (item.question.includes('삼각형 \\('))
    return keyOfNumber(
      item,
      findSides((count) => innerSum(count) === 180 * number),
    )
  if (item.question.includes('k')) return keyOfNumber(item, innerSum(sides) / 180)
  if (item.question.includes('모든 꼭짓점')) return keyOfNumber(item, sides * 180)
  const outer = (count: number) => count * 180 - innerSum(count)
  return keyOfNumber(item, number + outer(findSides((count) => innerSum(count) === number)))
}

export const VERIFIERS: Verifiers = {
  M1U08C03L0A1: (item) => {
    const sides = sidesNamed(item.question)[0] ?? 0
    return keyOfOptions(item, (option) => numbersOf(option)[0] === innerSum(sides) / 180)
  },
  M1U08C03L0A2: (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X'),
  M1U08C03L0A3: firstStep,
  M1U08C03L1A1: sum,
  M1U08C03L1A1X: sum,
  M1U08C03L1A2: oneOuter,
  M1U08C03L1A2X: oneOuter,
  M1U08C03L3A1: byInner,
  M1U08C03L3A1X: byInner,
  M1U08C03L3A2: missing,
  M1U08C03L3A2X: missing,
  M1U08C03L5A1: ratio,
  M1U08C03L5A1X: ratio,
  M1U08C03L5A2: sideBySide,
  M1U08C03L5A2X: sideBySide,
}
