import { attachParticle } from '#domain/korean/attach-particle.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { rational } from '#domain/math/rational.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { solveLinearEquationBySteps } from '#domain/math/steps/solve-linear-equation-by-steps.ts'
import { told } from './told-value.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** What a story asks for, as an equation in x. */
interface Story {
  /** Whom or what x stands for, and in which unit: 학생 수, 명. */
  asked: string
  unit: string
  equation: string
  /** How the story becomes the equation, 해요체. */
  lead: string
}

type Found = Story | WorkedExercise | null

function solveStory({ asked, unit, equation, lead }: Story): WorkedExercise | null {
  const [left, right] = equation.split('=').map((side) => parseExpression(side))
  const solution = left && right ? solveLinearEquationBySteps(left, right) : null
  const value = /^x=(-?\d+(?:\/\d+)?)$/.exec(solution?.answer ?? '')?.[1]
  // Neither a negative number of people nor half of one.
  if (!solution || value === undefined || value.startsWith('-') || (unit === '명' && value.includes('/')))
    return null
  const latex = solution.answerLatex.replace(/^x\s*=\s*/, '')
  return {
    task: asked,
    solution: {
      steps: [{ latex: equation, reason: lead }, ...solution.steps],
      answer: value,
      answerLatex: latex,
    },
    conclusion: `${attachParticle(asked, '은/는')} ${inline(latex)}${attachParticle(unit, '이에요/예요')}.`,
  }
}

const N = String.raw`(\d+(?:\.\d+)?)`
const EACH = String.raw`\s?[개장권자루명송이알점마리병]*\s?씩`
const LEFT_OVER = '(남|모자라|모자르|부족)'

/** Things shared out in two ways: 4개씩 주면 5개 남고 5개씩 주면 2개 모자라. */
function readSharing(text: string): Found {
  const pattern = new RegExp(`${N}${EACH}.*?${N}\\D*?${LEFT_OVER}.*?${N}${EACH}.*?${N}\\D*?${LEFT_OVER}(.*)$`)
  const [, a, b, first, c, d, second, asks = ''] = pattern.exec(text) ?? []
  if (!a || !b || !c || !d || !/몇\s?명|학생|사람|인원|아이/.test(asks)) return null
  const sign = (word: string | undefined) => (word === '남' ? '+' : '-')
  return {
    asked: '학생 수',
    unit: '명',
    equation: `${a}x${sign(first)}${b}=${c}x${sign(second)}${d}`,
    lead: '학생 수를 \\(x\\)명이라 하면 나누어 주는 것의 개수를 두 가지로 나타낼 수 있어요. 남으면 더하고 모자라면 빼요. 둘은 같은 개수예요.',
  }
}

const PERSON = '(?:엄마|아빠|아버지|어머니|형|누나|언니|오빠|동생|삼촌|이모|할머니|할아버지|선생님|아들|딸)'
const TIMES: Partial<Record<string, string>> = { 두: '2', 세: '3', 네: '4', 다섯: '5' }
const AGED = String.raw`(?:은|는|이|가)?\s?(?:나이(?:가|는)?\s?)?${N}\s?(?:살|세)?`

/** Two ages and how many times one will be the other: 아빠 42 나 12 몇 년 뒤에 2배. */
function readAges(text: string): Found {
  const pattern = new RegExp(
    `(${PERSON})${AGED}.{0,6}?(?:나|내|저|제|${PERSON})${AGED}.*몇\\s?년.*?([두세네]|다섯|\\d+)\\s?배`,
  )
  const [, , old, young, word = ''] = pattern.exec(text) ?? []
  if (!old || !young || Number(old) <= Number(young)) return null
  const times = TIMES[word] ?? word
  return {
    asked: '구하는 햇수',
    unit: '년 후',
    equation: `${old}+x=${times}(${young}+x)`,
    lead: `\\(x\\)년 후에는 두 사람이 모두 \\(x\\)살씩 많아져요. 나이가 적은 쪽의 나이 전체에 ${inlineWith(times, '을/를')} 곱하니까 괄호로 묶어요.`,
  }
}

/** Two who differ by so much and are so much together: 형은 나보다 4살 많고 둘이 합치면 30. */
function readSumAndDifference(text: string): Found {
  const pattern = new RegExp(
    `(나|내가|동생|${PERSON})(?:은|는|이|가)?\\s?(나|저|동생|${PERSON})보다\\s?${N}\\s?\\S{0,2}?\\s?(많|적|어리|어려|위|아래).*(?:합|더하|더해|둘이).*?${N}`,
  )
  const [, who = '', than = '', difference, relation = '', sum] = pattern.exec(text) ?? []
  const isMine = /^(?:나|내가)$/.test(who)
  if (!difference || !sum || isMine === /^[나저]$/.test(than) || !/몇|얼마|구해|나이/.test(text)) return null
  const isMore = /많|위/.test(relation)
  return {
    asked: '내 나이',
    unit: '살',
    equation: `x+(x${isMore === isMine ? '-' : '+'}${difference})=${sum}`,
    lead: '내 나이를 \\(x\\)살이라 하고 다른 사람의 나이도 \\(x\\)로 나타내요. 둘을 더한 것이 나이의 합이에요.',
  }
}

