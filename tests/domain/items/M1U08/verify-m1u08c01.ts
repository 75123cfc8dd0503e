import type { Verifiers } from '../test-templates.ts'
import { judgeByWords, keyOfNumber, keyOfOptions, numbersOf, sidesNamed, statementOf } from './read-item.ts'

/** Every pair of corners that no side joins, one by one. */
function listDiagonals(sides: number): [number, number][] {
  const pairs: [number, number][] = []
  for (let first = 0; first < sides; first += 1) {
    for (let second = first + 1; second < sides; second += 1) {
      const isSide = second - first === 1 || (first === 0 && second === sides - 1)
      if (!isSide) pairs.push([first, second])
    }
  }
  return pairs
}

const countAt = (sides: number) => listDiagonals(sides).filter((pair) => pair.includes(0)).length

function findSides(fits: (sides: number) => boolean): number {
  for (let sides = 3; sides < 60; sides += 1) if (fits(sides)) return sides
  throw new Error('no polygon fits')
}

const CLAIMS: [RegExp, boolean][] = [
  [/^모든 변의 길이가 같은 다각형/, false],
  [/^모든 내각의 크기가 같은 다각형/, false],
  [/^정다각형은/, true],
  [/^삼각형에는/, true],
  [/내각과 외각/, true],
  [/선분이나 곡선/, false],
  [/이웃하지 않는/, true],
  [/변의 개수와/, true],
  [/이웃하는 두/, false],
]

const fromOne: Verifiers[string] = (item) => keyOfNumber(item, countAt(sidesNamed(item.question)[0] ?? 0))
const all: Verifiers[string] = (item) =>
  keyOfNumber(item, listDiagonals(sidesNamed(item.question)[0] ?? 0).length)
const findByCount: Verifiers[string] = (item) =>
  keyOfNumber(
    item,
    findSides((sides) => listDiagonals(sides).length === numbersOf(item.question)[0]),
  )

/** Students around a table who are no neighbours. */
const shakeHands: Verifiers[string] = (item) =>
  keyOfNumber(item, listDiagonals(numbersOf(item.question)[0] ?? 0).length)

/** The diagonals from one corner cut it into one triangle more than there are diagonals. */
const throughTriangles: Verifiers[string] = (item) => {
  const [triangles = 0, more = 0] = numbersOf(item.question)
  const sides = findSides((candidate) => countAt(candidate) + 1 === triangles)
  return keyOfNumber(item, listDiagonals(sides + more).length)
}

export const VERIFIERS: Verifiers = {
  M1U08C01L0A1: (item) => {
    const sides = sidesNamed(item.question)[0] ?? 0
    const names = listDiagonals(sides).map(([first, second]) => `${'ABCDEFGH'[first]}${'ABCDEFGH'[second]}`)
    return keyOfOptions(item, (option) => names.some((name) => option.includes(`{${name}}`)))
  },
  M1U08C01L0A2: (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X'),
  M1U08C01L1A1: fromOne,
  M1U08C01L1A1X: fromOne,
  M1U08C01L1A2: all,
  M1U08C01L1A2X: all,
  M1U08C01L3A1: findByCount,
  M1U08C01L3A1X: findByCount,
  M1U08C01L3A2: (item) => {
    const wanted = numbersOf(item.question)[0] ?? 0
    const count = item.question.includes('한 꼭짓점')
      ? countAt
      : (sides: number) => listDiagonals(sides).length
    const sides = findSides((candidate) => count(candidate) === wanted)
    return keyOfOptions(item, (option) => option.startsWith('정') && sidesNamed(option)[0] === sides)
  },
  M1U08C01L5A1: shakeHands,
  M1U08C01L5A1X: shakeHands,
  M1U08C01L5A2: throughTriangles,
  M1U08C01L5A2X: throughTriangles,
}
