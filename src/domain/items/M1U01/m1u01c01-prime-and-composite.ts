import {
  askChoice,
  askJudgement,
  askValue,
  optionAnswer,
  rightNumber,
  type Slip,
  type ValueQuestion,
} from '../asking/ask-value.ts'
import { nativeCount, tex, texBlock, texList, texWith } from '../asking/inline-math.ts'
import { splitOnce } from '../asking/split-once.ts'
import { divisorsOf, factorizeNumber, integersFrom, isComposite, isPrimeNumber } from '../number-facts.ts'
import type { ItemTemplate } from '../template.ts'
import { CHALLENGE_TEMPLATES } from './m1u01c01-prime-pairs.ts'
import { STANDARD_TEMPLATES } from './m1u01c01-sieve-and-statements.ts'

const conceptId = 'M1U01C01'

const KINDS = {
  prime: '소수이다',
  composite: '합성수이다',
  neither: '소수도 합성수도 아니다',
  both: '소수이면서 합성수이다',
} as const
type Kind = keyof typeof KINDS

const MEANINGS: Record<Kind, string> = {
  prime: '약수가 \\(1\\)과 자기 자신뿐인, \\(1\\)보다 큰 자연수는 소수예요.',
  composite: '약수가 \\(3\\)개 이상인 자연수는 합성수예요.',
  neither:
    '소수는 약수가 \\(2\\)개, 합성수는 약수가 \\(3\\)개 이상이므로 약수가 하나뿐인 \\(1\\)은 어느 쪽도 아니에요.',
  both: '',
}

/** Why an option of the same name is wrong for a number of another kind. */
const KIND_SLIPS: Record<Kind, string> = {
  prime: '소수라면 약수가 \\(1\\)과 자기 자신, 이렇게 두 개여야 해요. 약수의 개수를 다시 세어 보세요.',
  composite: '합성수라면 약수가 세 개 이상이어야 해요. 약수의 개수를 다시 세어 보세요.',
  neither: '소수도 합성수도 아닌 자연수는 약수가 하나뿐인 \\(1\\)밖에 없어요.',
  both: '약수의 개수는 하나로 정해지므로 소수이면서 합성수인 수는 없어요.',
}

function kindOf(n: number): Kind {
  if (n === 1) return 'neither'
  return isPrimeNumber(n) ? 'prime' : 'composite'
}

const classifyByDivisors: ItemTemplate = {
  id: 'M1U01C01L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '약수를 보고 가르기',
  generate: (random) => {
    const primes = integersFrom(5, 31).filter(isPrimeNumber)
    const composites = integersFrom(9, 35).filter((n) => isComposite(n) && divisorsOf(n).length <= 6)
    const n = random.pick([random.pick(primes), random.pick(composites), random.pick(composites), 1])
    const all = divisorsOf(n)
    const kind = kindOf(n)
    const wrongKinds = (Object.keys(KINDS) as Kind[]).filter((other) => other !== kind)
    const count = nativeCount(all.length)
    return askChoice(random, {
      question: `자연수 ${tex(n)}의 약수를 모두 구하면 ${all.length === 1 ? `${tex(1)}뿐이에요` : texList(all, '이에요/예요')}. ${tex(n)}에 대한 설명으로 옳은 것은 어느 것인가요?`,
      right: optionAnswer(KINDS[kind]),
      slips: wrongKinds.map((other) => ({ ...optionAnswer(KINDS[other]), mistakeText: KIND_SLIPS[other] })),
      solution: `${tex(n)}의 약수는 ${count} 개예요. ${MEANINGS[kind]}\n\n그러므로 ${texWith(n, '은/는')} ${KINDS[kind].replace('이다', '예요').replace('아니다', '아니에요')}.`,
      hints: [
        '나열한 약수가 몇 개인지 먼저 세어 보세요.',
        '소수는 약수가 딱 두 개인 자연수이고, 합성수는 약수가 세 개 이상인 자연수예요.',
        `이 수의 약수는 ${count} 개예요. 소수의 약수의 개수, 합성수의 약수의 개수와 각각 비교해 보세요.`,
      ],
    })
  },
}

