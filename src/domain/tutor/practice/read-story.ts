import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { Expression } from '#domain/math/expression.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { inlineWith } from '#domain/math/steps/inline-math.ts'
import { numeralValue } from '#domain/math/steps/numeral-tree.ts'
import { solveLinearEquationBySteps } from '#domain/math/steps/solve-linear-equation-by-steps.ts'
import { substituteLetter } from '#domain/math/steps/substitute-letter.ts'
import { endWithUnit } from './told-value.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** What a story asks for, as an equation in x. */
export interface Equation {
  /** The quantity that x represents, and its unit: 학생 수, 명. */
  asked: string
  unit: string
  equation: string
  /** How the story becomes the equation, 해요체. */
  lead: string
  /** What is asked for, as an expression in x, where it is not x. */
  result?: string
  /** Whether only a whole number is an answer. */
  isWhole?: boolean
  /** Whether a value of x is possible. */
  fits?: (x: number) => boolean
}

type Groups = Partial<Record<string, string>>

/** A story of a known kind: the pattern is of the whole message, so that no word of it is left unread. */
interface Story {
  pattern: RegExp
  make: (groups: Groups) => string | Equation | WorkedExercise | null
}

const COUNTED = /[명살개권마장송]|자루/

/** One side of an equation with the value put in, and what it comes to. */
function insert(side: Expression, value: Expression): { shown: string; answer: string } | null {
  const inserted = substituteLetter(side, 'x', value)
  const worked = evaluateBySteps(inserted)
  const shown = formatExpression(inserted)
  const isNumber = numeralValue(inserted) !== null
  return worked
    ? { shown: isNumber ? '' : shown, answer: worked.answerLatex }
    : isNumber
      ? { shown: '', answer: shown }
      : null
}

/** Both sides with the value put in: `4 \times 10 + 7 = 47,\ 5 \times 10 - 3 = 47`. */
function checkValue(
  left: Expression,
  right: Expression,
  value: Expression,
): WorkedExercise['solution']['steps'] {
  const sides = [insert(left, value), insert(right, value)]
  if (sides.some((side) => side === null) || sides[0]?.answer !== sides[1]?.answer) return []
  const shown = sides.flatMap((side) => (side && side.shown !== '' ? [`${side.shown} = ${side.answer}`] : []))
  return [{ latex: shown.join(',\\ '), reason: '구한 값을 처음의 식에 넣어 확인해요. 양쪽이 같으니 맞아요.' }]
}

