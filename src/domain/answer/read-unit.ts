import { type Rational, rational } from '../math/rational.ts'

export interface MeasuredText {
  /** What stands before the unit. */
  text: string
  /** What kind of amount; counters are their own kind. Null without a unit. */
  dimension: string | null
  /** How many of the dimension's base unit one is. */
  factor: Rational
}

const LENGTHS: readonly (readonly [string, bigint, bigint])[] = [
  ['mm', 1n, 1000n],
  ['cm', 1n, 100n],
  ['km', 1000n, 1n],
  ['m', 1n, 1n],
]

const powers = [
  { suffix: '', exponent: 1n, dimension: 'length' },
  { suffix: '2', exponent: 2n, dimension: 'area' },
  { suffix: '3', exponent: 3n, dimension: 'volume' },
]

type Unit = readonly [dimension: string, above: bigint, below: bigint]

const UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...LENGTHS.flatMap(([name, above, below]) =>
    powers.map(({ suffix, exponent, dimension }): [string, Unit] => [
      name + suffix,
      [dimension, above ** exponent, below ** exponent],
    ]),
  ),
  ['mg', ['mass', 1n, 1000n]],
  ['g', ['mass', 1n, 1n]],
  ['kg', ['mass', 1000n, 1n]],
  ['t', ['mass', 1000000n, 1n]],
  ['ml', ['volume', 1n, 1000000n]],
  ['cc', ['volume', 1n, 1000000n]],
  ['l', ['volume', 1n, 1000n]],
  ['리터', ['volume', 1n, 1000n]],
  ['초', ['time', 1n, 1n]],
  ['분', ['time', 60n, 1n]],
  ['시간', ['time', 3600n, 1n]],
  ['°', ['angle', 1n, 1n]],
  ['도', ['angle', 1n, 1n]],
  ['%', ['percent', 1n, 1n]],
  ['퍼센트', ['percent', 1n, 1n]],
  ['원', ['money', 1n, 1n]],
  ['°c', ['temperature', 1n, 1n]],
  ['km/h', ['speed', 1n, 1n]],
  ['m/s', ['metres a second', 1n, 1n]],
  ...[
    '개',
    '명',
    '번',
    '쌍',
    '가지',
    '점',
    '살',
    '세',
    '권',
    '장',
    '마리',
    '송이',
    '배',
    '회',
    '대',
    '자루',
    '그루',
    '일',
    '년',
    '월',
    '번째',
    '칸',
    '줄',
    '조각',
    '팀',
    '단계',
  ].map((counter): [string, Unit] => [counter, [`counter ${counter}`, 1n, 1n]]),
])

/** A number, a closing sign or a letter of the value stands right before a unit. */
const UNIT_AT_END =
  /^(.*?[\d)}\]πa-z.])\s*((?:km|cm|mm|m|㎞)(?:\^?\{?[23]\}?)?|km\/h|m\/s|mg|kg|g|t|ml|cc|l|°c|°|%|\^\{?(?:\\circ|∘)\}?|\\degree|\\%|리터|퍼센트|시간|번째|[가-힣]{1,2})$/i

/** The unit at the end of an answer, read off its value. `letters` are those of the key's value: they are no units. */
export const readUnit = (text: string, letters: ReadonlySet<string>): MeasuredText => {
  const none = { text, dimension: null, factor: rational(1) }
  const [, value = '', written = ''] = UNIT_AT_END.exec(text.trim()) ?? []
  if (value === '') return none
  const name = written
    .toLowerCase()
    .replace(/[\^{}]/g, '')
    .replace(/\\circ|∘|\\degree/, '°')
    .replace('\\%', '%')
  const unit = UNITS.get(name)
  if (!unit || letters.has(name)) return none
  return { text: value.trim(), dimension: unit[0], factor: rational(unit[1], unit[2]) }
}
