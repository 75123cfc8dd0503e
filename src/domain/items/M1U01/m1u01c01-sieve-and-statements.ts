import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { makeBothForms, type Slip, type ValueQuestion } from '../asking/ask-value.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { splitOnce } from '../asking/split-once.ts'
import { integersFrom, isComposite, isPrimeNumber } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type CluedStatement, drawStatements } from './m1u01c01-statements.ts'

const conceptId = 'M1U01C01'

interface Range {
  low: number
  high: number
}

/** Odd composites that do not end in 5: the ones that slip through a careless sieve. */
function trapsIn({ low, high }: Range): number[] {
  return integersFrom(low, high).filter((n) => n % 2 === 1 && n % 5 !== 0 && isComposite(n))
}

const RANGES: readonly Range[] = [1, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51, 60, 61, 70].flatMap((low) =>
  integersFrom(low + 10, low + 30)
    .filter((high) => high % 10 === 0 || (low > 1 && high % 5 === 0))
    .map((high) => ({ low, high }))
    .filter((range) => range.high <= 100 && trapsIn(range).length >= 2),
)

function drawPrimeCount(random: SeededRandom): ValueQuestion {
  const { low, high } = random.pick(RANGES)
  const inside = integersFrom(low, high)
  const primes = inside.filter(isPrimeNumber)
  const odds = inside.filter((n) => n % 2 === 1)
  const traps = trapsIn({ low, high })
  const crossed = odds.filter(isComposite)
  const [firstTrap = 0, secondTrap = 0] = random.sample(traps, 2).sort((a, b) => a - b)
  const count = primes.length
  const slip = (value: number, mistakeText: string): Slip => ({
    key: `${value}`,
    markdown: `${tex(value)}개`,
    mistakeText,
  })
  const slips = [
    slip(
      count + 1,
      `합성수인 ${texWith(firstTrap, '을/를')} 소수로 세었어요. ${texWith(`${firstTrap} = ${splitOnce(firstTrap)}`, '이에요/예요')}.`,
    ),
    slip(
      count + 2,
      `합성수인 ${texWith(firstTrap, '과/와')} ${texWith(secondTrap, '을/를')} 소수로 세었어요.`,
    ),
    slip(odds.length, '홀수를 모두 소수로 세었어요.'),
    slip(count - 1, `소수인 ${texWith(primes.at(-1) ?? '', '을/를')} 빠뜨렸어요.`),
    slip(count - 2, `소수인 ${texList(primes.slice(-2), '을/를')} 빠뜨렸어요.`),
  ]
  const evenStep =
    low <= 2
      ? `${texWith(1, '은/는')} 소수가 아니므로 지우고, ${tex(2)}보다 큰 짝수를 모두 지워요.`
      : '짝수는 모두 \\(2\\)의 배수이므로 지워요.'
  return {
    question: `${tex(low)} 이상 ${tex(high)} 이하인 자연수 중에서 소수는 모두 몇 개인가요?`,
    right: { key: `${count}`, markdown: `${tex(count)}개` },
    slips: slips.filter(({ key }) => Number(key) > 0),
    solution: `에라토스테네스의 체처럼 합성수를 지워 나가요.\n\n1. ${evenStep}\n2. 남은 홀수 가운데 합성수 ${texList(crossed, '을/를')} 지워요. (${texList(traps.map((n) => `${n} = ${splitOnce(n)}`))}처럼 소수로 보이기 쉬운 수에 주의해요.)\n3. 남은 수는 ${texList(primes, '이에요/예요')}.\n\n따라서 소수는 모두 ${tex(count)}개예요.`,
    hints: [
      '소수가 아닌 수를 지우면 소수만 남아요. 가장 작은 소수의 배수부터 지워 보세요. 그 소수 자신은 남겨 두어요.',
      '짝수를 지웠다면 남은 홀수에서 더 큰 소수의 배수도 차례로 지워 보세요. 홀수인데 합성수인 수를 조심하세요.',
      `이 구간에서 지워야 할 홀수는 ${texList(
        crossed.map((n) => `${n} = ${splitOnce(n)}`),
        '이에요/예요',
      )}. 짝수와 함께 모두 지우고 남은 수를 세어 보세요.`,
    ],
  }
}

const countPrimes = makeBothForms({
  id: 'M1U01C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '구간의 소수 세기',
  draw: drawPrimeCount,
})

const MARKS = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ'] as const

const judgeStatements: ItemTemplate = {
  id: 'M1U01C01L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '소수 성질 조합',
  generate: (random) => {
    const marked = drawStatements(random).map((statement, index) => ({
      ...statement,
      mark: MARKS[index] ?? '',
    }))
    const rights = marked.filter(({ isTrue }) => isTrue)
    const wrongs = marked.filter(({ isTrue }) => !isTrue)
    const clued = marked.filter((statement) => statement === rights[0] || statement === wrongs[0])
    const keyOf = (list: readonly (CluedStatement & { mark: string })[]) =>
      marked
        .filter((statement) => list.includes(statement))
        .map(({ mark }) => mark)
        .join('&')
    return {
      question: `다음 **보기** 중 옳은 것을 모두 고르세요.\n\n${marked.map(({ mark, text }) => `${mark}. ${text}`).join('\n')}`,
      options: [],
      correctAnswer: keyOf(rights),
      writtenTestType: WRITTEN_TYPE.combination,
      solution: `${marked
        .map(({ mark, isTrue, because }) => `- ${mark}. ${isTrue ? '옳아요' : '옳지 않아요'}. ${because}`)
        .join('\n')}\n\n따라서 옳은 것은 ${rights.map(({ mark }) => mark).join(', ')}이에요.`,
      hints: [
        '소수와 합성수의 뜻을 떠올리고, 보기마다 작은 수를 직접 넣어 확인해 보세요.',
        "'모두', '항상'이라는 말이 있으면 들어맞지 않는 예가 하나라도 있는지 찾아보세요. \\(1\\), \\(2\\), \\(9\\) 같은 수가 도움이 돼요.",
        clued.map(({ mark, clue }) => `보기 ${mark}: ${clue}`).join('\n'),
      ],
      mistakes: [
        ...wrongs.map((wrong) => ({ answer: keyOf([...rights, wrong]), says: wrong.mistakeText })),
        ...(rights.length > 1
          ? rights.map((left) => ({
              answer: keyOf(rights.filter((other) => other !== left)),
              says: left.mistakeText,
            }))
          : []),
      ],
      figures: [],
    }
  },
}

export const STANDARD_TEMPLATES: ItemTemplate[] = [...countPrimes, judgeStatements]
