import { isNegative, isPositive, isWholeNumber, isZero, type WrittenNumber } from './written-numbers.ts'

export type Test = (number: WrittenNumber) => boolean

/** A description, who meets it, and who seems to meet it where an idea is missing. */
export interface Kind {
  name: string
  isOf: Test
  /** With fractions never taken for whole numbers. */
  unreduced: Test
  /** With 0 taken for what it is not, or left out. */
  zeroMisplaced: Test
}

function looksWhole({ writing }: WrittenNumber): boolean {
  return writing === 'whole'
}
function orZero(test: Test): Test {
  return (number) => isZero(number) || test(number)
}
function withoutZero(test: Test): Test {
  return (number) => !isZero(number) && test(number)
}

export const SINGLE_KINDS: readonly Kind[] = [
  { name: '양의 유리수', isOf: isPositive, unreduced: isPositive, zeroMisplaced: orZero(isPositive) },
  { name: '음의 유리수', isOf: isNegative, unreduced: isNegative, zeroMisplaced: orZero(isNegative) },
  { name: '정수', isOf: isWholeNumber, unreduced: looksWhole, zeroMisplaced: withoutZero(isWholeNumber) },
  {
    name: '정수가 아닌 유리수',
    isOf: (number) => !isWholeNumber(number),
    unreduced: (number) => !looksWhole(number),
    zeroMisplaced: (number) => isZero(number) || !isWholeNumber(number),
  },
]

function both(first: Test, second: Test): Test {
  return (number) => first(number) && second(number)
}
function not(test: Test): Test {
  return (number) => !test(number)
}

const NEGATIVE_BROKEN: Kind = {
  name: '정수도 아니고 양수도 아닌 수',
  isOf: both(not(isWholeNumber), not(isPositive)),
  unreduced: both(not(looksWhole), not(isPositive)),
  zeroMisplaced: orZero(both(not(isWholeNumber), not(isPositive))),
}
const POSITIVE_BROKEN: Kind = {
  name: '정수도 아니고 음수도 아닌 수',
  isOf: both(not(isWholeNumber), not(isNegative)),
  unreduced: both(not(looksWhole), not(isNegative)),
  zeroMisplaced: orZero(both(not(isWholeNumber), not(isNegative))),
}
const NOT_NATURAL: Kind = {
  name: '자연수가 아닌 정수',
  isOf: both(isWholeNumber, not(isPositive)),
  unreduced: both(looksWhole, not(isPositive)),
  zeroMisplaced: both(isWholeNumber, isNegative),
}
const NOT_NEGATIVE: Kind = {
  name: '음수가 아닌 정수',
  isOf: both(isWholeNumber, not(isNegative)),
  unreduced: both(looksWhole, not(isNegative)),
  zeroMisplaced: both(isWholeNumber, isPositive),
}

export type KindPair = readonly [Kind, Kind]
export const SINGLE_PAIRS: readonly KindPair[] = SINGLE_KINDS.slice(0, 2).flatMap((bySign) =>
  SINGLE_KINDS.slice(2).flatMap((byShape): KindPair[] => [
    [bySign, byShape],
    [byShape, bySign],
  ]),
)
export const DOUBLE_PAIRS: readonly KindPair[] = [
  [NEGATIVE_BROKEN, NOT_NEGATIVE],
  [NOT_NATURAL, POSITIVE_BROKEN],
  [NOT_NATURAL, NOT_NEGATIVE],
  [NEGATIVE_BROKEN, POSITIVE_BROKEN],
]
