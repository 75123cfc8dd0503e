import {
  askValue,
  makeBothForms,
  rightNumber,
  type Slip,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { nativeCount, tex, texBlock, texList, texWith } from '../asking/inline-math.ts'
import { splitOnce } from '../asking/split-once.ts'
import { integersFrom, isComposite, isPrimeNumber } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U01C01'

function pairsUpTo(bound: number, gap: number): number[] {
  return integersFrom(2, bound).filter((p) => isPrimeNumber(p) && isPrimeNumber(p + gap))
}

const PAIR_CASES = [2, 4, 6].flatMap((gap) =>
  [15, 20, 25, 30, 35, 40]
    .map((bound) => ({ gap, bound }))
    .filter(({ bound }) => pairsUpTo(bound, gap).length >= 3 && pairsUpTo(bound, gap).length <= 6),
)

const findPrimePairs: ItemTemplate = {
  id: 'M1U01C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '쌍을 이루는 소수',
  generate: (random) => {
    const { gap, bound } = random.pick(PAIR_CASES)
    const found = pairsUpTo(bound, gap)
    const primes = integersFrom(2, bound).filter(isPrimeNumber)
    const oddPrimes = primes.filter((p) => p > 2)
    const failed = oddPrimes.filter((p) => !found.includes(p))
    const trap = failed.find((p) => (p + gap) % 5 !== 0) ?? failed[0] ?? 2
    const falsePrime =
      integersFrom(9, bound).find((p) => p % 2 === 1 && isComposite(p) && isPrimeNumber(p + gap)) ?? 1
    const slip = (values: readonly number[], mistakeText: string): Slip => {
      const sorted = [...values].sort((a, b) => a - b)
      return { key: sorted.join('&'), markdown: texList(sorted), mistakeText }
    }
    const rows = oddPrimes.map((p) => {
      const sum = p + gap
      return `| ${tex(p)} | ${tex(sum)} | ${isPrimeNumber(sum) ? '소수' : `합성수 (${tex(splitOnce(sum))})`} |`
    })
    return askValue({
      question: `두 수 ${texWith('p', '과/와')} ${texWith(`p + ${gap}`, '이/가')} 모두 소수가 되는 ${tex(bound)} 이하의 자연수 ${texWith('p', '을/를')} 모두 구하세요.`,
      right: { key: found.join('&'), markdown: texList(found) },
      slips: [
        slip(
          [...found, trap],
          `${texWith(`${trap} + ${gap} = ${trap + gap}`, '은/는')} 합성수인데 소수로 보았어요.`,
        ),
        slip([1, ...found], `${texWith(1, '은/는')} 소수가 아닌데 넣었어요.`),
        slip([...found, falsePrime], `${texWith(falsePrime, '은/는')} 합성수인데 소수로 보았어요.`),
        slip(found.slice(0, -1), `조건에 맞는 ${texWith(found.at(-1) ?? '', '을/를')} 빠뜨렸어요.`),
      ],
      solution: `먼저 ${tex(bound)} 이하의 소수를 모두 적으면 ${texList(primes, '이에요/예요')}.\n\n${tex('p = 2')}이면 ${tex(`p + ${gap} = ${2 + gap}`)}${gap === 4 ? '으로' : '로'} ${tex(2)}보다 큰 짝수이므로 소수가 아니에요. 나머지 소수에 ${texWith(gap, '을/를')} 더해 확인해요.\n\n| ${tex('p')} | ${tex(`p + ${gap}`)} | 판단 |\n| --- | --- | --- |\n${rows.join('\n')}\n\n따라서 구하는 ${texWith('p', '은/는')} ${texList(found, '이에요/예요')}.`,
      hints: [
        `${tex('p')}부터 소수여야 해요. ${tex(bound)} 이하의 소수를 빠짐없이 적는 것에서 시작하세요.`,
        `적은 소수마다 ${texWith(gap, '을/를')} 더하고, 더한 수도 소수인지 하나씩 확인하세요.`,
        `${tex(`${trap} + ${gap} = ${trap + gap}`)}에서 ${tex(`${trap + gap} = ${splitOnce(trap + gap)}`)}이므로 ${texWith(trap, '은/는')} 조건에 맞지 않아요. ${tex(bound)} 이하의 소수는 모두 ${nativeCount(primes.length)} 개예요. 나머지 소수도 하나씩 이렇게 확인해 보세요.`,
      ],
    })
  },
}

function drawSquareSum(random: SeededRandom): ValueQuestion {
  const p = random.pick([3, 5, 7, 11, 13, 17, 19, 23, 29])
  const sum = p + 1
  const square = p * p
  const total = 1 + p + square
  return {
    question: `모든 약수의 합이 ${tex(sum)}인 소수 ${texWith('p', '이/가')} 있어요. ${tex('p \\times p')}의 모든 약수의 합을 구하세요.`,
    right: rightNumber(total),
    slips: [
      wrongNumber(1 + square, `${tex('p \\times p')}의 약수 가운데 ${texWith('p', '을/를')} 빠뜨렸어요.`),
      wrongNumber(sum * sum, '약수의 합을 두 번 곱하면 되는 것으로 생각했어요.'),
      wrongNumber(1 + sum + sum * sum, '약수의 합을 소수 \\(p\\)라고 생각했어요.'),
      wrongNumber(p + square, `약수 ${texWith(1, '을/를')} 빠뜨렸어요.`),
      wrongNumber(2 * sum, '약수의 합을 두 배 하면 되는 것으로 생각했어요.'),
    ],
    solution: `1. 소수 ${tex('p')}의 약수는 ${texWith(1, '과/와')} ${tex('p')}뿐이에요. 약수의 합이 ${tex(sum)}이므로 ${tex(`1 + p = ${sum}`)}에서 ${texWith(`p = ${p}`, '이에요/예요')}.\n2. 곱해서 ${texWith(`${p} \\times ${p}`, '이/가')} 되는 두 자연수는 ${texWith(1, '과/와')} ${tex(square)}, 그리고 ${texWith(p, '과/와')} ${tex(p)}뿐이에요. 그래서 ${tex(`${p} \\times ${p} = ${square}`)}의 약수는 ${texList([1, p, square])}의 세 개예요.\n3. 이 약수를 모두 더하면\n${texBlock(`1 + ${p} + ${square} = ${total}`)}\n\n따라서 구하는 합은 ${texWith(total, '이에요/예요')}.`,
    hints: [
      '소수의 약수가 무엇무엇인지 떠올리면 그 합을 식으로 쓸 수 있어요.',
      `소수 ${tex('p')}의 약수는 ${texWith(1, '과/와')} ${tex('p')}뿐이므로 약수의 합은 ${tex('1 + p')}예요. 이것으로 ${texWith('p', '을/를')} 먼저 구하세요.`,
      `${tex('p \\times p')}의 약수는 ${tex('1')}, ${tex('p')}, ${tex('p \\times p')}의 세 개예요. 앞에서 구한 ${texWith('p', '을/를')} 넣고 모두 더해 보세요.`,
    ],
  }
}

const sumOfSquareDivisors = makeBothForms({
  id: 'M1U01C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '약수의 합과 소수',
  draw: drawSquareSum,
})

export const CHALLENGE_TEMPLATES: ItemTemplate[] = [findPrimePairs, ...sumOfSquareDivisors]
