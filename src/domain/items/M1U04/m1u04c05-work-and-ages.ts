import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { lcm } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { numbered, showEquation, solvingSteps } from './linear-equation.ts'
import { fractionSlip, onlyCounts, withWholeSlips } from './whole-slips.ts'

const conceptId = 'M1U04C05'

const WORKERS = [
  ['지호', '수아'],
  ['서준이', '하은이'],
  ['민재', '유나'],
] as const

/** One works `m` of the `a` days alone; then both, or the other of `b` days, finish in `x` days. */
interface Work {
  a: number
  b: number
  m: number
  together: boolean
  x: number
}

function drawWork(random: SeededRandom): Work {
  return drawUntil(
    random,
    (draw): Work => {
      const [a, b, together] = [draw.integer(6, 30), draw.integer(6, 30), draw.pick([true, false])]
      const m = draw.integer(2, 12)
      return { a, b, m, together, x: (b * (a - m)) / (together ? a + b : a) }
    },
    ({ a, b, m, x }) =>
      a !== b &&
      m < a &&
      Number.isInteger(x) &&
      x >= 2 &&
      lcm(a, b) <= 60 &&
      ![a, b, m, lcm(a, b)].includes(x),
  )
}

function askWork(random: SeededRandom): ValueQuestion {
  const { a, b, m, together, x } = drawWork(random)
  const [first, second] = random.pick(WORKERS)
  const scale = lcm(a, b)
  const [ofFirst, ofSecond] = [scale / a, scale / b]
  const each = (days: number) => `\\frac{1}{${days}}`
  const latex = together
    ? `\\frac{${m}}{${a}} + \\left(${each(a)} + ${each(b)}\\right)x = 1`
    : `\\frac{${m}}{${a}} + \\frac{x}{${b}} = 1`
  const cleared = { a: together ? ofFirst + ofSecond : ofSecond, b: m * ofFirst, c: 0, d: scale }
  const target = together ? '두 사람이 함께 일한 날은' : `${attachParticle(second, '이/가')} 일한 날은`
  const rest = together
    ? '남은 일을 두 사람이 함께 하여 끝냈어요.'
    : `남은 일을 ${attachParticle(second, '이/가')} 혼자 하여 끝냈어요.`
  return {
    question: `어떤 일을 끝내는 데 ${first} 혼자 하면 ${tex(a)}일, ${second} 혼자 하면 ${tex(b)}일이 걸려요. 이 일을 처음에 ${attachParticle(first, '이/가')} 혼자 ${tex(m)}일 동안 하고, ${rest} ${target} 며칠인지 구하세요.`,
    right: rightNumber(x),
    slips: [
      ...(together
        ? fractionSlip(b * (a - m), a, '남은 일을 한 사람만 한 것으로 식을 세웠어요.')
        : fractionSlip(b * (a - m), a + b, '남은 일을 두 사람이 함께 한 것으로 식을 세웠어요.')),
      wrongNumber(
        m + x,
        `${attachParticle(first, '이/가')} 처음에 혼자 일한 날까지 더했어요. 묻는 것을 다시 확인하세요.`,
      ),
      ...(together ? fractionSlip(a * b, a + b, '처음에 혼자 한 일의 양을 빼지 않았어요.') : []),
      ...fractionSlip(
        b * (a + m),
        together ? a + b : a,
        '처음에 한 일의 양을 이항할 때 부호를 바꾸지 않았어요.',
        'M1U04C03',
      ),
      wrongNumber(a - m, `${first} 혼자 남은 일을 다 하는 날수예요.`),
      wrongNumber(scale - m * ofFirst, `${tex('x')}의 계수로 나누지 않았어요.`, 'M1U04C03'),
      ...(b > m ? [wrongNumber(b - m, '일의 양이 아니라 날수끼리 뺐어요.')] : []),
    ],
    solution: `전체 일의 양을 ${texWith(1, '이라/라')} 하면 하루에 하는 일의 양은 ${attachParticle(first, '이/가')} ${tex(each(a))}, ${attachParticle(second, '이/가')} ${texWith(each(b), '이에요/예요')}. 구하는 날수를 ${tex('x')}일이라 해요.\n\n${numbered(
      [
        `처음 ${tex(m)}일 동안 한 일의 양은 ${tex(`\\frac{${m}}{${a}}`)}이고, 여기에 나중에 한 일의 양을 더하면 전체인 ${texWith(1, '이/가')} 되므로 ${texWith(latex, '이에요/예요')}.`,
        `양변에 ${texWith(scale, '을/를')} 곱하여 정리하면 ${texWith(showEquation(cleared), '이에요/예요')}.`,
        ...solvingSteps(cleared),
      ],
    )}`,
    hints: [
      `전체 일의 양을 ${texWith(1, '이라/라')} 하면, 혼자 ${tex(a)}일 걸리는 사람이 하루에 하는 일의 양은 얼마일까요?`,
      `하루에 하는 일의 양은 각각 ${texWith(each(a), '과/와')} ${texWith(each(b), '이에요/예요')}. 처음 ${tex(m)}일 동안 한 일의 양과 나중에 ${tex('x')}일 동안 한 일의 양을 나타내 보세요.`,
      `두 일의 양을 더하면 전체인 ${texWith(1, '이/가')} 돼요. 방정식은 ${texWith(latex, '이에요/예요')}. 분모의 최소공배수를 곱하여 푸세요.`,
    ],
  }
}

