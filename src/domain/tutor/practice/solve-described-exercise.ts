import { attachParticle } from '#domain/korean/attach-particle.ts'
import { sinoNumber } from '#domain/korean/sino-number.ts'
import {
  add,
  compare,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  toLatex,
  toNumber,
  toPlain,
} from '#domain/math/rational.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import type { DescribedExercise } from './read-described-exercise.ts'
import type { WorkedExercise } from './worked-exercise.ts'

type Point = readonly [Rational, Rational]

function pointLatex([x, y]: Point): string {
  return `(${toLatex(x)}, ${toLatex(y)})`
}

function worked(
  task: string,
  steps: WorkedExercise['solution']['steps'],
  answer: [plain: string, latex: string],
  conclusion: string,
): WorkedExercise {
  return { task, solution: { steps, answer: answer[0], answerLatex: answer[1] }, conclusion }
}

function signOf(value: Rational): '+' | '-' | '0' {
  const sign = compare(value, rational(0))
  return sign > 0 ? '+' : sign < 0 ? '-' : '0'
}

const QUADRANTS: Partial<Record<string, number>> = { '++': 1, '-+': 2, '--': 3, '+-': 4 }
const SIGN_WORDS = { '+': '양수', '-': '음수', '0': '0' } as const

function solveQuadrant(point: Point): WorkedExercise {
  const [x, y] = [signOf(point[0]), signOf(point[1])]
  const quadrant = QUADRANTS[x + y]
  const latex = pointLatex(point)
  const reason = `\\(x\\)좌표는 ${SIGN_WORDS[x]}, \\(y\\)좌표는 ${SIGN_WORDS[y]}예요. 사분면은 두 좌표의 부호만 보면 알 수 있어요.`
  const conclusion =
    quadrant === undefined
      ? `좌표축 위의 점이라서 어느 사분면에도 속하지 않아요.`
      : `그래서 ${inlineWith(latex, '은/는')} 제${quadrant}사분면의 점이에요.`
  const answer = quadrant === undefined ? '없음' : `${quadrant}`
  return worked(
    `점 ${inline(latex)}의 사분면`,
    [{ latex: `(${x}, ${y})`, reason }],
    [answer, quadrant === undefined ? '\\text{없음}' : `${quadrant}`],
    conclusion,
  )
}

const REFLECTED = {
  x축: ['\\(x\\)축을 접는 선으로 하면 위아래가 바뀌어요. \\(y\\)좌표의 부호만 반대로 바꿔요.', false, true],
  y축: [
    '\\(y\\)축을 접는 선으로 하면 왼쪽과 오른쪽이 바뀌어요. \\(x\\)좌표의 부호만 반대로 바꿔요.',
    true,
    false,
  ],
  원점: [
    '원점에 대하여 대칭이면 위아래와 왼쪽 오른쪽이 모두 바뀌어요. 두 좌표의 부호를 모두 반대로 바꿔요.',
    true,
    true,
  ],
} as const

function solveReflection({
  point,
  mirror,
}: Extract<DescribedExercise, { kind: 'reflection' }>): WorkedExercise {
  const [reason, turnsX, turnsY] = REFLECTED[mirror]
  const image: Point = [turnsX ? negate(point[0]) : point[0], turnsY ? negate(point[1]) : point[1]]
  const latex = pointLatex(image)
  return worked(
    `점 ${inlineWith(pointLatex(point), '과/와')} ${mirror.replace(/^[xy]/, (letter) => inline(letter))}에 대하여 대칭인 점`,
    [{ latex: `${pointLatex(point)} \\rightarrow ${latex}`, reason }],
    [`(${toPlain(image[0])},${toPlain(image[1])})`, latex],
    `대칭인 점은 ${inlineWith(latex, '이에요/예요')}.`,
  )
}

function solveRelativeFrequency(frequency: Rational, total: Rational): WorkedExercise {
  const share = divide(frequency, total)
  const isDecimal = 10n ** 6n % share.denominator === 0n
  const latex = isDecimal ? `${toNumber(share)}` : toLatex(share)
  return worked(
    `도수 ${inline(toLatex(frequency))}, 도수의 총합 ${inline(toLatex(total))}일 때의 상대도수`,
    [
      {
        latex: `\\frac{${toLatex(frequency)}}{${toLatex(total)}} = ${latex}`,
        reason:
          '상대도수는 도수의 총합에서 그 계급의 도수가 차지하는 비율이에요. 도수를 도수의 총합으로 나누어요.',
      },
    ],
    [toPlain(share), latex],
    `상대도수는 ${inlineWith(latex, '이에요/예요')}.`,
  )
}

