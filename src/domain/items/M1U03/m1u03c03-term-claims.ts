import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** A claim about what the words of the concept mean. */
export interface TermClaim {
  text: string
  isTrue: boolean
  because: string
  mistakeText: string
  /** The third hint: what to look at, without the verdict. */
  clue: string
}

/** One claim about 항, 계수, 차수, 다항식 or 일차식, true or false. */
export function drawTermClaim(random: SeededRandom): TermClaim {
  const n = random.integer(2, 9)
  const m = random.integer(2, 9)
  return random.pick<TermClaim>([
    {
      text: '단항식은 다항식이다.',
      isTrue: true,
      because:
        '다항식은 하나의 항이나 여러 항의 합으로 이루어진 식이에요. 항이 하나뿐인 다항식이 단항식이므로 단항식도 다항식이에요.',
      mistakeText: '다항식은 항이 여러 개여야 한다고 생각했어요. 항이 하나뿐이어도 다항식이에요.',
      clue: '다항식의 뜻에서 항이 몇 개여야 한다고 했는지 떠올려 보세요.',
    },
    {
      text: '상수항의 차수는 \\(0\\)이다.',
      isTrue: true,
      because: '항의 차수는 문자가 곱해진 개수예요. 상수항에는 문자가 없으므로 차수는 \\(0\\)이에요.',
      mistakeText: '상수항에는 문자가 곱해져 있지 않아요. 곱해진 문자의 개수를 세어 보세요.',
      clue: '상수항에 문자가 몇 번 곱해져 있는지 세어 보세요.',
    },
    {
      text: '다항식의 차수는 각 항의 차수를 모두 더한 것이다.',
      isTrue: false,
      because:
        '다항식의 차수는 각 항의 차수를 더한 것이 아니라 그 가운데 가장 큰 것이에요. 예를 들어 \\(x^{2} + x\\)의 차수는 \\(3\\)이 아니라 \\(2\\)예요.',
      mistakeText: '다항식의 차수는 더하지 않고 가장 큰 것으로 정해요.',
      clue: '\\(x^{2} + x + 1\\)의 차수를 어떻게 정하는지 떠올려 보세요.',
    },
    {
      text: '일차식은 항이 두 개 이상인 다항식이다.',
      isTrue: false,
      because:
        '일차식은 항의 개수가 아니라 차수로 정해요. \\(3x\\)는 항이 하나뿐이지만 차수가 \\(1\\)이므로 일차식이에요.',
      mistakeText: '일차식의 일차를 항의 개수로 생각했어요. 일차는 차수를 말해요.',
      clue: '\\(3x\\)의 항의 개수와 차수를 각각 말해 보세요.',
    },
    {
      text: `${texWith(`\\frac{${n}}{x}`, '은/는')} 다항식이다.`,
      isTrue: false,
      because: `분모에 문자가 있는 식은 수와 문자의 곱으로 나타낼 수 없으므로 다항식이 아니에요.`,
      mistakeText: '분모에 문자가 있는 식은 다항식이 아니에요.',
      clue: '이 식을 수와 문자의 곱만으로 나타낼 수 있는지 생각해 보세요.',
    },
    {
      text: `${texWith(`\\frac{x}{${n}} - ${m}`, '은/는')} 일차식이다.`,
      isTrue: true,
      because: `${texWith(`\\frac{x}{${n}}`, '은/는')} ${tex(`\\frac{1}{${n}} \\times x`)}이므로 차수가 ${tex(1)}인 항이에요. 차수가 가장 큰 항의 차수가 ${texWith(1, '이므로/므로')} 일차식이에요.`,
      mistakeText: '분모에 수만 있는 식은 다항식이에요. 분모에 문자가 있는 식과 구별하세요.',
      clue: '분모에 있는 것이 수인지 문자인지 살펴보고, 문자가 몇 번 곱해졌는지 세어 보세요.',
    },
    {
      text: `다항식 ${tex(`${n}x^{2} - x`)}에서 ${tex('x')}의 계수는 ${texWith(1, '이다/다')}.`,
      isTrue: false,
      because: `${tex('x')}가 있는 항은 ${texWith('-x = (-1) \\times x', '이므로/므로')} ${tex('x')}의 계수는 ${texWith(-1, '이에요/예요')}.`,
      mistakeText: '계수는 앞에 있는 부호까지 포함해요.',
      clue: `${texWith('-x', '을/를')} (수) ${tex('\\times x')} 꼴로 풀어 써 보세요.`,
    },
    {
      text: `다항식 ${tex(`x^{2} + ${n}`)}에서 ${tex('x')}의 계수는 ${texWith(0, '이다/다')}.`,
      isTrue: true,
      because: `${tex('x')}가 한 번만 곱해진 항이 없어요. 이것은 ${tex('0 \\times x')}와 같으므로 ${tex('x')}의 계수는 ${texWith(0, '이에요/예요')}.`,
      mistakeText: '어떤 항이 없다는 것은 그 항의 계수가 \\(0\\)이라는 뜻이에요.',
      clue: `${tex('x')}가 한 번만 곱해진 항이 있는지 찾아보세요. 없다면 ${tex('x')} 앞에 어떤 수가 곱해진 것일까요?`,
    },
    {
      text: `${texWith(`${n} - ${m}x^{2}`, '은/는')} 항이 두 개이므로 일차식이다.`,
      isTrue: false,
      because: `일차식인지는 항의 개수가 아니라 차수로 정해요. ${texWith(`-${m}x^{2}`, '은/는')} 차수가 ${texWith(2, '이므로/므로')} 이 다항식은 일차식이 아니에요.`,
      mistakeText: '항의 개수와 차수를 구별해야 해요.',
      clue: '두 항의 차수를 각각 구해 보세요.',
    },
    {
      text: `${texWith(n, '은/는')} 단항식이다.`,
      isTrue: true,
      because: '수 하나도 항이에요. 항이 하나뿐인 다항식이므로 단항식이에요.',
      mistakeText: '문자가 없는 수도 항이에요. 항이 하나뿐이면 단항식이에요.',
      clue: '상수항도 항이에요. 이 식의 항은 몇 개인가요?',
    },
    {
      text: `다항식 ${tex(`${m}x - ${n}`)}의 상수항은 ${texWith(n, '이다/다')}.`,
      isTrue: false,
      because: `뺄셈을 덧셈으로 바꾸어 쓰면 ${texWith(`${m}x + (-${n})`, '이므로/므로')} 상수항은 ${texWith(-n, '이에요/예요')}.`,
      mistakeText: '항은 앞에 있는 부호까지 포함해요.',
      clue: '뺄셈을 음수를 더하는 것으로 바꾸어 써 보세요.',
    },
    {
      text: `${texWith(`${m}x^{2}`, '은/는')} 차수가 ${tex(2)}인 단항식이다.`,
      isTrue: true,
      because: `항이 하나뿐이므로 단항식이고, ${tex('x')}가 두 번 곱해져 있으므로 차수는 ${texWith(2, '이에요/예요')}.`,
      mistakeText: '항이 하나뿐이면 단항식이고, 항의 차수는 문자가 곱해진 개수예요.',
      clue: '항의 개수와, 문자가 곱해진 개수를 따로 세어 보세요.',
    },
  ])
}
