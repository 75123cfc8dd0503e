import { askChoice } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { formulaAnswer, formulaSlip } from './formula-answer.ts'
import { judgeRewriting, type Rewriting } from './judge-rewriting.ts'

const conceptId = 'M1U03C01'

function drawRule(random: SeededRandom): Rewriting {
  const n = random.integer(2, 9)
  const letter = random.pick(['a', 'x', 'y'])
  return random.pick<Rewriting>([
    {
      asked: `${letter} \\times ${n}`,
      right: `${n}${letter}`,
      wrong: `${letter}^{${n}}`,
      because: `수와 문자의 곱에서는 곱셈 기호를 생략하고 수를 문자 앞에 써요. ${texWith(`${letter}^{${n}}`, '은/는')} ${texWith(letter, '을/를')} ${tex(n)}번 곱한 것이에요.`,
      mistakeText: '수와 문자의 곱에서는 수를 문자 앞에 써요. 지수는 같은 문자를 곱한 횟수예요.',
      clue: `${tex(letter)}에 ${texWith(n, '을/를')} 한 번 곱한 것인지, ${texWith(letter, '을/를')} 여러 번 곱한 것인지 살펴보세요.`,
    },
    {
      asked: `${letter} \\times (-1)`,
      right: `-${letter}`,
      wrong: `${letter} - 1`,
      because: `문자에 ${texWith(-1, '을/를')} 곱할 때는 ${texWith(1, '을/를')} 생략하고 ${tex('-')} 부호만 문자 앞에 써요. ${texWith(`${letter} - 1`, '은/는')} ${tex(letter)}에서 ${texWith(1, '을/를')} 뺀 것이에요.`,
      mistakeText: '\\(-1\\)을 곱하는 것과 \\(1\\)을 빼는 것은 서로 달라요.',
      clue: `${tex(letter)}에 ${texWith(3, '을/를')} 넣어 두 식을 각각 계산해 보세요.`,
    },
    {
      asked: `${letter} \\times ${letter} \\times ${letter}`,
      right: `${letter}^{3}`,
      wrong: `3${letter}`,
      because: `같은 문자를 여러 번 곱한 것은 거듭제곱으로 나타내요. ${texWith(letter, '을/를')} 세 번 곱했으므로 ${texWith(`${letter}^{3}`, '이에요/예요')}. ${texWith(`3${letter}`, '은/는')} ${tex(letter)}에 ${texWith(3, '을/를')} 곱한 것이에요.`,
      mistakeText: '같은 문자를 거듭 곱한 것은 거듭제곱으로 나타내요. 곱한 횟수를 문자 앞에 쓰지 않아요.',
      clue: `${tex(letter)}에 ${texWith(2, '을/를')} 넣어 두 식을 각각 계산해 보세요.`,
    },
    {
      asked: `${letter} \\div ${n}`,
      right: `\\frac{${letter}}{${n}}`,
      wrong: `\\frac{${n}}{${letter}}`,
      because: `나눗셈은 나누어지는 것을 분자, 나누는 것을 분모에 쓴 분수로 나타내요. 나누는 것은 ${texWith(n, '이에요/예요')}.`,
      mistakeText: '나누는 것을 분모에 써야 해요. 분자와 분모가 바뀌지 않도록 살펴보세요.',
      clue: '나누어지는 것과 나누는 것이 각각 무엇인지 말해 보고, 나누는 것이 분모에 있는지 살펴보세요.',
    },
    {
      asked: `(a + b) \\times ${n}`,
      right: `${n}(a + b)`,
      wrong: `a + ${n}b`,
      because: `괄호가 있는 식과 수의 곱에서는 수를 괄호 앞에 쓰고 괄호는 그대로 남겨요. ${texWith(`a + ${n}b`, '은/는')} ${tex('b')}에만 ${texWith(n, '을/를')} 곱한 것이에요.`,
      mistakeText: '괄호는 두 문자의 합을 한 덩어리로 묶은 것이에요. 곱셈 기호를 생략해도 괄호는 남겨요.',
      clue: `${tex('a')}에 ${tex(1)}, ${tex('b')}에 ${texWith(2, '을/를')} 넣어 두 식을 각각 계산해 보세요.`,
    },
  ])
}

const judgeRule: ItemTemplate = {
  id: 'M1U03C01L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '기호 생략 규칙 O/X',
  generate: (random) =>
    judgeRewriting(random, drawRule(random), '곱셈 기호와 나눗셈 기호를 생략하여 나타내면', [
      '곱셈 기호를 생략할 때 수와 문자는 어떤 차례로 쓰는지, 같은 문자의 곱과 나눗셈은 어떻게 나타내는지 떠올려 보세요.',
      '기호를 생략해도 식의 뜻은 그대로여야 해요. 두 식의 뜻을 각각 말로 읽어 보세요.',
    ]),
}

interface Quantity {
  told: string
  right: string
  wrong: readonly (readonly [formula: string, mistakeText: string])[]
  because: string
  clue: string
}

