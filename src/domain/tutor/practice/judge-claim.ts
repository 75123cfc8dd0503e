import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { Expression } from '#domain/math/expression.ts'
import { factorize } from '#domain/math/factorize.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { listDivisors } from '#domain/math/list-divisors.ts'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { inline, inlineList, inlineWith } from '#domain/math/steps/inline-math.ts'
import { simplifyLinearBySteps } from '#domain/math/steps/simplify-linear-by-steps.ts'
import type { Claim } from './read-claim.ts'

export interface Judgement {
  holds: boolean
  /** The truth in one sentence, 해요체: `\(51\)은 합성수예요.` */
  verdict: string
  /** Why, in one to three sentences. */
  because: string
}

const SMALL_PRIMES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n]
const MOST_DIVISORS_SHOWN = 10

const whyPrime = (natural: bigint): string => {
  const tried = SMALL_PRIMES.filter((prime) => prime * prime <= natural)
  const stop = SMALL_PRIMES.find((prime) => prime * prime > natural)
  if (natural <= 3n)
    return `${inline(natural)}의 약수는 ${inlineWith(1, '과/와')} ${inline(natural)}뿐이에요.`
  if (!stop) return `${inlineWith(natural, '은/는')} 작은 소수로 차례로 나누어 보아도 나누어떨어지지 않아요.`
  return `${inlineWith(natural, '은/는')} ${inlineList(tried)} 가운데 어느 것으로도 나누어떨어지지 않고, ${inlineWith(
    `${stop} \\times ${stop} = ${stop * stop}`,
    '은/는',
  )} 벌써 ${inline(natural)}보다 커요. 그래서 약수가 ${inlineWith(1, '과/와')} 자기 자신뿐이에요.`
}

const whyComposite = (natural: bigint): string => {
  const prime = factorize(natural)[0]?.prime ?? 1n
  const divisors = listDivisors(natural)
  const shown =
    divisors.length <= MOST_DIVISORS_SHOWN
      ? `약수가 ${inlineList(divisors, '으로/로')} ${inline(divisors.length)}개예요.`
      : `약수가 ${inline(divisors.length)}개나 돼요.`
  return `${inline(`${natural} = ${prime} \\times ${natural / prime}`)}처럼 더 작은 두 수의 곱으로 쪼개져서 ${shown}`
}

const judgePrime = (claim: Extract<Claim, { natural: bigint }>): Judgement => {
  const { natural, kind } = claim
  if (natural === 1n) {
    return {
      holds: false,
      verdict: '\\(1\\)은 소수도 합성수도 아니에요.',
      because:
        '\\(1\\)의 약수는 \\(1\\) 하나뿐이에요. 소수는 약수가 \\(2\\)개, 합성수는 약수가 \\(3\\)개 이상이어야 하거든요.',
    }
  }
  const powers = factorize(natural)
  const prime = powers.length === 1 && powers[0]?.exponent === 1
  return {
    holds: kind === 'prime' ? prime : kind === 'composite' ? !prime : true,
    verdict: `${inlineWith(natural, '은/는')} ${prime ? '소수예요' : '합성수예요'}.`,
    because: prime ? whyPrime(natural) : whyComposite(natural),
  }
}

const judgeDivisor = ({ kind, number, of }: Extract<Claim, { number: bigint }>): Judgement => {
  const [small, large] = kind === 'divisor' ? [number, of] : [of, number]
  const word = kind === 'divisor' ? '약수' : '배수'
  const holds = small > 0n && large % small === 0n
  const quotient = small > 0n ? large / small : 0n
  const rest = small > 0n ? large % small : large
  return {
    holds,
    verdict: `${inlineWith(number, '은/는')} ${inline(of)}의 ${word}${holds ? '예요' : '가 아니에요'}.`,
    because: holds
      ? `${inlineWith(`${large} = ${small} \\times ${quotient}`, '으로/로')} 나누어떨어지거든요.`
      : `${inlineWith(large, '을/를')} ${inlineWith(small, '으로/로')} 나누면 나머지가 ${inlineWith(rest, '이/가')} 남아서 나누어떨어지지 않아요.`,
  }
}

const judgeCoprime = ({ numbers }: Extract<Claim, { kind: 'coprime' }>): Judgement => {
  const common = numbers.reduce(greatestCommonDivisor, 0n)
  const list = inlineList(numbers, '은/는')
  return {
    holds: common === 1n,
    verdict: `${list} ${common === 1n ? '서로소예요' : '서로소가 아니에요'}.`,
    because:
      common === 1n
        ? '공약수가 \\(1\\) 하나뿐이라 최대공약수가 \\(1\\)이거든요.'
        : `둘 다 ${inlineWith(common, '으로/로')} 나누어떨어져서 최대공약수가 ${inlineWith(common, '이에요/예요')}. 서로소는 최대공약수가 \\(1\\)이어야 해요.`,
  }
}

const workOut = (node: Expression): string | null => {
  const worked = evaluateBySteps(node) ?? simplifyLinearBySteps(node)
  return worked?.answerLatex ?? null
}

const confusesPower = (left: Expression, right: Expression): string => {
  if (left.kind !== 'power' || left.base.kind !== 'number' || left.exponent.kind !== 'number') return ''
  const [base, exponent] = [left.base.value.numerator, left.exponent.value.numerator]
  if (right.kind !== 'number' || right.value.numerator !== base * exponent || exponent > 6n) return ''
  const spelled = Array.from({ length: Number(exponent) }, () => `${base}`).join(' \\times ')
  return `지수 ${inlineWith(exponent, '은/는')} ${inlineWith(exponent, '을/를')} 곱하라는 뜻이 아니라 밑 ${inlineWith(base, '을/를')} ${inline(exponent)}번 곱하라는 뜻이에요. ${inline(`${formatExpression(left)} = ${spelled}`)}`
}

const judgeEquality = ({ left, right }: Extract<Claim, { kind: 'equal' }>): Judgement | null => {
  const [first, second] = [normalizeExpression(left), normalizeExpression(right)]
  if (!first || !second) return null
  const holds = equalForms(first, second)
  const [shownLeft, shownRight] = [formatExpression(left), formatExpression(right)]
  const value = workOut(left)
  const because =
    holds || value === null
      ? (evaluateBySteps(left)?.steps ?? [])
          .slice(0, 1)
          .map(({ reason }) => reason)
          .join(' ')
      : confusesPower(left, right)
  return {
    holds,
    verdict: holds
      ? `${inline(`${shownLeft} = ${shownRight}`)}, 맞아요.`
      : value === null
        ? `${inlineWith(shownLeft, '과/와')} ${inlineWith(shownRight, '은/는')} 같지 않아요.`
        : `${attachParticle(inline(shownLeft), '은/는')} ${inlineWith(shownRight, '이/가')} 아니라 ${inlineWith(value, '이에요/예요')}.`,
    because,
  }
}

/** Whether a claim holds, with the reason; null where its numbers are out of reach. */
export const judgeClaim = (claim: Claim): Judgement | null => {
  switch (claim.kind) {
    case 'divisor':
    case 'multiple':
      return judgeDivisor(claim)
    case 'coprime':
      return judgeCoprime(claim)
    case 'equal':
      return judgeEquality(claim)
    default:
      return judgePrime(claim)
  }
}