function solveThirdAngle([a, b]: readonly [Rational, Rational]): WorkedExercise {
  const angle = subtract(rational(180), add(a, b))
  return worked(
    '삼각형의 나머지 한 내각의 크기',
    [
      {
        latex: `180^\\circ - (${toLatex(a)}^\\circ + ${toLatex(b)}^\\circ) = ${toLatex(angle)}^\\circ`,
        reason: '삼각형의 세 내각의 크기의 합은 \\(180^\\circ\\)예요. 두 각의 합을 빼면 나머지 각이 남아요.',
      },
    ],
    [toPlain(angle), `${toLatex(angle)}^\\circ`],
    `나머지 각은 ${inlineWith(`${toLatex(angle)}^\\circ`, '이에요/예요')}.`,
  )
}

function solveTriangleSides(sides: readonly [Rational, Rational, Rational]): WorkedExercise {
  const [a, b, longest] = sides.toSorted(compare)
  const [small, middle, large] = [a ?? sides[0], b ?? sides[1], longest ?? sides[2]]
  const sum = add(small, middle)
  const order = compare(large, sum)
  const relation = order < 0 ? '<' : order === 0 ? '=' : '>'
  const list = sides.map((side) => inline(toLatex(side))).join(', ')
  const because =
    order < 0
      ? '가장 긴 변이 나머지 두 변의 길이의 합보다 짧아서 두 변이 만나요.'
      : '가장 긴 변이 나머지 두 변의 길이의 합보다 짧지 않으면 두 변이 만나서 꼭짓점을 이루지 못해요.'
  return worked(
    `세 변의 길이가 ${list}인 삼각형`,
    [{ latex: `${toLatex(large)} ${relation} ${toLatex(small)} + ${toLatex(middle)}`, reason: because }],
    [order < 0 ? 'O' : 'X', order < 0 ? '\\text{O}' : '\\text{X}'],
    order < 0 ? '삼각형이 될 수 있어요.' : '삼각형이 될 수 없어요.',
  )
}

function reasonOfOrder(a: Rational, b: Rational): string {
  const [x, y] = [signOf(a), signOf(b)]
  if (x === '-' && y === '-') return '음수끼리는 절댓값이 클수록 수직선에서 왼쪽으로 멀어져서 더 작아요.'
  if (x !== y)
    return '수직선에서 음수는 \\(0\\)의 왼쪽에, 양수는 오른쪽에 있어요. 오른쪽에 있는 수가 더 커요.'
  return '양수끼리는 절댓값이 클수록 수직선에서 오른쪽에 있어서 더 커요.'
}

function solveOrder([a, b]: readonly [Rational, Rational]): WorkedExercise {
  const order = compare(a, b)
  const [small, large] = order > 0 ? [b, a] : [a, b]
  return worked(
    `${inlineWith(toLatex(a), '과/와')} ${inline(toLatex(b))}의 대소 비교`,
    [
      {
        latex: `${toLatex(small)} ${order === 0 ? '=' : '<'} ${toLatex(large)}`,
        reason: reasonOfOrder(a, b),
      },
    ],
    [toPlain(large), toLatex(large)],
    order === 0
      ? '두 수는 같아요.'
      : `더 큰 수는 ${inlineWith(toLatex(large), '이고/고')} 더 작은 수는 ${inlineWith(toLatex(small), '이에요/예요')}.`,
  )
}

function solveThirdSide([a, b]: readonly [Rational, Rational]): WorkedExercise {
  const [small, large] = compare(a, b) < 0 ? [a, b] : [b, a]
  const [from, to] = [subtract(large, small), add(small, large)]
  const range = `${toLatex(from)} < x < ${toLatex(to)}`
  return worked(
    `두 변의 길이가 ${inlineWith(toLatex(a), '과/와')} ${inline(toLatex(b))}인 삼각형의 나머지 한 변`,
    [
      {
        latex: `x < ${toLatex(a)} + ${toLatex(b)} = ${toLatex(to)}`,
        reason: '나머지 한 변 \\(x\\)가 가장 길 때에는 다른 두 변의 길이의 합보다 짧아야 해요.',
      },
      {
        latex: `x > ${toLatex(large)} - ${toLatex(small)} = ${toLatex(from)}`,
        reason: `가장 긴 변이 ${inline(toLatex(large))}일 때에는 ${inline(`${toLatex(large)} < ${toLatex(small)} + x`)}여야 해요.`,
      },
    ],
    [`${toPlain(from)}<x<${toPlain(to)}`, range],
    `나머지 한 변의 길이는 ${inline(toLatex(from))}보다 크고 ${inline(toLatex(to))}보다 작아요.`,
  )
}

