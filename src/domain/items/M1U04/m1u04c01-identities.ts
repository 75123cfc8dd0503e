import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm, substituted } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U04C01'

const findIdentity = makeBothForms({
  id: 'M1U04C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '항등식 조건',
  draw: (random) => {
    const m = random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
    const c = random.pick([-4, -3, -2, 2, 3, 4, 5, 6])
    const b = random.pick([-8, -7, -5, -4, -3, -2, 2, 3, 4, 5, 7, 8])
    const d = c * m + b
    const latex = `a(${linearText(1, m)}) + b = ${linearText(c, d)}`
    const constant = `${linearText(m, 0, 'a')} + b`
    return {
      question: `등식 ${texWith(latex, '이/가')} ${tex('x')}에 대한 항등식일 때, 상수 ${tex('a')}, ${tex('b')}에 대하여 ${tex('a + b')}의 값을 구하세요.`,
      right: rightNumber(c + b),
      slips: [
        wrongNumber(
          c + d - m,
          `괄호를 풀 때 ${tex('a')}를 ${tex('x')}에만 곱하고 ${tex(m)}에는 곱하지 않았어요.`,
          'M1U03C04',
        ),
        wrongNumber(
          c + d,
          `좌변의 상수항을 ${tex('b')}만으로 생각했어요. 괄호를 풀면 상수항이 더 생겨요.`,
          'M1U03C04',
        ),
        wrongNumber(c + d + c * m, `${tex('b')}를 구할 때 빼야 할 수를 더했어요.`),
        wrongNumber(b, `${tex('b')}의 값까지만 구하고 ${tex('a')}의 값을 더하지 않았어요.`),
        wrongNumber(c * b, '두 값을 더하지 않고 곱했어요.'),
      ],
      solution: `항등식은 좌변과 우변을 정리했을 때 같은 식이 되는 등식이에요.\n\n1. 좌변의 괄호를 풀어요: ${tex(`a(${linearText(1, m)}) + b = ax${nextTerm(m, 'a')} + b`)}\n2. ${tex('x')}의 계수를 비교하면 ${texWith(`a = ${c}`, '이에요/예요')}.\n3. 상수항을 비교하면 ${texWith(`${constant} = ${d}`, '이에요/예요')}. ${texWith(`a = ${c}`, '을/를')} 넣으면 ${tex(`${substituted(m, 0, c)} + b = ${d}`)}, 곧 ${tex(`${c * m} + b = ${d}`)}이므로 ${texWith(`b = ${b}`, '이에요/예요')}.\n\n따라서 ${texWith(`a + b = ${linearText(0, c)}${nextTerm(b)} = ${c + b}`, '이에요/예요')}.`,
      hints: [
        '항등식이 되려면 좌변과 우변을 정리했을 때 서로 같은 식이어야 해요.',
        `좌변의 괄호를 먼저 풀어 보세요. ${texWith('a', '은/는')} 괄호 안의 두 항에 모두 곱해요.`,
        `좌변은 ${texWith(`ax + (${constant})`, '이/가')} 돼요. 우변과 ${tex('x')}의 계수끼리, 상수항끼리 비교해 두 값을 구한 뒤 더하세요.`,
      ],
    }
  },
})

