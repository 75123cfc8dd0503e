import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { keyOfOptions, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { angleOf, solveLabels } from './measure-angles.ts'

function keyOfSize(item: GeneratedItem, size: number): string {
  if (item.writtenTestType !== 1) return String(size)
  return keyOfOptions(item, (option) => Number.parseInt(formulasOf(option)[0] ?? '', 10) === size)
}

const kindOf = (size: number) => (size < 90 ? '예각' : size === 90 ? '직각' : size < 180 ? '둔각' : '평각')

function judge(item: GeneratedItem): string {
  const statement = statementOf(item)
  const sizes = [...statement.matchAll(/(\d+)\^\\circ/g)].map(([, size]) => Number(size))
  if (/맞꼭지각/.test(statement)) return sizes[0] === sizes[1] ? 'O' : 'X'
  if (/예각이다/.test(statement)) return kindOf(sizes[0] ?? 0) === '예각' ? 'O' : 'X'
  if (/직각의 크기의/.test(statement))
    return 180 === 90 * Number(/\\\((\d)\\\)배/.exec(statement)?.[1]) ? 'O' : 'X'
  if (/모두 둔각/.test(statement)) return [100, 150, 180].every((size) => kindOf(size) === '둔각') ? 'O' : 'X'
  return 'X'
}

/** The opposite angle has both its sides straight on from the other's. */
function findOpposite(item: GeneratedItem): string {
  const names = (text: string) => /\\mathrm\{([A-Z]{3})\}/.exec(text)?.[1] ?? ''
  const asked = names(formulasOf(item.question).find((formula) => formula.includes('angle')) ?? '')
  const isStraight = (one: string, other: string) => Math.abs(angleOf(item, `${one}O${other}`) - 180) < 0.1
  return keyOfOptions(item, (option) => {
    const [from = '', , to = ''] = names(option)
    const [start = '', , end = ''] = asked
    return (
      (isStraight(start, from) && isStraight(end, to)) || (isStraight(start, to) && isStraight(end, from))
    )
  })
}

const value: Verifiers[string] = (item) => keyOfSize(item, solveLabels(item, 'x'))

const measured: Verifiers[string] = (item) => {
  const [a = 0, b = 0, c = 0] = (/= (\d+) : (\d+) : (\d+)/.exec(item.question)?.slice(1) ?? []).map(Number)
  const sizes = ['AOC', 'COD', 'DOB'].map((names) => angleOf(item, names))
  const units = [a, b, c].map((part, index) => (sizes[index] ?? 0) / part)
  if (units.some((unit) => Math.abs(unit - (units[0] ?? 0)) > 0.1))
    throw new Error('the picture has another ratio')
  const asked = /\\angle \\mathrm\{([A-Z]{3})\}\\\)의 크기/.exec(item.question)?.[1] ?? ''
  return keyOfSize(item, Math.round(angleOf(item, asked)))
}

/** Both hands turned minute by minute since twelve. */
const clock: Verifiers[string] = (item) => {
  const [, hour, minute] = /\\\((\d+)\\\)시 \\\((\d+)\\\)분/.exec(item.question) ?? []
  const since = (Number(hour) % 12) * 60 + Number(minute)
  let [short, long] = [0, 0]
  for (let passed = 0; passed < since; passed += 1) {
    short = (short + 360 / 720) % 360
    long = (long + 360 / 60) % 360
  }
  const gap = Math.abs(short - long)
  const size = Math.min(gap, 360 - gap)
  if (Math.abs(angleOf(item, 'HOM') - size) > 0.1) throw new Error('the hands are drawn elsewhere')
  return keyOfSize(item, Math.round(size))
}

export const VERIFIERS: Verifiers = {
  M1U06C03L0A1: judge,
  M1U06C03L0A2: findOpposite,
  M1U06C03L1A1: (item) => {
    const kind = /다음 중 (..)(?:인|이)/.exec(item.question)?.[1] ?? ''
    const isOdd = item.question.includes('아닌')
    return keyOfOptions(
      item,
      (option) => (kindOf(Number.parseInt(formulasOf(option)[0] ?? '', 10)) === kind) !== isOdd,
    )
  },
  M1U06C03L1A2: value,
  M1U06C03L1A2X: value,
  M1U06C03L3A1: value,
  M1U06C03L3A1X: value,
  M1U06C03L3A2: measured,
  M1U06C03L3A2X: measured,
  M1U06C03L5A1: (item) => keyOfSize(item, solveLabels(item, 'x') + solveLabels(item, 'y')),
  M1U06C03L5A1X: (item) => keyOfSize(item, solveLabels(item, 'x') + solveLabels(item, 'y')),
  M1U06C03L5A2: clock,
  M1U06C03L5A2X: clock,
}
