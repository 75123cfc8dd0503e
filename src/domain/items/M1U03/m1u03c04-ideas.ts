import { askValue } from '../asking/ask-value.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import { bracketed, linearText } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { judgeRewriting, type Rewriting } from './judge-rewriting.ts'
import { linearAnswer, linearSlip } from './linear-answer.ts'

const conceptId = 'M1U03C04'

const SIGN = '부호를 잘못 정했어요. 같은 부호의 두 수를 곱하거나 나누면 양수, 다른 부호이면 음수예요.'

const multiplyTerm: ItemTemplate = {
  id: 'M1U03C04L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '단항식과 수의 곱셈, 나눗셈',
  generate: (random) => {
    const letter = random.pick(['x', 'a', 'y'])
    const k = random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6])
    const a = random.pick([-7, -5, -4, -3, 3, 4, 5, 7, 8])
    const product = a * k
    if (random.pick([true, false])) {
      const term = linearText(a, 0, letter)
      const target = random.pick([
        `${term} \\times ${bracketed(k)}`,
        `${k} \\times ${a < 0 ? `(${term})` : term}`,
      ])
      return askValue({
        question: `다음을 계산하세요.\n\n${texBlock(target)}`,
        right: linearAnswer([product, 0], letter),
        slips: [
          linearSlip([-product, 0], letter, SIGN, 'M1U02C05'),
          linearSlip([a + k, 0], letter, '두 수를 곱하지 않고 더했어요.'),
          linearSlip([0, product], letter, '문자를 빠뜨렸어요. 수끼리 곱한 값을 문자 앞에 써야 해요.'),
        ],
        solution: `수와 단항식의 곱셈에서는 수끼리 곱한 값을 문자 앞에 써요.\n\n${texBlock(`${target} = ${a} \\times ${bracketed(k)} \\times ${letter} = ${linearText(product, 0, letter)}`)}`,
        hints: [
          '곱하는 순서를 바꾸어도 값이 같으므로 수는 수끼리 모아 곱할 수 있어요.',
          `곱하는 두 수는 ${texWith(a, '과/와')} ${texWith(k, '이에요/예요')}. 부호부터 정해 보세요.`,
          `두 수 ${texWith(a, '과/와')} ${texWith(k, '을/를')} 곱한 값을 ${tex(letter)} 앞에 쓰세요.`,
        ],
      })
    }
    const target = `${linearText(product, 0, letter)} \\div ${bracketed(k)}`
    return askValue({
      question: `다음을 계산하세요.\n\n${texBlock(target)}`,
      right: linearAnswer([a, 0], letter),
      slips: [
        linearSlip([-a, 0], letter, SIGN, 'M1U02C05'),
        linearSlip([product - k, 0], letter, '나누지 않고 뺐어요.'),
        linearSlip([product * k, 0], letter, '나누지 않고 곱했어요.'),
        linearSlip([0, a], letter, '문자를 빠뜨렸어요. 수끼리 나눈 값을 문자 앞에 써야 해요.'),
      ],
      solution: `단항식을 수로 나눌 때는 나누는 수의 역수를 곱해요. 수끼리 나눈 값을 문자 앞에 쓰는 것과 같아요.\n\n${texBlock(`${target} = ${product} \\div ${bracketed(k)} \\times ${letter} = ${linearText(a, 0, letter)}`)}`,
      hints: [
        '단항식을 수로 나눌 때는 문자 앞의 수를 나누어요.',
        `나누어지는 수는 ${tex(product)}, 나누는 수는 ${texWith(k, '이에요/예요')}. 부호부터 정해 보세요.`,
        `${texWith(product, '을/를')} ${texWith(k, '으로/로')} 나눈 값을 ${tex(letter)} 앞에 쓰세요.`,
      ],
    })
  },
}

function drawRule(random: SeededRandom): Rewriting {
  const k = random.integer(2, 6)
  const m = random.integer(2, 7)
  return random.pick<Rewriting>([
    {
      asked: `${k}(x + ${m})`,
      right: `${k}x + ${k * m}`,
      wrong: `${k}x + ${m}`,
      because: `괄호 밖의 ${texWith(k, '을/를')} 괄호 안의 두 항에 모두 곱해요. ${texWith(`${k} \\times x + ${k} \\times ${m} = ${k}x + ${k * m}`, '이에요/예요')}.`,
      mistakeText: '괄호 밖의 수는 괄호 안의 모든 항에 곱해야 해요.',
      clue: `${tex('x')}에 ${texWith(1, '을/를')} 넣어 양쪽을 계산해 보세요.`,
    },
    {
      asked: `-(x - ${m})`,
      right: `-x + ${m}`,
      wrong: `-x - ${m}`,
      because: `괄호 앞의 ${tex('-')}는 ${texWith(-1, '을/를')} 곱하라는 뜻이에요. ${texWith(`(-1) \\times (-${m}) = ${m}`, '이므로/므로')} 괄호를 풀면 ${texWith(`-x + ${m}`, '이에요/예요')}.`,
      mistakeText: '괄호 앞에 \\(-\\)가 있으면 괄호 안의 모든 항의 부호가 바뀌어요.',
      clue: `${tex('x')}에 ${texWith(0, '을/를')} 넣어 ${tex(`-(x - ${m})`)}의 값과 계산한 식의 값을 비교해 보세요.`,
    },
    {
      asked: `(${k}x + ${k * m}) \\div ${k}`,
      right: `x + ${m}`,
      wrong: `x + ${k * m}`,
      because: `두 항을 모두 ${texWith(k, '으로/로')} 나누어야 해요. ${texWith(`\\frac{${k}x}{${k}} + \\frac{${k * m}}{${k}} = x + ${m}`, '이에요/예요')}.`,
      mistakeText: '나눌 때도 괄호 안의 모든 항을 나누어야 해요.',
      clue: `${tex('x')}에 ${texWith(0, '을/를')} 넣어 ${tex(`(${k}x + ${k * m}) \\div ${k}`)}의 값과 계산한 식의 값을 비교해 보세요.`,
    },
    {
      asked: `(x - ${m}) \\times (-${k})`,
      right: `-${k}x + ${k * m}`,
      wrong: `-${k}x - ${k * m}`,
      because: `두 항에 ${texWith(-k, '을/를')} 모두 곱해요. ${texWith(`(-${m}) \\times (-${k}) = ${k * m}`, '이므로/므로')} ${texWith(`-${k}x + ${k * m}`, '이에요/예요')}.`,
      mistakeText: '음수와 음수의 곱은 양수예요. 항마다 부호를 살펴야 해요.',
      clue: `${tex('x')}에 ${texWith(0, '을/를')} 넣어 ${tex(`(x - ${m}) \\times (-${k})`)}의 값과 계산한 식의 값을 비교해 보세요.`,
    },
  ])
}

const judgeRule: ItemTemplate = {
  id: 'M1U03C04L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '분배법칙 O/X',
  generate: (random) =>
    judgeRewriting(random, drawRule(random), '계산하면', [
      '분배법칙을 떠올려 보세요. 괄호 밖의 수는 괄호 안의 어느 항에 곱하나요?',
      '바르게 계산했다면 문자에 어떤 수를 넣어도 양쪽의 값이 같아야 해요.',
    ]),
}

export const IDEA_TEMPLATES: ItemTemplate[] = [multiplyTerm, judgeRule]