const FAMILIES = [
  ['어머니', '딸'],
  ['아버지', '아들'],
  ['이모', '조카'],
] as const

function askAges(random: SeededRandom): ValueQuestion {
  const { child, times, x, parent } = drawUntil(
    random,
    (draw) => {
      const [age, k, years] = [draw.integer(4, 16), draw.integer(2, 4), draw.integer(2, 18)]
      return { child: age, times: k, x: years, parent: k * (age + years) - years }
    },
    (drawn) =>
      drawn.parent >= 30 &&
      drawn.parent <= 56 &&
      drawn.parent - drawn.child >= 22 &&
      ![drawn.child, drawn.times, drawn.parent].includes(drawn.x),
  )
  const [older, younger] = random.pick(FAMILIES)
  const latex = `${parent} + x = ${times}(${child} + x)`
  const opened = { a: 1, b: parent, c: times, d: times * child }
  return {
    question: `올해 ${attachParticle(older, '은/는')} ${tex(parent)}살, ${attachParticle(younger, '은/는')} ${tex(child)}살이에요. ${older}의 나이가 ${younger}의 나이의 ${tex(times)}배가 되는 것은 몇 년 후인지 구하세요.`,
    right: rightNumber(x),
    slips: [
      ...fractionSlip(parent - times * child, times, `${older}의 나이도 함께 많아진다는 것을 빠뜨렸어요.`),
      ...(times * child > parent
        ? [wrongNumber(times * child - parent, `${younger}의 나이도 함께 많아진다는 것을 빠뜨렸어요.`)]
        : []),
      ...fractionSlip(
        parent - times * child,
        times + 1,
        `${texWith(`${times}x`, '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
        'M1U04C03',
      ),
      ...(times === 2
        ? []
        : [wrongNumber(parent - times * child, `${tex('x')}의 계수로 나누지 않았어요.`, 'M1U04C03')]),
      wrongNumber(child + x, `그때 ${younger}의 나이를 답했어요. 묻는 것은 몇 년 후인지예요.`),
      wrongNumber(parent + x, `그때 ${older}의 나이를 답했어요. 묻는 것은 몇 년 후인지예요.`),
      wrongNumber(parent - child, '두 사람의 나이의 차를 답했어요.'),
    ],
    solution: `${tex('x')}년 후에 ${tex(times)}배가 된다고 해요. ${tex('x')}년 후 ${attachParticle(older, '은/는')} ${tex(`(${parent} + x)`)}살, ${attachParticle(younger, '은/는')} ${tex(`(${child} + x)`)}살이에요.\n\n${numbered(
      [
        `${older}의 나이가 ${younger}의 나이의 ${tex(times)}배이므로 ${texWith(latex, '이에요/예요')}.`,
        `괄호를 풀면 ${texWith(`${parent} + x = ${times * child} + ${times}x`, '이에요/예요')}.`,
        ...solvingSteps(opened),
      ],
    )}\n\n확인: ${tex(x)}년 후의 나이는 ${tex(parent + x)}살과 ${tex(child + x)}살이고, ${tex(`${parent + x} = ${times} \\times ${child + x}`)}이므로 상황에 맞아요.`,
    hints: [
      `구하는 때를 ${tex('x')}년 후로 놓고, 그때 두 사람의 나이를 각각 식으로 나타내 보세요.`,
      `${tex('x')}년 후 ${attachParticle(older, '은/는')} ${tex(`(${parent} + x)`)}살, ${attachParticle(younger, '은/는')} ${tex(`(${child} + x)`)}살이에요. 두 나이는 어떤 사이인가요?`,
      `방정식은 ${texWith(latex, '이에요/예요')}. 괄호를 풀 때 두 항에 모두 ${texWith(times, '을/를')} 곱하세요.`,
    ],
  }
}

const workOrAge = makeBothForms({
  id: 'M1U04C05L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '일의 양·나이',
  draw: withWholeSlips((random) => {
    const draw = random.pick([askWork, askWork, askAges])
    const question = draw(random)
    return { ...question, slips: onlyCounts(question.slips) }
  }),
})

export const WORK_AND_AGE_TEMPLATES: ItemTemplate[] = [...workOrAge]
