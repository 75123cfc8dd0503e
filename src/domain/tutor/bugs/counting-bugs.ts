import { factorize } from '#domain/math/factorize.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { leastCommonMultiple } from '#domain/math/least-common-multiple.ts'
import { listDivisors } from '#domain/math/list-divisors.ts'
import * as fraction from '#domain/math/rational.ts'
import type { PolygonMeasure } from '#domain/math/steps/count-polygon-by-steps.ts'
import { type Bug, bug } from './bug.ts'

type Rational = fraction.Rational

export function listDivisorCountBugs(natural: bigint): Bug[] {
  const exponents = factorize(natural).map(({ exponent }) => BigInt(exponent))
  const count = listDivisors(natural).length
  return [
    ...bug(
      'exponents-not-raised',
      [`${exponents.reduce((product, exponent) => product * exponent, 1n)}`],
      '지수를 그대로 곱했어요. 각 지수에 1을 더해서 곱해요. 하나도 고르지 않는 경우가 있기 때문이에요.',
    ),
    ...bug(
      'exponents-summed',
      [`${exponents.reduce((sum, exponent) => sum + exponent + 1n, 0n)}`],
      '지수에 1을 더한 수들을 더했어요. 더하지 않고 곱해요.',
    ),
    ...bug('one-and-itself-left-out', [`${count - 2}`], '1과 자기 자신도 약수예요. 두 개를 빠뜨렸어요.'),
    ...bug('one-left-out', [`${count - 1}`], '약수를 하나 빠뜨렸어요. 1과 자기 자신을 넣었는지 보세요.'),
    ...bug('prime-factors-counted', [`${exponents.length}`], '소인수의 개수를 세었어요. 약수는 더 많아요.'),
  ]
}

export function listFactorizeBugs(natural: bigint): Bug[] {
  const powers = factorize(natural)
  return [
    ...bug(
      'exponents-forgotten',
      [powers.some(({ exponent }) => exponent > 1) ? powers.map(({ prime }) => prime).join('x') : null],
      '여러 번 나온 소인수를 한 번만 썼어요. 모두 곱하면 처음 수가 되는지 확인해 보세요.',
    ),
    ...bug(
      'only-halved',
      [powers[0] && natural > powers[0].prime ? `${powers[0].prime}x${natural / powers[0].prime}` : null],
      '아직 합성수가 남아 있어요. 소수만 남을 때까지 나눠 보세요.',
    ),
  ]
}

export function listCommonBugs(numbers: readonly bigint[], wanted: 'gcd' | 'lcm'): Bug[] {
  const greatest = numbers.reduce(greatestCommonDivisor, 0n)
  const least = numbers.reduce(leastCommonMultiple, 1n)
  const product = numbers.reduce((all, number) => all * number, 1n)
  const primes = factorize(greatest > 1n ? greatest : 2n).map(({ prime }) => prime)
  return wanted === 'gcd'
    ? [
        ...bug(
          'lcm-for-gcd',
          [`${least}`],
          '최소공배수를 구했어요. 최대공약수는 공통인 소인수만 지수가 작은 쪽으로 골라요.',
        ),
        ...bug(
          'exponents-left-at-one',
          [`${primes.reduce((all, prime) => all * prime, 1n)}`, ...primes.map((prime) => `${prime}`)],
          '공통으로 나누어지는 수가 더 남아 있어요. 함께 더 나눌 수 있는지 보세요.',
        ),
      ]
    : [
        ...bug(
          'gcd-for-lcm',
          [`${greatest}`],
          '최대공약수를 구했어요. 최소공배수는 모든 소인수를 지수가 큰 쪽으로 골라요.',
        ),
        ...bug(
          'product-for-lcm',
          [`${product}`],
          '두 수를 그냥 곱했어요. 공통인 소인수를 두 번 곱해서 너무 커졌어요.',
        ),
      ]
}

function mean(data: readonly Rational[]): Rational {
  return fraction.divide(data.reduce(fraction.add, fraction.ZERO), fraction.rational(data.length))
}

function middles(data: readonly Rational[]): Rational[] {
  const half = Math.floor(data.length / 2)
  return data.length % 2 === 1 ? data.slice(half, half + 1) : data.slice(half - 1, half + 1)
}

