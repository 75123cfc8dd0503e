import type { TrueFalseStatement } from '../asking/ask-statements.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { splitOnce } from '../asking/split-once.ts'
import { factorizeNumber, integersFrom, isPrimeNumber } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** A general statement about primes and composites, with what a learner needs to judge it. */
export interface CluedStatement extends TrueFalseStatement {
  /** A nudge towards the reason that does not say true or false. */
  clue: string
}

const FIXED_STATEMENTS: readonly CluedStatement[] = [
  {
    topic: 'even',
    isTrue: true,
    text: '짝수인 소수는 \\(2\\)뿐이다.',
    because: '\\(2\\)보다 큰 짝수는 \\(1\\), \\(2\\)와 자기 자신을 약수로 가지므로 합성수예요.',
    clue: '\\(2\\)보다 큰 짝수의 약수를 몇 개 적어 보세요.',
    mistakeText: '\\(2\\)보다 큰 짝수는 모두 \\(2\\)를 약수로 가져서 합성수라는 것을 놓쳤어요.',
  },
  {
    topic: 'even',
    isTrue: false,
    text: '소수는 모두 홀수이다.',
    because: '\\(2\\)는 짝수이지만 약수가 \\(1\\)과 \\(2\\)뿐인 소수예요.',
    clue: '짝수 가운데 약수가 두 개뿐인 수가 있는지 찾아보세요.',
    mistakeText: '짝수인 소수 \\(2\\)를 빠뜨렸어요.',
  },
  {
    topic: 'odd',
    isTrue: false,
    text: '홀수는 모두 소수이다.',
    because: '\\(9 = 3 \\times 3\\)처럼 홀수인 합성수도 있고, \\(1\\)은 홀수이지만 소수가 아니에요.',
    clue: '홀수를 작은 수부터 적고 약수를 세어 보세요.',
    mistakeText: '\\(9\\)처럼 홀수인 합성수가 있다는 것을 놓쳤어요.',
  },
  {
    topic: 'odd',
    isTrue: false,
    text: '합성수는 모두 짝수이다.',
    because: '\\(9 = 3 \\times 3\\)은 홀수이지만 합성수예요.',
    clue: '홀수 가운데 약수가 세 개 이상인 수가 있는지 찾아보세요.',
    mistakeText: '\\(9\\), \\(15\\)처럼 홀수인 합성수가 있다는 것을 놓쳤어요.',
  },
  {
    topic: 'one',
    isTrue: true,
    text: '\\(1\\)은 소수도 합성수도 아니다.',
    because: '\\(1\\)의 약수는 \\(1\\) 하나뿐이어서 소수의 뜻에도 합성수의 뜻에도 맞지 않아요.',
    clue: '\\(1\\)의 약수는 몇 개인가요?',
    mistakeText: '약수가 하나뿐인 \\(1\\)을 소수나 합성수로 생각했어요.',
  },
  {
    topic: 'one',
    isTrue: false,
    text: '가장 작은 소수는 \\(1\\)이다.',
    because: '\\(1\\)은 약수가 하나뿐이라 소수가 아니에요. 가장 작은 소수는 \\(2\\)예요.',
    clue: '\\(1\\)의 약수가 몇 개인지 생각해 보세요.',
    mistakeText: '\\(1\\)은 약수가 하나뿐이라 소수가 아니라는 것을 놓쳤어요.',
  },
  {
    topic: 'one',
    isTrue: false,
    text: '모든 자연수는 소수이거나 합성수이다.',
    because: '\\(1\\)은 소수도 합성수도 아닌 자연수예요.',
    clue: '약수가 하나뿐인 자연수가 있나요?',
    mistakeText: '소수도 합성수도 아닌 자연수 \\(1\\)을 빠뜨렸어요.',
  },
  {
    topic: 'count',
    isTrue: true,
    text: '소수의 약수는 모두 \\(2\\)개이다.',
    because: '소수의 약수는 \\(1\\)과 자기 자신뿐이에요.',
    clue: '소수의 뜻을 그대로 읽어 보세요.',
    mistakeText: '소수의 약수가 \\(1\\)과 자기 자신뿐이라는 뜻을 놓쳤어요.',
  },
  {
    topic: 'count',
    isTrue: true,
    text: '합성수의 약수는 \\(3\\)개 이상이다.',
    because: '합성수는 \\(1\\)과 자기 자신 말고도 약수가 있어요.',
    clue: '합성수의 약수에는 \\(1\\)과 자기 자신 말고 무엇이 더 있나요?',
    mistakeText: '합성수는 \\(1\\)과 자기 자신 말고도 약수를 가진다는 뜻을 놓쳤어요.',
  },
  {
    topic: 'count',
    isTrue: false,
    text: '합성수의 약수의 개수는 항상 짝수이다.',
    because: '\\(9\\)의 약수는 \\(1\\), \\(3\\), \\(9\\)로 홀수 개예요.',
    clue: '\\(4\\)와 \\(9\\)의 약수를 세어 보세요.',
    mistakeText: '\\(9\\)처럼 약수가 \\(3\\)개인 합성수가 있다는 것을 놓쳤어요.',
  },
  {
    topic: 'product',
    isTrue: true,
    text: '두 소수의 곱은 항상 합성수이다.',
    because: '두 소수의 곱은 \\(1\\)과 자기 자신 말고도 곱한 소수를 약수로 가져요.',
    clue: '두 소수를 곱한 수의 약수에 그 두 소수가 들어 있는지 보세요.',
    mistakeText: '두 소수를 곱하면 그 소수들이 약수가 된다는 것을 놓쳤어요.',
  },
  {
    topic: 'product',
    isTrue: false,
    text: '두 소수의 곱은 소수가 될 수 있다.',
    because: '두 소수의 곱은 \\(1\\)과 자기 자신 말고도 곱한 소수를 약수로 가지므로 늘 합성수예요.',
    clue: '\\(2 \\times 3\\), \\(3 \\times 5\\)의 약수를 적어 보세요.',
    mistakeText: '두 소수를 곱하면 그 소수들이 약수가 되어 합성수라는 것을 놓쳤어요.',
  },
  {
    topic: 'sum',
    isTrue: false,
    text: '두 소수의 합은 항상 짝수이다.',
    because: '\\(2 + 3 = 5\\)처럼 \\(2\\)와 홀수인 소수를 더하면 홀수예요.',
    clue: '가장 작은 소수와 다른 소수를 더해 보세요.',
    mistakeText: '짝수인 소수 \\(2\\)가 더해지는 경우를 놓쳤어요.',
  },
  {
    topic: 'sum',
    isTrue: false,
    text: '두 소수의 합은 항상 합성수이다.',
    because: '\\(2 + 3 = 5\\)처럼 두 소수의 합이 소수인 경우가 있어요.',
    clue: '가장 작은 두 소수를 더해 보세요.',
    mistakeText: '\\(2 + 3 = 5\\)처럼 합이 소수인 경우를 놓쳤어요.',
  },
  {
    topic: 'smallest',
    isTrue: true,
    text: '가장 작은 합성수는 \\(4\\)이다.',
    because:
      '\\(1\\)은 합성수가 아니고 \\(2\\), \\(3\\)은 소수예요. \\(4\\)의 약수는 \\(1\\), \\(2\\), \\(4\\)로 \\(3\\)개예요.',
    clue: '작은 자연수부터 차례로 약수를 세어 보세요.',
    mistakeText: '\\(1\\), \\(2\\), \\(3\\)은 합성수가 아니라는 것을 놓쳤어요.',
  },
  {
    topic: 'smallest',
    isTrue: false,
    text: '가장 작은 합성수는 \\(2\\)이다.',
    because: '\\(2\\)는 약수가 \\(1\\)과 \\(2\\)뿐인 소수예요. 가장 작은 합성수는 \\(4\\)예요.',
    clue: '\\(2\\)의 약수가 몇 개인지 세어 보세요.',
    mistakeText: '\\(2\\)가 짝수라서 합성수라고 생각했어요. \\(2\\)는 소수예요.',
  },
]

