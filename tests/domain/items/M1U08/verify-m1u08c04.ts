import type { GeneratedItem } from '#domain/items/template.ts'
import type { Verifiers } from '../test-templates.ts'
import { measureHalfDegrees as measureAngle } from './measure-figure.ts'
import {
  judgeByWords,
  keyOfNumber,
  keyOfOptions,
  keyOfStatements,
  namesIn,
  numbersOf,
  statementOf,
} from './read-item.ts'

const MEANINGS: [RegExp, string][] = [
  [/원의 일부분/, '호'],
  [/이은 선분/, '현'],
  [/직선/, '할선'],
  [/두 반지름과 호/, '부채꼴'],
  [/현과 호/, '활꼴'],
]

const CLAIMS: [RegExp, boolean][] = [
  [/가장 긴 것은 지름/, true],
  [/^반원/, true],
  [/^활꼴은 두 반지름/, false],
  [/한 점에서만/, false],
  [/호의 길이는 같다/, true],
  [/중심각의 크기는 같다/, true],
  [/^호는 원 위의 두 점을 이은/, false],
]

/** What stands out in the figure: an area with the centre or without, a chord, a line that goes on, an arc. */
function standsOut({ figures }: GeneratedItem): string {
  const { areas, lines, arcs } = figures[0] as unknown as {
    areas: { outline: unknown[] }[]
    lines: { of: string; tone?: string }[]
    arcs: { tone?: string }[]
  }
  if (areas[0]) return areas[0].outline.includes('O') ? '부채꼴' : '활꼴'
  if (arcs.some(({ tone }) => tone === 'accent')) return '호'
  return lines.some(({ of, tone }) => tone === 'accent' && of === 'AB') ? '현' : '할선'
}

/** Size of a part of a circle of radius 1 for a central angle in degrees. */
const SIZES: [RegExp, (degrees: number) => number][] = [
  [/호/, (degrees) => degrees],
  [/부채꼴 \\\(|부채꼴의 넓이/, (degrees) => degrees],
  [/현의 길이|현 \\\(/, (degrees) => Math.sin((degrees * Math.PI) / 360)],
  [/활꼴/, (degrees) => (degrees * Math.PI) / 180 - Math.sin((degrees * Math.PI) / 180)],
  [/triangle|삼각형/, (degrees) => Math.sin((degrees * Math.PI) / 180)],
  [/overline/, () => 1],
]

const sizeOf = (text: string) => SIZES.filter(([words]) => words.test(text))

const judgeProportion: Verifiers[string] = (item) => {
  const statement = statementOf(item).replace('부채꼴의 중심각', '중심각')
  const what = /삼각형/.test(statement) ? SIZES[4] : sizeOf(statement)[0]
  const grows = what?.[1] ?? (() => 0)
  return [2, 3].every((times) => Math.abs(grows(20 * times) / grows(20) - times) < 1e-6) ? 'O' : 'X'
}

const KOREAN: Record<string, number> = { 두: 2, 세: 3 }

const statements: Verifiers[string] = (item) => {
  const times = KOREAN[/크기의 (두|세) 배예요/.exec(item.question)?.[1] ?? ''] ?? 0
  return keyOfStatements(item, (statement) => {
    const grows = sizeOf(statement)[0]?.[1] ?? (() => 0)
    const ratio = grows(25 * times) / grows(25)
    return /짧다/.test(statement) ? ratio < times - 1e-6 : Math.abs(ratio - times) < 1e-6
  })
}

/** The length for one degree, times the degrees of the other angle, as drawn. */
const byAngle: Verifiers[string] = (item) => {
  const [, , p = 0] = numbersOf(item.question)
  return keyOfNumber(
    item,
    Math.round((p / measureAngle(item, 'AOB')) * measureAngle(item, 'COD') * 1000) / 1000,
  )
}

const byRatio: Verifiers[string] = (item) => {
  const asked = namesIn(item.question).at(-1) ?? ''
  return keyOfNumber(item, Math.round(measureAngle(item, asked)))
}

const parallel: Verifiers[string] = (item) => {
  const [, p = 0] = numbersOf(item.question)
  return keyOfNumber(
    item,
    Math.round((p / measureAngle(item, 'BOD')) * measureAngle(item, 'AOC') * 100) / 100,
  )
}

/** What is asked of the second part, measured in the picture, which is to scale for angles. */
const equalParts: Verifiers[string] = (item) => {
  const [one, other] = ['AOB', 'COD'].map((names) => measureAngle(item, names)) as [number, number]
  if (Math.abs(one - other) > 0.1) throw new Error('the angles are drawn unequal')
  if (item.question.includes('몇 도')) return keyOfNumber(item, Math.round(other))
  const [angle, size = 0] = numbersOf(item.question)
  if (angle !== Math.round(one)) throw new Error(`${angle} is drawn ${one}`)
  return keyOfNumber(item, (size * other) / one)
}

export const VERIFIERS: Verifiers = {
  M1U08C04L0A1: (item) => {
    const term = MEANINGS.find(([words]) => words.test(item.question))?.[1]
    return keyOfOptions(item, (option) => option === term)
  },
  M1U08C04L0A2: (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X'),
  M1U08C04L0A3: equalParts,
  M1U08C04L1A1: (item) => keyOfOptions(item, (option) => option === standsOut(item)),
  M1U08C04L1A2: byAngle,
  M1U08C04L1A2X: byAngle,
  M1U08C04L3A1: byRatio,
  M1U08C04L3A1X: byRatio,
  M1U08C04L3A2: judgeProportion,
  M1U08C04L5A1: parallel,
  M1U08C04L5A1X: parallel,
  M1U08C04L5A2: statements,
}
