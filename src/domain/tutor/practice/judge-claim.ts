import { attachParticle, particleFor } from '#domain/korean/attach-particle.ts'
import type { Expression } from '#domain/math/expression.ts'
import { factorize } from '#domain/math/factorize.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { isPrime } from '#domain/math/is-prime.ts'
import { listDivisors } from '#domain/math/list-divisors.ts'
import { listVariables } from '#domain/math/list-variables.ts'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { compare, isWhole } from '#domain/math/rational.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { latexOfPowers } from '#domain/math/steps/factorize-by-steps.ts'
import { inline, inlineList, inlineWith } from '#domain/math/steps/inline-math.ts'
import { findBug } from '../bugs/find-bug.ts'
import { findWorkedValue } from './find-worked-value.ts'
import { judgeSolution, judgeSort } from './judge-equation.ts'
import type { ClaimJudgement } from './judgement.ts'
import type { NumberClaim } from './read-claim.ts'
import { readDescribedExercise } from './read-described-exercise.ts'
import { solveDescribedExercise } from './solve-described-exercise.ts'

const SMALL_PRIMES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n]
const MOST_DIVISORS_SHOWN = 10

function whyPrime(natural: bigint): string {
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

function whyComposite(natural: bigint): string {
  const prime = factorize(natural)[0]?.prime ?? 1n
  const divisors = listDivisors(natural)
  const display =
    divisors.length <= MOST_DIVISORS_SHOWN
      ? `약수가 ${inlineList(divisors, '으로/로')} ${inline(divisors.length)}개예요.`
      : `약수가 ${inline(divisors.length)}개나 돼요.`
  return `${inline(`${natural} = ${prime} \\times ${natural / prime}`)}처럼 더 작은 두 수의 곱으로 쪼개져서 ${display}`
}

function judgePrimeFactor({ natural, of }: Extract<NumberClaim, { kind: 'prime-factor' }>): ClaimJudgement {
  const powers = natural > 1n ? factorize(natural) : []
  const prime = powers.length === 1 && powers[0]?.exponent === 1
  const divides = of === null || (natural > 0n && of % natural === 0n)
  const owner = of === null ? '' : `${inline(of)}의 `
  if (!prime) {
    return {
      holds: false,
      verdict: `${inlineWith(natural, '은/는')} ${owner}소인수가 아니에요.`,
      because: `소인수는 소수여야 하는데 ${inlineWith(natural, '은/는')} ${natural === 1n ? '소수가 아니에요' : '합성수예요'}.${
        natural === 1n ? '' : ` ${inline(`${natural} = ${latexOfPowers(powers)}`)}처럼 더 쪼갤 수 있어요.`
      }`,
    }
  }
  return {
    holds: divides,
    verdict: `${inlineWith(natural, '은/는')} ${of === null ? '소인수가 될 수 있어요' : `${owner}소인수${divides ? '예요' : '가 아니에요'}`}.`,
    because: divides
      ? `${inlineWith(natural, '은/는')} 소수${of === null ? '라서 어떤 수의 약수이면 그 수의 소인수예요.' : `이고 ${inlineWith(of, '을/를')} 나누어떨어지게 해요.`}`
      : `${inlineWith(natural, '은/는')} 소수이지만 ${owner}약수가 아니에요.`,
  }
}

function judgePrime(
  claim: Extract<NumberClaim, { kind: 'prime' | 'composite' | 'prime-or-composite' }>,
): ClaimJudgement {
  const { natural, kind } = claim
  if (natural === 0n) {
    return {
      holds: false,
      verdict: '\\(0\\)은 소수도 합성수도 아니에요.',
      because: '소수와 합성수는 \\(1\\)보다 큰 자연수에서 가려요. \\(0\\)은 자연수가 아니에요.',
    }
  }
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

function judgeDivisor({ kind, number, of }: Extract<NumberClaim, { number: bigint }>): ClaimJudgement {
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
      : `${inlineWith(large, '을/를')} ${inlineWith(small, '으로/로')} 나누면 나머지가 ${attachParticle(inline(rest), '이라/라')}서 나누어떨어지지 않아요.`,
  }
}

function judgeCoprime({ numbers }: Extract<NumberClaim, { kind: 'coprime' }>): ClaimJudgement {
  const common = numbers.reduce(greatestCommonDivisor, 0n)
  const list = inlineList(numbers, '은/는')
  return {
    holds: common === 1n,
    verdict: `${list} ${common === 1n ? '서로소예요' : '서로소가 아니에요'}.`,
    because:
      common === 1n
        ? '공약수가 \\(1\\) 하나뿐이라 최대공약수가 \\(1\\)이거든요.'
        : `${numbers.length > 2 ? '모두' : '둘 다'} ${inlineWith(common, '으로/로')} 나누어떨어져서 최대공약수가 ${inlineWith(common, '이에요/예요')}. 서로소는 최대공약수가 \\(1\\)이어야 해요.`,
  }
}

function confusesPower(left: Expression, right: Expression): string {
  if (left.kind !== 'power' || left.base.kind !== 'number' || left.exponent.kind !== 'number') return ''
  const [base, exponent] = [left.base.value.numerator, left.exponent.value.numerator]
  if (right.kind !== 'number' || right.value.numerator !== base * exponent || exponent > 6n) return ''
  const spelled = Array.from({ length: Number(exponent) }, () => `${base}`).join(' \\times ')
  return `지수 ${inlineWith(exponent, '은/는')} ${inlineWith(exponent, '을/를')} 곱하라는 뜻이 아니라 밑 ${inlineWith(base, '을/를')} ${inline(exponent)}번 곱하라는 뜻이에요. ${inline(`${formatExpression(left)} = ${spelled}`)}`
}

function isCompound(node: Expression): boolean {
  return findWorkedValue(node) !== null
}

/** That a product is no prime factorization yet; blank if no factor is composite. */
export function remarkOnComposite(node: Expression): string {
  const factors = listPrimePowers(node) ?? []
  const composite = factors.length < 2 ? undefined : factors.find(({ base }) => base > 1n && !isPrime(base))
  return composite
    ? `그런데 소인수분해라면 아직 끝나지 않았어요. ${inlineWith(composite.base, '은/는')} 합성수라서 ${inlineWith(latexOfPowers(factorize(composite.base)), '으로/로')} 더 쪼개야 해요.`
    : ''
}

/** What is still to do with a product that should be a factorisation: a composite factor, or repeated primes not written as a power. */
export function remarkOnFactors(node: Expression): string {
  const unfinished = remarkOnComposite(node)
  if (unfinished !== '') return unfinished
  const factors = listPrimePowers(node)
  if (!factors || factors.length < 2) return ''
  const repeated = factors.find(({ base }, index) =>
    factors.some((other, at) => at !== index && other.base === base),
  )
  if (repeated)
    return `소인수분해로 쓸 때는 같은 소인수 ${inlineWith(repeated.base, '을/를')} 거듭제곱으로 묶어 주세요.`
  return '소인수만의 곱으로 나타냈어요.'
}

interface Factor {
  base: bigint
  exponent: bigint
}

function listPrimePowers(node: Expression): Factor[] | null {
  if (node.kind === 'number' && isWhole(node.value)) return [{ base: node.value.numerator, exponent: 1n }]
  if (node.kind === 'power' && node.base.kind === 'number' && node.exponent.kind === 'number') {
    return [{ base: node.base.value.numerator, exponent: node.exponent.value.numerator }]
  }
  if (node.kind !== 'product') return null
  const [left, right] = [listPrimePowers(node.left), listPrimePowers(node.right)]
  return left && right && [...left, ...right]
}

/** Why two expressions with letters differ, where only terms of two sorts were joined (3x+2 and 5x). */
function reasonOfTerms(left: Expression, right: Expression): string {
  const [first, second] = [normalizeExpression(left), normalizeExpression(right)]
  const isJoined = (first?.numerator.size ?? 0) > (second?.numerator.size ?? 0)
  return isJoined
    ? '문자와 차수가 같은 동류항끼리만 하나로 모을 수 있어요. 종류가 다른 항은 그대로 두어요.'
    : ''
}

/** -1x is -x, which is how it is written. */
function remarkOnOne(latex: string): string {
  const written = latex.replace(/(?<![\d.])1(?=[a-z])/g, '')
  return written === latex ? '' : `문자 앞의 \\(1\\)은 쓰지 않으니 ${inlineWith(written, '으로/로')} 써요.`
}

/** Whether both have letters, and none in common: A+B and x+2 may be equal, by what A and B stand for. */
function haveOtherLetters(left: Expression, right: Expression): boolean {
  const [first, second] = [listVariables(left), listVariables(right)]
  return first.size > 0 && second.size > 0 && ![...first].some((name) => second.has(name))
}

function judgeEquality({ left, right }: Extract<NumberClaim, { kind: 'equal' }>): ClaimJudgement | null {
  const [first, second] = [normalizeExpression(left), normalizeExpression(right)]
  if (!first || !second) return null
  const holds = equalForms(first, second)
  if (!holds && haveOtherLetters(left, right)) return null
  const [shownLeft, shownRight] = [formatExpression(left), formatExpression(right)]
  if (holds) {
    const steps = evaluateBySteps(left)?.steps ?? []
    return {
      holds,
      verdict: `${inlineWith(shownLeft, '과/와')} ${inlineWith(shownRight, '은/는')} 같아요.`,
      because:
        remarkOnFactors(right) ||
        remarkOnOne(shownRight) ||
        (steps.length === 1 ? (steps[0]?.reason ?? '') : ''),
    }
  }
  const value = findWorkedValue(left)
  if (value === null) {
    const rightValue = findWorkedValue(right)
    return {
      holds,
      verdict: `${inlineWith(shownLeft, '과/와')} ${inlineWith(shownRight, '은/는')} 같지 않아요.`,
      because:
        rightValue === null
          ? reasonOfTerms(left, right)
          : `오른쪽을 계산하면 ${inline(`${shownRight} = ${rightValue}`)}이거든요.`.replace(
              '이거든요',
              isVowelEnd(rightValue) ? '거든요' : '이거든요',
            ),
    }
  }
  return {
    holds,
    verdict: isCompound(right)
      ? `${inlineWith(shownLeft, '과/와')} ${inlineWith(shownRight, '은/는')} 같지 않아요. 왼쪽은 ${inline(value)}, 오른쪽은 ${inlineWith(findWorkedValue(right) ?? shownRight, '이에요/예요')}.`
      : `${inlineWith(shownLeft, '은/는')} ${inlineWith(shownRight, '이/가')} 아니라 ${inlineWith(value, '이에요/예요')}.`,
    because:
      confusesPower(left, right) || (findSlip(left, right) ?? evaluateBySteps(left)?.steps[0]?.reason ?? ''),
  }
}

/** What went wrong on the way from one side to the other; null if it is no known mistake. */
function findSlip(left: Expression, right: Expression): string | null {
  const worked = findWorkedValue(left)
  const hasLetters = evaluateBySteps(left) === null
  return worked === null
    ? null
    : (findBug(
        { kind: hasLetters ? 'simplify' : 'evaluate', expression: left },
        formatExpression(right),
        worked,
      )?.says ?? null)
}

function isVowelEnd(formula: string): boolean {
  return particleFor(inline(formula), '이에요/예요') === '예요'
}

function judgeOrder({ pair, asked }: Extract<NumberClaim, { kind: 'order' }>): ClaimJudgement | null {
  const exercise = readDescribedExercise(`${pair.join(' ')} 중 큰 것`)
  const worked = exercise?.kind === 'order' ? solveDescribedExercise(exercise) : null
  if (!worked || exercise?.kind !== 'order') return null
  const order = compare(...exercise.numbers)
  const [step] = worked.solution.steps
  return {
    holds: asked === '큰' ? order > 0 : order < 0,
    verdict: `${inline(step?.latex ?? '')}이에요.`,
    because: step?.reason ?? '',
  }
}

/** Whether a claim holds, with the reason; null if its numbers are out of reach. */
export function judgeClaim(claim: NumberClaim): ClaimJudgement | null {
  switch (claim.kind) {
    case 'judged':
      return claim.judgement
    case 'divisor':
    case 'multiple':
      return judgeDivisor(claim)
    case 'coprime':
      return judgeCoprime(claim)
    case 'solution':
      return judgeSolution(claim)
    case 'sort':
      return judgeSort(claim)
    case 'order':
      return judgeOrder(claim)
    case 'prime-factor':
      return judgePrimeFactor(claim)
    case 'equal':
      return judgeEquality(claim)
    default:
      return judgePrime(claim)
  }
}