/** The story worked out by its equation; null where its value cannot be. */
export function solveStory({
  asked,
  unit,
  equation,
  lead,
  result,
  isWhole = false,
  fits,
}: Equation): WorkedExercise | null {
  const [left, right] = equation.split('=').map((side) => parseExpression(side))
  const solution = left && right ? solveLinearEquationBySteps(left, right) : null
  const x = /^x=(-?\d+(?:\/\d+)?)$/.exec(solution?.answer ?? '')?.[1]
  const value = x === undefined ? null : parseExpression(x)
  if (!left || !right || !solution || x === undefined || !value || fits?.(Number(x)) === false) return null
  const expression = result === undefined ? null : parseExpression(result)
  const inserted = expression && substituteLetter(expression, 'x', value)
  const worked = inserted && evaluateBySteps(inserted)
  if (result !== undefined && !worked) return null
  const answer = worked ? worked.answer : x
  // Negative values are no answers, and people and years are whole.
  if (
    (answer.startsWith('-') && unit !== '') ||
    ((isWhole || COUNTED.test(unit)) && /\//.test(`${answer}${x}`))
  )
    return null
  const latex = worked ? worked.answerLatex : solution.answerLatex.replace(/^x\s*=\s*/, '')
  return {
    task: asked,
    solution: {
      steps: [
        { latex: `${formatExpression(left)} = ${formatExpression(right)}`, reason: lead },
        ...solution.steps,
        ...checkValue(left, right, value),
        ...(inserted && worked
          ? [
              {
                latex: `${formatExpression(inserted)} = ${latex}`,
                reason: '\\(x\\)의 값으로 구하려는 것을 계산해요.',
              },
            ]
          : []),
      ],
      answer,
      answerLatex: latex,
    },
    conclusion: `${attachParticle(asked, '은/는')} ${endWithUnit(latex, unit)}.`,
  }
}

/** A pattern for the whole message; a space matches any number of spaces. */
function whole(source: string): RegExp {
  return new RegExp(`^ ${source} [?.!]* $`.replaceAll(' ', '\\s*'), 'i')
}

const ENDING = '(?:이야|야|이에요|예요|임|인가요?|이지|지|이죠|죠|일까|이게|게|요)?'
/** What asks for the value behind its name. */
const ASKS = `(?:은|는|이|가|을|를)? (?:값(?:은|을|이)?)? (?:(?:얼마|뭐|무엇)${ENDING}|구해 ?(?:줘|주세요|봐)?|알려 ?(?:줘|주세요))?`

const N = '\\d+(?:\\.\\d+)?'
const PIECE = '(?:개|장|권|자루|송이|알|마리|병)?'
const GOODS = '(?:사탕|초콜릿|과자|젤리|쿠키|빵|귤|사과|연필|볼펜|공책|색종이|구슬|풍선|스티커|카드)'
const PEOPLE = '(?:(?:학생|아이|친구|사람)(?:들)?|애들)'

function giving(count: string, rest: string, word: string): string {
  return `(?<${count}>${N}) ${PIECE} 씩 (?:나눠|나누어)? 주면 (?<${rest}>${N}) ${PIECE}(?:가|이)? (?<${word}>남|모자[라르람란]|부족)(?:고|으며|며|아|으면|면|음|람|해|하고|하면|대|데|는데|는대)?`
}

/** Things shared out in two ways: 4개씩 주면 5개 남고 5개씩 주면 2개 모자라. */
const SHARING: Story = {
  pattern: whole(
    `(?:${PEOPLE}(?:에게|한테))? (?:${GOODS}(?:을|를)?)? (?:${PEOPLE}(?:에게|한테))? ${giving('a', 'b', 'first')} ,? ${giving('c', 'd', 'second')} [.,]? (?:${PEOPLE} ?(?:은|는|이)? (?:모두)?)? 몇 명${ENDING}`,
  ),
  make: ({ a, b, first, c, d, second }) => ({
    asked: '학생 수',
    unit: '명',
    equation: `${a}x${first === '남' ? '+' : '-'}${b}=${c}x${second === '남' ? '+' : '-'}${d}`,
    lead: '학생 수를 \\(x\\)명이라 하면 나누어 주는 것의 개수를 두 가지로 나타낼 수 있어요. 남으면 더하고 모자라면 빼요. 둘은 같은 개수예요.',
  }),
}

const ANGLE = '(?:\\d*x(?: [-+] \\d+)?|\\(\\d*x(?: [-+] \\d+)?\\)|\\d+)(?:도|°)?'
const AND = '(?:이랑|랑|과|와|하고|,)'
const TOLD = '(?:(?:두 개|세 개)? ?(?:이야|야|이래|래|인데|일 때|이면|면|이고|있음|있어|있을 때))? ,?'

/** Angles given as expressions: on a line, in a triangle, or vertical ones. */
const ANGLES: Story = {
  pattern: whole(
    `(?:(?<line>(?:일직선|평각) (?:에서|위에|위의|을 이루는)? (?:두 |세 )?각)|(?<triangle>삼각형의? (?:세 )?(?:내각|각)의?)|(?<equal>맞꼭지각|평행선? (?:에서|이고|인데|일 때|이면)? (?:엇각|동위각)))(?: ?크기)?(?:이|가|은|는)? (?:하나는)? (?<p>${ANGLE}) (?:${AND}|하나는) (?<q>${ANGLE}) (?:${AND} (?<r>${ANGLE}))? ${TOLD} (?:(?<asked>x)${ASKS})?`,
  ),
  make: ({ line, triangle, equal, p = '', q = '', r }) => {
    const parts = [p, q, ...(r === undefined ? [] : [r])].map((part) => part.replace(/[도°\s]/g, ''))
    if (!parts.join('').includes('x') || parts.length < (triangle === undefined ? 2 : 3)) return null
    if (line === undefined && equal !== undefined && parts.length !== 2) return null
    return {
      asked: '\\(x\\)',
      unit: '',
      equation: equal === undefined ? `${parts.join('+')}=180` : parts.join('='),
      lead:
        equal === undefined
          ? '각을 모두 더하면 \\(180^\\circ\\)가 되어야 해요.'
          : '크기가 같은 두 각이니까 두 식을 등호로 이어요.',
    }
  },
}

/** A list with one unknown value and its mean: 4, 7, 9, x 평균이 8. */
const UNKNOWN_OF_MEAN: Story = {
  pattern: whole(
    `(?:변량|자료|네 수|세 수)? (?<list>(?:(?:${N}|x)[\\s,]+){2,}(?:${N}|x)) (?:의|인|이고)? 평균(?:이|은)? (?<mean>${N}) (?:이래|이야|래|이면|이고|인데|일 때|,)? (?<asked>x)${ASKS}`,
  ),
  make: ({ list = '', mean }) => {
    const values = list.toLowerCase().match(/[\d.]+|x/g) ?? []
    return values.filter((value) => value === 'x').length === 1
      ? {
          asked: '\\(x\\)',
          unit: '',
          equation: `(${values.join('+')})/${values.length}=${mean}`,
          lead: `평균은 모두 더해서 개수 ${inlineWith(values.length, '으로/로')} 나눈 값이에요.`,
        }
      : null
  },
}

const STORIES = [SHARING, ANGLES, UNKNOWN_OF_MEAN] as const

/** Numbers in words, and the same in digits. */
const IN_DIGITS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d가-힣])만\s?원/g, '10000원'],
  [/오만\s?원/g, '50000원'],
  [/(?<![\d가-힣])천\s?원/g, '1000원'],
  [/오천\s?원/g, '5000원'],
  [/(\d)만\s?원/g, '$10000원'],
  [/(\d)천\s?원/g, '$1000원'],
  [/두\s?배/g, '2배'],
  [/세\s?배/g, '3배'],
  [/네\s?배/g, '4배'],
]

