import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'

interface Kind {
  latex: string
  /** What it becomes with everything on the left, with the verdict. */
  because: string
  mistakeText: string
}

/** Equations of first degree, each looking different. */
function drawLinear(random: SeededRandom): Kind[] {
  const [a = 2, b = 3, c = 4, d = 5, e = 6, f = 7] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 6)
  const cancelled = random.pick([1, -1]) * a
  const linear = (tidy: string) => `정리하면 ${tex(`${tidy} = 0`)}이므로 일차방정식이에요.`
  return [
    {
      latex: `x^{2}${nextTerm(cancelled, 'x')} = x^{2} + ${b}`,
      because: `양변의 ${texWith('x^{2}', '이/가')} 서로 없어져요. ${linear(linearText(cancelled, -b))}`,
      mistakeText: `${texWith('x^{2}', '이/가')} 보여도 이항하여 정리하면 없어져요. 모든 항을 좌변으로 옮겨 정리해 보세요.`,
    },
    {
      latex: `${c}(${linearText(1, -d)}) = ${linearText(1, e)}`,
      because: `괄호를 풀어 ${linear(linearText(c - 1, -c * d - e))}`,
      mistakeText: '괄호를 풀고 모든 항을 좌변으로 옮기면 (일차식) = 0 꼴이 돼요.',
    },
    {
      latex: `${linearText(f, a)} = ${linearText(-f, a)}`,
      because: `${tex('x')}의 계수가 서로 다르므로 없어지지 않아요. ${linear(linearText(2 * f, 0))}`,
      mistakeText: `상수항은 없어지지만 ${tex('x')}가 있는 항은 남아요. 계수의 부호를 살펴보세요.`,
    },
    {
      latex: `${linearText(e, 0)} = ${linearText(b, 0)}`,
      because: linear(linearText(e - b, 0)),
      mistakeText: '상수항이 없어도 정리하면 (일차식) = 0 꼴이 돼요.',
    },
  ]
}

/** What is no equation of first degree, each for a reason of its own. */
function drawOther(random: SeededRandom): Kind[] {
  const [a = 2, b = 3, c = 4, d = 5, e = 6, f = 7] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 6)
  return [
    {
      latex: `${a}(${linearText(1, b)}) = ${linearText(a, a * b)}`,
      because: `괄호를 풀면 양변이 같은 식이에요. 항등식이므로 일차방정식이 아니에요.`,
      mistakeText: '괄호를 풀면 양변이 같은 식이 되는 항등식이에요. 이항하여 정리하면 문자가 남지 않아요.',
    },
    {
      latex: `${linearText(c, d)} = ${linearText(c, -e)}`,
      because: `정리하면 ${texWith(`${d + e} = 0`, '이/가')} 되어 ${tex('x')}가 남지 않아요. 일차방정식이 아니에요.`,
      mistakeText: `양변의 ${tex('x')}의 계수가 같아서 이항하여 정리하면 ${tex('x')}가 없어져요.`,
    },
    {
      latex: `x^{2} + ${linearText(f, 0)} = ${linearText(a, e)}`,
      because: `정리하면 ${texWith(`x^{2}${nextTerm(f - a, 'x')} - ${e} = 0`, '이에요/예요')}. ${texWith('x^{2}', '이/가')} 남으므로 일차방정식이 아니에요.`,
      mistakeText: `이항하여 정리해도 ${texWith('x^{2}', '이/가')} 남아요. 좌변이 일차식이 아니에요.`,
    },
    {
      latex: linearText(d, -c),
      because: '등호가 없는 일차식이에요. 등식이 아니므로 방정식도 아니에요.',
      mistakeText: '등호가 없는 식이에요. 일차식과 일차방정식은 달라요.',
    },
  ]
}

function askKind(random: SeededRandom, target: string, right: Kind, others: readonly Kind[]): GeneratedItem {
  const listed = [right, ...others].map(({ latex, because }) => `- ${tex(latex)}: ${because}`).join('\n')
  return askChoice(random, {
    question: `다음 중 ${target} 어느 것인가요?`,
    right: optionAnswer(tex(right.latex)),
    slips: others.map(({ latex, mistakeText }) => ({ ...optionAnswer(tex(latex)), mistakeText })),
    solution: `우변의 모든 항을 좌변으로 이항하여 정리했을 때 (일차식) ${tex('= 0')} 꼴이 되는 방정식이 일차방정식이에요.\n\n${listed}`,
    hints: [
      `일차방정식은 모든 항을 좌변으로 이항하여 정리했을 때 (일차식) ${tex('= 0')} 꼴이 되는 방정식이에요.`,
      '겉모습만 보지 말고, 괄호를 풀고 모든 항을 좌변으로 옮겨 정리해 보세요.',
      `정리한 뒤에 ${tex('x')}가 있는 항이 남는지, ${texWith('x^{2}', '이/가')} 있는 항이 남는지 하나씩 확인하세요.`,
    ],
  })
}

const findLinear: ItemTemplate = {
  id: 'M1U04C03L3A2',
  conceptId: 'M1U04C03',
  difficultyLevel: 3,
  name: '일차방정식 찾기',
  generate: (random) => {
    const linear = drawLinear(random)
    const other = drawOther(random)
    return random.pick([true, false])
      ? askKind(random, '일차방정식인 것은', random.pick(linear), other)
      : askKind(random, '일차방정식이 **아닌** 것은', random.pick(other), linear)
  },
}

export const KIND_TEMPLATES: ItemTemplate[] = [findLinear]
