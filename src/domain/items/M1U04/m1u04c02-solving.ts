import {
  askChoice,
  askJudgement,
  makeBothForms,
  optionAnswer,
  rightNumber,
  wrongNumber,
} from '../asking/ask-value.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawImplication } from './m1u04c02-statements.ts'

const conceptId = 'M1U04C02'

function addBoth(number: number) {
  return `양변에 ${texWith(number, '을/를')} 더해요.`
}
function subtractBoth(number: number) {
  return `양변에서 ${texWith(number, '을/를')} 빼요.`
}
function multiplyBoth(number: number) {
  return `양변에 ${texWith(number, '을/를')} 곱해요.`
}
function divideBoth(number: number) {
  return `양변을 ${texWith(number, '으로/로')} 나눠요.`
}

interface Step {
  equation: string
  root: number
  right: string
  /** The working of the right step in LaTeX. */
  working: string
  undone: string
}

function drawStep(random: SeededRandom, k: number): Step {
  const root = random.pick([2, 3, 4, 5, 6, 7, 8, 9].filter((value) => value !== k))
  return random.pick<Step>([
    {
      equation: `x + ${k} = ${root + k}`,
      root,
      right: subtractBoth(k),
      working: `x + ${k} - ${k} = ${root + k} - ${k}`,
      undone: `${tex('x')}에 ${texWith(k, '이/가')} 더해져 있으므로`,
    },
    {
      equation: `x - ${k} = ${root}`,
      root: root + k,
      right: addBoth(k),
      working: `x - ${k} + ${k} = ${root} + ${k}`,
      undone: `${tex('x')}에서 ${texWith(k, '을/를')} 뺐으므로`,
    },
    {
      equation: `${k}x = ${root * k}`,
      root,
      right: divideBoth(k),
      working: `\\frac{${k}x}{${k}} = \\frac{${root * k}}{${k}}`,
      undone: `${tex('x')}에 ${texWith(k, '이/가')} 곱해져 있으므로`,
    },
    {
      equation: `\\frac{x}{${k}} = ${root}`,
      root: root * k,
      right: multiplyBoth(k),
      working: `\\frac{x}{${k}} \\times ${k} = ${root} \\times ${k}`,
      undone: `${texWith('x', '을/를')} ${texWith(k, '으로/로')} 나누었으므로`,
    },
  ])
}

const chooseStep: ItemTemplate = {
  id: 'M1U04C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '쓰인 성질 고르기',
  generate: (random) => {
    const k = random.integer(2, 9)
    const { equation, root, right, working, undone } = drawStep(random, k)
    const all = [addBoth(k), subtractBoth(k), multiplyBoth(k), divideBoth(k)]
    const mistakeText = [
      '더하기는 빼기를 되돌리는 계산이에요. 좌변은 뺀 식이 아니에요.',
      '빼기는 더하기를 되돌리는 계산이에요. 좌변은 더한 식이 아니에요.',
      '곱하기는 나누기를 되돌리는 계산이에요. 좌변은 나눈 식이 아니에요.',
      '나누기는 곱하기를 되돌리는 계산이에요. 좌변은 곱한 식이 아니에요.',
    ]
    return askChoice(random, {
      question: `등식의 성질을 이용하여 방정식 ${texWith(equation, '을/를')} ${tex('x = (\\text{수})')} 꼴로 바꾸려고 해요. 양변에 해야 할 계산은 어느 것인가요?`,
      right: optionAnswer(right),
      slips: all.flatMap((option, index) =>
        option === right ? [] : [{ ...optionAnswer(option), mistakeText: mistakeText[index] ?? '' }],
      ),
      solution: `좌변에 ${tex('x')}만 남도록 해요. ${undone} 반대로 ${right}\n\n\\[ ${working} \\]\n\n따라서 ${texWith(`x = ${root}`, '이에요/예요')}.`,
      hints: [
        `좌변에 ${tex('x')}만 남기려면 ${tex('x')}에 한 계산을 되돌려야 해요.`,
        `좌변에서 ${texWith('x', '과/와')} ${texWith(k, '은/는')} 어떤 계산으로 이어져 있나요?`,
        '더하기와 빼기, 곱하기와 나누기는 서로 되돌리는 계산이에요. 좌변의 계산을 되돌리는 것을 고르세요.',
      ],
    })
  },
}

