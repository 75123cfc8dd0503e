import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { TrueFalseStatement } from '../asking/ask-statements.ts'
import { makeBothForms, type Slip, slipOf } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { bracketed } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { askOneStatement } from './ask-one-statement.ts'
import { type Constant, constantText, directText } from './relation-text.ts'

const conceptId = 'M1U05C04'

const pointOnGraph = makeBothForms({
  id: 'M1U05C04L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '그래프 위의 점',
  draw: withEnoughSlips((random) => {
    const { p, q, r } = drawUntil(
      random,
      (draw) => ({
        p: draw.pick([2, 3, 4, 5, 6, -2, -3, -4, -6]),
        q: draw.pick([3, 4, 6, 8, 9, 10, 12, -3, -4, -6, -8, -9, -10, -12]),
        r: draw.pick([-12, -10, -9, -8, -6, -5, -4, -3, 2, 3, 4, 5, 6, 9, 10, 15]),
      }),
      (drawn) => {
        const [top, bottom] = [drawn.r * drawn.p, drawn.q]
        const divisor = gcd(Math.abs(top), Math.abs(bottom))
        return (
          Math.abs(drawn.p) !== Math.abs(drawn.q) &&
          Math.abs(drawn.r) !== Math.abs(drawn.q) &&
          Math.abs(drawn.r) !== Math.abs(drawn.p) &&
          Math.abs(bottom / divisor) <= 3 &&
          Math.abs(top / bottom) <= 20 &&
          ![drawn.p, drawn.q, drawn.r].includes(top / bottom)
        )
      },
    )
    const constant: Constant = [q, p]
    const fraction = (top: number, bottom: number, mistakeText: string, conceptOf?: string): Slip =>
      slipOf(fractionAnswer(top, bottom), mistakeText, conceptOf)
    return {
      question: `정비례 관계 ${tex('y = ax')}의 그래프가 두 점 ${tex(`(${p}, ${q})`)}, ${texWith(`(k, ${r})`, '을/를')} 지날 때, ${tex('k')}의 값을 구하세요. (단, ${tex('a')}는 상수예요.)`,
      right: fractionAnswer(r * p, q),
      slips: [
        fraction(r * q, p, `${tex(r)}의 자리를 ${tex('x')}좌표로 보고 ${tex('y')}의 값을 구했어요.`),
        fraction(r * q, 1, `${tex('a')}의 값으로 ${tex('y')}좌표를 그대로 썼어요.`),
        fraction(-r * p, q, '마지막 계산에서 부호를 틀렸어요.', 'M1U02C06'),
        fraction(q, p, `${tex('a')}의 값까지만 구했어요.`),
        fraction(r - q + p, 1, `${tex('y')}좌표가 변한 만큼 ${tex('x')}좌표도 변한다고 생각했어요.`),
      ],
      solution: `1. 점 ${texWith(`(${p}, ${q})`, '을/를')} 지나므로 ${tex('y = ax')}에 대입하면 ${tex(`${q} = a \\times ${bracketed(p)}`)}에서 ${texWith(`a = ${constantText(constant)}`, '이에요/예요')}.\n2. 식은 ${texWith(directText(constant), '이에요/예요')}.\n3. 점 ${texWith(`(k, ${r})`, '을/를')} 지나므로 ${tex(`${r} = ${directText(constant).slice(4).replace('x', 'k')}`)}에서 ${texWith(`k = ${fractionAnswer(r * p, q).markdown.slice(2, -2)}`, '이에요/예요')}.`,
      hints: [
        '그래프 위의 점의 좌표를 식에 대입하면 등식이 성립해요.',
        `좌표를 모두 아는 점을 ${tex('y = ax')}에 대입하여 ${tex('a')}의 값부터 구하세요.`,
        `구한 식에 ${texWith('x = k', '과/와')} ${texWith(`y = ${r}`, '을/를')} 대입하여 ${tex('k')}에 대한 방정식을 푸세요.`,
      ],
    }
  }),
})