/** Angles told as expressions: on a line, in a triangle, or equal ones. */
function readAngles(text: string): Found {
  const angles =
    text.match(/(?<![a-z\d])\(?\d*[a-z](?:\s?[-+]\s?\d+)?\)?(?![a-z\d])|(?<![a-z\d.])\d+(?![a-z\d.])/gi) ?? []
  const letters = new Set(angles.join('').match(/[a-z]/gi) ?? [])
  const sides = angles.filter((angle) => /^\(?\d*x/.test(angle) || /^\d+$/.test(angle))
  const known = sides.filter((side, at) => !(side === 'x' && at === sides.length - 1 && sides.length > 2))
  if (letters.size !== 1 || !letters.has('x') || known.length < 2 || !/\d/.test(known.join(''))) return null
  if (/=|외각|[사오육칠팔구]각형/.test(text)) return null
  const isEqual = /맞꼭지각|동위각|엇각/.test(text)
  const total = /일직선|평각|직선\s?위/.test(text)
    ? 180
    : /삼각형/.test(text) && known.length === 3
      ? 180
      : null
  if ((!isEqual && total === null) || (isEqual && known.length !== 2)) return null
  const sum = known.join('+')
  return {
    asked: '\\(x\\)',
    unit: '',
    equation: isEqual ? known.join('=') : `${sum}=${total}`,
    lead: isEqual
      ? '크기가 같은 두 각이니까 두 식을 등호로 이어요.'
      : `각을 모두 더하면 \\(${total}^\\circ\\)가 되어야 해요.`,
  }
}

/** A list with one unknown value and its mean: 4, 7, 9, x 평균이 8. */
function readUnknownOfMean(text: string): Found {
  const [, list = '', mean] =
    /((?:(?:\d+|x)\s*,?\s*){2,})\s*(?:의|인|이고)?\s*평균[은이]?\s*(\d+)/i.exec(text) ?? []
  const values = list.match(/\d+|x/gi) ?? []
  if (!mean || values.length < 3 || values.filter((value) => /x/i.test(value)).length !== 1) return null
  return {
    asked: '\\(x\\)',
    unit: '',
    equation: `(${values.join('+').toLowerCase()})/${values.length}=${mean}`,
    lead: `평균은 모두 더해서 개수 ${inlineWith(values.length, '으로/로')} 나눈 값이에요.`,
  }
}

/** A table with one unknown frequency: 6명 A명 9명 5명 합계 30명. */
function readUnknownOfTotal(text: string): Found {
  const total = /(?:합계|총합|전체|모두)(?:가|는|은|이)?\s*(\d+)/.exec(text)
  const letter = /(?<![a-z])[a-z](?![a-z])/i.exec(text.replace(/[a-z]{2,}/gi, ' '))?.[0]
  if (!total || !letter || /상대|평균|=/.test(text)) return null
  const rest = text.replace(total[0], ' ')
  const known = rest.match(/\d+/g) ?? []
  if (known.length < 2 || /[-+×÷.]/.test(rest)) return null
  const sum = known.reduce((all, value) => all + Number(value), 0)
  const value = Number(total[1]) - sum
  if (value < 0) return null
  return told(
    inline(letter),
    `${total[1]} - (${known.join(' + ')}) = ${value}`,
    '모두 더하면 총합이 되어야 하니까, 총합에서 나머지를 모두 빼요.',
    rational(value),
  )
}

/** Water or salt put to salt water: 10% 소금물 200g에 물 몇 g 넣으면 8%. */
function readBrine(text: string): Found {
  const [, percent, weight, stuff, verb = '', result] =
    /(\d+)\s?%\s?(?:의\s?)?소금물\s?(\d+)\s?g?\s?(?:에|에서)?\s?(?:더\s?)?(물|소금)(?:을|를)?\s?(?:몇|얼마)\s?g?\S*\s?(?:을|를|만큼)?\s?(\S+)\s?(?:\S{0,4}\s)?(\d+)\s?%/.exec(
      text.replace(/퍼센트|퍼|프로/g, '%'),
    ) ?? []
  if (!percent || !weight || !result) return null
  const isAdded = /넣|더|부|섞/.test(verb)
  if (!isAdded && !/증발|빼/.test(verb)) return null
  const total = `(${weight}${isAdded ? '+' : '-'}x)`
  const salt = stuff === '소금' ? `${percent}*${weight}+100x` : `${percent}*${weight}`
  if (stuff === '소금' && !isAdded) return null
  return {
    asked: stuff === '소금' ? '넣을 소금의 양' : isAdded ? '넣을 물의 양' : '증발시킬 물의 양',
    unit: ' g',
    equation: `${salt}=${result}${total}`,
    lead: `소금의 양을 두 가지로 나타내요. (소금의 양) = (농도) ÷ 100 × (소금물의 양)이에요. ${stuff === '물' ? '물만 달라지니 소금의 양은 그대로예요. ' : ''}양변에 100을 곱해서 쓰면 이런 식이 돼요.`,
  }
}

/** Times after which things happen together again. */
function readTogether(text: string): string | null {
  const numbers = text.match(/\d+/g) ?? []
  const isTogether = /마다|간격|바퀴|한\s?번\s?도는/.test(text) && /동시|같이|다시|함께|만나/.test(text)
  return isTogether && numbers.length === 2 ? `${numbers.join(', ')}의 최소공배수` : null
}

/** Things shared out evenly among as many as possible, or cut into the largest squares. */
function readEvenly(text: string): string | null {
  const numbers = text.match(/\d+/g) ?? []
  const isEven =
    /똑같이|남김\s?없이|남지\s?않게|빈틈\s?없이/.test(text) && /최대|가장\s?(?:많|큰)|되도록/.test(text)
  return isEven && numbers.length >= 2 && numbers.length <= 3 ? `${numbers.join(', ')}의 최대공약수` : null
}

const WON: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d가-힣])만\s?원/g, '10000원'],
  [/오만\s?원/g, '50000원'],
  [/(?<![\d가-힣])천\s?원/g, '1000원'],
  [/오천\s?원/g, '5000원'],
  [/(\d)만\s?원/g, '$10000원'],
  [/(\d)천\s?원/g, '$1000원'],
]

