import { ONE, type Rational, rational } from '#domain/math/rational.ts'

/** What is measured, and how many of the smallest unit here make one: 1 m is 1000 mm. */
export type MeasureUnit = { readonly dimension: string; readonly scale: Rational }

/** A text without the unit or counter at its end, and that. */
export type Quantity = { readonly rest: string; readonly unit: MeasureUnit }

const LENGTHS: readonly (readonly [names: string, millimetres: number])[] = [
  ['mm 밀리미터', 1],
  ['cm 센티미터 센치 센치미터', 10],
  ['m 미터', 1000],
  ['km 킬로미터', 1_000_000],
]
const OTHERS: readonly (readonly [dimension: string, names: string, scale: number])[] = [
  ['mass', 'mg 밀리그램', 1],
  ['mass', 'g 그램', 1000],
  ['mass', 'kg 킬로그램', 1_000_000],
  ['mass', '톤', 1_000_000_000],
  ['volume', 'mL ml cc 밀리리터', 1000],
  ['volume', 'dL dl 데시리터', 100_000],
  ['volume', 'L l 리터', 1_000_000],
  ['volume', 'kL kl 킬로리터', 1_000_000_000],
  ['area', 'ha 헥타르', 10_000_000_000],
  ['time', '초', 1],
  ['time', '분', 60],
  ['time', '시간', 3600],
  ['date', '일', 1],
  ['week', '주', 1],
  ['month', '개월 달', 1],
  ['year', '년', 1],
  ['angle', '° 도', 1],
  ['temperature', '°C', 1],
  ['temperature-f', '°F', 1],
  ['percent', '% 퍼센트 프로', 1],
  ['money', '원', 1],
]
const SPEEDS: readonly (readonly [names: string, seconds: number])[] = [
  ['/s /초 /sec', 1],
  ['/min /분', 60],
  ['/h /시 /시간', 3600],
]
/** Words for counting; those between commas count the same. */
const COUNTERS =
  '쪽 페이지,반,시,통,봉지,모둠,호,행,단,골,곳,면,학년,조,벌,인분,차례,채,톨,알,포기,그릇,가구,kcal 칼로리,개,명 사람 인,마리,권,장,자루,살 세,가지,번 회,번째 째,쌍,줄,칸,층,대,송이,그루,조각,묶음,상자,병,잔,켤레,등,점,자리,바퀴,걸음,판,문제,배,팀,단계'

const UNITS = new Map<string, MeasureUnit>()
for (const names of COUNTERS.split(',')) {
  for (const name of names.split(' ')) UNITS.set(name, { dimension: names, scale: ONE })
}
for (const [dimension, names, scale] of OTHERS) {
  for (const name of names.split(' ')) UNITS.set(name, { dimension, scale: rational(scale) })
}
for (const [names, millimetres] of LENGTHS) {
  for (const name of names.split(' ')) {
    const square = { dimension: 'area', scale: rational(millimetres ** 2) }
    const cube = { dimension: 'volume', scale: rational(BigInt(millimetres) ** 3n) }
    UNITS.set(name, { dimension: 'length', scale: rational(millimetres) })
    for (const written of [`${name}^2`, `${name}^{2}`, `${name}2`, `제곱${name}`, `제곱 ${name}`]) {
      UNITS.set(written, square)
    }
    for (const written of [`${name}^3`, `${name}^{3}`, `${name}3`, `세제곱${name}`, `세제곱 ${name}`]) {
      UNITS.set(written, cube)
    }
    for (const [per, seconds] of SPEEDS) {
      for (const written of per.split(' ')) {
        UNITS.set(name + written, { dimension: 'speed', scale: rational(millimetres * 3600, seconds) })
      }
    }
  }
}

export const DEGREE: MeasureUnit = { dimension: 'angle', scale: ONE }

function escapeName(name: string): string {
  return name.replace(/[\^{}/]/g, '\\$&')
}
const NAMES = [...UNITS.keys()]
  .sort((first, second) => second.length - first.length)
  .map(escapeName)
  .join('|')
const AT_END = new RegExp(`(${NAMES})$`)
const PART = new RegExp(`^(\\d+(?:\\.\\d+)?) ?(${NAMES}) ?`)
/** Only a number may precede a unit of one letter, otherwise it may be a variable: 3m, but not 2x+m. */
const NUMERIC = /^(?:[a-zA-Z] ?= ?)?[-+±]?[\d. /√π(){}\\]*(?:frac|sqrt|pi)?[\d. /√π(){}]*$/

/** A whole in brackets, or a space, tells the unit from a letter: (100-5x)m, 150-xy m^2. */
const APART = /^\(.*\)$|[^-+×*/(=]\s$/
/** 18년 후, 3시간 뒤: a point of time is expressed as a duration. */
const AFTERWARDS = /(?<=[년월일주달분초간])\s*(?:후|뒤)$/

/** 150-xy(m^2): the unit asked for behind the answer. */
const IN_BRACKETS = /\s*\(\s*([^()\s]+)\s*\)$/

/** Takes the unit off the end; null if there is none. */
export function splitUnit(text: string): Quantity | null {
  const bare = text
    .replace(AFTERWARDS, '')
    .replace(IN_BRACKETS, (all, name: string) => (UNITS.has(name) ? ` ${name}` : all))
  const name = AT_END.exec(bare)?.[1]
  if (name === undefined) return null
  const before = bare.slice(0, -name.length)
  const rest = before.trim()
  const mayBeLetter = /^[a-zA-Z]([23]|\^.*)?$/.test(name) && !NUMERIC.test(rest) && !APART.test(before)
  if (rest === '' || mayBeLetter) return null
  const unit = UNITS.get(name)
  return unit ? { rest, unit } : null
}

/** '1시간 30분' as 5400 of the smallest unit; null unless there are two parts or more of one dimension. */
export function readCompound(text: string): Quantity | null {
  let rest = text
  let sum = ''
  let dimension: string | null = null
  let parts = 0
  for (let part = PART.exec(rest); part; part = PART.exec(rest)) {
    const unit = UNITS.get(part[2] ?? '')
    if (!unit || (dimension !== null && unit.dimension !== dimension)) return null
    dimension = unit.dimension
    sum += `${sum === '' ? '' : '+'}${part[1]}×${unit.scale.numerator}`
    rest = rest.slice(part[0].length)
    parts += 1
  }
  return parts > 1 && rest === '' && dimension !== null
    ? { rest: sum, unit: { dimension, scale: rational(1) } }
    : null
}