function graphStatements(random: SeededRandom, constant: Constant): TrueFalseStatement[] {
  const [top, bottom] = constant
  const isUp = top > 0
  const [mine, theirs] = isUp
    ? ['제\\(1\\)사분면과 제\\(3\\)사분면', '제\\(2\\)사분면과 제\\(4\\)사분면']
    : ['제\\(2\\)사분면과 제\\(4\\)사분면', '제\\(1\\)사분면과 제\\(3\\)사분면']
  const sign = texWith(constantText(constant), '이/가') + (isUp ? ' 양수이므로' : ' 음수이므로')
  const shift = random.pick([1, -1, 2])
  const nearer = Math.abs(top / bottom) + 1
  const other = random.pick([1, -1]) * Math.ceil(nearer)
  const text = (point: string) => `점 ${texWith(point, '을/를')} 지난다.`
  const substituted = `${texWith(`x = ${bottom * shift}`, '을/를')} 대입하면 ${texWith(`y = ${top * shift}`, '이에요/예요')}.`
  const steep = `${tex('a')}의 절댓값이 클수록 그래프는 ${tex('y')}축에 가까워요. ${tex(other)}의 절댓값이 더 크므로 ${tex(directText([other, 1]))}의 그래프가 ${tex('y')}축에 더 가까워요.`
  return [
    {
      topic: 'quadrants',
      isTrue: true,
      text: `${attachParticle(mine ?? '', '을/를')} 지난다.`,
      because: `${sign} ${attachParticle(mine ?? '', '을/를')} 지나요.`,
      mistakeText: '',
    },
    {
      topic: 'quadrants',
      isTrue: false,
      text: `${attachParticle(theirs ?? '', '을/를')} 지난다.`,
      because: `${sign} ${attachParticle(mine ?? '', '을/를')} 지나요.`,
      mistakeText: '',
    },
    {
      topic: 'grows',
      isTrue: true,
      text: `${tex('x')}의 값이 증가하면 ${tex('y')}의 값은 ${isUp ? '증가' : '감소'}한다.`,
      because: `${sign} 그래프가 오른쪽 ${isUp ? '위' : '아래'}로 향해요.`,
      mistakeText: '',
    },
    {
      topic: 'grows',
      isTrue: false,
      text: `${tex('x')}의 값이 증가하면 ${tex('y')}의 값은 ${isUp ? '감소' : '증가'}한다.`,
      because: `${sign} 그래프가 오른쪽 ${isUp ? '위' : '아래'}로 향해요.`,
      mistakeText: '',
    },
    {
      topic: 'point',
      isTrue: true,
      text: text(`(${bottom * shift}, ${top * shift})`),
      because: substituted,
      mistakeText: '',
    },
    {
      topic: 'point',
      isTrue: false,
      text: text(`(${top * shift}, ${bottom * shift})`),
      because: `${tex('x')}좌표와 ${tex('y')}좌표를 바꾸었어요. ${substituted}`,
      mistakeText: '',
    },
    {
      topic: 'steep',
      isTrue: true,
      text: `${tex(directText([other, 1]))}의 그래프보다 ${tex('x')}축에 더 가깝다.`,
      because: steep,
      mistakeText: '',
    },
    {
      topic: 'steep',
      isTrue: false,
      text: `${tex(directText([other, 1]))}의 그래프보다 ${tex('y')}축에 더 가깝다.`,
      because: steep,
      mistakeText: '',
    },
    {
      topic: 'shape',
      isTrue: true,
      text: '원점을 지나는 직선이다.',
      because: `${texWith('x = 0', '이면/면')} ${tex('y = 0')}이고, 정비례 관계의 그래프는 직선이에요.`,
      mistakeText: '',
    },
    {
      topic: 'shape',
      isTrue: false,
      text: '원점을 지나지 않는 직선이다.',
      because: `${texWith('x = 0', '이면/면')} ${tex('y = 0')}이므로 원점을 지나요.`,
      mistakeText: '',
    },
  ]
}

const judgeGraph: ItemTemplate = {
  id: 'M1U05C04L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '그래프 성질',
  generate: (random) => {
    const constant = drawUntil(
      random,
      (draw): Constant => [draw.pick([1, 2, 3, 4, 5, -1, -2, -3, -4, -5]), draw.integer(1, 5)],
      ([top, bottom]) => gcd(Math.abs(top), bottom) === 1 && Math.abs(top) !== bottom,
    )
    return askOneStatement(random, {
      question: `정비례 관계 ${tex(directText(constant))}의 그래프에 대한 설명으로 옳은 것은 어느 것인가요?`,
      pool: graphStatements(random, constant),
      hints: [
        `${tex('x')}의 계수의 부호와 절댓값을 먼저 살펴보세요.`,
        `${tex('x')}에 간단한 수를 넣어 그래프가 지나는 점을 두 개쯤 구하고 그래프를 그려 보세요.`,
        `지나는 사분면과 오른쪽 위로 가는지 아래로 가는지는 계수의 부호가, ${tex('y')}축에 가까운 정도는 계수의 절댓값이 정해요. 점은 식에 대입하여 확인하세요.`,
      ],
    })
  },
}

export const GRAPH_TEMPLATES: ItemTemplate[] = [...pointOnGraph, judgeGraph]
