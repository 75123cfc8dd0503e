import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U03C01'

interface Shortening {
  from: string
  to: string
  /** What is true of the product or quotient. */
  because: string
}

function drawFaithful(random: SeededRandom): Shortening[] {
  const n = random.integer(2, 9)
  const [k = 2, m = 3] = random.sample([2, 3, 4, 5, 7], 2)
  return [
    {
      from: 'a \\times (-1) \\times b',
      to: '-ab',
      because: '\\(-1\\)을 곱하면 \\(1\\)을 생략하고 부호만 앞에 써요.',
    },
    {
      from: 'x \\times x \\times x',
      to: 'x^{3}',
      because: '같은 문자를 세 번 곱한 것은 거듭제곱으로 나타내요.',
    },
    {
      from: '0.1 \\times a \\times b',
      to: '0.1ab',
      because: '\\(0.1\\)의 \\(1\\)은 소수의 한 자리이므로 생략하지 않아요.',
    },
    {
      from: 'a \\div b \\div c',
      to: '\\frac{a}{bc}',
      because: '\\(b\\)로 나누고 \\(c\\)로 또 나누므로 두 문자가 모두 분모에 와요.',
    },
    {
      from: `a \\times b \\div ${n}`,
      to: `\\frac{ab}{${n}}`,
      because: '곱한 것을 분자에, 나누는 수를 분모에 써요.',
    },
    {
      from: `(x + y) \\div ${n}`,
      to: `\\frac{x + y}{${n}}`,
      because: '괄호 안의 식 전체를 나누므로 전체가 분자예요.',
    },
    {
      from: `x \\times ${m} - y \\div ${k}`,
      to: `${m}x - \\frac{y}{${k}}`,
      because: '뺄셈 기호는 남기고 앞의 곱셈과 뒤의 나눗셈을 따로 나타내요.',
    },
    {
      from: `x \\times (-${n}) \\times x`,
      to: `-${n}x^{2}`,
      because: '수를 앞에 쓰고 같은 문자의 곱은 거듭제곱으로 나타내요.',
    },
    { from: `(a - b) \\times ${n}`, to: `${n}(a - b)`, because: '수를 괄호 앞에 쓰고 괄호는 그대로 남겨요.' },
    {
      from: 'a \\div (b \\times c)',
      to: '\\frac{a}{bc}',
      because: '\\(b \\times c\\)로 나누므로 두 문자가 모두 분모에 와요.',
    },
  ]
}

interface Unfaithful extends Shortening {
  meant: string
  clue: string
}

function drawUnfaithful(random: SeededRandom): Unfaithful {
  const n = random.integer(2, 9)
  const [k = 2, m = 3] = random.sample([2, 3, 5, 7], 2)
  return random.pick<Unfaithful>([
    {
      from: 'x \\div y \\times z',
      to: '\\frac{x}{yz}',
      meant: '\\frac{xz}{y}',
      because:
        '곱셈과 나눗셈이 섞여 있으면 앞에서부터 차례로 계산하므로 나누는 것은 \\(y\\)뿐이고, \\(z\\)는 분자에 곱해져요.',
      clue: '나눗셈 뒤에 곱셈이 이어질 때, 뒤의 문자가 분자와 분모 가운데 어디에 와야 하는지 살펴보세요.',
    },
    {
      from: `m + n \\div ${n}`,
      to: `\\frac{m + n}{${n}}`,
      meant: `m + \\frac{n}{${n}}`,
      because: `괄호가 없으므로 ${tex('n')}만 ${texWith(n, '으로/로')} 나누어요.`,
      clue: '나눗셈이 있는 식에서 나누어지는 것이 하나의 문자인지, 괄호로 묶인 전체인지 살펴보세요.',
    },
    {
      from: `y \\times y \\times ${n}`,
      to: `${2 * n}y`,
      meant: `${n}y^{2}`,
      because: `같은 문자를 두 번 곱한 것은 ${texWith('y^{2}', '이에요/예요')}. ${texWith('2y', '은/는')} ${texWith('y', '을/를')} 두 번 더한 것이에요.`,
      clue: '같은 문자를 거듭 곱한 식에서 거듭제곱을 썼는지 살펴보세요.',
    },
    {
      from: `z \\div \\frac{${k}}{${m}}`,
      to: `\\frac{${k}}{${m}}z`,
      meant: `\\frac{${m}}{${k}}z`,
      because: `분수로 나누는 것은 그 역수를 곱하는 것과 같으므로 ${texWith(`\\frac{${m}}{${k}}`, '을/를')} 곱해야 해요.`,
      clue: '분수로 나누는 것은 역수를 곱하는 것과 같아요. 역수를 곱했는지 살펴보세요.',
    },
    {
      from: 'x \\div (y \\div z)',
      to: '\\frac{x}{yz}',
      meant: '\\frac{xz}{y}',
      because: '괄호 안이 \\(\\frac{y}{z}\\)이므로 그 역수 \\(\\frac{z}{y}\\)를 곱해야 해요.',
      clue: '괄호가 있는 식은 괄호 안을 먼저 분수로 나타내고, 그 분수로 나누어 보세요.',
    },
    {
      from: `m - n \\times ${n}`,
      to: `${n}(m - n)`,
      meant: `m - ${n}n`,
      because: `괄호가 없으므로 ${texWith(n, '은/는')} ${tex('n')}에만 곱해져 있어요.`,
      clue: '곱셈이 있는 식에서 곱해지는 것이 하나의 문자인지, 괄호로 묶인 전체인지 살펴보세요.',
    },
  ])
}

/** 잘못 줄인 식 찾기: five shortened expressions, one of which has another value than the full expression. */
export const findUnfaithful: ItemTemplate = {
  id: 'M1U03C01L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '잘못 줄인 식 찾기',
  generate: (random) => {
    const wrong = drawUnfaithful(random)
    const faithful = random.sample(drawFaithful(random), 4)
    const show = ({ from, to }: Shortening) => tex(`${from} = ${to}`)
    const judged = faithful.map((shortening) => `- ${show(shortening)}: ${shortening.because}`)
    return askChoice(random, {
      question: '곱셈 기호와 나눗셈 기호를 생략하여 나타낸 것으로 옳지 **않은** 것은 어느 것인가요?',
      right: optionAnswer(show(wrong)),
      slips: faithful.map((shortening) => ({
        ...optionAnswer(show(shortening)),
        mistakeText: `바르게 나타낸 식이에요. ${shortening.because}`,
      })),
      solution: `${wrong.because} 바르게 나타내면\n\n${texBlock(`${wrong.from} = ${wrong.meant}`)}\n\n나머지는 모두 바르게 나타냈어요.\n\n${judged.join('\n')}`,
      hints: [
        '기호를 생략해도 식의 값은 달라지지 않아야 해요.',
        '헷갈리는 식은 문자에 \\(2\\), \\(3\\), \\(5\\)와 같은 서로 다른 수를 넣어 양쪽의 값을 비교해 보세요.',
        wrong.clue,
      ],
    })
  },
}
