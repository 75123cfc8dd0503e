import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex } from '../asking/inline-math.ts'
import { sumOf } from '../asking/statistics.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  className,
  type Distribution,
  drawDistribution,
  lowOf,
  readClasses,
  spaced,
  totalOf,
} from './distribution.ts'

interface Pair {
  names: readonly [string, string]
  first: Distribution
  second: Distribution
}

function drawPair(random: SeededRandom): Pair {
  const names = random.pick([
    ['남학생', '여학생'],
    ['1반', '2반'],
    ['A 모둠', 'B 모둠'],
  ] as const)
  const totals = [20, 22, 24, 25, 26, 28, 30]
  const first = drawDistribution(random, { totals, least: 1, most: 12 })
  const second = drawUntil(
    random,
    (draw) => ({ ...first, counts: drawDistribution(draw, { totals, least: 1, most: 12 }).counts }),
    ({ counts }) =>
      counts.length === first.counts.length &&
      counts.filter((count, at) => count === first.counts[at]).length <= 1,
  )
  return { names, first, second }
}

function pairFigure({ names, first, second }: Pair): Figure {
  const { what, unit, from, size } = first
  return {
    kind: 'frequency-polygon',
    alt: `${what}(${unit})의 도수분포다각형. ${names[0]}: ${readClasses(first, first.counts, '명')}. ${names[1]}: ${readClasses(second, second.counts, '명')}.`,
    from,
    size,
    series: [
      { name: names[0], counts: first.counts },
      { name: names[1], counts: second.counts },
    ],
    xUnit: unit,
    yUnit: '명',
  }
}

function pollOf({ counts }: Distribution) {
  return counts.indexOf(Math.max(...counts))
}

function listStatements(random: SeededRandom, pair: Pair): TrueFalseStatement[] {
  const { names, first, second } = pair
  const [left, right] = names
  const [m, n] = [totalOf(first), totalOf(second)]
  const at = random.integer(1, first.counts.length - 2)
  const bound = random.integer(2, first.counts.length - 2)
  const reach = ({ counts }: Distribution) => sumOf(counts.slice(bound))
  const claimedValue = `${tex(lowOf(first, bound))}${spaced(first.unit)}`
  const isPeakAlone = [first, second].every(
    ({ counts }) => counts.filter((count) => count === Math.max(...counts)).length === 1,
  )
  const [a, b] = [first.counts[at] ?? 0, second.counts[at] ?? 0]
  const differing = first.counts.filter((count, place) => count > (second.counts[place] ?? 0)).length
  return [
    {
      text: `${attachParticle(left, '과/와')} ${right}의 도수의 총합은 같다.`,
      isTrue: m === n,
      topic: '총합',
      because: `도수의 총합은 ${attachParticle(left, '이/가')} ${tex(m)}명, ${attachParticle(right, '이/가')} ${tex(n)}명이에요.`,
      mistakeText: '두 그래프의 도수를 각각 모두 더해 비교해 보세요.',
    },
    {
      text: `도수의 총합은 ${attachParticle(left, '이/가')} ${right}보다 크다.`,
      isTrue: m > n,
      topic: '총합',
      because: `도수의 총합은 ${attachParticle(left, '이/가')} ${tex(m)}명, ${attachParticle(right, '이/가')} ${tex(n)}명이에요.`,
      mistakeText: '두 그래프의 도수를 각각 모두 더해 비교해 보세요.',
    },
    {
      text: `${className(first, at)}인 계급의 도수는 ${attachParticle(left, '이/가')} ${right}보다 크다.`,
      isTrue: a > b,
      topic: '계급',
      because: `이 계급의 도수는 ${attachParticle(left, '이/가')} ${tex(a)}명, ${attachParticle(right, '이/가')} ${tex(b)}명이에요.`,
      mistakeText: '이 계급에서 두 점의 높이를 각각 읽어 비교해 보세요.',
    },
    {
      text: `${first.what}이 ${claimedValue} 이상인 학생은 ${attachParticle(right, '이/가')} ${left}보다 많다.`.replace(
        `${first.what}이`,
        attachParticle(first.what, '이/가'),
      ),
      isTrue: reach(second) > reach(first),
      topic: '이상',
      because: `${claimedValue} 이상인 학생은 ${attachParticle(left, '이/가')} ${tex(reach(first))}명, ${attachParticle(right, '이/가')} ${tex(reach(second))}명이에요.`,
      mistakeText: `${claimedValue} 이상인 계급의 도수를 모두 더해 비교해 보세요.`,
    },
    {
      text: `${left}의 도수가 ${right}의 도수보다 큰 계급은 ${tex(differing)}개이다.`,
      isTrue: true,
      topic: '큰 계급',
      because: `계급마다 두 점의 높이를 비교하면 ${left}의 점이 더 높은 계급은 ${tex(differing)}개예요.`,
      mistakeText: '계급마다 두 점의 높이를 차례로 비교해 보세요.',
    },
    {
      text: `${left}의 도수가 ${right}의 도수보다 큰 계급은 ${tex(differing + 1)}개이다.`,
      isTrue: false,
      topic: '큰 계급',
      because: `계급마다 두 점의 높이를 비교하면 ${left}의 점이 더 높은 계급은 ${tex(differing)}개예요.`,
      mistakeText: '계급마다 두 점의 높이를 차례로 비교해 보세요.',
    },
    ...(isPeakAlone
      ? [
          {
            text: '도수가 가장 큰 계급은 두 집단이 같다.',
            isTrue: pollOf(first) === pollOf(second),
            topic: '가장 큰 계급',
            because: `도수가 가장 큰 계급은 ${attachParticle(left, '이/가')} ${className(first, pollOf(first))}, ${attachParticle(right, '이/가')} ${className(second, pollOf(second))}이에요.`,
            mistakeText: '두 그래프에서 가장 높은 점이 있는 계급을 각각 찾아보세요.',
          },
        ]
      : []),
  ]
}

const comparePolygons: ItemTemplate = {
  id: 'M1U11C03L5A2',
  conceptId: 'M1U11C03',
  difficultyLevel: 5,
  name: '두 다각형 비교',
  generate: (random) => {
    const pair = drawPair(random)
    const { names, first } = pair
    const statements = drawUntil(
      random,
      (draw) => drawMixedStatements(draw, listStatements(draw, pair)),
      (drawn) => drawn.length === 4 && new Set(drawn.map(({ isTrue }) => isTrue)).size === 2,
    )
    return {
      ...askStatements({
        lead: `다음은 ${attachParticle(names[0], '과/와')} ${names[1]}의 ${attachParticle(first.what, '을/를')} 조사하여 나타낸 도수분포다각형이에요. 옳은 것을 모두 고르세요.`,
        statements,
        hints: [
          '계급마다 두 점의 높이를 읽어 표로 정리해 보세요. 실선과 점선이 각각 어느 집단인지 먼저 확인하세요.',
          '도수의 총합이나 이상인 학생 수를 묻는 설명은 도수를 더해야 판단할 수 있어요.',
          '설명을 하나씩 표의 수와 비교하여, 맞는 것에만 표시하세요.',
        ],
      }),
      figures: [pairFigure(pair)],
    }
  },
}

export const COMPARING_TEMPLATES: ItemTemplate[] = [comparePolygons]
