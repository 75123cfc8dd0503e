import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, deg, tri } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import { planeFigure, triangleOnBase } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd } from '../number-facts.ts'
import type { ItemTemplate } from '../template.ts'
import { drawExterior } from './m1u08c02-ideas.ts'

const conceptId = 'M1U08C02'

const SUM = `삼각형의 세 내각의 크기의 합은 ${tex(deg(180))}예요.`
const OUTER = '삼각형의 한 외각의 크기는 그와 이웃하지 않는 두 내각의 크기의 합과 같아요.'

const third = makeBothForms({
  id: 'M1U08C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '나머지 내각',
  draw: withEnoughSlips((random) => {
    const [b, c] = drawUntil(
      random,
      (draw) => [draw.integer(28, 100), draw.integer(28, 80)] as const,
      ([x, y]) => x + y <= 148 && x !== y && ![x, y].includes(180 - x - y) && 180 - x - y !== 90,
    )
    const a = 180 - b - c
    const [spotB, spotC, spotA] = triangleOnBase([0, 0], 6, b, c)
    return {
      question: `그림의 ${tex(tri('ABC'))}에서 ${tex(`${ang('B')} = ${deg(b)}`)}, ${tex(`${ang('C')} = ${deg(c)}`)}일 때, ${tex(ang('A'))}의 크기는 몇 도인지 구하세요.`,
      right: rightNumber(a),
      slips: [
        wrongNumber(b + c, '두 내각의 크기를 더하기만 했어요. 이것은 나머지 꼭짓점의 외각의 크기예요.'),
        wrongNumber(360 - b - c, `세 내각의 크기의 합을 ${texWith(deg(360), '으로/로')} 잘못 생각했어요.`),
        wrongNumber(180 - b, `${tex(ang('C'))}의 크기를 빼지 않았어요.`),
        wrongNumber(180 - c, `${tex(ang('B'))}의 크기를 빼지 않았어요.`),
        wrongNumber(Math.abs(90 - Math.min(b, c)), '직각삼각형으로 잘못 생각했어요.'),
      ],
      solution: `${SUM} 따라서 ${texWith(`${ang('A')} = ${deg(180)} - (${deg(b)} + ${deg(c)}) = ${deg(180)} - ${deg(b + c)} = ${deg(a)}`, '이에요/예요')}.`,
      hints: [
        '삼각형의 세 내각의 크기의 합이 얼마인지 떠올려 보세요.',
        `${tex(`${ang('A')} + ${deg(b)} + ${deg(c)} = ${deg(180)}`)}예요.`,
        `${tex(deg(180))}에서 주어진 두 내각의 크기를 모두 빼세요.`,
      ],
      figures: [
        planeFigure(
          `각 B가 ${b}도, 각 C가 ${c}도인 삼각형 ABC`,
          { A: spotA, B: spotB, C: spotC },
          {
            lines: [{ of: 'ABCA' }],
            angles: [
              { of: 'ABC', label: `${b}°` },
              { of: 'ACB', label: `${c}°` },
            ],
          },
        ),
      ],
    }
  }),
})