function solveMidpoint({
  whole,
  half,
  length,
}: Extract<DescribedExercise, { kind: 'midpoint' }>): WorkedExercise {
  const part = divide(length, rational(2))
  const name = (letters: string) => `\\overline{\\mathrm{${letters}}}`
  return worked(
    `${inline(name(half))}의 길이`,
    [
      {
        latex: `${name(half)} = \\frac{1}{2}${name(whole)} = ${toLatex(length)} \\div 2 = ${toLatex(part)}`,
        reason: '중점은 선분을 길이가 같은 두 선분으로 나누어요. 그래서 전체의 절반이에요.',
      },
    ],
    [toPlain(part), toLatex(part)],
    `길이는 ${inlineWith(toLatex(part), '이에요/예요')}.`,
  )
}

function solveFrequency(share: Rational, total: Rational): WorkedExercise {
  const frequency = multiply(share, total)
  return worked(
    `상대도수 ${inline(`${toNumber(share)}`)}, 도수의 총합 ${inline(toLatex(total))}일 때의 도수`,
    [
      {
        latex: `${toLatex(total)} \\times ${toNumber(share)} = ${toLatex(frequency)}`,
        reason: '상대도수는 도수를 총합으로 나눈 값이니, 거꾸로 총합에 상대도수를 곱하면 도수가 나와요.',
      },
    ],
    [toPlain(frequency), toLatex(frequency)],
    `도수는 ${inlineWith(toLatex(frequency), '이에요/예요')}.`,
  )
}

function solveCountBetween({
  data,
  from,
  to,
}: Extract<DescribedExercise, { kind: 'count-between' }>): WorkedExercise {
  const inside = data.filter((value) => compare(value, from) >= 0 && compare(value, to) < 0)
  const list = inside.map(toLatex).join(',\\ ')
  return worked(
    `${inline(toLatex(from))} 이상 ${inline(toLatex(to))} 미만인 변량의 개수`,
    [
      {
        latex: list === '' ? '0' : list,
        reason: `'이상'은 그 수를 넣고 '미만'은 넣지 않아요. ${inlineWith(toLatex(from), '은/는')} 세고 ${inlineWith(toLatex(to), '은/는')} 세지 않아요.`,
      },
    ],
    [`${inside.length}`, `${inside.length}`],
    `모두 ${inline(`${inside.length}`)}개예요.`,
  )
}

/** Faces, edges and vertices of a solid, from the number of sides of its base. */
const COUNTS = {
  기둥: {
    면: [1, 2, '옆면이 밑면의 변마다 하나씩 있고, 밑면이 두 개 더 있어요.'],
    모서리: [3, 0, '두 밑면의 둘레에 있는 모서리와, 둘을 잇는 모서리가 밑면의 변의 개수만큼씩 있어요.'],
    꼭짓점: [2, 0, '두 밑면에 꼭짓점이 똑같은 개수만큼 있어요.'],
  },
  뿔: {
    면: [1, 1, '옆면이 밑면의 변마다 하나씩 있고, 밑면이 하나 더 있어요.'],
    모서리: [2, 0, '밑면의 둘레에 있는 모서리와, 뿔의 꼭짓점으로 모이는 모서리가 똑같은 개수예요.'],
    꼭짓점: [1, 1, '밑면의 꼭짓점에 뿔의 꼭짓점 하나를 더해요.'],
  },
  뿔대: {
    면: [1, 2, '옆면이 밑면의 변마다 하나씩 있고, 밑면이 두 개 더 있어요.'],
    모서리: [3, 0, '두 밑면의 둘레에 있는 모서리와, 둘을 잇는 모서리가 밑면의 변의 개수만큼씩 있어요.'],
    꼭짓점: [2, 0, '두 밑면에 꼭짓점이 똑같은 개수만큼 있어요.'],
  },
} as const

function solveSolidParts({
  sides,
  solid,
  part,
}: Extract<DescribedExercise, { kind: 'solid-parts' }>): WorkedExercise {
  const [factor, more, reason] = COUNTS[solid][part]
  const count = factor * sides + more
  const product = factor === 1 ? `${sides}` : `${factor} \\times ${sides}`
  return worked(
    `${sinoNumber(sides)}각${solid}의 ${part}의 개수`,
    [{ latex: `${product}${more === 0 ? '' : ` + ${more}`} = ${count}`, reason }],
    [`${count}`, `${count}`],
    `${attachParticle(part, '은/는')} 모두 ${inline(count)}개예요.`,
  )
}