const FIXED: readonly TrueFalseStatement[] = [
  {
    topic: 'identity',
    isTrue: true,
    text: '항등식은 미지수에 어떤 수를 대입해도 항상 참이 되는 등식이다.',
    because: '항등식의 뜻 그대로예요.',
    mistakeText: '항등식의 뜻을 놓쳤어요. 항등식은 어떤 수를 대입해도 참이에요.',
  },
  {
    topic: 'identity',
    isTrue: false,
    text: '미지수에 한 수를 대입하여 참이 되면 항등식이다.',
    because: '방정식도 해를 대입하면 참이 돼요. 항등식은 어떤 수를 대입해도 참이어야 해요.',
    mistakeText: '한 수에서 참인 것과 모든 수에서 참인 것을 구별하지 못했어요.',
  },
  {
    topic: 'solution',
    isTrue: true,
    text: '방정식을 참이 되게 하는 미지수의 값을 그 방정식의 해라고 한다.',
    because: '해의 뜻 그대로예요.',
    mistakeText: '방정식의 해가 방정식을 참이 되게 하는 값이라는 뜻을 놓쳤어요.',
  },
  {
    topic: 'solution',
    isTrue: false,
    text: '방정식에서 우변에 있는 수를 그 방정식의 해라고 한다.',
    because: '해는 우변의 수가 아니라 방정식을 참이 되게 하는 미지수의 값이에요.',
    mistakeText: '우변의 수를 해라고 생각했어요.',
  },
  {
    topic: 'equality',
    isTrue: true,
    text: '등식은 등호를 써서 두 수나 두 식이 같음을 나타낸 식이다.',
    because: '등식의 뜻 그대로예요.',
    mistakeText: '등식이 등호를 써서 나타낸 식이라는 뜻을 놓쳤어요.',
  },
  {
    topic: 'equality',
    isTrue: false,
    text: '문자가 있는 등식은 모두 방정식이다.',
    because: '\\(x + x = 2x\\)처럼 문자가 있어도 어떤 수를 대입하든 참인 등식은 항등식이에요.',
    mistakeText: '문자가 있어도 항등식일 수 있다는 것을 놓쳤어요.',
  },
]

function drawIdentityStatement(random: SeededRandom): TrueFalseStatement {
  const a = random.integer(2, 6)
  const m = random.integer(1, 5)
  const isTrue = random.pick([true, false])
  const right = linearText(a, isTrue ? a * m : m)
  const expanded = linearText(a, a * m)
  return {
    topic: 'formula',
    isTrue,
    text: `${texWith(`${a}(${linearText(1, m)}) = ${right}`, '은/는')} 항등식이다.`,
    because: isTrue
      ? `좌변의 괄호를 풀면 ${texWith(expanded, '이라/라')}서 우변과 같은 식이에요.`
      : `좌변의 괄호를 풀면 ${texWith(expanded, '이라/라')}서 우변 ${texWith(right, '과/와')} 다른 식이에요. ${texWith('x = 0', '을/를')} 대입하면 두 변의 값이 서로 달라요.`,
    mistakeText: '괄호를 풀 때는 괄호 밖의 수를 괄호 안의 두 항에 모두 곱해야 해요.',
  }
}

function drawSolutionStatement(random: SeededRandom): TrueFalseStatement {
  const a = random.integer(2, 5)
  const b = random.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6])
  const root = random.pick([-3, -2, 2, 3, 4])
  const isTrue = random.pick([true, false])
  const tried = isTrue ? root : -root
  const value = a * root + b
  return {
    topic: 'substitution',
    isTrue,
    text: `${texWith(`x = ${tried}`, '은/는')} 방정식 ${tex(`${linearText(a, b)} = ${value}`)}의 해이다.`,
    because: `${texWith(tried, '을/를')} 대입하면 좌변은 ${tex(`${substituted(a, b, tried)} = ${a * tried + b}`)}, 우변은 ${texWith(value, '이에요/예요')}. 두 변의 값이 ${isTrue ? '같아요' : '달라요'}.`,
    mistakeText: '대입하여 좌변과 우변의 값을 비교할 때 부호나 계산을 틀렸어요.',
  }
}

const judgeStatements: ItemTemplate = {
  id: 'M1U04C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '등식 진술 조합',
  generate: (random) =>
    askStatements({
      lead: '다음 **보기** 중 옳은 것을 모두 고르세요.',
      statements: drawUntil(
        random,
        (draw) =>
          drawMixedStatements(draw, [...FIXED, drawIdentityStatement(draw), drawSolutionStatement(draw)]),
        (drawn) => drawn.some(({ topic }) => topic === 'formula' || topic === 'substitution'),
      ),
      hints: [
        '등식, 방정식, 항등식, 해의 뜻을 하나씩 떠올려 보세요.',
        '식이 있는 보기는 괄호를 풀어 정리하거나 수를 대입해서 두 변을 비교해 보세요.',
        "'모두'라고 말한 보기는 들어맞지 않는 예가 하나라도 있는지 찾고, 해를 말한 보기는 대입하여 두 변의 값을 확인하세요.",
      ],
    }),
}

export const IDENTITY_TEMPLATES: ItemTemplate[] = [...findIdentity, judgeStatements]
