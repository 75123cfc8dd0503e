import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { deg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { diagonalsOf, polygonName, regularName } from './polygon-names.ts'

const conceptId = 'M1U08C03'

function inner(n: number) {
  return 180 * (n - 2)
}
const INNER_SUM = `${tex('n')}각형의 내각의 크기의 합은 ${tex(`${deg(180)} \\times (n - 2)`)}예요.`
const OUTER_SUM = `다각형의 외각의 크기의 합은 변의 개수와 관계없이 항상 ${tex(deg(360))}예요.`

const innerSum = makeBothForms({
  id: 'M1U08C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '내각의 합',
  draw: withEnoughSlips((random) => {
    const n = random.integer(5, 15)
    return {
      question: `${polygonName(n)}의 내각의 크기의 합은 몇 도인지 구하세요.`,
      right: rightNumber(inner(n)),
      slips: [
        wrongNumber(
          180 * n,
          `삼각형의 개수를 변의 개수와 같다고 생각했어요. ${texWith(2, '을/를')} 빼야 해요.`,
        ),
        wrongNumber(
          180 * (n - 3),
          '한 꼭짓점에서 그은 대각선의 개수를 곱했어요. 삼각형은 그보다 하나 더 많아요.',
          'M1U08C01',
        ),
        wrongNumber(360, '외각의 크기의 합을 구했어요.'),
        wrongNumber(180 * (n - 1), '삼각형의 개수를 하나 더 세었어요.'),
        wrongNumber(
          360 * (n - 2),
          `삼각형의 내각의 크기의 합을 ${texWith(deg(360), '으로/로')} 잘못 생각했어요.`,
          'M1U08C02',
        ),
      ],
      solution: `${attachParticle(polygonName(n), '은/는')} 한 꼭짓점에서 대각선을 모두 그으면 삼각형 ${tex(`${n} - 2 = ${n - 2}`)}(개)로 나누어져요. 따라서 내각의 크기의 합은 ${texWith(`${deg(180)} \\times ${n - 2} = ${deg(inner(n))}`, '이에요/예요')}.`,
      hints: [
        '한 꼭짓점에서 대각선을 그어 다각형을 삼각형으로 나누어 보세요.',
        `${attachParticle(polygonName(n), '은/는')} 삼각형 ${tex(`(${n} - 2)`)}개로 나누어져요.`,
        `삼각형 하나의 내각의 크기의 합 ${texWith(deg(180), '을/를')} 삼각형의 개수만큼 더하세요.`,
      ],
    }
  }),
})

const OUTER_SIDES = [5, 6, 8, 9, 10, 12, 15, 18, 20]

const oneOuter = makeBothForms({
  id: 'M1U08C03L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '정다각형의 한 외각',
  draw: withEnoughSlips((random) => {
    const n = random.pick(OUTER_SIDES)
    const outer = 360 / n
    return {
      question: `${regularName(n)}의 한 외각의 크기는 몇 도인지 구하세요.`,
      right: rightNumber(outer),
      slips: [
        wrongNumber(180 - outer, '한 내각의 크기를 구했어요.'),
        wrongNumber(360, '외각의 크기의 합을 답했어요. 변의 개수로 나누어야 해요.'),
        wrongNumber(inner(n), '내각의 크기의 합을 구했어요.'),
        { ...rightNumber(360 / (n - 2)), mistakeText: '외각의 크기의 합을 삼각형의 개수로 나누었어요.' },
        wrongNumber(180 / n, `외각의 크기의 합을 ${texWith(deg(180), '으로/로')} 잘못 생각했어요.`),
      ].filter(({ key }) => /^\d+$/.test(key)),
      solution: `${OUTER_SUM} 정다각형은 외각의 크기가 모두 같으므로 ${texWith(`${deg(360)} \\div ${n} = ${deg(outer)}`, '이에요/예요')}.`,
      hints: [
        '다각형의 외각의 크기의 합은 변의 개수에 따라 달라지지 않아요.',
        '정다각형은 모든 내각의 크기가 같으므로 모든 외각의 크기도 같아요.',
        `외각의 크기의 합 ${texWith(deg(360), '을/를')} 외각의 개수 ${texWith(n, '으로/로')} 나누세요.`,
      ],
      figures:
        n <= 10
          ? [
              {
                kind: 'polygon',
                alt: `${regularName(n)}의 한 외각을 나타낸 그림`,
                sides: n,
                angle: 'outer',
                label: '?',
              },
            ]
          : [],
    }
  }),
})

const findSides = makeBothForms({
  id: 'M1U08C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '한 내각으로 변의 수',
  draw: withEnoughSlips((random) => {
    const n = random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24])
    const outer = 360 / n
    const size = 180 - outer
    const whole = (value: number) => (Number.isInteger(value) && value > 2 ? [value] : [])
    return {
      question: `한 내각의 크기가 ${tex(deg(size))}인 정다각형의 변은 모두 몇 개인지 구하세요.`,
      right: rightNumber(n),
      slips: [
        wrongNumber(n - 2, '한 꼭짓점에서 대각선을 그어 생기는 삼각형의 개수를 답했어요.', 'M1U08C01'),
        wrongNumber(n - 3, '한 꼭짓점에서 그을 수 있는 대각선의 개수를 답했어요.', 'M1U08C01'),
        wrongNumber(n + 2, `변의 개수를 구할 때 ${texWith(2, '을/를')} 한 번 더 더했어요.`),
        wrongNumber(outer, '한 외각의 크기까지만 구했어요.'),
        ...whole(180 / outer).map((value) =>
          wrongNumber(value, `외각의 크기의 합을 ${texWith(deg(180), '으로/로')} 잘못 생각했어요.`),
        ),
        ...whole(360 / size).map((value) => wrongNumber(value, '내각의 크기를 외각의 크기로 생각했어요.')),
      ],
      solution: `1. 한 꼭짓점에서 내각과 외각의 크기의 합은 ${texWith(deg(180), '이므로/므로')} 한 외각의 크기는 ${texWith(`${deg(180)} - ${deg(size)} = ${deg(outer)}`, '이에요/예요')}.\n2. ${OUTER_SUM} 변이 ${tex('n')}개라고 하면 ${texWith(`\\frac{360}{n} = ${outer}`, '이므로/므로')} ${texWith(`n = ${n}`, '이에요/예요')}. 곧 변은 ${tex(n)}개예요.`,
      hints: [
        '내각을 알면 외각도 알 수 있어요. 외각으로 생각하는 것이 더 간단해요.',
        `한 외각의 크기는 ${tex(`${deg(180)} - ${deg(size)}`)}예요. 정다각형은 외각의 크기가 모두 같아요.`,
        `외각의 크기의 합 ${texWith(deg(360), '을/를')} 한 외각의 크기로 나누면 외각이 몇 개인지 알 수 있어요.`,
      ],
    }
  }),
})