const judgeImplication: ItemTemplate = {
  id: 'M1U04C02L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '성질 O/X',
  generate: (random) => {
    const { premise, conclusion, isTrue, because, mistakeText, clue } = drawImplication(random)
    const hasC = /(?<!\\fra)c/.test(premise + conclusion)
    return askJudgement({
      statement: `${tex(premise)}이면 ${hasC ? `${tex('c')}의 값에 관계없이 ` : ''}${tex(conclusion)}이다.`,
      isTrue,
      mistakeText,
      solution: because,
      hints: [
        '등식의 양변에 같은 수를 더하거나, 빼거나, 곱하거나, \\(0\\)이 아닌 같은 수로 나누어도 등식은 성립해요.',
        '조건에서 결론으로 갈 때 양변에 똑같은 계산을 했는지 확인하세요.',
        clue,
      ],
    })
  },
}

const findShift = makeBothForms({
  id: 'M1U04C02L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '등식 변환 값',
  draw: (random) => {
    const shift = random.pick([0, 0, -3, -2, -1, 1, 2, 3])
    const times = random.integer(2, 6)
    const taken = random.pick(
      [-8, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7, 8].filter((k) => k !== times * shift),
    )
    const value = times * shift - taken
    const premise = `a = ${linearText(1, shift, 'b')}`
    const multiplied = `${times}a = ${linearText(times, times * shift, 'b')}`
    const left = linearText(times, -taken, 'a')
    const step =
      taken > 0 ? `양변에서 ${texWith(taken, '을/를')} 빼면` : `양변에 ${texWith(-taken, '을/를')} 더하면`
    return {
      question: `${tex(premise)}일 때, 다음 등식이 성립하도록 ${tex('\\square')}에 알맞은 수를 구하세요.\n\n\\[ ${left} = ${times}b + \\square \\]`,
      right: rightNumber(value),
      slips: [
        wrongNumber(
          times * shift + taken,
          `좌변과 우변에 서로 다른 계산을 했어요. ${taken > 0 ? '좌변에서 뺐으면 우변에서도 빼야' : '좌변에 더했으면 우변에도 더해야'} 해요.`,
        ),
        ...(shift === 0
          ? [wrongNumber(0, '한쪽 변만 계산하고 다른 변은 그대로 두었어요.')]
          : [
              wrongNumber(
                shift - taken,
                `양변에 ${texWith(times, '을/를')} 곱할 때 우변의 상수항에는 곱하지 않았어요.`,
                'M1U03C04',
              ),
            ]),
        wrongNumber(
          times * (shift - taken),
          `${taken > 0 ? '뺀' : '더한'} 수에도 ${texWith(times, '을/를')} 곱했어요. 계산의 순서를 확인하세요.`,
        ),
        wrongNumber(-value, '부호를 반대로 썼어요.'),
      ],
      solution: `등식의 양변에 같은 계산을 차례로 해요.\n\n1. ${tex(premise)}의 양변에 ${texWith(times, '을/를')} 곱하면 ${texWith(multiplied, '이에요/예요')}.\n2. ${step} ${texWith(`${left} = ${times}b${nextTerm(times * shift)}${nextTerm(-taken)}`, '이에요/예요')}.${shift === 0 ? '' : ` 정리하면 ${texWith(`${left} = ${linearText(times, value, 'b')}`, '이에요/예요')}.`}\n\n${value < 0 ? '빼는 것은 음수를 더하는 것과 같으므로 ' : '따라서 '}${tex('\\square')}에 알맞은 수는 ${texWith(value, '이에요/예요')}.`,
      hints: [
        `좌변을 보세요. ${texWith('a', '을/를')} 어떻게 계산했나요? 두 번에 걸쳐 계산했어요.`,
        `먼저 ${tex(premise)}의 양변에 ${texWith(times, '을/를')} 곱해 보세요.${shift === 0 ? '' : ' 우변의 두 항에 모두 곱해요.'}`,
        `곱한 다음에는 ${step} 좌변이 ${texWith(left, '이/가')} 돼요. 우변에도 똑같이 한 뒤, ${tex(`${times}b`)}에 얼마를 더한 식인지 보세요.`,
      ],
    }
  },
})

