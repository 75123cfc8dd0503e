import { inline, inlineList, inlineWith } from '#domain/math/steps/inline-math.ts'
import { makeSeededRandom, type SeededRandom } from '../../items/seeded-random.ts'

/**
 * Short questions back to the learner, drawn from a seed, in 해요체. Each can be read again by `readExercise` or `readClaim`, so the
 * tutor can judge what the learner answers a turn later.
 */
type Draw = (random: SeededRandom) => string

const PRIMES_AND_LOOKALIKES = [
  13, 17, 21, 23, 27, 29, 33, 37, 39, 41, 43, 47, 49, 51, 53, 57, 59, 61, 63, 67, 69, 77, 87, 91,
] as const
const FACTORABLE = [
  12, 18, 20, 24, 28, 30, 36, 40, 42, 44, 45, 48, 50, 54, 56, 60, 63, 72, 75, 80, 84, 90, 98, 100, 126,
] as const
const PAIRS = [
  [12, 18],
  [16, 24],
  [18, 30],
  [20, 28],
  [24, 36],
  [27, 45],
  [30, 42],
  [36, 54],
  [40, 60],
  [15, 40],
] as const
const COPRIME_OR_NOT = [
  [8, 15],
  [14, 21],
  [9, 16],
  [12, 35],
  [10, 25],
  [21, 26],
  [15, 28],
  [18, 27],
] as const

function askPrime(random: SeededRandom): string {
  const number = random.pick(PRIMES_AND_LOOKALIKES)
  return `자연수 ${inlineWith(number, '은/는')} 소수일까요, 합성수일까요?`
}
function askDivisorCount(random: SeededRandom): string {
  return `${inline(random.pick(FACTORABLE))}의 약수는 모두 몇 개일까요?`
}
function askMultiple(random: SeededRandom): string {
  const base = random.integer(4, 13)
  const number = base * random.integer(4, 9) + random.pick([0, 0, 1, 2])
  return `${inlineWith(number, '은/는')} ${inline(base)}의 배수일까요?`
}
function askPowerValue(random: SeededRandom): string {
  const [base, exponent] = random.pick([
    [2, 4],
    [2, 5],
    [3, 3],
    [3, 4],
    [5, 3],
    [2, 6],
    [10, 3],
    [4, 3],
  ] as const)
  return `${inline(`${base}^{${exponent}}`)}의 값은 얼마일까요?`
}
function askWritePower(random: SeededRandom): string {
  const [first, second] = random.pick([
    [2, 3],
    [2, 5],
    [3, 5],
    [3, 7],
    [2, 7],
  ] as const)
  const [times, more] = [random.integer(2, 4), random.integer(1, 3)]
  const product = [
    ...Array.from({ length: times }, () => first),
    ...Array.from({ length: more }, () => second),
  ]
  return `${inlineWith(product.join(' \\times '), '을/를')} 거듭제곱을 써서 나타내면 어떻게 될까요?`
}
function askFactorization(random: SeededRandom): string {
  return `${inlineWith(random.pick(FACTORABLE), '을/를')} 소인수분해하면 어떻게 될까요?`
}
function askPrimeFactors(random: SeededRandom): string {
  return `${inline(random.pick(FACTORABLE))}의 소인수는 무엇일까요?`
}
function askCommon(name: string): Draw {
  return (random) => `${inlineList(random.pick(PAIRS))}의 ${name}는 얼마일까요?`
}
function askCoprime(random: SeededRandom): string {
  return `${inlineList(random.pick(COPRIME_OR_NOT), '은/는')} 서로소일까요?`
}

function signed(value: number): string {
  return value < 0 ? `(${value})` : `(+${value})`
}
function askValue(formula: string): string {
  return `${inline(formula)}의 값은 얼마일까요?`
}
function nonZero(random: SeededRandom, size: number): number {
  return random.integer(1, size) * random.pick([1, -1])
}

