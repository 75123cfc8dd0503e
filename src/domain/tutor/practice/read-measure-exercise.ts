import {
  add,
  compare,
  equals,
  fromDecimalText,
  multiply,
  type Rational,
  rational,
  toNumber,
  ZERO,
} from '#domain/math/rational.ts'
import type { Measurement } from '#domain/math/steps/measure-by-steps.ts'
import { ASKING, readWhole } from './asking-words.ts'
import { type PolygonExercise, readPolygonExercise } from './read-polygon-exercise.ts'

/** A task on a figure that is given by its name and its lengths alone; `unit` is the measure's own (cm^2), '' where no length has one. */
export type MeasureExercise = { kind: 'measure'; measurement: Measurement; unit: string } | PolygonExercise

const LARGEST = 10_000
const UNIT = '[cm]?m(?![a-zA-Z])'
const LINK = '(?:\\s?(?:이고|고|이며|며|인|일\\s?때는?|이면|면|이?라면|이?야|이?에요|예요|이?다))?'

/** All that may stand in such a task: a word besides (반, 두, 물, 만, π) makes another task of it. */
const PATTERN = new RegExp(
  [
    `(?<name>(?:밑면(?:인\\s?원)?의?\\s?)?(?:반지름|지름)|높이|모선|중심각|밑넓이|밑면의\\s?넓이)(?:의?\\s?(?:길이|크기))?(?:가|이|는|은)?\\s?(?<value>\\d+(?:\\.\\d+)?)(?:\\s?(?<unit>${UNIT}(?:\\^2)?|°|도))?${LINK}`,
    `(?<asked>부피|겉넓이|넓이|둘레|원주|호)(?:의?\\s?길이)?(?:은|는|이|가|을|를)?(?:\\s?몇\\s?(?<wanted>${UNIT}(?:\\^[23])?)(?:야|예요|인가요?|인지|일까요?|지)?)?`,
    ASKING,
    '(?<figure>원기둥|원뿔|(?:정?[삼사오육칠팔구]?각)?(?:기둥|뿔)|부채꼴|반구|구|원)(?:의|에서)?',
  ].join('|'),
)

const SPELLINGS = [
  [/㎝|센[티치](?:미터)?|cm/gi, 'cm'],
  [/㎜|밀리미터|mm/gi, 'mm'],
  [/미터/g, 'm'],
  [/㎠/g, 'cm^2'],
  [/㎡/g, 'm^2'],
  [/㎟/g, 'mm^2'],
  [/㎤/g, 'cm^3'],
  [/㎥/g, 'm^3'],
  [/세제곱\s?([cm]?m)/g, '$1^3'],
  [/제곱\s?([cm]?m)/g, '$1^2'],
] as const

const spell = (message: string): string =>
  SPELLINGS.reduce((text, [unit, spelling]) => text.replace(unit, spelling), message)

interface Task {
  figure: string
  asked: string
  lengths: ReadonlyMap<string, Rational>
  /** As it stands with the lengths, '' for none. */
  unit: string
  /** As it is asked for (몇 cm^2). */
  wanted: string | undefined
}

/** The unit of length behind the unit that stands with a number (cm behind cm^2); null where the two do not go together. */
const baseOf = (name: string, unit: string): string | null => {
  const [base = '', power] = unit.split('^')
  if (/[°도]/.test(base) || (base !== '' && (power === '2') !== (name === '밑넓이'))) return null
  return base
}

const isMeasurable = (length: Rational): boolean => toNumber(length) > 0 && toNumber(length) <= LARGEST

const readTask = (message: string): Task | null => {
  const parts = readWhole(spell(message), PATTERN)?.map(({ groups = {} }) => groups) ?? []
  const [figure, otherFigure] = parts.flatMap((groups) => groups.figure ?? [])
  const [question, otherQuestion] = parts.filter((groups) => groups.asked)
  if (!figure || otherFigure || !question?.asked || otherQuestion) return null
  const lengths = new Map<string, Rational>()
  const units = new Set<string | null>()
  for (const { name, value, unit = '' } of parts) {
    if (!name || !value) continue
    const length = fromDecimalText(value)
    const called = /밑.*넓이/.test(name) ? '밑넓이' : (/반?지름/.exec(name)?.[0] ?? name)
    if (!length || lengths.has(called) || !isMeasurable(length)) return null
    lengths.set(called, length)
    if (called !== '중심각') units.add(baseOf(called, unit))
    else if (/m/.test(unit)) return null
  }
  const [unit] = units
  if (unit === undefined || unit === null || units.size > 1) return null
  return { figure, asked: question.asked, lengths, unit, wanted: question.wanted }
}

