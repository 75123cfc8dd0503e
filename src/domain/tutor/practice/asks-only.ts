import { type Formula, findFormulas, maskFormulas } from '../reading/find-formulas.ts'
import { foldHangul } from '../reading/hangul.ts'
import { ASKING, readWhole } from './asking-words.ts'

const MANY = '두\\s?수|세\\s?수|자연수'
const EQUATION = '(?:연립|일차|이차)*(?:방정식|부등식)|해|근|풀면|풀고\\s?싶어요?'
const EXPRESSION = '다음|식|간단히|간단하게|계산|정리|결과'
const DATA = '자료|변량|점수|데이터|점'

/** The words that a task of each kind may be asked in, besides those that only ask. */
const WORDS = {
  factorize: '소인수\\s?분해(?:한\\s?결과)?|자연수',
  'prime-factors': '소인수|자연수',
  divisors: '약수|자연수',
  'divisor-count': '약수(?:의?\\s?(?:개수|갯수))?|자연수',
  gcd: `최대\\s?공약수?|gcd|${MANY}`,
  lcm: `최소\\s?공배수?|lcm|${MANY}`,
  'common-divisors': `공약수|${MANY}`,
  'common-multiples': `공배수|${MANY}`,
  'primes-between':
    '소수(?:의?\\s?(?:개수|갯수))?|부터|까지의?|에서|사이의?|사이에\\s?있는|이상|이하의?|보다\\s?작은|중에?서?|(?:가장|제일)\\s?[큰작]은?|자연수',
  'first-primes': '소수|개|(?:가장|제일)?\\s?작은|것부터|순서대로|차례로',
  'next-prime': '(?:바로\\s?)?다음(?:에\\s?오는)?\\s?소수',
  'write-power': '거듭제곱|지수|꼴|써서|사용해서?|이용해서?|간단히',
  evaluate: EXPRESSION,
  simplify: EXPRESSION,
  substitute: `${EXPRESSION}|일\\s?때|대입`,
  solve: EQUATION,
  inequality: EQUATION,
  quadratic: EQUATION,
  simultaneous: EQUATION,
  expand: `전개|곱셈\\s?공식(?:으로)?|${EXPRESSION}`,
  'factor-quadratic': `인수\\s?분해|${EXPRESSION}`,
  root: `루트|${EXPRESSION}`,
  mean: `평균|${DATA}`,
  median: `중앙값|${DATA}`,
  mode: `최빈값|${DATA}`,
} as const
type Kind = keyof typeof WORDS

const NOT_ALL = /^(?:evaluate|simplify|expand|factor-quadratic|root|inequality|quadratic|solve|write-power)$/

/** Whether no number or formula stands in the message but those that the task is made of; the letter alone that is asked for may. */
const usesAll = (kind: Kind, formulas: readonly Formula[]): boolean => {
  const long = formulas.filter(({ text }) => !/^[a-z]$/i.test(text))
  if (kind === 'substitute' || kind === 'simultaneous') return long.length === 2
  if (NOT_ALL.test(kind)) return long.length === 1
  const isData = kind === 'mean' || kind === 'median' || kind === 'mode'
  return formulas.every(({ text }) => (isData ? /^-?\d+(?:\.\d+)?$/ : /^\d{1,12}$/).test(text))
}

/**
 * Whether a normalized message asks for a task of this kind and for nothing else: the greatest common divisor, not twice it (최대공약수의 두 배).
 */
export const asksOnlyFor = (kind: Kind, message: string): boolean => {
  const words = `(?:${WORDS[kind]})(?:은|는|이|가|을|를|로|으로)?`
  const formula = '#(?:와|과|이?랑|하고|의|은|는|이|가|을|를|에서?|일\\s?때|이?면|이고)?'
  const pattern = `${formula}|${words}|모두|전부|다|몇\\s?개(?:야|예요|임|인지|일까요?|인가요?)?|${ASKING}`
  return (
    usesAll(kind, findFormulas(message)) &&
    readWhole(foldHangul(maskFormulas(message).toLowerCase()), new RegExp(foldHangul(pattern))) !== null
  )
}

const CLAIMED = {
  prime: '소수|합성수|자연수|아니면|짝순데|짝수인데|홀순데|홀수인데',
  composite: '소수|합성수|자연수|아니면',
  'prime-or-composite': '소수|합성수|자연수|아니면',
  divisor: '약수',
  multiple: '배수',
  'prime-factor': '소인수',
  coprime: '서로소|두\\s?수|자연수|둘\\s?다',
  solution: '해|근|방정식|등식|일차|의',
  sort: '항등식|방정식|등식|일차|아니면|식',
  equal: '계산|결과|값|답|식|등식|소인수\\s?분해|거듭제곱|간단히|똑?같|다르|성립|틀[려린림렸]|참',
} as const

interface Claimed {
  kind: keyof typeof CLAIMED
  natural?: bigint
  number?: bigint
  numbers?: bigint[]
  of?: bigint | null
}

/** Words and endings that ask for yes or no. */
const CONFIRMING =
  '[\\s,.?!]+|왜|진짜|정말|무조건|당연히|근데|그럼|그러면|혹시|맞|맟|아[니닌님]|수\\s?있|잖|라고|하면|해도|쓰면|써도|예요|에요|입니까|습니까|까|야|지|죠|요|이|가|은|는|도|로|을|를|아|어|나|니|냐|네|데|인|일|임|거|것|하|해|되|될|돼|된|됨|볼|할|한|었|였|겠|다'

/** Whether a normalized message wants this claim confirmed and no other: 7은 42의 약수야?, not 7은 42의 약수의 합이야? */
export const confirmsOnly = (claim: Claimed, message: string): boolean => {
  const formulas = findFormulas(message)
  const isOfNaturals = formulas.every(({ text }) => /^\d{1,12}$/.test(text))
  const count =
    'number' in claim || ('of' in claim && claim.of !== null) ? 2 : 'natural' in claim ? 1 : formulas.length
  if (
    ('number' in claim || 'natural' in claim || 'numbers' in claim) &&
    !(isOfNaturals && formulas.length === count)
  )
    return false
  const pattern = `#(?:와|과|이?랑|하고|의)?|${CLAIMED[claim.kind]}|${CONFIRMING}`
  return readWhole(foldHangul(maskFormulas(message)), new RegExp(foldHangul(pattern))) !== null
}