/** The expression that a price or a way makes: 한 권에 x원 공책 5권을 사고 만 원을 내면, 시속 60 km로 x시간. */
function readExpression(typed: string): WorkedExercise | null {
  const text = WON.reduce((rest, [pattern, written]) => rest.replace(pattern, written), typed)
  const price = /([a-z]|\d+)\s?원(?!을|\s?내)/i.exec(text)?.[1]
  const count = /(?<!한\s?)([a-z]|\d+)\s?(?:개|권|자루|장|송이|병|마리|봉지)(?!당|에)/i.exec(text)?.[1]
  const paid = /(\d+)\s?원(?:을|\s)*\s?(?:냈|내|낸|냄|지불)/.exec(text)?.[1]
  const product = (a: string, b: string) => (/\d/.test(a) ? `${a}${b}` : `${b}${a}`)
  const isMixed = (a: string | undefined, b: string | undefined) =>
    a !== undefined && b !== undefined && /\d/.test(a) !== /\d/.test(b)
  if (price && count && isMixed(price, count) && /거스름|잔돈/.test(text) && paid) {
    const cost = product(price, count)
    return told(
      '거스름돈',
      `${paid} - ${cost}`,
      `물건값은 한 개의 값과 개수를 곱한 ${inline(cost)}원이에요. 낸 돈에서 물건값을 빼요.`,
      [`${paid}-${cost}`, `${paid} - ${cost}`],
      '원',
    )
  }
  const speed = /시속\s?([a-z]|\d+)\s?(?:km|키로|킬로)?/i.exec(text)?.[1]
  const hours = /([a-z]|\d+)\s?시간/i.exec(text)?.[1]
  if (speed && hours && isMixed(speed, hours) && /거리|몇\s?(?:km|키로)/.test(text)) {
    const way = product(speed, hours)
    return told('거리', way, '(거리) = (속력) × (시간)이에요. 속력과 시간을 곱해요.', [way, way], ' km')
  }
  return null
}

const EQUATIONS = [
  readSharing,
  readAges,
  readSumAndDifference,
  readAngles,
  readUnknownOfMean,
  readUnknownOfTotal,
  readBrine,
] as const

/** Words that ask for something else of a story, or doubt it. */
const OTHERWISE = /왜|이유|까닭|식을?\s?(?:세우|어떻)|어떻게|어케|맞(?:아|지|나|죠)|아[니닌]|다르|차이/

/**
 * A story of a known kind that has all its numbers in their places, worked out, or as a task that the strict reader reads; null for any
 * other.
 */
export function readStory(text: string): string | WorkedExercise | null {
  if (OTHERWISE.test(text.replace(/아니\s/g, ' '))) return null
  for (const readOne of EQUATIONS) {
    const found = readOne(text)
    const worked = found && 'equation' in found ? solveStory(found) : found
    if (worked && usesAllNumbers(text, worked)) return worked
  }
  return readTogether(text) ?? readEvenly(text) ?? readExpression(text)
}

/** Whether every number of the story is in its first step. */
function usesAllNumbers(text: string, { solution }: WorkedExercise): boolean {
  const used = solution.steps[0]?.latex ?? ''
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).every((number) => used.includes(number))
}