const listDivisors: ItemTemplate = {
  id: 'M1U01C01L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '약수 모두 구하기',
  generate: (random) => {
    const candidates = integersFrom(8, 45).filter((m) => divisorsOf(m).length <= 6)
    const n = random.pick(candidates.filter((m) => isComposite(m) || m < 20))
    const all = divisorsOf(n)
    const key = all.join('&')
    const without = (left: number[]) => all.filter((divisor) => !left.includes(divisor))
    const slip = (values: number[], mistakeText: string): Slip => ({
      key: values.join('&'),
      markdown: texList(values),
      mistakeText,
    })
    const pairs = all
      .filter((divisor) => divisor * divisor <= n)
      .map((divisor) => `${n} = ${divisor} \\times ${n / divisor}`)
    const middle = without([1, n])
    return askValue({
      question: `${tex(n)}의 약수를 모두 구하세요.`,
      right: { key, markdown: texList(all) },
      slips: [
        slip(without([1]), '\\(1\\)은 모든 자연수의 약수인데 빠뜨렸어요.'),
        slip(without([n]), '자기 자신도 약수인데 빠뜨렸어요.'),
        ...(middle.length > 0 ? [slip(middle, '\\(1\\)과 자기 자신도 약수인데 빠뜨렸어요.')] : []),
      ],
      solution: `곱해서 ${texWith(n, '이/가')} 되는 두 자연수를 짝지어 찾아요.\n\n${pairs.map(texBlock).join('\n')}\n\n따라서 약수는 ${texList(all, '이에요/예요')}. 약수가 ${nativeCount(all.length)} 개이므로 ${texWith(n, '은/는')} ${isPrimeNumber(n) ? '소수' : '합성수'}예요.`,
      hints: [
        '어떤 수를 나누어떨어지게 하는 수가 그 수의 약수예요. \\(1\\)부터 차례로 나누어 보세요.',
        `곱해서 ${texWith(n, '이/가')} 되는 두 자연수를 짝지으면 빠뜨리지 않아요.`,
        `${tex(`${n} = 1 \\times ${n}`)}처럼 짝을 적되, 앞의 수가 뒤의 수보다 커지기 전까지만 찾으면 돼요. 짝은 모두 ${nativeCount(pairs.length)} 쌍이에요.`,
      ],
    })
  },
}

const arrangeStones: ItemTemplate = {
  id: 'M1U01C01L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '직사각형으로 늘어놓기',
  generate: (random) => {
    const n = random.integer(5, 20)
    const all = divisorsOf(n)
    const shorter = all.filter((divisor) => divisor * divisor <= n)
    const ways = shorter.length
    const arrangements = shorter.map((side) => `${side} \\times ${n / side}`)
    const slip = (count: number, mistakeText: string): Slip => ({
      key: `${count}`,
      markdown: `${tex(count)}가지`,
      mistakeText,
    })
    const drawn: ValueQuestion = {
      question: `바둑돌 ${tex(n)}개를 남김없이 써서 속이 꽉 찬 직사각형 모양으로 늘어놓으려고 해요. 늘어놓는 방법은 모두 몇 가지인가요?\n\n(한 줄로 늘어놓은 것과 정사각형 모양도 직사각형으로 보고, 가로와 세로를 바꾼 것은 한 가지로 세어요.)`,
      right: { key: `${ways}`, markdown: `${tex(ways)}가지` },
      slips: [
        slip(all.length, '가로와 세로를 바꾼 것을 다른 방법으로 세었어요.'),
        ...(ways > 1 ? [slip(ways - 1, '한 줄로 늘어놓는 방법을 빠뜨렸어요.')] : []),
      ],
      solution: `가로와 세로의 개수를 곱하면 ${texWith(n, '이/가')} 되어야 해요. 곱해서 ${texWith(n, '이/가')} 되는 두 자연수는 ${texList(arrangements)}이므로 방법은 모두 ${tex(ways)}가지예요.\n\n${
        isPrimeNumber(n)
          ? `방법이 한 줄로 늘어놓는 것 하나뿐이라는 것은 ${tex(n)}의 약수가 ${texWith(1, '과/와')} ${tex(n)}뿐이라는, 곧 ${texWith(n, '이/가')} 소수라는 뜻이에요.`
          : `한 줄이 아닌 방법이 있다는 것은 ${texWith(n, '이/가')} 합성수라는 뜻이에요.`
      }`,
      hints: [
        '가로에 놓인 바둑돌의 수와 세로에 놓인 바둑돌의 수를 곱하면 전체 바둑돌의 수가 되어야 해요.',
        '전체 바둑돌의 수의 약수를 하나씩 가로의 개수로 정하고, 그때 세로의 개수를 구해 보세요.',
        '약수를 작은 수부터 적고 양 끝에서부터 서로 짝지어 보세요. 가운데에 남는 수가 있으면 그 수는 자기 자신과 짝을 이루어요. 짝의 수가 곧 방법의 수예요.',
      ],
      figures: [{ kind: 'dot-array', alt: `바둑돌 ${n}개를 한 줄로 늘어놓은 그림`, rows: 1, columns: n }],
    }
    return askValue(drawn)
  },
}

