import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { countTriangles, partsOf } from './count-triangles.ts'
import { keyOfNumber, keyOfOptions, keyOfStatements, namesIn, pointsOf, statementOf } from './read-item.ts'

const numbersOf = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))

const makesTriangle = (lengths: readonly number[]) => {
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return lengths.every((length) => 2 * length < total)
}

/** Measured in the drawn figure, whose scale the first given part tells. */
const opposite: Verifiers[string] = (item) => {
  const points = pointsOf(item)
  const apart = (name: string) => {
    const [[x1, y1], [x2, y2]] = [points[name[0] ?? ''] ?? [0, 0], points[name[1] ?? ''] ?? [0, 0]]
    return Math.hypot(x1 - x2, y1 - y2)
  }
  const away = (vertex: string) => 'ABC'.replace(vertex, '')
  const asked = formulasOf(item.question).at(-1) ?? ''
  if (asked.startsWith('\\angle')) return keyOfNumber(item, Math.round(apart(away(namesIn(asked)[0] ?? ''))))
  const vertex = [...'ABC'].find((name) => !asked.includes(name)) ?? ''
  const [first = '', second = ''] = away(vertex)
  const [far, one, two] = [apart(first + second), apart(vertex + first), apart(vertex + second)]
  const cosine = (one ** 2 + two ** 2 - far ** 2) / (2 * one * two)
  return keyOfNumber(item, Math.round((Math.acos(cosine) * 180) / Math.PI))
}

const countThird: Verifiers[string] = (item) => {
  const [a = 0, b = 0] = numbersOf(item.question)
  let count = 0
  for (let x = 1; x <= 100; x += 1) if (makesTriangle([a, b, x])) count += 1
  return keyOfNumber(item, count)
}

const countSticks: Verifiers[string] = (item) => {
  const sticks = numbersOf(item.question.split('막대')[0] ?? '')
  let count = 0
  for (let chosen = 0; chosen < 32; chosen += 1) {
    const taken = sticks.filter((_, index) => (chosen >> index) % 2 === 1)
    if (taken.length === 3 && makesTriangle(taken)) count += 1
  }
  return keyOfNumber(item, count)
}

const determined: Verifiers[string] = (item) => {
  const asksOther = /정해지지 않는/.test(item.question)
  return keyOfOptions(item, (option) => (countTriangles(partsOf(option)) === 1) !== asksOther)
}

const added: Verifiers[string] = (item: GeneratedItem) => {
  const lead = item.question.split('\n')[0] ?? ''
  return keyOfStatements(item, (statement) => countTriangles(partsOf(lead + statement)) === 1)
}

export const VERIFIERS: Verifiers = {
  M1U07C02L0A1: (item) => keyOfOptions(item, (option) => /^세 변|그 끼인각|그 양 끝 각/.test(option)),
  M1U07C02L0A2: (item) => (makesTriangle(numbersOf(statementOf(item))) ? 'O' : 'X'),
  M1U07C02L1A1: (item) => keyOfOptions(item, (option) => makesTriangle(numbersOf(option))),
  M1U07C02L1A2: opposite,
  M1U07C02L3A1: countThird,
  M1U07C02L3A1X: countThird,
  M1U07C02L3A2: determined,
  M1U07C02L5A1: countSticks,
  M1U07C02L5A1X: countSticks,
  M1U07C02L5A2: added,
}