function drawQuantity(random: SeededRandom): Quantity {
  const n = random.integer(3, 9)
  const pages = random.pick([50, 80, 100, 120])
  return random.pick<Quantity>([
    {
      told: `한 개에 ${tex('a')}원인 사탕 ${tex(n)}개의 값은 몇 원`,
      right: `${n}a`,
      wrong: [
        [`a + ${n}`, '같은 값을 여러 번 더하는 것은 곱셈이에요. 값에 개수를 더하면 안 돼요.'],
        [`a^{${n}}`, '지수는 같은 문자를 곱한 횟수예요. 여기서는 값에 개수를 한 번 곱해요.'],
        [`\\frac{a}{${n}}`, '개수로 나누면 한 개의 값보다 적어져요.'],
        [`\\frac{${n}}{a}`, '개수를 값으로 나누었어요. 한 개의 값에 개수를 곱해야 해요.'],
      ],
      because: `값은 (한 개의 값) ${tex('\\times')} (개수)이므로 ${tex(`a \\times ${n}`)}원이고, 곱셈 기호를 생략하면 ${tex(`${n}a`)}원이에요.`,
      clue: `사탕이 한 개씩 늘 때마다 값은 ${tex('a')}원씩 늘어요. 모두 ${tex(n)}개일 때를 한 번의 계산으로 나타내세요.`,
    },
    {
      told: `올해 ${tex('x')}살인 동생보다 ${tex(n)}살 많은 언니의 나이는 몇 살`,
      right: `x + ${n}`,
      wrong: [
        [`x - ${n}`, '언니의 나이가 더 많아요. 빼면 동생보다 적어져요.'],
        [`${n}x`, '몇 배가 아니라 몇 살 많은 것이므로 더해야 해요.'],
        [`${n} - x`, '나이가 많다는 것은 덧셈으로 나타내요.'],
        [`\\frac{x}{${n}}`, '나이를 나누면 동생보다 적어져요.'],
      ],
      because: `언니는 동생보다 ${tex(n)}살 많으므로 동생의 나이 ${tex('x')}살에 ${tex(n)}살을 더해요.`,
      clue: `동생이 ${tex(10)}살이라면 언니는 몇 살일까요? 그때 한 계산을 ${texWith('x', '으로/로')} 똑같이 하세요.`,
    },
    {
      told: `길이가 ${tex('y')} cm인 끈을 똑같이 ${tex(n)}등분할 때 한 도막의 길이는 몇 cm`,
      right: `\\frac{y}{${n}}`,
      wrong: [
        [`${n}y`, '나눈 도막은 처음 끈보다 짧아야 해요. 곱하면 더 길어져요.'],
        [`\\frac{${n}}{y}`, '나누어지는 것과 나누는 것이 바뀌었어요. 나누는 것을 분모에 써요.'],
        [`y - ${n}`, `${tex(n)} cm를 잘라 낸 것이 아니라 똑같이 나눈 것이에요.`],
        [`${n} - y`, '똑같이 나누는 것은 나눗셈으로 나타내요.'],
      ],
      because: `똑같이 나누었으므로 ${tex(`y \\div ${n}`)} cm이고, 나눗셈 기호를 생략하고 분수로 나타내면 ${tex(`\\frac{y}{${n}}`)} cm예요.`,
      clue: '나누어지는 것은 끈의 길이, 나누는 것은 도막의 수예요. 나눗셈을 분수로 나타내세요.',
    },
    {
      told: `전체가 ${tex(pages)}쪽인 책을 ${tex('n')}쪽 읽었을 때 남은 것은 몇 쪽`,
      right: `${pages} - n`,
      wrong: [
        [`n - ${pages}`, '빼는 차례가 바뀌었어요. 전체에서 읽은 것을 빼야 해요.'],
        [`${pages} + n`, '남은 것은 전체보다 적어야 해요. 더하면 더 많아져요.'],
        [`${pages}n`, '읽은 만큼 줄어드는 것은 뺄셈으로 나타내요.'],
        [`\\frac{${pages}}{n}`, '책을 똑같이 나눈 것이 아니라 읽은 만큼 줄어든 것이에요.'],
      ],
      because: `남은 쪽수는 (전체 쪽수) ${tex('-')} (읽은 쪽수)예요. 전체 ${tex(pages)}쪽에서 읽은 ${tex('n')}쪽을 빼요.`,
      clue: `${tex(10)}쪽을 읽었다면 몇 쪽이 남을까요? 그때 한 계산을 ${texWith('n', '으로/로')} 똑같이 하세요.`,
    },
  ])
}

const pickQuantity: ItemTemplate = {
  id: 'M1U03C01L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '수량을 식으로',
  generate: (random) => {
    const { told: premise, right, wrong, because, clue } = drawQuantity(random)
    return askChoice(random, {
      question: `${premise}인지 문자를 사용한 식으로 바르게 나타낸 것은 어느 것인가요?`,
      right: formulaAnswer(right),
      slips: wrong.map(([formula, mistakeText]) => formulaSlip(formula, mistakeText)),
      solution: `${because}\n\n따라서 식으로 나타내면 ${texWith(right, '이에요/예요')}.`,
      hints: [
        '문자를 어떤 수라고 생각하고, 수였다면 어떤 계산을 했을지 떠올려 보세요.',
        '구하는 것이 주어진 것보다 늘어나나요, 줄어드나요? 더하기, 빼기, 곱하기, 나누기 가운데 무엇이 알맞은지 고르세요.',
        clue,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeRule, pickQuantity]