const missing = makeBothForms({
  id: 'M1U08C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '빠진 각 구하기',
  draw: withEnoughSlips((random) => {
    const asksInner = random.pick([true, true, false])
    const n = random.integer(5, 6)
    const total = asksInner ? inner(n) : 360
    const given = drawUntil(
      random,
      (draw) =>
        Array.from({ length: n - 1 }, () => (asksInner ? draw.integer(84, 140) : draw.integer(40, 85))),
      (drawn) => {
        const rest = total - drawn.reduce((sum, size) => sum + size, 0)
        return (
          new Set([...drawn, rest]).size === n &&
          (asksInner ? rest >= 80 && rest <= 145 : rest >= 35 && rest <= 88)
        )
      },
    )
    const sum = given.reduce((so, size) => so + size, 0)
    const rest = total - sum
    const word = asksInner ? '내각' : '외각'
    const list = given.map((size) => tex(deg(size))).join(', ')
    return {
      question: `${polygonName(n)}에서 한 ${word}을 뺀 나머지 ${word}의 크기가 ${list}예요. 나머지 한 ${word}의 크기는 몇 도인지 구하세요.`,
      right: rightNumber(rest),
      slips: [
        wrongNumber(180 - rest, asksInner ? '외각의 크기를 구했어요.' : '내각의 크기를 구했어요.'),
        wrongNumber(sum, '주어진 각의 크기를 더하기만 했어요.'),
        asksInner
          ? wrongNumber(inner(n + 1) - sum, '변의 개수를 하나 더 많게 생각하고 내각의 크기의 합을 구했어요.')
          : wrongNumber(inner(n) - sum, '외각의 크기의 합 대신 내각의 크기의 합을 이용했어요.'),
        wrongNumber(
          180 * n - sum,
          `내각의 크기의 합을 ${texWith(`${deg(180)} \\times ${n}`, '으로/로')} 잘못 생각했어요.`,
        ),
        wrongNumber(Math.round(total / n), `${word}의 크기가 모두 같다고 생각했어요.`),
      ],
      solution: asksInner
        ? `${attachParticle(polygonName(n), '은/는')} 삼각형 ${tex(n - 2)}개로 나누어지므로 내각의 크기의 합은 ${texWith(`${deg(180)} \\times ${n - 2} = ${deg(total)}`, '이에요/예요')}. 주어진 내각의 크기를 모두 더하면 ${texWith(deg(sum), '이므로/므로')}, 나머지 한 내각의 크기는 ${texWith(`${deg(total)} - ${deg(sum)} = ${deg(rest)}`, '이에요/예요')}.`
        : `${OUTER_SUM} 주어진 외각의 크기를 모두 더하면 ${texWith(deg(sum), '이므로/므로')}, 나머지 한 외각의 크기는 ${texWith(`${deg(360)} - ${deg(sum)} = ${deg(rest)}`, '이에요/예요')}.`,
      hints: [
        `${polygonName(n)}의 ${word}의 크기의 합이 얼마인지 먼저 생각하세요.`,
        asksInner ? INNER_SUM : '외각의 크기의 합은 변의 개수와 관계없이 일정해요.',
        `${word}의 크기의 합에서 주어진 각의 크기를 모두 빼세요.`,
      ],
    }
  }),
})

