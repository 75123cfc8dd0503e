import { fromDecimalText, type Rational, rational, toNumber } from '#domain/math/rational.ts'
import type { PolygonMeasure } from '#domain/math/steps/count-polygon-by-steps.ts'
import type { Measurement } from '#domain/math/steps/measure-by-steps.ts'

/** A task on a figure that is given by its name and its lengths alone. */
export type MeasureExercise =
  | { kind: 'measure'; measurement: Measurement }
  | { kind: 'polygon'; measure: PolygonMeasure; sides: number }

const NUMBER = String.raw`(\d+(?:\.\d+)?)`
const MOST_SIDES = 360
const DIGITS = '일이삼사오육칠팔구'
const POLYGON =
  /(?<![가-힣\d])정?\s*(\d+|[이삼사오육칠팔구]?십[일이삼사오육칠팔구]?|[삼사오육칠팔구])\s*각형/g

/** 십사 is 14, 이십 is 20. */
const readSino = (name: string): number => {
  const [tens, ones = ''] = name.includes('십') ? name.split('십') : [null, name]
  return (
    (tens === null ? 0 : tens === '' ? 10 : 10 * (DIGITS.indexOf(tens) + 1)) + DIGITS.indexOf(ones || ' ') + 1
  )
}
/** Anything that makes more of a task than one figure with its lengths. */
const MORE =
  /배|옆면|모서리|빗변|뚜껑|뚫|구멍|없는|물|절반|반으로|반은|뺀|제외|[두세네]\s?개|개의\s*(?:부피|겉넓이|넓이)|비율|비는|차는|합은\s*얼|남은|잘라|자른|녹|채우|빼|더하|나머지|두 개의|내접|외접|꼭 맞|안에|합동|닮|일 때의 반지름|이상|이하|큰 |작은 |[a-wyz]\b|x(?!\d)|=/

/** The number that stands with a name (반지름의 길이가 3, 높이 5 cm); null for none or two different ones. */
const lengthOf = (message: string, name: string): Rational | null => {
  const pattern = new RegExp(`(?<![가-힣])${name}(?:의)?\\s*(?:길이|크기)?(?:가|이|는|은)?\\s*${NUMBER}`, 'g')
  const found = [...new Set([...message.matchAll(pattern)].map((match) => match[1] ?? ''))]
  const [only] = found
  const value = only === undefined || found.length > 1 ? null : fromDecimalText(only)
  return value && toNumber(value) > 0 && toNumber(value) <= 10_000 ? value : null
}

const radiusOf = (message: string): Rational | null => {
  const radius = lengthOf(message, '반지름')
  const diameter = lengthOf(message, '지름')
  if (radius && diameter) return null
  if (diameter) return rational(diameter.numerator, diameter.denominator * 2n)
  return radius
}

const countNumbers = (message: string): number => (message.match(/\d+(?:\.\d+)?/g) ?? []).length

interface Asked {
  isVolume: boolean
  isSurface: boolean
}

const readRound = (message: string, { isVolume, isSurface }: Asked): Measurement | null => {
  const radius = radiusOf(message)
  if (!radius) return null
  const numbers = countNumbers(message)
  const height = lengthOf(message, '높이')
  if (/원기둥/.test(message)) {
    if (!height || numbers !== 2) return null
    return { of: isVolume ? 'cylinder-volume' : 'cylinder-surface', radius, height }
  }
  if (/원뿔/.test(message)) {
    const slant = lengthOf(message, '모선')
    if (isVolume) return height && numbers === (slant ? 3 : 2) ? { of: 'cone-volume', radius, height } : null
    const isReal = slant !== null && toNumber(slant) > toNumber(radius)
    return isSurface && slant && isReal && numbers === (height ? 3 : 2)
      ? { of: 'cone-surface', radius, slant }
      : null
  }
  if (numbers !== 1) return null
  if (/반구/.test(message)) return { of: isVolume ? 'hemisphere-volume' : 'hemisphere-surface', radius }
  return /(?<![가-힣])구(?=의|\s)/.test(message)
    ? { of: isVolume ? 'sphere-volume' : 'sphere-surface', radius }
    : null
}

