import { formulasOf } from '../evaluate-formula.ts'
import { keyOfFormula } from '../formula-value.ts'
import { realValue } from '../M1U08/key-of-real.ts'
import type { Verifiers } from '../test-templates.ts'
import { ballOutline, keyNear, type Measured, revolve } from './measure-solid.ts'
import { judgeByWords, statementOf } from './read-item.ts'

const SIZES: [RegExp, () => number][] = [
  [/인 구의 겉넓이/, () => ball(5).area],
  [/인 구의 부피/, () => ball(5).volume],
  [/반구의 겉넓이/, () => halfBall(5).area],
  [/반구의 부피/, () => halfBall(5).volume],
]

const CLAIMS: [RegExp, boolean][] = [
  [/원의 넓이의 4배/, true],
  [/겉넓이의 절반/, false],
  [/부피의 절반/, true],
  [/부피도 두 배/, false],
  [/네 배가 된다/, true],
  [/원기둥의 부피의/, true],
  [/원뿔과 구의 부피는/, false],
]

const ball = (radius: number): Measured => revolve(ballOutline(radius, -90))
const halfBall = (radius: number): Measured => revolve(ballOutline(radius, 0))

/** The radii of the balls of a question in reading order, whether given so or as diameters. */
const radiiOf = (question: string) =>
  [...question.matchAll(/(반지름|지름)의 길이가 \\\((\d+)\\\)/g)].map(([, by, size]) =>
    by === '지름' ? Number(size) / 2 : Number(size),
  )

const whole: Verifiers[string] = (item) => {
  const { area, volume } = ball(radiiOf(item.question)[0] ?? 0)
  return keyNear(item, item.question.includes('부피') ? volume : area)
}

const half: Verifiers[string] = (item) => {
  const { area, volume } = halfBall(radiiOf(item.question)[0] ?? 0)
  return keyNear(item, item.question.includes('부피') ? volume : area)
}

const UNIT = ball(1)

const diameter: Verifiers[string] = (item) => {
  const area = realValue(formulasOf(item.question)[0] ?? '')
  return keyNear(item, 2 * Math.sqrt(area / UNIT.area))
}

/** The three solids around a ball of radius 1. */
const FITTING: Record<string, number> = {
  구: UNIT.volume,
  원기둥: revolve([
    [0, 0],
    [1, 0],
    [1, 2],
    [0, 2],
  ]).volume,
  원뿔: revolve([
    [0, 0],
    [1, 0],
    [0, 2],
  ]).volume,
}

const fitting: Verifiers[string] = (item) => {
  const { question } = item
  const named = [...question.matchAll(/(원기둥|원뿔|구)의 부피/g)].map(([, name = '']) => FITTING[name] ?? 0)
  const [first = 0, second = 0] = named
  if (question.includes('부피의 차는')) {
    const [radius = 0] = radiiOf(question)
    return keyNear(item, (first - second) * radius ** 3)
  }
  const given = realValue(/부피가 \\\((.*?)\\\)/.exec(question)?.[1] ?? '')
  return keyNear(item, (given / first) * second)
}

const melted: Verifiers[string] = (item) => {
  const [big = 0, small = 0] = radiiOf(item.question)
  return keyNear(item, ball(big).volume / ball(small).volume)
}

export const VERIFIERS: Verifiers = {
  M1U09C06L0A1: (item) => keyOfFormula(item, SIZES, { r: 5 }),
  M1U09C06L0A2: (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X'),
  M1U09C06L0A3: (item) => {
    const grown = ball(Number(formulasOf(item.question)[0]))
    const asksVolume = item.question.includes('부피')
    return keyNear(item, asksVolume ? grown.volume / UNIT.volume : grown.area / UNIT.area)
  },
  M1U09C06L1A1: whole,
  M1U09C06L1A1X: whole,
  M1U09C06L1A2: whole,
  M1U09C06L1A2X: whole,
  M1U09C06L3A1: half,
  M1U09C06L3A1X: half,
  M1U09C06L3A2: diameter,
  M1U09C06L3A2X: diameter,
  M1U09C06L5A1: fitting,
  M1U09C06L5A1X: fitting,
  M1U09C06L5A2: melted,
  M1U09C06L5A2X: melted,
}
