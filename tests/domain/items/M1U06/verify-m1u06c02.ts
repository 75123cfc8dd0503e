import type { GeneratedItem } from '#domain/items/template.ts'
import { toFraction } from '../evaluate-formula.ts'
import { figureOf } from '../figure-of.ts'
import { keyOfFraction, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'

type Places = Map<string, number>

function placesOf(item: GeneratedItem): Places {
  const { points } = figureOf(item, 'plane')
  return new Map(Object.entries(points).map(([name, [x]]) => [name, x]))
}

const between = (places: Places, pair: string) =>
  Math.abs((places.get(pair[0] ?? '') ?? Number.NaN) - (places.get(pair[1] ?? '') ?? Number.NaN))

const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-6

const plain = (text: string) =>
  text.replace(/\\overline\{\\mathrm\{([A-Z]+)\}\}|\\mathrm\{([A-Z]+)\}/g, '$1$2').replace(/\\[()]/g, '')

/** Throws where the drawn points do not lie as the text says. */
function checkLayout(text: string, places: Places): void {
  const check = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`the picture does not show: ${what}`)
  }
  const middle = (name: string, pair: string) =>
    check(isNear(between(places, pair[0] + name), between(places, name + pair[1])), `${name} halves ${pair}`)
  for (const [, name = '', pair = ''] of text.matchAll(/점 ([A-Z])[은는] 선분 ([A-Z]{2})의 중점/g))
    middle(name, pair)
  for (const [, m = '', n = '', one = '', other = ''] of text.matchAll(
    /두 점 ([A-Z]), ([A-Z])[은는] 각각 선분 ([A-Z]{2}), 선분 ([A-Z]{2})의 중점/g,
  )) {
    middle(m, one)
    middle(n, other)
  }
  for (const [, c = '', d = '', pair = ''] of text.matchAll(
    /두 점 ([A-Z]), ([A-Z])[은는] 선분 ([A-Z]{2})의 삼등분점/g,
  )) {
    const third = between(places, pair) / 3
    check(
      [pair[0] + c, c + d, d + pair[1]].every((part) => isNear(between(places, part), third)),
      `thirds of ${pair}`,
    )
  }
  for (const [, one = '', other = '', m, n] of text.matchAll(/([A-Z]{2}) : ([A-Z]{2}) = (\d+) : (\d+)/g))
    check(isNear(between(places, one) * Number(n), between(places, other) * Number(m)), 'the ratio')
  for (const [, one = '', k, other = ''] of text.matchAll(/([A-Z]{2}) = (\d+)([A-Z]{2})/g))
    check(isNear(between(places, one), Number(k) * between(places, other)), 'the multiple')
}

/** The wanted length measured in the picture, by the scale of the told lengths. */
const measure: Verifiers[string] = (item) => {
  const text = plain(item.question)
  const places = placesOf(item)
  checkLayout(text, places)
  const told = [...text.matchAll(/([A-Z]{2}) = (\d+) cm/g)]
  const scales = told.map(([, pair = '', value]) => Number(value) / between(places, pair))
  const [scale = Number.NaN] = scales
  if (!scales.every((one) => isNear(one, scale))) throw new Error('the picture is not to scale')
  const wanted = /([A-Z]{2})의 길이는 몇/.exec(text)?.[1] ?? ''
  return keyOfFraction(item, toFraction(between(places, wanted) * scale))
}

const times: Verifiers[string] = (item) => {
  const text = plain(item.question)
  const places = placesOf(item)
  checkLayout(text, places)
  const [, one = '', other = ''] = /([A-Z]{2}) = \\square \\times ([A-Z]{2})/.exec(text) ?? []
  return keyOfFraction(item, toFraction(between(places, one) / between(places, other)))
}

function judgeRelation(item: GeneratedItem): string {
  const text = plain(statementOf(item))
  const places = placesOf(item)
  checkLayout(text.replace(/[A-Z]{2} = \d+[A-Z]{2}/g, ''), places)
  const [, one = '', top = '', bottom, whole, other = ''] =
    /([A-Z]{2}) = (?:\\frac\{(\d+)\}\{(\d+)\}|(\d+))([A-Z]{2})/.exec(text) ?? []
  const factor = whole === undefined ? Number(top) / Number(bottom) : Number(whole)
  return isNear(between(places, one), factor * between(places, other)) ? 'O' : 'X'
}

/** The shortest way is straight; a point off the segment may be as far from both ends; halves are measured. */
function judgeIdea(item: GeneratedItem): string {
  const text = plain(statementOf(item))
  const [, whole, half] = /AB = (\d+) cm.*MB = (\d+) cm/.exec(text) ?? []
  if (whole) return Number(whole) === 2 * Number(half) ? 'O' : 'X'
  return /가장 짧은 것은 선분/.test(text) ? 'O' : 'X'
}

export const VERIFIERS: Verifiers = {
  M1U06C02L0A1: judgeIdea,
  M1U06C02L0A2: times,
  M1U06C02L1A1: measure,
  M1U06C02L1A1X: measure,
  M1U06C02L1A2: judgeRelation,
  M1U06C02L3A1: measure,
  M1U06C02L3A1X: measure,
  M1U06C02L3A2: measure,
  M1U06C02L3A2X: measure,
  M1U06C02L5A1: measure,
  M1U06C02L5A1X: measure,
  M1U06C02L5A2: measure,
  M1U06C02L5A2X: measure,
}