const outer = makeBothForms({
  id: 'M1U08C02L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '외각 구하기',
  draw: withEnoughSlips((random) => {
    const [a, b] = drawUntil(
      random,
      (draw) => [draw.integer(35, 85), draw.integer(32, 78)] as const,
      ([x, y]) => x !== y && x + y >= 75 && x + y <= 145 && ![90, x, y].includes(180 - x - y) && x + y !== 90,
    )
    return {
      question: `그림의 ${tex(tri('ABC'))}에서 ${tex(`${ang('A')} = ${deg(a)}`)}, ${tex(`${ang('B')} = ${deg(b)}`)}일 때, 외각 ${tex(ang('ACD'))}의 크기는 몇 도인지 구하세요.`,
      right: rightNumber(a + b),
      slips: [
        wrongNumber(180 - a - b, `이웃한 내각 ${tex(ang('ACB'))}의 크기를 구했어요.`),
        wrongNumber(180 - a, `${tex(ang('A'))}의 외각의 크기를 구했어요.`),
        wrongNumber(180 - b, `${tex(ang('B'))}의 외각의 크기를 구했어요.`),
        wrongNumber(180 + a + b, `평각을 ${texWith(deg(360), '으로/로')} 잘못 생각했어요.`, 'M1U06C03'),
      ],
      solution: `${OUTER} 따라서 ${texWith(`${ang('ACD')} = ${ang('A')} + ${ang('B')} = ${deg(a)} + ${deg(b)} = ${deg(a + b)}`, '이에요/예요')}.`,
      hints: [
        '외각과 이웃하지 않는 두 내각이 어느 것인지 그림에서 찾아보세요.',
        '한 외각의 크기는 그와 이웃하지 않는 두 내각의 크기의 합과 같아요.',
        `${tex(ang('ACD'))}와 이웃하지 않는 두 내각은 ${tex(ang('A'))}와 ${texWith(ang('B'), '이에요/예요')}. 두 각의 크기를 더하세요.`,
      ],
      figures: [
        drawExterior(
          { b, c: 180 - a - b },
          { a: `${a}°`, b: `${b}°`, out: '?' },
          `각 A가 ${a}도, 각 B가 ${b}도인 삼각형 ABC의 변 BC를 점 D까지 연장한 그림`,
        ),
      ],
    }
  }),
})

const ratio = makeBothForms({
  id: 'M1U08C02L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '내각의 비',
  draw: withEnoughSlips((random) => {
    const parts = drawUntil(
      random,
      (draw) => [draw.integer(1, 7), draw.integer(2, 8), draw.integer(2, 9)] as const,
      (drawn) => {
        const total = drawn.reduce((sum, part) => sum + part, 0)
        return (
          180 % total === 0 &&
          total >= 6 &&
          new Set(drawn).size === 3 &&
          gcd(gcd(drawn[0], drawn[1]), drawn[2]) === 1
        )
      },
    )
    const total = parts[0] + parts[1] + parts[2]
    const a = 180 / total
    const [low = 0, middle = 0, high = 0] = [...parts].sort((x, y) => x - y)
    const asksLargest = random.pick([true, false])
    const [target, b] = asksLargest ? [high, low] : [low, high]
    const word = asksLargest ? '큰' : '작은'
    return {
      question: `삼각형의 세 내각의 크기의 비가 ${tex(parts.join(' : '))}일 때, 가장 ${word} 내각의 크기는 몇 도인지 구하세요.`,
      right: rightNumber(target * a),
      slips: [
        wrongNumber(b * a, `가장 ${asksLargest ? '작은' : '큰'} 내각의 크기를 구했어요.`),
        wrongNumber(middle * a, '둘째로 큰 내각의 크기를 구했어요.'),
        wrongNumber(a, `비의 ${tex(1)}에 해당하는 크기까지만 구했어요.`),
        wrongNumber(2 * target * a, `세 내각의 크기의 합을 ${texWith(deg(360), '으로/로')} 잘못 생각했어요.`),
        wrongNumber(180 - target * a, '내각이 아니라 외각의 크기를 구했어요.'),
      ],
      solution: `1. ${SUM}\n2. 비의 값을 모두 더하면 ${texWith(`${parts.join(' + ')} = ${total}`, '이므로/므로')}, 가장 ${word} 내각은 전체의 ${texWith(`\\frac{${target}}{${total}}`, '이에요/예요')}.\n3. 따라서 ${texWith(`${deg(180)} \\times \\frac{${target}}{${total}} = ${deg(target * a)}`, '이에요/예요')}.`,
      hints: [
        `세 내각의 크기의 합 ${texWith(deg(180), '을/를')} 주어진 비로 나눈다고 생각하세요.`,
        `비의 값 ${texWith(parts.join(', '), '을/를')} 모두 더하면 전체를 몇으로 나누어야 하는지 알 수 있어요.`,
        `가장 ${word} 내각은 비에서 가장 ${word} 수에 해당해요. ${texWith(deg(180), '을/를')} 비의 값의 합으로 나눈 다음 그 수를 곱하세요.`,
      ],
    }
  }),
})