const solve = makeBothForms({
  id: 'M1U04C02L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '성질로 풀기',
  draw: (random) => {
    const a = random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6])
    const b = random.pick([-9, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 9])
    // Hints name the numbers that are added and divided by, so the root is none of them.
    const products = [-15, -12, -10, -9, -8, -6, -5, -4, -3, 3, 4, 5, 6, 8, 9, 10, 12, 15]
    const product = random.pick(products.filter((value) => ![a * a, a * b, -a * b].includes(value)))
    const c = product + b
    const equation = `${linearText(a, b)} = ${c}`
    const right = fractionAnswer(product, a)
    const latex = right.markdown.slice(2, -2)
    const undo = b > 0 ? `양변에서 ${texWith(b, '을/를')} 빼면` : `양변에 ${texWith(-b, '을/를')} 더하면`
    const slip = (top: number, bottom: number, mistakeText: string) => ({
      ...fractionAnswer(top, bottom),
      mistakeText,
    })
    return {
      question: `등식의 성질을 이용하여 방정식 ${texWith(equation, '을/를')} 풀려고 해요. ${tex('x')}의 값을 구하세요. (정수가 아니면 기약분수로 답하세요.)`,
      right,
      slips: [
        slip(
          c + b,
          a,
          b > 0
            ? `양변에서 ${texWith(b, '을/를')} 빼야 하는데 우변에는 더했어요.`
            : `양변에 ${texWith(-b, '을/를')} 더해야 하는데 우변에서는 뺐어요.`,
        ),
        slip(-product, a, `${texWith(a, '으로/로')} 나눌 때 부호를 틀렸어요.`),
        slip(
          product,
          1,
          `${tex(`${linearText(a, 0)} = ${product}`)}까지만 구하고 ${texWith(a, '으로/로')} 나누지 않았어요.`,
        ),
        slip(product - a, 1, `양변을 ${texWith(a, '으로/로')} 나누지 않고 ${texWith(a, '을/를')} 뺐어요.`),
        slip(a, product, '나누는 수와 나누어지는 수를 바꾸었어요.'),
      ],
      solution: `좌변에 ${tex('x')}만 남도록 양변에 같은 계산을 해요.\n\n1. ${undo} ${texWith(`${linearText(a, b)}${nextTerm(-b)} = ${c}${nextTerm(-b)}`, '이에요/예요')}. 정리하면 ${texWith(`${linearText(a, 0)} = ${product}`, '이에요/예요')}.\n2. 양변을 ${texWith(a, '으로/로')} 나누면 ${texWith(`x = ${latex}`, '이에요/예요')}.\n\n확인: ${texWith(`x = ${latex}`, '을/를')} 대입하면 좌변은 ${tex(`${a} \\times ${latex.startsWith('-') ? `\\left(${latex}\\right)` : latex}${nextTerm(b)} = ${c}`)}이므로 등식이 성립해요.`,
      hints: [
        `좌변에 ${tex('x')}만 남기는 것이 목표예요. 먼저 상수항 ${texWith(b, '을/를')} 없애 보세요.`,
        `${undo} 좌변에는 ${texWith(linearText(a, 0), '이/가')} 남아요. 우변에도 똑같이 계산하세요.`,
        `그다음에는 양변을 ${tex('x')}의 계수 ${texWith(a, '으로/로')} 나누세요. 나눌 때 부호를 조심하세요.`,
      ],
    }
  },
})

export const SOLVING_TEMPLATES: ItemTemplate[] = [chooseStep, judgeImplication, ...findShift, ...solve]