function askAbsolute(random: SeededRandom): string {
  return askValue(`\\left|${nonZero(random, 9)}\\right|`)
}
function askSum(random: SeededRandom): string {
  return askValue(`${signed(nonZero(random, 9))}+${signed(nonZero(random, 9))}`)
}
function askDifference(random: SeededRandom): string {
  return askValue(`${signed(nonZero(random, 9))}-${signed(nonZero(random, 9))}`)
}
function askProduct(random: SeededRandom): string {
  return askValue(`${signed(nonZero(random, 9))} \\times ${signed(nonZero(random, 9))}`)
}
function askQuotient(random: SeededRandom): string {
  const divisor = random.integer(2, 6) * random.pick([1, -1])
  return askValue(`${signed(divisor * nonZero(random, 7))} \\div ${signed(divisor)}`)
}
function askMixed(random: SeededRandom): string {
  const [first, second, third] = [random.integer(1, 9), random.integer(2, 5), -random.integer(1, 4)]
  return askValue(`${first}-${second} \\times (${third})`)
}
function coefficient(value: number): string {
  return value === 1 ? '' : value === -1 ? '-' : `${value}`
}
function plus(value: number): string {
  return value < 0 ? `${value}` : `+${value}`
}
function askExpressionValue(random: SeededRandom): string {
  const [value, factor, rest] = [nonZero(random, 4), random.integer(2, 5), nonZero(random, 6)]
  return `${inline(`x = ${value}`)}일 때 ${inline(`${factor}x${plus(rest)}`)}의 값은 얼마일까요?`
}
function askLikeTerms(random: SeededRandom): string {
  const [first, second, rest] = [random.integer(2, 7), nonZero(random, 5), nonZero(random, 6)]
  const terms = `${first}x${plus(rest)}${second < 0 ? '' : '+'}${coefficient(second)}x`
  return `${inlineWith(terms, '을/를')} 간단히 하면 어떻게 될까요?`
}
function askDistribution(random: SeededRandom): string {
  const [factor, rest, added] = [random.integer(2, 5), nonZero(random, 6), nonZero(random, 6)]
  return `${inlineWith(`${factor}(x${plus(rest)})${plus(added)}`, '을/를')} 간단히 하면 어떻게 될까요?`
}
function askEquation(random: SeededRandom): string {
  const [factor, root, rest] = [random.integer(2, 6), nonZero(random, 6), nonZero(random, 8)]
  return `방정식 ${inline(`${factor}x${plus(rest)} = ${factor * root + rest}`)}의 해는 무엇일까요?`
}
function askEquationBothSides(random: SeededRandom): string {
  const [left, right, root, rest] = [
    random.integer(4, 7),
    random.integer(1, 3),
    nonZero(random, 5),
    nonZero(random, 8),
  ]
  const constant = left * root + rest - right * root
  return `방정식 ${inline(`${left}x${plus(rest)} = ${coefficient(right)}x${plus(constant)}`)}의 해는 무엇일까요?`
}

/** By the name of a term or concept; a concept's name is looked up by the names it holds. */
const DRAWS: readonly (readonly [string, Draw])[] = [
  ['소인수분해', askFactorization],
  ['소인수', askPrimeFactors],
  ['합성수', askPrime],
  ['소수', askPrime],
  ['에라토스테네스의 체', askPrime],
  ['거듭제곱', askPowerValue],
  ['지수', askPowerValue],
  ['밑', askWritePower],
  ['최대공약수', askCommon('최대공약수')],
  ['공약수', askCommon('최대공약수')],
  ['서로소', askCoprime],
  ['최소공배수', askCommon('최소공배수')],
  ['공배수', askCommon('최소공배수')],
  ['약수', askDivisorCount],
  ['배수', askMultiple],
  ['절댓값', askAbsolute],
  ['덧셈', askSum],
  ['뺄셈', askDifference],
  ['곱셈', askProduct],
  ['나눗셈', askQuotient],
  ['혼합 계산', askMixed],
  ['분배법칙', askDistribution],
  ['식의 값', askExpressionValue],
  ['동류항', askLikeTerms],
  ['일차식과 수의 곱셈', askDistribution],
  ['일차식', askLikeTerms],
  ['이항', askEquationBothSides],
  ['일차방정식', askEquation],
]

const TRIES = 12

/** Names whose questions `drawQuestion` can make. */
export function canAskAbout(name: string): boolean {
  return DRAWS.some(([known]) => known === name)
}

/**
 * A question about `name`, the same for the same seed, that `isTaken` does not refuse; null if none is made about it or all are taken.
 */
export function drawQuestion(
  name: string,
  seed: number,
  isTaken: (question: string) => boolean,
): string | null {
  const draw = DRAWS.find(([known]) => known === name)?.[1]
  if (!draw) return null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const question = draw(makeSeededRandom(seed + attempt * 7919))
    if (!isTaken(question)) return question
  }
  return null
}

/** Names of a concept that questions can be made about: what its own name says first, then its terms. */
export function askableNames(conceptName: string, terms: readonly string[]): string[] {
  const named = DRAWS.map(([name]) => name).filter((name) => conceptName.includes(name))
  const longest = named.filter(
    (name) =>
      !named.some(
        (other) => other !== name && other.includes(name) && !conceptName.replace(other, '').includes(name),
      ),
  )
  return [...new Set([...longest, ...terms.filter(canAskAbout)])]
}

const DRAWN =
  /(?:소수일까요?, 합성수일까|약수는 모두 몇 개일까|배수일까|값은 얼마일까|써서 나타내면 어떻게 될까|소인수분해하면 어떻게 될까|소인수는 무엇일까|공약수는 얼마일까|공배수는 얼마일까|서로소일까|간단히 하면 어떻게 될까|해는 무엇일까)요?\?$/

/** Whether a question is one that `drawQuestion` makes, in either voice. */
export function isDrawnQuestion(question: string): boolean {
  return DRAWN.test(question.trim())
}