const equation = makeBothForms({
  id: 'M1U08C02L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '외각의 방정식',
  draw: withEnoughSlips((random) => {
    const drawn = drawUntil(
      random,
      (draw) => {
        const x = draw.integer(12, 38)
        const [p, q, r] = [draw.integer(1, 3), draw.integer(1, 3), draw.integer(2, 5)]
        const [s, t] = [draw.pick([0, 5, 10, 15, -5, -10]), draw.pick([0, 5, 10, 20, -5])]
        const a = p * x + s
        const b = q * x + t
        return { x, p, q, r, s, t, a, b, u: a + b - r * x }
      },
      ({ x, p, q, r, s, t, a, b, u }) =>
        a >= 25 &&
        b >= 25 &&
        a + b <= 150 &&
        a + b >= 60 &&
        r < p + q &&
        u !== 0 &&
        Math.abs(u) <= 40 &&
        (s !== 0 || t !== 0) &&
        x !== a &&
        x !== b &&
        s + t - u !== 0,
    )
    const { x, p, q, r, s, t, a, b, u } = drawn
    const [left, right, out] = [linearText(p, s), linearText(q, t), linearText(r, u)]
    const divided = (top: number, bottom: number) => (bottom !== 0 && top % bottom === 0 ? top / bottom : 0)
    return {
      question: `그림의 ${tex(tri('ABC'))}에서 ${tex(`${ang('A')} = (${left})^\\circ`)}, ${tex(`${ang('B')} = (${right})^\\circ`)}, ${tex(`${ang('ACD')} = (${out})^\\circ`)}일 때, ${tex('x')}의 값을 구하세요.`,
      right: rightNumber(x),
      slips: [
        wrongNumber(a + b, `외각 ${tex(ang('ACD'))}의 크기를 답했어요. 묻는 것은 ${tex('x')}의 값이에요.`),
        wrongNumber(
          divided(180 - s - t - u, p + q + r),
          `두 내각과 외각의 합을 ${texWith(deg(180), '으로/로')} 놓았어요. 외각은 내각이 아니에요.`,
        ),
        wrongNumber(a, `${tex(ang('A'))}의 크기를 답했어요.`),
        wrongNumber(b, `${tex(ang('B'))}의 크기를 답했어요.`),
        wrongNumber(divided(u + s + t, p + q - r), '상수항을 이항할 때 부호를 바꾸지 않았어요.', 'M1U04C03'),
        wrongNumber(180 - a - b, `이웃한 내각 ${tex(ang('ACB'))}의 크기를 답했어요.`),
      ].filter(({ key }) => Number(key) > 0),
      solution: `1. ${OUTER} 그래서 ${texWith(`(${left}) + (${right}) = ${out}`, '이에요/예요')}.\n2. 정리하면 ${texWith(`${linearText(p + q, s + t)} = ${out}`, '이에요/예요')}.\n3. 이항하면 ${texWith(`${linearText(p + q, 0)}${nextTerm(-r, 'x')} = ${u}${nextTerm(-(s + t))}`, '이에요/예요')}.${p + q - r === 1 ? '' : ` 정리하면 ${texWith(`${linearText(p + q - r, 0)} = ${u - s - t}`, '이에요/예요')}.`} 따라서 ${texWith(`x = ${x}`, '이에요/예요')}.`,
      hints: [
        '외각과 이웃하지 않는 두 내각을 그림에서 찾아보세요.',
        '두 내각의 크기의 합이 외각의 크기와 같다는 식을 세우세요.',
        `${texWith(`(${left}) + (${right}) = ${out}`, '을/를')} 풀어 보세요. 문자가 있는 항은 좌변으로, 상수항은 우변으로 이항해요.`,
      ],
      figures: [
        drawExterior(
          { b, c: 180 - a - b },
          {
            a: `(${left.replaceAll(' - ', ' − ')})°`,
            b: `(${right.replaceAll(' - ', ' − ')})°`,
            out: `(${out.replaceAll(' - ', ' − ')})°`,
          },
          '삼각형 ABC의 변 BC를 점 D까지 연장하고 각 A, 각 B, 각 ACD의 크기를 x를 쓴 식으로 나타낸 그림',
        ),
      ],
    }
  }),
})

export const ANGLE_TEMPLATES: ItemTemplate[] = [...third, ...outer, ...ratio, ...equation]
