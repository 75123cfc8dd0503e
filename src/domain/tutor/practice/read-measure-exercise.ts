import {
  add,
  equals,
  fromDecimalText,
  multiply,
  type Rational,
  rational,
  toNumber,
  ZERO,
} from '#domain/math/rational.ts'
import type { Measurement } from '#domain/math/steps/measure-by-steps.ts'
import { ASKING, ENDING, readWhole } from './asking-words.ts'
import { type PolygonExercise, readPolygonExercise } from './read-polygon-exercise.ts'

/**
 * A task on a figure that is given by its name and its lengths alone. `name` is the measure's (구의 부피), and `unit` its own (cm2), '' where no
 * length has one.
 */
export type MeasureExercise =
  | { kind: 'measure'; name: string; measurement: Measurement; unit: string }
  | PolygonExercise

const LARGEST = 10_000
const UNIT = '[cm]?m[23]?(?![a-zA-Z\\d])'
const LINK = '( (이고|고|이며|며|인|일 때는?|이면|면|이?라면|이?야|이?에요|예요|이?다))?'

/** All words that such a task may have: a word besides (반, 두, 물, 만, π) makes another task of it. */
const PATTERN = [
  `(?<name>(밑면(인 원)?의? )?(반지름|지름)|높이|모선|중심각|밑넓이|밑면의? 넓이|밑면의? 한 ?변)(의? (길이|크기))?(가|이|는|은)? (?<value>\\d+(\\.\\d+)?)( (?<unit>${UNIT}|°|도))?( 짜리)?${LINK}`,
  `(?<asked>부피|겉넓이|넓이|둘레|원주|호)(의? 길이)?${ENDING}*( 몇 (?<wanted>${UNIT})${ENDING}*)?`,
  ASKING,
  '(?<figure>원기둥|원뿔|정사각(?:기둥|뿔)|(정?[삼사오육칠팔구]?각)?(기둥|뿔)|부채꼴|반구|구|원)(의|에서)?',
].join('|')

/** Units in one spelling: ㎡, m² and 제곱미터 are m2. */
function spell(message: string): string {
  return message
    .normalize('NFKC')
    .replace(/센[티치](?:미터)?/g, 'cm')
    .replace(/밀리미터/g, 'mm')
    .replace(/미터/g, 'm')
    .replace(/(세?)제곱\s?([cm]?m)/g, (_, cubed: string, unit: string) => unit + (cubed ? 3 : 2))
    .replace(/(m)\^(?=[23])/g, '$1')
}

interface Task {
  figure: string
  asked: string
  lengths: ReadonlyMap<string, Rational>
  /** As written after the lengths, '' for none. */
  unit: string
  /** As the question names it (몇 cm2). */
  wanted: string | undefined
}

/** The unit of length behind the unit of a number (cm behind cm2); null if the two do not go together. */
function baseOf(name: string, unit: string): string | null {
  const base = unit.replace(/\d$/, '')
  const power = name === '밑넓이' ? '2' : ''
  return unit === '' || (/m/.test(unit) && unit === base + power) ? base : null
}

function isMeasurable(length: Rational): boolean {
  return toNumber(length) > 0 && toNumber(length) <= LARGEST
}

function readTask(message: string): Task | null {
  const parts = readWhole(spell(message), PATTERN)?.map(({ groups = {} }) => groups) ?? []
  const [named, otherFigure] = parts.flatMap((groups) => groups.figure ?? [])
  // An arc has a central angle only in a sector.
  const figure = named ?? (parts.some(({ name }) => name === '중심각') ? '부채꼴' : undefined)
  const [question, otherQuestion] = parts.filter((groups) => groups.asked)
  if (!figure || otherFigure || !question?.asked || otherQuestion) return null
  const lengths = new Map<string, Rational>()
  const units = new Set<string | null>()
  for (const { name, value, unit = '' } of parts) {
    if (!name || !value) continue
    const length = fromDecimalText(value)
    const called = /밑.*넓이/.test(name)
      ? '밑넓이'
      : /변/.test(name)
        ? '한변'
        : (/반?지름/.exec(name)?.[0] ?? name)
    if (!length || lengths.has(called) || !isMeasurable(length)) return null
    lengths.set(called, length)
    if (called !== '중심각') units.add(baseOf(called, unit))
    else if (/m/.test(unit)) return null
  }
  const [unit] = units
  if (unit === undefined || unit === null || units.size > 1) return null
  return { figure, asked: question.asked.replace('원주', '둘레'), lengths, unit, wanted: question.wanted }
}