export function listDataBugs(kind: 'mean' | 'median' | 'mode', data: readonly Rational[]): Bug[] {
  const sorted = data.toSorted(fraction.compare)
  const sum = data.reduce(fraction.add, fraction.ZERO)
  const plain = (values: readonly Rational[]) => values.map(fraction.toPlain)
  const [unsorted, ordered] = [middles(data), middles(sorted)]
  const ends = [sorted[0], sorted.at(-1)].filter((value) => value !== undefined)
  const times = (value: Rational) => data.filter((one) => fraction.equals(one, value)).length
  const most = Math.max(...data.map(times))
  if (kind === 'mean')
    return [
      ...bug('sum-for-mean', plain([sum]), '모두 더하기만 했어요. 변량의 개수로 나누어야 해요.'),
      ...bug(
        'wrong-count',
        data.length > 1
          ? plain([-1, 1].map((more) => fraction.divide(sum, fraction.rational(data.length + more))))
          : [null],
        '나누는 개수가 달라요. 변량이 몇 개인지 다시 세어 보세요.',
      ),
      ...bug(
        'median-for-mean',
        plain(ordered.length === 1 ? ordered : [mean(ordered)]),
        '중앙값을 구했어요. 평균은 모두 더해서 개수로 나눠요.',
      ),
      ...bug(
        'midrange',
        plain([mean(ends)]),
        '가장 큰 값과 가장 작은 값만 더해서 반으로 나누었어요. 모든 변량을 더해요.',
      ),
      ...bug(
        'repeated-values-dropped',
        plain([
          mean(
            sorted.filter((value, index) => index === 0 || !fraction.equals(value, sorted[index - 1] ?? sum)),
          ),
        ]),
        '같은 값이 여러 번 나오면 그만큼 모두 더해야 해요.',
      ),
    ]
  if (kind === 'median')
    return [
      ...bug(
        'median-unsorted',
        data.every((value, index) => fraction.equals(value, sorted[index] ?? sum))
          ? [null]
          : plain(unsorted.length === 1 ? unsorted : [mean(unsorted), ...unsorted]),
        '크기순으로 늘어놓지 않고 가운데 값을 골랐어요. 먼저 작은 것부터 차례로 적어요.',
      ),
      ...bug(
        'one-of-two-middles',
        ordered.length === 2 ? plain(ordered) : [null],
        '변량이 짝수 개라서 가운데에 두 개가 있어요. 두 값의 평균을 구해요.',
      ),
      ...bug(
        'mean-for-median',
        plain([mean(data)]),
        '평균을 구했어요. 중앙값은 크기순으로 늘어놓았을 때 가운데 값이에요.',
      ),
    ]
  return [
    ...bug(
      'frequency-for-mode',
      [`${most}`],
      '몇 번 나왔는지를 답했어요. 최빈값은 가장 많이 나온 값 자체예요.',
    ),
    ...bug('largest-for-mode', plain(ends.slice(-1)), '가장 큰 값이 아니라 가장 많이 나온 값을 찾아요.'),
    ...bug(
      'median-for-mode',
      plain(ordered.length === 1 ? ordered : [mean(ordered)]),
      '중앙값을 구했어요. 최빈값은 가장 많이 나온 값이에요.',
    ),
  ]
}

export function listPolygonBugs(measure: PolygonMeasure, sides: number): Bug[] {
  const sum = (sides - 2) * 180
  switch (measure) {
    case 'interior-sum':
      return [
        ...bug(
          'sides-times-180',
          [`${sides * 180}`],
          '변의 개수에 그대로 180°를 곱했어요. 한 꼭짓점에서 나눈 삼각형은 변의 개수보다 2개 적어요.',
        ),
        ...bug(
          'triangles-off-by-one',
          [`${(sides - 1) * 180}`, `${(sides - 3) * 180}`],
          '나누어진 삼각형의 개수를 다시 세어 보세요.',
        ),
        ...bug('outer-for-inner', ['360'], '외각의 크기의 합이에요. 내각의 합은 삼각형으로 나누어 구해요.'),
      ]
    case 'interior':
      return [
        ...bug('sum-for-one', [`${sum}`], '내각의 합을 구했어요. 한 내각은 그 합을 꼭짓점의 개수로 나눠요.'),
        ...bug(
          'outer-for-inner',
          sides > 0 && 360 % sides === 0 ? [`${360 / sides}`] : [null],
          '한 외각의 크기예요. 내각은 180°에서 외각을 빼요.',
        ),
      ]
    case 'diagonals':
      return [
        ...bug(
          'diagonals-counted-twice',
          [`${sides * (sides - 3)}`],
          '대각선을 두 번씩 세었어요. 양 끝에서 한 번씩 셌으니 2로 나눠요.',
        ),
        ...bug('diagonals-of-one-vertex', [`${sides - 3}`], '한 꼭짓점에서 그은 것만 세었어요.'),
        ...bug(
          'neighbours-counted',
          [`${(sides * (sides - 1)) / 2}`, `${(sides * (sides - 2)) / 2}`],
          '자기 자신과 이웃하는 두 꼭짓점에는 대각선을 그을 수 없어요.',
        ),
      ]
    default:
      return []
  }
}
