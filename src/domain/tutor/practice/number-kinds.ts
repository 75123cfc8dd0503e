import { isPrime } from '#domain/math/is-prime.ts'
import { compare, isWhole, type Rational, ZERO } from '#domain/math/rational.ts'

/** A kind of number, by its name. */
export interface NumberKind {
  name: string
  word: RegExp
  has: (value: Rational) => boolean
  /** What makes a number one of this kind, 해요체. */
  rule: string
}

function isNatural(value: Rational): boolean {
  return isWhole(value) && compare(value, ZERO) > 0
}

function isEven(value: Rational): boolean {
  return isWhole(value) && value.numerator % 2n === 0n
}

const LARGEST_TESTED = 1_000_000_000_000n

/** Longer names first: 음의 정수 is not 정수. */
export const NUMBER_KINDS: readonly NumberKind[] = [
  {
    name: '합성수',
    word: /합성수/,
    has: (value) =>
      isNatural(value) &&
      value.numerator > 1n &&
      value.numerator < LARGEST_TESTED &&
      !isPrime(value.numerator),
    rule: '합성수는 \\(1\\)보다 큰 자연수 가운데 약수가 \\(3\\)개 이상인 수예요.',
  },
  {
    name: '소수',
    word: /소수(?!점)/,
    has: (value) => isNatural(value) && value.numerator < LARGEST_TESTED && isPrime(value.numerator),
    rule: '소수는 약수가 \\(1\\)과 자기 자신, 꼭 \\(2\\)개인 자연수예요.',
  },
  {
    name: '음의 정수',
    word: /음의\s?정수/,
    has: (value) => isWhole(value) && compare(value, ZERO) < 0,
    rule: '음의 정수는 자연수에 음의 부호 \\(-\\)를 붙인 수예요.',
  },
  {
    name: '자연수',
    word: /자연수|양의\s?정수/,
    has: isNatural,
    rule: '자연수(양의 정수)는 \\(1, 2, 3, \\cdots\\)이에요. \\(0\\), 음수, 분수는 아니에요.',
  },
  {
    name: '정수',
    word: /정수/,
    has: isWhole,
    rule: '정수는 \\(\\cdots, -2, -1, 0, 1, 2, \\cdots\\)예요. 나누어떨어지지 않아 분수나 소수점이 남는 수는 정수가 아니에요.',
  },
  {
    name: '유리수',
    word: /유리수/,
    has: () => true,
    rule: '유리수는 분자와 분모가 정수인 분수로 나타낼 수 있는 수예요(분모는 \\(0\\)이 아니에요). 정수도 분모를 \\(1\\)로 쓰면 되니 유리수예요.',
  },
  {
    name: '양수',
    word: /양수|플러스|양의\s?(?:수|유리수)/,
    has: (value) => compare(value, ZERO) > 0,
    rule: '양수는 \\(0\\)보다 큰 수예요. \\(0\\)은 양수도 음수도 아니에요.',
  },
  {
    name: '음수',
    word: /음수|마이너스|음의\s?(?:수|유리수)/,
    has: (value) => compare(value, ZERO) < 0,
    rule: '음수는 \\(0\\)보다 작은 수예요. \\(0\\)은 양수도 음수도 아니에요.',
  },
  {
    name: '짝수',
    word: /짝수/,
    has: isEven,
    rule: '짝수는 \\(2\\)로 나누어떨어지는 정수예요.',
  },
  {
    name: '홀수',
    word: /홀수/,
    has: (value) => isWhole(value) && !isEven(value),
    rule: '홀수는 \\(2\\)로 나누면 \\(1\\)이 남는 정수예요.',
  },
]
