import { type Formula, findFormulas, maskFormulas } from '../reading/find-formulas.ts'
import { foldHangul } from '../reading/hangul.ts'
import { ASKING, ENDING, readWhole } from './asking-words.ts'

/** The words that tasks may be asked in, besides those that only ask. */
const TASK =
  '소인수 분해|한 결과|소인수|약수(의? [개갯]수)?|최[대소] 공[약배]수?|공[약배]수|gcd|lcm|[두세] 수|자연수|거듭제곱|꼴|써서|간단히|계산|정리|다음|식|(일차)?방정식|해|근|풀이|풀면|대입하?한?|넣으?은?|일 때|평균|중앙값|최빈값|자료|변량|점수?'
const PRIMES =
  '소수(의? [개갯]수)?|부터|까지의?|에서|사이의?|이상|이하의?|보다 작은|중에?서?|(가장|제일)? [큰작]은?|개|것부터|바로|다음'
const ALL = '모두|전부|다|몇 개'

const FORMULA =
  '#( (일 때|이고|이면|이?라면|면|와|과|이?랑|하고|에서는?|에선|이?나|만|[의은는가을를도로]|이(?!거)))?'
const NATURAL = /^\d{1,12}$/
const OF_ONE = /^(evaluate|reciprocal|simplify|solve|write-power)$/
const OF_DATA = /^(mean|median|mode)$/

/** Of two readings: 6÷2x, 8/2/3, 6/2(1+2), and 2x+4 x, where x may be asked for; not 1 1/2 and 2 x 3. */
const AMBIGUOUS =
  /÷\s*-?(?:[\d.]+|[a-z]|\([^()]*\))(?:\^\d+)?\s*(?:\/|[√π(a-z])|\d\s*\/\s*\d+\s*\/|^[^a-z]*\/\s*\d+\s*\(|[\w)]\s+(?!\d+\/\d)[\w(]|[\d)]x\(/i

function isAmbiguous(formula: string): boolean {
  return AMBIGUOUS.test(formula.replace(/\\[a-z]+|(?<=[\d)])( ?)x\1(?=\d)/gi, '×'))
}

/** Whether the message has no number or formula but those of the task; the unknown letter is allowed. */
function usesAll(kind: string, formulas: readonly Formula[]): boolean {
  const long = formulas.filter(({ text }) => !/^[a-z]$/i.test(text))
  const isOfOne = (letter: string): boolean => long.some(({ text }) => text.toLowerCase().includes(letter))
  if (long.some(({ text }) => isAmbiguous(text))) return false
  if (!formulas.every((one) => long.includes(one) || isOfOne(one.text.toLowerCase()))) return false
  if (kind === 'substitute') return long.length === 2
  if (OF_ONE.test(kind)) return long.length === 1
  return formulas.every(({ text }) => (OF_DATA.test(kind) ? /^-?\d+(\.\d+)?$/ : NATURAL).test(text))
}

function isMadeOf(message: string, words: string): boolean {
  return readWhole(foldHangul(maskFormulas(message).toLowerCase()), foldHangul(words)) !== null
}

/**
 * Whether a normalized message asks for the task that was read in it and for nothing else: the greatest common divisor, not twice it
 * (최대공약수의 두 배).
 */
export function asksOnlyFor(kind: string, message: string): boolean {
  return (
    usesAll(kind, findFormulas(message)) &&
    isMadeOf(
      message,
      `${FORMULA}|(${kind === 'reciprocal' ? '역수' : /primes?\b(?!-f)/.test(kind) ? PRIMES : TASK}|${ALL})${ENDING}*|${ASKING}`,
    )
  )
}

/** The one word that a claim of numbers is made in. */
const NAMES: Partial<Record<string, string>> = {
  divisor: '약수',
  multiple: '배수',
  'prime-factor': '소인수',
  coprime: '서로소|두 수|둘 다',
}
const CLAIM =
  '합성수|소수|자연수|아니면|[짝홀]수?[순인]데|해|근|항?등식|[일차방정]*식|계산|결과|값|답|소인수 분해|거듭제곱|간단히|똑?같|다르|성립|틀[려린림렸]|참'

interface Claimed {
  kind: string
  natural?: bigint
  number?: bigint
  numbers?: bigint[]
  of?: bigint | null
}

/** Words and endings that ask for yes or no. */
const CONFIRMING = `[\\s,.?!]+|확인|검산|끝|하면|이렇게|이거|아니[냐면]?|왜|진짜|정말|무조건|당연히|근데|그럼|그러면|혹시|맞|맟|아[닌님]|수 있|${ENDING}`

/** Whether a normalized message asks to confirm this claim and no other: 7은 42의 약수야?, not 7은 42의 약수의 합이야? */
export function confirmsOnly(claim: Claimed, message: string): boolean {
  const formulas = findFormulas(message)
  const count = 'number' in claim || claim.of ? 2 : 'natural' in claim ? 1 : formulas.length
  const isOfNaturals = 'number' in claim || 'natural' in claim || 'numbers' in claim
  return (
    formulas.length === count &&
    !formulas.some(({ text }) => isAmbiguous(text)) &&
    (!isOfNaturals || formulas.every(({ text }) => NATURAL.test(text))) &&
    isMadeOf(message, `${FORMULA}|${NAMES[claim.kind] ?? CLAIM}|${CONFIRMING}`)
  )
}
