import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** 'premise이면 conclusion이다', both LaTeX, with the reason. */
export interface Implication {
  premise: string
  conclusion: string
  isTrue: boolean
  because: string
  mistakeText: string
  /** The third hint: what to try, without the verdict. */
  clue: string
}

const FOLLOWS = '양변에 같은 계산을 하면 등식이 그대로 성립한다는 것을 놓쳤어요.'
const ZERO =
  '\\(c = 0\\)인 경우를 빠뜨렸어요. 양변을 문자로 나눌 때는 그 문자가 \\(0\\)일 수 있는지 살펴야 해요.'

/** One implication about the properties of equality, true or false. */
export function drawImplication(random: SeededRandom): Implication {
  const k = random.integer(2, 9)
  const n = random.integer(2, 6)
  return random.pick<Implication>([
    {
      premise: 'a = b',
      conclusion: `a - ${k} = b - ${k}`,
      isTrue: true,
      because: `등식의 양변에서 같은 수 ${texWith(k, '을/를')} 빼도 등식은 성립해요.`,
      mistakeText: FOLLOWS,
      clue: '결론의 두 변은 조건의 두 변을 각각 어떻게 계산한 것인지 비교해 보세요.',
    },
    {
      premise: `a + ${k} = b + ${k}`,
      conclusion: 'a = b',
      isTrue: true,
      because: `등식의 양변에서 같은 수 ${texWith(k, '을/를')} 빼도 등식은 성립해요.`,
      mistakeText: FOLLOWS,
      clue: '조건의 양변에 어떤 계산을 하면 결론의 두 변이 되는지 찾아보세요.',
    },
    {
      premise: `${n}a = ${n}b`,
      conclusion: 'a = b',
      isTrue: true,
      because: `등식의 양변을 ${tex(0)}이 아닌 같은 수 ${texWith(n, '으로/로')} 나누어도 등식은 성립해요.`,
      mistakeText: FOLLOWS,
      clue: `양변을 나누는 수가 ${texWith(0, '이/가')} 될 수 있는지 생각해 보세요.`,
    },
    {
      premise: 'a = b',
      conclusion: 'ac = bc',
      isTrue: true,
      because: `등식의 양변에 같은 수 ${texWith('c', '을/를')} 곱해도 등식은 성립해요. ${tex('c = 0')}이어도 양변이 모두 ${texWith(0, '이/가')} 되어 성립해요.`,
      mistakeText: '양변에 같은 수를 곱하면 그 수가 \\(0\\)이어도 등식이 성립한다는 것을 놓쳤어요.',
      clue: `${texWith('c', '이/가')} ${tex(0)}일 때와 ${texWith(0, '이/가')} 아닐 때를 나누어 살펴보세요.`,
    },
    {
      premise: 'a = b',
      conclusion: `${k} - a = ${k} - b`,
      isTrue: true,
      because: `양변에 ${texWith(-1, '을/를')} 곱한 뒤 ${texWith(k, '을/를')} 더한 것이므로 등식은 성립해요.`,
      mistakeText: FOLLOWS,
      clue: `${texWith('a', '과/와')} ${texWith('b', '이/가')} 같은 수이면 ${tex(k)}에서 두 수를 각각 뺀 값은 어떻게 될까요?`,
    },
    {
      premise: `\\frac{a}{${n}} = b`,
      conclusion: `a = ${n}b`,
      isTrue: true,
      because: `등식의 양변에 같은 수 ${texWith(n, '을/를')} 곱해도 등식은 성립해요.`,
      mistakeText: FOLLOWS,
      clue: '조건의 양변에 어떤 계산을 하면 결론의 두 변이 되는지 찾아보세요.',
    },
    {
      premise: 'ac = bc',
      conclusion: 'a = b',
      isTrue: false,
      because: `${tex('c = 0')}이면 ${texWith('a', '과/와')} ${texWith('b', '이/가')} 달라도 양변이 모두 ${texWith(0, '이/가')} 돼요. 예를 들어 ${tex('a = 1')}, ${tex('b = 2')}, ${tex('c = 0')}이면 ${tex('ac = bc')}이지만 ${texWith('a', '과/와')} ${texWith('b', '은/는')} 같지 않아요.`,
      mistakeText: ZERO,
      clue: `${texWith('c', '이/가')} 어떤 수이면 양변을 ${texWith('c', '으로/로')} 나눌 수 없나요?`,
    },
    {
      premise: 'a = b',
      conclusion: '\\frac{a}{c} = \\frac{b}{c}',
      isTrue: false,
      because: `${tex('c = 0')}이면 양변을 ${texWith('c', '으로/로')} 나눌 수 없어요. 등식의 양변은 ${tex(0)}이 아닌 같은 수로만 나눌 수 있어요.`,
      mistakeText: ZERO,
      clue: `${texWith('c', '이/가')} 어떤 수이면 나눗셈을 할 수 없나요?`,
    },
    {
      premise: 'a = b',
      conclusion: `a + ${k} = b - ${k}`,
      isTrue: false,
      because: `좌변에는 ${texWith(k, '을/를')} 더하고 우변에서는 뺐어요. ${tex('a = 1')}, ${tex('b = 1')}이면 좌변은 ${tex(1 + k)}, 우변은 ${texWith(1 - k, '이라/라')}서 같지 않아요.`,
      mistakeText: '좌변과 우변에 서로 다른 계산을 했는데도 등식이 성립한다고 생각했어요.',
      clue: `${texWith('a', '과/와')} ${tex('b')}에 같은 수를 하나 넣어 두 변을 계산해 보세요.`,
    },
    {
      premise: 'a = b',
      conclusion: `${k} - a = b - ${k}`,
      isTrue: false,
      because: `${tex('a = 0')}, ${tex('b = 0')}이면 좌변은 ${tex(k)}, 우변은 ${texWith(-k, '이라/라')}서 같지 않아요.`,
      mistakeText: '빼는 순서가 바뀌면 부호가 달라진다는 것을 놓쳤어요.',
      clue: `${texWith('a', '과/와')} ${tex('b')}에 같은 수를 하나 넣어 두 변을 계산해 보세요.`,
    },
    {
      premise: `a = ${n}b`,
      conclusion: `a + 1 = ${n}(b + 1)`,
      isTrue: false,
      because: `양변에 ${texWith(1, '을/를')} 더하면 ${texWith(`a + 1 = ${n}b + 1`, '이에요/예요')}. 그런데 ${texWith(`${n}(b + 1)`, '은/는')} ${texWith(`${n}b + ${n}`, '이라/라')}서 이 식과 달라요.`,
      mistakeText: '우변 전체가 아니라 괄호 안에만 더했어요. 괄호를 풀어 확인해야 해요.',
      clue: '결론의 우변에 있는 괄호를 풀고, 조건의 우변에 얼마를 더한 것인지 보세요.',
    },
    {
      premise: `${n}a = b`,
      conclusion: `a = ${n}b`,
      isTrue: false,
      because: `${tex(`${n}a = b`)}의 양변을 ${texWith(n, '으로/로')} 나누면 ${texWith(`a = \\frac{b}{${n}}`, '이에요/예요')}. 예를 들어 ${tex('a = 1')}, ${tex(`b = ${n}`)}이면 ${tex(`${n}a = b`)}이지만 ${texWith(`a = ${n}b`, '은/는')} 거짓이에요.`,
      mistakeText: '양변을 나누어야 하는데 한쪽에 곱했어요.',
      clue: `${tex('a')}에 ${texWith(1, '을/를')} 넣으면 조건에서 ${texWith('b', '은/는')} 얼마인가요? 그 값을 결론에 넣어 보세요.`,
    },
  ])
}