const ODD_COMPOSITES = integersFrom(9, 60).filter((n) => n % 2 === 1 && isComposite(n))

const pickPrime: ItemTemplate = {
  id: 'M1U01C01L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '소수 고르기',
  generate: (random) => {
    const prime = random.pick([2, ...integersFrom(11, 59).filter(isPrimeNumber)])
    const evens = integersFrom(4, 58).filter((n) => n % 2 === 0)
    const composites = [...random.sample(ODD_COMPOSITES, 3), random.pick(evens)].filter((n) => n !== prime)
    const splits = composites.map((n) => `${n} = ${splitOnce(n)}`)
    return askChoice(random, {
      question: '다음 중 소수는 어느 것인가요?',
      right: rightNumber(prime),
      slips: composites.map((n) => ({
        ...rightNumber(n),
        mistakeText: `${tex(`${n} = ${splitOnce(n)}`)}이므로 ${texWith(1, '과/와')} 자기 자신 말고도 약수가 있는 합성수예요.`,
      })),
      solution: `보기의 수를 더 작은 두 자연수의 곱으로 나타낼 수 있는지 살펴봐요.\n\n${splits.map(texBlock).join('\n')}\n\n이 수들은 ${texWith(1, '과/와')} 자기 자신 말고도 약수가 있으므로 합성수예요. ${texWith(prime, '은/는')} 약수가 ${texWith(1, '과/와')} ${tex(prime)}의 두 개뿐이므로 소수예요.`,
      hints: [
        `소수는 약수가 ${texWith(1, '과/와')} 자기 자신뿐인, ${tex(1)}보다 큰 자연수예요.`,
        '홀수라고 모두 소수인 것은 아니고, 짝수라고 모두 합성수인 것도 아니에요. 더 작은 두 자연수의 곱으로 나타낼 수 있는 수를 지워 보세요.',
        `${texList(splits.slice(0, 1))}처럼 나타낼 수 있는 수는 합성수예요. 남은 보기를 더 작은 두 자연수의 곱으로 나타낼 수 있는지 확인해 보세요.`,
      ],
    })
  },
}

const TRAPS = [9, 15, 21, 27, 33, 39, 49, 51, 57, 63, 69, 77, 81, 87, 91, 93] as const
const TRUE_PRIMES = [
  2, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
] as const

function explainKind(n: number): string {
  if (n === 1) return `${tex(1)}의 약수는 ${tex(1)} 하나뿐이에요. 그래서 소수도 합성수도 아니에요.`
  if (isComposite(n)) {
    const [prime = n] = factorizeNumber(n)[0] ?? []
    return `${tex(`${n} = ${splitOnce(n)}`)}처럼 나타낼 수 있어요. 약수에 ${texWith(1, '과/와')} ${tex(n)} 말고 ${tex(prime)}도 있으므로 합성수예요.`
  }
  if (n === 2)
    return `${tex(2)}의 약수는 ${texWith(1, '과/와')} ${tex(2)}뿐이에요. 그래서 소수이고, 짝수인 소수는 이것 하나예요.`
  const tried = integersFrom(2, 10).filter((p) => isPrimeNumber(p) && p * p <= n)
  return `${texWith(n, '을/를')} 소수 ${texList(tried, '으로/로')} 나누어 보면 어느 것으로도 나누어떨어지지 않아요. 약수가 ${texWith(1, '과/와')} ${tex(n)}뿐이므로 소수예요.`
}