const ratio = makeBothForms({
  id: 'M1U08C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '내각과 외각의 비',
  draw: withEnoughSlips((random) => {
    const [m, n] = random.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
      [7, 1],
      [3, 2],
      [7, 2],
    ] as const)
    const outer = (180 * n) / (m + n)
    const sides = 360 / outer
    const d = diagonalsOf(sides)
    return {
      question: `한 내각의 크기와 한 외각의 크기의 비가 ${tex(`${m} : ${n}`)}인 정다각형의 대각선은 모두 몇 개인지 구하세요.`,
      right: rightNumber(d),
      slips: [
        wrongNumber(sides, '변의 개수까지만 구했어요.'),
        wrongNumber(sides - 3, '한 꼭짓점에서 그을 수 있는 대각선의 개수만 구했어요.', 'M1U08C01'),
        wrongNumber(sides * (sides - 3), '한 대각선을 두 번 세었으므로 반으로 나누어야 해요.', 'M1U08C01'),
        wrongNumber((sides * (sides - 1)) / 2, '변까지 대각선으로 세었어요.', 'M1U08C01'),
        wrongNumber(diagonalsOf(m + n) || outer, '비의 값의 합을 변의 개수로 생각했어요.'),
      ].filter(({ key }) => /^[1-9]\d*$/.test(key)),
      solution: `1. 한 꼭짓점에서 내각과 외각의 크기의 합은 ${texWith(deg(180), '이므로/므로')} 한 외각의 크기는 ${texWith(`${deg(180)} \\times \\frac{${n}}{${m + n}} = ${deg(outer)}`, '이에요/예요')}.\n2. 외각의 크기의 합은 ${texWith(deg(360), '이므로/므로')} 변은 ${tex(`360 \\div ${outer} = ${sides}`)}(개), 곧 ${attachParticle(regularName(sides), '이에요/예요')}.\n3. 대각선은 모두 ${tex(`\\frac{${sides} \\times (${sides} - 3)}{2} = ${d}`)}(개)예요.`,
      hints: [
        '한 꼭짓점에서 내각과 외각의 크기의 합은 평각이에요. 이 합을 주어진 비로 나누어 보세요.',
        `한 외각의 크기는 ${texWith(`${deg(180)} \\times \\frac{${n}}{${m} + ${n}}`, '이에요/예요')}. 이것으로 변의 개수를 구하세요.`,
        '외각의 크기의 합을 한 외각의 크기로 나누면 변의 개수예요. 한 꼭짓점에서 그을 수 있는 대각선의 개수와 변의 개수를 곱하고 반으로 나누세요.',
      ],
    }
  }),
})

export const SUM_TEMPLATES: ItemTemplate[] = [...innerSum, ...oneOuter, ...findSides, ...missing, ...ratio]