/** By figure, the measure in question and exactly the measures that it needs. */
const MEASURES: Readonly<Record<string, Measurement['of']>> = {
  '원 둘레 반지름': 'circle-length',
  '원 넓이 반지름': 'circle-area',
  '구 부피 반지름': 'sphere-volume',
  '구 겉넓이 반지름': 'sphere-surface',
  '반구 부피 반지름': 'hemisphere-volume',
  '반구 겉넓이 반지름': 'hemisphere-surface',
  '부채꼴 호 반지름 중심각': 'arc-length',
  '부채꼴 넓이 반지름 중심각': 'sector-area',
  '원기둥 부피 높이 반지름': 'cylinder-volume',
  '원기둥 겉넓이 높이 반지름': 'cylinder-surface',
  '원뿔 부피 높이 반지름': 'cone-volume',
  '원뿔 부피 높이 모선 반지름': 'cone-volume',
  '원뿔 겉넓이 높이 모선 반지름': 'cone-surface',
  '원뿔 겉넓이 모선 반지름': 'cone-surface',
  '기둥 부피 높이 밑넓이': 'prism-volume',
  '뿔 부피 높이 밑넓이': 'pyramid-volume',
  '정사각기둥 부피 높이 한변': 'prism-volume',
  '정사각뿔 부피 높이 한변': 'pyramid-volume',
}

function square(value: Rational): Rational {
  return multiply(value, value)
}

function measurementOf({ figure, asked, lengths }: Task): Measurement | null {
  const lengthOf = (name: string): Rational => lengths.get(name) ?? ZERO
  const diameter = lengths.get('지름')
  const radius = diameter ? multiply(diameter, rational(1, 2)) : lengthOf('반지름')
  const [height, slant, angle, area] = ['높이', '모선', '중심각', '밑넓이'].map(lengthOf)
  const base = lengths.has('한변') ? square(lengthOf('한변')) : area
  const given = [...lengths.keys()].map((name) => name.replace(/^지름/, '반지름')).toSorted()
  const solid = lengths.has('밑넓이') ? figure.replace(/.+(?=기둥|뿔)/, '') : figure
  const of = MEASURES[[solid, asked, ...given].join(' ')]
  if (!of || !height || !slant || !angle || !base || toNumber(angle) >= 360) return null
  const isLeaning = lengths.has('모선') && toNumber(slant) <= toNumber(radius)
  const isBent = given.length === 3 && !equals(add(square(radius), square(height)), square(slant))
  return isLeaning || isBent ? null : { of, radius, height, slant, angle, base }
}

/**
 * A figure's measure asked for with everything that it needs, in words that are all understood (반지름이 3인 구의 부피는?); null if a length
 * is missing, named twice or left over, where units differ or are not known, and if the message has anything else.
 */
export function readMeasureExercise(message: string): MeasureExercise | null {
  const polygon = readPolygonExercise(message)
  if (polygon) return polygon
  const task = readTask(message)
  const measurement = task && measurementOf(task)
  if (!task || !measurement) return null
  const { figure, asked, wanted: target } = task
  const isLength = /둘레|호/.test(asked)
  const unit = task.unit && task.unit + (isLength ? '' : asked === '부피' ? 3 : 2)
  if (target !== undefined && target !== unit) return null
  return { kind: 'measure', name: `${figure}의 ${asked}${isLength ? '의 길이' : ''}`, measurement, unit }
}