interface Claim {
  statement: string
  isTrue: boolean
}

function claimsAbout(n: number): Claim[] {
  if (n === 1) {
    return [
      { statement: `${tex(1)}은 소수이다.`, isTrue: false },
      { statement: `${tex(1)}은 합성수이다.`, isTrue: false },
      { statement: `${tex(1)}은 소수도 합성수도 아니다.`, isTrue: true },
    ]
  }
  return [
    { statement: `${texWith(n, '은/는')} 소수이다.`, isTrue: isPrimeNumber(n) },
    { statement: `${texWith(n, '은/는')} 합성수이다.`, isTrue: isComposite(n) },
    { statement: `${tex(n)}의 약수는 ${texWith(1, '과/와')} ${tex(n)}뿐이다.`, isTrue: isPrimeNumber(n) },
  ]
}

function overlookedIn(n: number): string {
  if (n === 1) return `${tex(1)}의 약수는 하나뿐이라서 소수도 합성수도 아니에요.`
  if (n === 2) return `짝수는 모두 합성수라고 생각했어요. ${tex(2)}는 약수가 두 개뿐인 소수예요.`
  if (isPrimeNumber(n)) return `${texWith(n, '을/를')} 나누어떨어지게 하는 수가 더 있다고 생각했어요.`
  return `${tex(`${n} = ${splitOnce(n)}`)}이므로 약수가 더 있다는 것을 놓쳤어요.`
}

function lastHintAbout(n: number): string {
  if (n === 1) return '약수가 하나뿐인 수는 소수의 뜻에도, 합성수의 뜻에도 맞지 않아요.'
  if (isPrimeNumber(n)) {
    const tried = integersFrom(2, 10).filter(isPrimeNumber)
    const useful = tried.filter((p) => p < n)
    if (useful.length === 0)
      return '이 수보다 작은 자연수 가운데 이 수를 나누어떨어지게 하는 수를 찾아보세요.'
    return `${texWith(n, '을/를')} 소수 ${texList(useful, '으로/로')} 차례로 나누어 보세요. 나누어떨어지는 것이 하나라도 있나요?`
  }
  const [prime = n] = factorizeNumber(n)[0] ?? []
  return `${texWith(n, '을/를')} ${texWith(prime, '으로/로')} 나누어 보세요. 나누어떨어진다면 약수가 더 있다는 뜻이에요.`
}

const judgeNumber: ItemTemplate = {
  id: 'M1U01C01L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '소수 진술 O/X',
  generate: (random) => {
    const n = random.pick([
      random.pick(TRAPS),
      random.pick(TRAPS),
      random.pick(TRUE_PRIMES),
      random.pick([1, 2]),
    ])
    const { statement, isTrue } = random.pick(claimsAbout(n))
    return askJudgement({
      statement,
      isTrue,
      mistakeText: overlookedIn(n),
      solution: explainKind(n),
      hints: [
        '소수는 약수가 두 개뿐인 자연수이고, 합성수는 약수가 세 개 이상인 자연수예요.',
        n === 1
          ? '이 수의 약수를 모두 적고 개수를 세어 보세요.'
          : `${tex(1)}보다 크고 ${tex(n)}보다 작은 약수가 있는지 작은 소수부터 차례로 나누어 확인해 보세요.`,
        lastHintAbout(n),
      ],
    })
  },
}

/** Templates of 소수와 합성수: level 0 and 1 are here, 3 and 5 in files of their own. */
export const TEMPLATES: ItemTemplate[] = [
  classifyByDivisors,
  listDivisors,
  arrangeStones,
  pickPrime,
  judgeNumber,
  ...STANDARD_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