/** Consecutive numbers of a sum; null where the sum is not one of such numbers. */
function solveConsecutive({
  count,
  step,
  numbers,
  sum,
}: Extract<DescribedExercise, { kind: 'consecutive' }>): WorkedExercise | null {
  const total = sum.numerator
  const rest = count === 3 ? total : total - BigInt(step)
  if (rest % BigInt(count) !== 0n) return null
  const letter = rest / BigInt(count)
  const found =
    count === 3 ? [letter - BigInt(step), letter, letter + BigInt(step)] : [letter, letter + BigInt(step)]
  const isOdd = (number: bigint): boolean => number % 2n !== 0n
  if (numbers === '자연수' && found.some((number) => number < 1n)) return null
  if (step === 2 && found.some((number) => isOdd(number) !== (numbers === '홀수'))) return null
  const terms = count === 3 ? `(x-${step}) + x + (x+${step})` : `x + (x+${step})`
  const which =
    count === 3
      ? '가운데 수를 \\(x\\)로 두면 양옆의 수가 짝을 이루어 계산이 쉬워요.'
      : '작은 수를 \\(x\\)로 두어요.'
  const list = found.join(',\\ ')
  return worked(
    `합이 ${inline(total)}인 연속하는 ${count === 3 ? '세' : '두'} ${numbers} 구하기`,
    [
      { latex: `${terms} = ${total}`, reason: which },
      {
        latex: count === 3 ? `3x = ${total}` : `2x + ${step} = ${total}`,
        reason: '동류항끼리 모아 간단히 해요.',
      },
      { latex: `x = ${letter}`, reason: '방정식을 풀고, 나머지 수도 구해요.' },
    ],
    [found.join('&'), list],
    `구하는 수는 ${inlineWith(list, '이에요/예요')}. 모두 더해서 ${inline(total)}인지 확인해 보세요.`,
  )
}

const RELATIONS = {
  이상: ['\\ge', '>=', "'이상'은 그 수와 같아도 되고 더 커도 된다는 뜻이라서 등호가 붙어요."],
  이하: ['\\le', '<=', "'이하'는 그 수와 같아도 되고 더 작아도 된다는 뜻이라서 등호가 붙어요."],
  초과: ['>', '>', "'초과'는 그 수보다 크다는 뜻이라서 그 수는 들어가지 않아요. 등호가 없어요."],
  미만: ['<', '<', "'미만'은 그 수보다 작다는 뜻이라서 그 수는 들어가지 않아요. 등호가 없어요."],
} as const

function solveBound({
  letter,
  value,
  relation,
}: Extract<DescribedExercise, { kind: 'bound' }>): WorkedExercise {
  const [sign, plain, reason] = RELATIONS[relation]
  const latex = `${letter} ${sign} ${toLatex(value)}`
  return worked(
    `${inline(`${letter}`)}의 범위를 부등호로 쓰기`,
    [{ latex, reason }],
    [`${letter}${plain}${toPlain(value)}`, latex],
    `${inline(toLatex(value))} ${attachParticle(relation, '은/는')} ${inlineWith(latex, '이에요/예요')}.`,
  )
}

/** A task that was told by the names of its numbers, worked out; null if it has no solution. */
export function solveDescribedExercise(exercise: DescribedExercise): WorkedExercise | null {
  switch (exercise.kind) {
    case 'quadrant':
      return solveQuadrant(exercise.point)
    case 'reflection':
      return solveReflection(exercise)
    case 'relative-frequency':
      return solveRelativeFrequency(exercise.frequency, exercise.total)
    case 'third-angle':
      return solveThirdAngle(exercise.angles)
    case 'triangle-sides':
      return solveTriangleSides(exercise.sides)
    case 'order':
      return solveOrder(exercise.numbers)
    case 'third-side':
      return solveThirdSide(exercise.sides)
    case 'midpoint':
      return solveMidpoint(exercise)
    case 'frequency':
      return solveFrequency(exercise.share, exercise.total)
    case 'count-between':
      return solveCountBetween(exercise)
    case 'solid-parts':
      return solveSolidParts(exercise)
    case 'consecutive':
      return solveConsecutive(exercise)
    case 'bound':
      return solveBound(exercise)
  }
}