function drawCountStatement(random: SeededRandom): CluedStatement {
  const bound = random.pick([10, 20, 30])
  const primes = integersFrom(1, bound).filter(isPrimeNumber)
  const isTrue = random.pick([true, false])
  const stated = isTrue ? primes.length : primes.length + 1
  return {
    topic: 'how-many',
    isTrue,
    text: `${tex(bound)}보다 작은 소수는 ${tex(stated)}개이다.`,
    because: `${tex(bound)}보다 작은 소수는 ${texList(primes, '으로/로')} ${tex(primes.length)}개예요.`,
    clue: `${tex(2)}부터 소수를 차례로 적으며 세어 보세요.`,
    mistakeText: isTrue
      ? '소수를 빠뜨렸거나 합성수를 소수로 세었어요.'
      : `${texWith(1, '을/를')} 소수로 세었거나 합성수를 소수로 세었어요.`,
  }
}

function drawNumberStatement(random: SeededRandom): CluedStatement {
  const isTrue = random.pick([true, false])
  const n = random.pick([51, 57, 87, 91, 93, 69, 77])
  const [prime = n] = factorizeNumber(n)[0] ?? []
  return {
    topic: 'number',
    isTrue,
    text: `${texWith(n, '은/는')} ${isTrue ? '합성수' : '소수'}이다.`,
    because: `${tex(`${n} = ${splitOnce(n)}`)}이므로 합성수예요.`,
    clue: `${texWith(n, '을/를')} ${texWith(prime, '으로/로')} 나누어 보세요.`,
    mistakeText: `${tex(`${n} = ${splitOnce(n)}`)}이므로 합성수라는 것을 놓쳤어요.`,
  }
}

const STATEMENT_COUNT = 4

/** Four statements of different topics, one to three of them true, in drawn order. */
export function drawStatements(random: SeededRandom): CluedStatement[] {
  const pool = [...FIXED_STATEMENTS, drawCountStatement(random), drawNumberStatement(random)]
  const wantTrue = random.pick([1, 2, 2, 3])
  const chosen: CluedStatement[] = []
  for (const statement of random.shuffle(pool)) {
    const sameKind = chosen.filter(({ isTrue }) => isTrue === statement.isTrue).length
    const limit = statement.isTrue ? wantTrue : STATEMENT_COUNT - wantTrue
    const isNewTopic = chosen.every(({ topic }) => topic !== statement.topic)
    if (isNewTopic && sameKind < limit) chosen.push(statement)
  }
  return random.shuffle(chosen)
}