const isCone = (radius: Rational, height: Rational, slant: Rational): boolean =>
  equals(add(multiply(radius, radius), multiply(height, height)), multiply(slant, slant))

/** By figure, what is asked and all that is given: no more, no less. */
const measurementOf = ({ figure, asked, lengths }: Task): Measurement | null => {
  const lengthOf = (name: string): Rational => lengths.get(name) ?? ZERO
  const diameter = lengths.get('지름')
  const radius = diameter ? multiply(diameter, rational(1, 2)) : lengthOf('반지름')
  const [height, slant, angle] = [lengthOf('높이'), lengthOf('모선'), lengthOf('중심각')]
  const given = [...lengths.keys()]
    .toSorted()
    .join(' ')
    .replace(/(?<!반)지름/, '반지름')
  switch (`${figure} ${asked}: ${given}`) {
    case '원 둘레: 반지름':
    case '원 원주: 반지름':
      return { of: 'circle-length', radius }
    case '원 넓이: 반지름':
      return { of: 'circle-area', radius }
    case '구 부피: 반지름':
      return { of: 'sphere-volume', radius }
    case '구 겉넓이: 반지름':
      return { of: 'sphere-surface', radius }
    case '반구 부피: 반지름':
      return { of: 'hemisphere-volume', radius }
    case '반구 겉넓이: 반지름':
      return { of: 'hemisphere-surface', radius }
    case '부채꼴 호: 반지름 중심각':
      return toNumber(angle) < 360 ? { of: 'arc-length', radius, angle } : null
    case '부채꼴 넓이: 반지름 중심각':
      return toNumber(angle) < 360 ? { of: 'sector-area', radius, angle } : null
    case '원기둥 부피: 높이 반지름':
      return { of: 'cylinder-volume', radius, height }
    case '원기둥 겉넓이: 높이 반지름':
      return { of: 'cylinder-surface', radius, height }
    case '원뿔 부피: 높이 반지름':
      return { of: 'cone-volume', radius, height }
    case '원뿔 부피: 높이 모선 반지름':
      return isCone(radius, height, slant) ? { of: 'cone-volume', radius, height } : null
    case '원뿔 겉넓이: 높이 모선 반지름':
      return isCone(radius, height, slant) ? { of: 'cone-surface', radius, slant } : null
    case '원뿔 겉넓이: 모선 반지름':
      return compare(slant, radius) > 0 ? { of: 'cone-surface', radius, slant } : null
  }
  if (asked !== '부피' || given !== '높이 밑넓이') return null
  const base = lengthOf('밑넓이')
  if (figure.endsWith('기둥')) return { of: 'prism-volume', base, height }
  return figure.endsWith('뿔') ? { of: 'pyramid-volume', base, height } : null
}

/** The unit of a measure: its own power of the unit of the lengths. */
const unitOf = ({ asked, unit }: Task): string =>
  unit === '' || /둘레|원주|호/.test(asked) ? unit : `${unit}^${asked === '부피' ? 3 : 2}`

/**
 * A figure's measure asked for with everything that it needs, in words that are all understood (반지름이 3인 구의 부피는?); null where a length
 * is missing, named twice or left over, where units differ or are not known, and where anything else stands in the message.
 */
export const readMeasureExercise = (message: string): MeasureExercise | null => {
  const polygon = readPolygonExercise(message)
  if (polygon) return polygon
  const task = readTask(message)
  const measurement = task && measurementOf(task)
  if (!task || !measurement) return null
  const unit = unitOf(task)
  return task.wanted === undefined || task.wanted === unit ? { kind: 'measure', measurement, unit } : null
}
