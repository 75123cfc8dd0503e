import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import {
  askChoice,
  makeBothForms,
  optionAnswer,
  rightNumber,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { onlyPositive } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { ofPeople } from '../asking/of-people.ts'
import { sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { className, lowOf, spaced, totalOf } from './distribution.ts'
import { drawTwoPlots, shareOf, type TwoPlots, twoPlotsFigure } from './relative-graph.ts'

const conceptId = 'M1U11C05'

/** What two graphs of relative frequencies show, of whom. */
export function introducePair({ names, first, second }: TwoPlots): string {
  return `다음은 ${attachParticle(ofPeople(`${names[0]} 학생 ${tex(totalOf(first))}명과 ${names[1]} 학생 ${tex(totalOf(second))}명`, first.what), '을/를')} 조사하여 상대도수의 분포를 나타낸 그래프예요.`
    .replaceAll('남학생 학생', '남학생')
    .replaceAll('여학생 학생', '여학생')
}

const pickHigher: ItemTemplate = {
  id: 'M1U11C05L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '비율이 더 높은 집단',
  generate: (random) => {
    const { pair, at } = drawUntil(
      random,
      (draw) => {
        const drawn = drawTwoPlots(draw)
        return { pair: drawn, at: draw.integer(2, drawn.shares[0].length - 2) }
      },
      ({ pair: drawn, at: place }) => {
        const [a, b] = drawn.shares.map((list) => sumOf(list.slice(place)))
        return a !== b
      },
    )
    const { names, first, shares } = pair
    const [a = 0, b = 0] = shares.map((list) => sumOf(list.slice(at)))
    const winner = a > b ? names[0] : names[1]
    const loser = a > b ? names[1] : names[0]
    const bound = `${tex(lowOf(first, at))}${spaced(first.unit)}`
    return askChoice(random, {
      question: `${introducePair(pair)} ${attachParticle(first.what, '이/가')} ${bound} 이상인 학생의 비율을 바르게 비교한 것은 어느 것인가요?`,
      right: optionAnswer(`${attachParticle(winner, '이/가')} 더 높다.`),
      slips: [
        {
          ...optionAnswer(`${attachParticle(loser, '이/가')} 더 높다.`),
          mistakeText: `${bound} 이상인 계급의 상대도수를 모두 더해 비교해 보세요.`,
        },
        {
          ...optionAnswer('두 집단이 같다.'),
          mistakeText: `${bound} 이상인 계급의 상대도수의 합이 서로 달라요.`,
        },
        {
          ...optionAnswer('조사한 학생 수가 달라서 비교할 수 없다.'),
          mistakeText: '상대도수는 전체에 대한 비율이므로 학생 수가 달라도 비교할 수 있어요.',
        },
      ],
      solution: `${bound} 이상인 계급의 상대도수의 합을 구해요.\n\n- ${names[0]}: ${texWith(`${shares[0].slice(at).map(shareOf).join(' + ')} = ${shareOf(a)}`, '이에요/예요')}.\n- ${names[1]}: ${texWith(`${shares[1].slice(at).map(shareOf).join(' + ')} = ${shareOf(b)}`, '이에요/예요')}.\n\n따라서 비율은 ${attachParticle(winner, '이/가')} 더 높아요.`,
      hints: [
        '비율을 비교할 때에는 학생 수가 아니라 상대도수를 비교해요.',
        `${bound} 이상인 계급의 상대도수를 집단마다 따로 읽어 적으세요. 실선과 점선이 각각 어느 집단인지 확인하세요.`,
        '적은 상대도수를 집단마다 더해서 두 합을 비교하세요.',
      ],
      figures: [twoPlotsFigure(pair)],
    })
  },
}

function drawGap(random: SeededRandom): ValueQuestion {
  const { pair, at } = drawUntil(
    random,
    (draw) => {
      const drawn = drawTwoPlots(draw)
      return { pair: drawn, at: draw.integer(1, drawn.shares[0].length - 2) }
    },
    ({ pair: { first, second }, at: place }) =>
      Math.abs((first.counts[place] ?? 0) - (second.counts[place] ?? 0)) >= 2,
  )
  const { names, first, second, shares } = pair
  const [m, n] = [totalOf(first), totalOf(second)]
  const [a, b] = [first.counts[at] ?? 0, second.counts[at] ?? 0]
  const [s, t] = [shares[0][at] ?? 0, shares[1][at] ?? 0]
  const gap = Math.abs(a - b)
  return {
    question: `${introducePair(pair)} ${className(first, at)}인 계급에서 두 집단의 도수의 차는 몇 명인지 구하세요.`,
    right: rightNumber(gap),
    slips: onlyPositive([
      wrongNumber(
        Math.abs(s - t),
        '상대도수의 차를 백분율로 바꾸어 답했어요. 도수를 각각 구해야 해요.',
        'M1U11C04',
      ),
      wrongNumber((Math.abs(s - t) * m) / 100, `두 집단의 학생 수를 모두 ${tex(m)}명으로 보았어요.`),
      wrongNumber((Math.abs(s - t) * n) / 100, `두 집단의 학생 수를 모두 ${tex(n)}명으로 보았어요.`),
      wrongNumber(a + b, '두 도수의 합을 구했어요.'),
      wrongNumber(a, `${names[0]}의 도수만 구했어요.`),
      wrongNumber(b, `${names[1]}의 도수만 구했어요.`),
    ]),
    solution: `1. ${names[0]}: 상대도수가 ${texWith(shareOf(s), '이므로/므로')} 도수는 ${tex(`${m} \\times ${shareOf(s)} = ${a}`)}(명)이에요.\n2. ${names[1]}: 상대도수가 ${texWith(shareOf(t), '이므로/므로')} 도수는 ${tex(`${n} \\times ${shareOf(t)} = ${b}`)}(명)이에요.\n3. 따라서 도수의 차는 ${tex(`${Math.max(a, b)} - ${Math.min(a, b)} = ${gap}`)}(명)이에요.`,
    hints: [
      '도수의 총합이 다르므로 상대도수의 차만으로는 도수의 차를 알 수 없어요.',
      `${first.what}의 두 그래프에서 그 계급의 상대도수를 각각 읽고, 각 집단의 학생 수를 곱해 도수를 구하세요.`,
      `${names[0]}의 학생은 ${tex(m)}명, ${names[1]}의 학생은 ${tex(n)}명이에요. 두 도수를 구한 다음 큰 수에서 작은 수를 빼세요.`.replaceAll(
        '학생의 학생',
        '학생',
      ),
    ],
    figures: [twoPlotsFigure(pair)],
  }
}

const findGap = makeBothForms({
  id: 'M1U11C05L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '두 집단의 도수 차',
  draw: withEnoughSlips(drawGap),
})

function listStatements(random: SeededRandom, pair: TwoPlots): TrueFalseStatement[] {
  const { names, first, second, shares } = pair
  const [left, right] = names
  const at = random.integer(1, shares[0].length - 2)
  const bound = random.integer(2, shares[0].length - 2)
  const [s, t] = [shares[0][at] ?? 0, shares[1][at] ?? 0]
  const [a, b] = [first.counts[at] ?? 0, second.counts[at] ?? 0]
  const [above, otherAbove] = shares.map((list) => sumOf(list.slice(bound)))
  const claimedValue = `${tex(lowOf(first, bound))}${spaced(first.unit)}`
  const percent = above ?? 0
  const wrongPercent = random.pick([percent + 10, Math.max(2, percent - 10)])
  const saidPercent = random.pick([percent, wrongPercent])
  return [
    {
      text: `${className(first, at)}인 계급의 상대도수는 ${attachParticle(left, '이/가')} ${right}보다 크다.`,
      isTrue: s > t,
      topic: '상대도수',
      because: `이 계급의 상대도수는 ${attachParticle(left, '이/가')} ${tex(shareOf(s))}, ${attachParticle(right, '이/가')} ${texWith(shareOf(t), '이에요/예요')}.`,
      mistakeText: '이 계급에서 두 점의 높이를 각각 읽어 비교해 보세요.',
    },
    {
      text: `${className(first, at)}인 학생 수는 ${attachParticle(left, '이/가')} ${right}보다 많다.`,
      isTrue: a > b,
      topic: '도수',
      because: `학생 수는 ${attachParticle(left, '이/가')} ${tex(a)}명, ${attachParticle(right, '이/가')} ${tex(b)}명이에요. 도수의 총합에 상대도수를 곱해서 구해요.`,
      mistakeText: '상대도수에 각 집단의 학생 수를 곱해 도수를 구한 다음 비교해 보세요.',
    },
    {
      text: `${attachParticle(first.what, '이/가')} ${claimedValue} 이상인 학생의 비율은 ${attachParticle(right, '이/가')} ${left}보다 높다.`,
      isTrue: (otherAbove ?? 0) > percent,
      topic: '비율',
      because: `${claimedValue} 이상인 계급의 상대도수의 합은 ${attachParticle(left, '이/가')} ${tex(shareOf(percent))}, ${attachParticle(right, '이/가')} ${texWith(shareOf(otherAbove ?? 0), '이에요/예요')}.`,
      mistakeText: `${claimedValue} 이상인 계급의 상대도수를 모두 더해 비교해 보세요.`,
    },
    {
      text: `${left}에서 ${attachParticle(first.what, '이/가')} ${claimedValue} 이상인 학생은 전체의 ${tex(saidPercent)} %이다.`,
      isTrue: saidPercent === percent,
      topic: '백분율',
      because: `${left}에서 ${claimedValue} 이상인 계급의 상대도수의 합은 ${texWith(shareOf(percent), '이므로/므로')} 전체의 ${tex(percent)} %예요.`,
      mistakeText: `${claimedValue} 이상인 계급의 상대도수를 모두 더한 다음 백분율로 바꾸어 보세요.`,
    },
    {
      text: '두 그래프에서 상대도수의 총합은 서로 다르다.',
      isTrue: false,
      topic: '총합',
      because: '상대도수의 총합은 어떤 자료에서나 1이에요.',
      mistakeText: '도수의 총합이 달라도 상대도수의 총합은 언제나 1이에요.',
    },
  ]
}

const comparePlots: ItemTemplate = {
  id: 'M1U11C05L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '분포 비교 진술',
  generate: (random) => {
    const pair = drawTwoPlots(random)
    const statements = drawUntil(
      random,
      (draw) => drawMixedStatements(draw, listStatements(draw, pair)),
      (drawn) => drawn.length === 4 && new Set(drawn.map(({ isTrue }) => isTrue)).size === 2,
    )
    return {
      ...askStatements({
        lead: `${introducePair(pair)} 옳은 것을 모두 고르세요.`,
        statements,
        hints: [
          '실선과 점선이 각각 어느 집단인지 확인하고, 계급마다 두 집단의 상대도수를 적어 보세요.',
          '비율을 묻는 설명은 상대도수로, 학생 수를 묻는 설명은 도수의 총합에 상대도수를 곱한 값으로 판단해요.',
          '설명을 하나씩 적어 둔 수와 비교하여, 맞는 것에만 표시하세요.',
        ],
      }),
      figures: [twoPlotsFigure(pair)],
    }
  },
}

export const COMPARING_TEMPLATES: ItemTemplate[] = [pickHigher, ...findGap, comparePlots]