const readFlatSolid = (message: string): Measurement | null => {
  const [base, height] = [lengthOf(message, '밑넓이'), lengthOf(message, '높이')]
  if (!base || !height || countNumbers(message) !== 2) return null
  if (/기둥/.test(message)) return { of: 'prism-volume', base, height }
  return /뿔/.test(message) ? { of: 'pyramid-volume', base, height } : null
}

const readSector = (message: string, radius: Rational): Measurement | null => {
  const angle = lengthOf(message, '중심각')
  if (!angle || countNumbers(message) !== 2 || toNumber(angle) >= 360) return null
  if (/호/.test(message) && !/넓이/.test(message)) return { of: 'arc-length', radius, angle }
  return /넓이/.test(message) && !/둘레|호/.test(message) ? { of: 'sector-area', radius, angle } : null
}

const readPlane = (message: string): Measurement | null => {
  const radius = radiusOf(message)
  if (!radius) return null
  if (/부채꼴/.test(message)) return readSector(message, radius)
  if (!/(?<![가-힣])원(?=의|\s)/.test(message) || countNumbers(message) !== 1) return null
  const isLength = /둘레|원주(?!율)/.test(message)
  if (isLength === /넓이/.test(message)) return null
  return { of: isLength ? 'circle-length' : 'circle-area', radius }
}

const readMeasurement = (message: string): Measurement | null => {
  if (/뿔대|옆넓이|밑면의 (?:둘레|넓이)|π|pi/.test(message)) return null
  const isVolume = message.includes('부피')
  const isSurface = message.includes('겉넓이')
  if (isVolume && isSurface) return null
  if (!isVolume && !isSurface) return /기둥|뿔|구의|반구/.test(message) ? null : readPlane(message)
  const solids = new Set(message.match(/원기둥|원뿔|기둥|뿔|반구|(?<![가-힣])구(?=의|\s)/g) ?? [])
  if (solids.size !== 1) return null
  return message.includes('밑넓이')
    ? isVolume
      ? readFlatSolid(message)
      : null
    : readRound(message, { isVolume, isSurface })
}

const sidesOf = (message: string): number | null => {
  const found = [...message.matchAll(POLYGON)]
  if ((message.match(/각형/g) ?? []).length !== 1) return null
  const [, name = ''] = found[0] ?? []
  if (found.length !== 1 || countNumbers(message) !== (/^\d/.test(name) ? 1 : 0)) return null
  const sides = /^\d/.test(name) ? Number(name) : readSino(name)
  return sides >= 3 && sides <= MOST_SIDES ? sides : null
}

const readPolygon = (message: string): PolygonMeasure | null => {
  if (/대각선/.test(message)) {
    if (/내각|외각|길이/.test(message) || !/개|몇|수/.test(message)) return null
    return /한\s*꼭짓점/.test(message) ? 'diagonals-at-vertex' : 'diagonals'
  }
  const isInner = message.includes('내각')
  if (isInner === message.includes('외각')) return null
  if (/합/.test(message)) return isInner ? 'interior-sum' : 'exterior-sum'
  if (!/정\s*(?:\d+|[가-힣]{1,2})\s*각형/.test(message)) return null
  return /한\s*(?:내|외)각|하나/.test(message) ? (isInner ? 'interior' : 'exterior') : null
}

/** A figure's measure asked for with everything that it needs (반지름이 3인 구의 부피는?); null where a length is missing, named twice or left over. */
export const readMeasureExercise = (message: string): MeasureExercise | null => {
  const plain = message.replace(/cm(?:\^[23])?|㎝|센티미터|°|도(?=[\s인가])/g, ' ')
  if (MORE.test(plain) || plain.length > 80) return null
  const sides = sidesOf(message)
  const measure = sides === null ? null : readPolygon(message)
  if (sides !== null && measure) return { kind: 'polygon', measure, sides }
  const measurement = readMeasurement(plain)
  return measurement && { kind: 'measure', measurement }
}
