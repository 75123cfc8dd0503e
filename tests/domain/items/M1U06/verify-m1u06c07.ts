import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { figureOf } from '../figure-of.ts'
import { keyOfNumber, keyOfOptions, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { angleOf, markedAngles, solveLabels } from './measure-angles.ts'

type Spot = readonly [x: number, y: number]

const spotOf = (item: GeneratedItem, name: string): Spot => {
  const spot = figureOf(item, 'plane').points[name]
  if (!spot) throw new Error(`no point ${name}`)
  return spot
}

/** Where an angle of the picture opens: above or below its line, to the left or right of the crossing line. */
function sidesOf(item: GeneratedItem, letter: string) {
  const marked = figureOf(item, 'plane').angles?.find(({ label }) => label === letter)
  const [from, at, to] = [...(marked?.of ?? '')].map((name) => ({ name, spot: spotOf(item, name) }))
  const isAcross = (name = '') => 'nNPQ'.includes(name)
  const [across, along] = isAcross(from?.name) ? [from, to] : [to, from]
  if (!at || !across || !along) throw new Error(`no angle ${letter}`)
  return {
    isUpper: at.name === 'P',
    isUp: across.spot[1] > at.spot[1],
    isRight: along.spot[0] > at.spot[0],
  }
}

function relate(item: GeneratedItem, one: string, other: string): string {
  const [first, second] = [sidesOf(item, one), sidesOf(item, other)]
  const areOpposite = first.isUp !== second.isUp && first.isRight !== second.isRight
  if (first.isUpper === second.isUpper) return areOpposite ? '맞꼭지각' : '이웃'
  if (first.isUp === second.isUp && first.isRight === second.isRight) return '동위각'
  const areInner = [first, second].every(({ isUpper, isUp }) => isUpper !== isUp)
  return areOpposite && areInner ? '엇각' : '동위각도 엇각도 맞꼭지각도 아니다'
}

const anglesIn = (text: string) => [...text.matchAll(/\\angle ([a-h])\b/g)].map(([, letter = '']) => letter)

const keyOfAngle = (item: GeneratedItem, size: number) =>
  item.writtenTestType === 1
    ? keyOfOptions(item, (option) => Number.parseInt(formulasOf(option)[0] ?? '', 10) === size)
    : String(size)

const solve: Verifiers[string] = (item) => {
  if (Math.abs(slopeOf(item, 'Al') - slopeOf(item, 'Bm')) > 1e-6)
    throw new Error('the lines are not parallel')
  for (const { label } of markedAngles(item)) {
    const shown = label.replaceAll(/[()]/g, '')
    if (!item.question.replaceAll(' ', '').includes(shown)) throw new Error(`${shown} is not told`)
  }
  return keyOfNumber(item, solveLabels(item, 'x'))
}

const slopeOf = (item: GeneratedItem, ends: string) => {
  const [[ax, ay], [bx, by]] = [spotOf(item, ends[0] ?? ''), spotOf(item, ends[1] ?? '')]
  return (by - ay) / (bx - ax)
}

/** Measures the angle x in the picture after checking that the told angles are drawn as told. */
const measureBend: Verifiers[string] = (item) => {
  const marked = markedAngles(item)
  const told = [...item.question.matchAll(/\\angle ([abc]) = (\d+)\^/g)]
  for (const [, letter, size] of told) {
    const drawn = marked.find(({ label }) => label === letter)?.size
    if (drawn !== Number(size)) throw new Error(`${letter} is drawn as ${drawn}`)
  }
  if (told.length !== marked.length - 1) throw new Error('not every angle is told')
  return keyOfAngle(item, marked.find(({ label }) => label === 'x')?.size ?? 0)
}

const measureFold: Verifiers[string] = (item) => {
  const question = item.question.replace(/\\mathrm\{([A-Z]+)\}/g, '$1')
  const [, told = '', size] = /\\angle ([A-Z]{3}) = (\d+)\^/.exec(question) ?? []
  const asked = /\\angle ([A-Z]{3})\\\)의 크기/.exec(question)?.[1] ?? ''
  if (Math.abs(angleOf(item, told) - Number(size)) > 0.05) throw new Error(`${told} is not ${size}`)
  // The fold mirrors C and D: the same distances from both ends of the crease.
  const far = (one: string, other: string) => {
    const [[ax, ay], [bx, by]] = [spotOf(item, one), spotOf(item, other)]
    return Math.hypot(ax - bx, ay - by)
  }
  for (const end of ['E', 'F']) {
    if (Math.abs(far(end, 'C') - far(end, 'S')) + Math.abs(far(end, 'D') - far(end, 'T')) > 0.01)
      throw new Error('the paper is not folded along EF')
  }
  return keyOfAngle(item, Math.round(angleOf(item, asked)))
}

/** The lines as drawn, after checking that every marked angle is as large as told. */
const parallelPair: Verifiers[string] = (item) => {
  const sizes = markedAngles(item).map(({ label, size }) => {
    if (Number(label) !== size) throw new Error(`${label} is drawn as ${size}`)
    return size
  })
  const told = [...item.question.matchAll(/(\d+)\^/g)].map(([, size]) => Number(size))
  if (told.join() !== sizes.join()) throw new Error(`${told.join()} is told`)
  const ends: Record<string, string> = { l: 'Al', m: 'Bm', p: 'Cp', q: 'Dq' }
  return keyOfOptions(item, (option) => {
    const [one = '', other = ''] = formulasOf(option).map((name) => ends[name] ?? '')
    return Math.abs(slopeOf(item, one) - slopeOf(item, other)) < 1e-3
  })
}

/** What a picture refutes: lines that are not parallel, and the four pairs that can be counted. */
const FALSE_IDEAS = /크기는 항상 같다|두 쌍 생긴다|평행할 때만/

export const VERIFIERS: Verifiers = {
  M1U06C07L0A1: (item) => (FALSE_IDEAS.test(statementOf(item)) ? 'X' : 'O'),
  M1U06C07L0A2: (item) => {
    const [one = '', other = ''] = anglesIn(item.question)
    return keyOfOptions(item, (option) => option === relate(item, one, other))
  },
  M1U06C07L1A1: (item) => {
    const [asked = ''] = anglesIn(item.question)
    const wanted = /의 (동위각|엇각)은/.exec(item.question)?.[1]
    return keyOfOptions(item, (option) => relate(item, asked, anglesIn(option)[0] ?? '') === wanted)
  },
  M1U06C07L1A2: solve,
  M1U06C07L1A2X: solve,
  M1U06C07L3A1: measureBend,
  M1U06C07L3A1X: measureBend,
  M1U06C07L3A2: parallelPair,
  M1U06C07L5A1: measureBend,
  M1U06C07L5A1X: measureBend,
  M1U06C07L5A2: measureFold,
  M1U06C07L5A2X: measureFold,
}