const UNITS = /(?<=\d\s?|몇\s?|얼마\s?)k?[gm](?![a-z])/gi

/** The numbers and letters of a text, sorted, each as often as it is there. */
function listValues(text: string): string {
  return (text.replace(UNITS, ' ').match(/\d+(?:\.\d+)?|[a-z]+/gi) ?? []).sort().join(' ')
}

/** Whether the groups contain every number and letter of the story, each as often as it occurs. */
function usesAllNumbers(text: string, groups: Groups): boolean {
  return listValues(text) === listValues(Object.values(groups).join(' '))
}

/**
 * A story of a known kind that is read as a whole, worked out, or as a task that the strict reader reads; null for any other: a story
 * with one more condition has another answer.
 */
export function readStory(typed: string): string | WorkedExercise | null {
  const plain = typed.replace(/l\s?(?:\/\/|∥|\|\|)\s?m/gi, '평행')
  const text = IN_DIGITS.reduce((rest, [pattern, written]) => rest.replace(pattern, written), plain)
  for (const { pattern, make } of STORIES) {
    const groups = pattern.exec(text)?.groups
    if (!groups || !usesAllNumbers(text, groups)) continue
    const found = make(groups)
    return found !== null && typeof found === 'object' && 'equation' in found ? solveStory(found) : found
  }
  return null
}
