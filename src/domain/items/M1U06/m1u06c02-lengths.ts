import { makeBothForms, rightNumber, type Slip } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { pt, seg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd } from '../number-facts.ts'
import type { ItemTemplate } from '../template.ts'
import { distance, lengthOf, type Places, segmentFigure } from './segment-text.ts'

const conceptId = 'M1U06C02'

/** Wrong lengths that follow from the given ones: MN alone, AC alone, or both AB and BC. */
function slipsBetweenMidpoints(
  premise: string,
  first: number,
  second: number,
): [value: number, mistakeText: string][] {
  const whole = first + second
  const middle = whole / 2
  const trisected = `두 점 ${pt('M')}, ${pt('N')}이 선분 ${texWith('\\mathrm{AC}', '을/를')} 삼등분한다고 생각했어요. 두 점은 각각 선분 ${tex('\\mathrm{AB}')}, 선분 ${tex('\\mathrm{BC}')}의 중점이에요.`
  if (premise === 'MN')
    return [
      [middle, '두 중점 사이의 길이를 그대로 답했어요.'],
      [3 * middle, trisected],
      [4 * middle, '두 배를 두 번 했어요.'],
      [middle + 2, `${texWith(2, '을/를')} 곱해야 하는데 더했어요.`],
      [middle / 2, '두 배를 구해야 하는데 절반을 구했어요.'],
    ]
  const shared: [number, string][] = [
    [whole, '전체의 길이를 답했어요. 두 중점 사이는 전체의 절반이에요.'],
    [whole / 4, '절반을 두 번 구했어요.'],
    [whole * 2, '절반이 아니라 두 배를 구했어요.'],
  ]
  if (premise === 'AC')
    return [
      ...shared,
      [whole / 3, trisected],
      [whole - 2, `${texWith(2, '으로/로')} 나누어야 하는데 ${texWith(2, '을/를')} 뺐어요.`],
      [whole + middle, '전체의 길이에 그 절반을 더했어요. 두 중점 사이는 전체의 절반이에요.'],
    ]
  return [
    ...shared,
    [first / 2, `${tex(seg('MB'))}의 길이만 구했어요.`],
    [second / 2, `${tex(seg('BN'))}의 길이만 구했어요.`],
    [Math.abs(first - second) / 2, '두 길이의 절반을 더해야 하는데 뺐어요.'],
  ]
}

const betweenMidpoints = makeBothForms({
  id: 'M1U06C02L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '두 중점 사이',
  draw: withEnoughSlips((random) => {
    const [first, second] = drawUntil(
      random,
      (draw): [number, number] => [2 * draw.integer(2, 9), 2 * draw.integer(2, 9)],
      ([a, b]) => a !== b && ![a, b].includes((a + b) / 2),
    )
    const asksWhole = random.pick([true, false])
    const [whole, middle] = [first + second, (first + second) / 2]
    const [given, value, target, answer] = asksWhole
      ? ['MN', middle, 'AC', whole]
      : random.pick([
          ['AC', whole, 'MN', middle],
          ['both', 0, 'MN', middle],
        ] as const)
    const premise =
      given === 'both'
        ? `${lengthOf('AB', first)}, ${lengthOf('BC', second)}`
        : lengthOf(given ?? '', value ?? 0)
    const lengths =
      given === 'both'
        ? [
            { of: 'AB', label: `${first} cm` },
            { of: 'BC', label: `${second} cm` },
          ]
        : []
    return {
      question: `다음 그림에서 점 ${pt('B')}는 선분 ${tex('\\mathrm{AC}')} 위의 점이고, 두 점 ${pt('M')}, ${pt('N')}은 각각 선분 ${tex('\\mathrm{AB}')}, 선분 ${tex('\\mathrm{BC}')}의 중점이에요. ${premise}일 때, ${tex(seg(target ?? ''))}의 길이는 몇 cm인지 구하세요.`,
      right: rightNumber(answer ?? 0),
      slips: naturalSlips(slipsBetweenMidpoints(given ?? '', first, second)),
      solution: `중점의 성질에서 ${tex(`${seg('MB')} = \\frac{1}{2}${seg('AB')}`)}, ${texWith(`${seg('BN')} = \\frac{1}{2}${seg('BC')}`, '이에요/예요')}.\n\n1. ${texWith(`${seg('MN')} = ${seg('MB')} + ${seg('BN')} = \\frac{1}{2}${seg('AB')} + \\frac{1}{2}${seg('BC')} = \\frac{1}{2}${seg('AC')}`, '이에요/예요')}.\n2. ${asksWhole ? `따라서 ${tex(`${seg('AC')} = 2${seg('MN')} = 2 \\times ${middle} = ${whole}`)}(cm)예요.` : `${tex(`${seg('AC')} = ${given === 'both' ? `${first} + ${second} = ` : ''}${whole}`)}(cm)이므로 ${tex(`${seg('MN')} = \\frac{1}{2} \\times ${whole} = ${middle}`)}(cm)예요.`}`,
      hints: [
        '그림에서 길이가 같은 부분을 찾아 같은 표시를 해 보세요.',
        `${texWith(seg('MN'), '을/를')} ${texWith(seg('MB'), '과/와')} ${tex(seg('BN'))}으로 나누어 생각하세요.`,
        `${texWith(seg('MB'), '은/는')} ${tex(seg('AB'))}의 절반, ${texWith(seg('BN'), '은/는')} ${tex(seg('BC'))}의 절반이에요. 두 절반을 더하면 ${texWith(seg('AC'), '과/와')} 어떤 관계인가요?`,
      ],
      figures: [
        segmentFigure(
          '선분 AC 위에 점 A, M, B, N, C가 차례로 있는 그림',
          { A: 0, M: first / 2, B: first, N: first + second / 2, C: whole },
          lengths,
        ),
      ],
    }
  }),
})

const byRatio = makeBothForms({
  id: 'M1U06C02L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '비로 주어진 길이',
  draw: withEnoughSlips((random) => {
    const { m, n, total } = drawUntil(
      random,
      (draw) => ({ m: draw.integer(1, 6), n: draw.integer(1, 6), total: draw.integer(10, 48) }),
      (drawn) => {
        const { m: a, n: b, total: all } = drawn
        const bottom = (a + b) / gcd(all * a, a + b)
        return (
          a !== b && gcd(a, b) === 1 && bottom === 1 && a + b >= 4 && ![a, b].includes((all * a) / (a + b))
        )
      },
    )
    const target = random.pick(['AB', 'BC'] as const)
    const part = target === 'AB' ? m : n
    const rest = target === 'AB' ? n : m
    const slip = (top: number, bottom: number, mistakeText: string): Slip => ({
      ...fractionAnswer(top, bottom),
      mistakeText,
    })
    const whole = fractionAnswer(total * part, m + n).markdown.slice(2, -2)
    return {
      question: `점 ${pt('B')}가 선분 ${tex('\\mathrm{AC}')} 위의 점이고 ${tex(`${seg('AB')} : ${seg('BC')} = ${m} : ${n}`)}, ${lengthOf('AC', total)}일 때, ${tex(seg(target))}의 길이는 몇 cm인지 구하세요.`,
      right: fractionAnswer(total * part, m + n),
      slips: [
        slip(total * rest, m + n, '비에서 다른 쪽의 길이를 구했어요.'),
        slip(total * part, rest, '전체가 아니라 다른 한 부분을 기준으로 나누었어요.'),
        slip(total, m + n, '한 부분에 해당하는 길이까지만 구했어요.'),
        slip(total, part, '전체를 비의 한 수로만 나누었어요.'),
        slip(total, 2, '비를 생각하지 않고 절반으로 나누었어요.'),
      ],
      solution: `전체 ${texWith(seg('AC'), '을/를')} ${tex(`${m} + ${n} = ${m + n}`)}(부분)으로 나누면 ${texWith(seg(target), '은/는')} 그중 ${tex(part)}부분이에요. 따라서 ${tex(`${seg(target)} = ${total} \\times \\frac{${part}}{${m + n}} = ${whole}`)}(cm)예요.`,
      hints: [
        '비를 이용해 선분을 길이가 같은 부분으로 나누어 그려 보세요.',
        `전체는 비의 두 수를 더한 만큼의 부분으로 나누어져요. ${texWith(seg(target), '은/는')} 그중 몇 부분인가요?`,
        '전체의 길이에 (해당하는 부분의 수) ÷ (전체 부분의 수)를 곱하세요.',
      ],
      figures: [
        segmentFigure(`선분 AC 위에 점 B가 있는 그림. AB와 BC의 길이의 비는 ${m} 대 ${n}`, {
          A: 0,
          B: m,
          C: m + n,
        }),
      ],
    }
  }),
})

interface Layout {
  told: string
  alt: string
  places: Places
  /** How to see the lengths in parts. */
  because: string
}

const LAYOUTS: readonly Layout[] = [
  {
    told: `두 점 ${pt('C')}, ${pt('D')}는 선분 ${tex('\\mathrm{AB}')}의 삼등분점이고, 점 ${pt('M')}은 선분 ${tex('\\mathrm{CD}')}의 중점`,
    alt: '선분 AB 위에 점 A, C, M, D, B가 차례로 있는 그림',
    places: { A: 0, C: 2, M: 3, D: 4, B: 6 },
    because:
      '삼등분점은 선분을 길이가 같은 세 부분으로 나누고, 중점은 가운데 부분을 다시 둘로 나누어요. 가장 짧은 부분을 한 칸으로 보면 전체는 여섯 칸이에요.',
  },
  {
    told: `두 점 ${pt('C')}, ${pt('D')}는 선분 ${tex('\\mathrm{AB}')}의 삼등분점이고, 두 점 ${pt('M')}, ${pt('N')}은 각각 선분 ${tex('\\mathrm{AC}')}, 선분 ${tex('\\mathrm{DB}')}의 중점`,
    alt: '선분 AB 위에 점 A, M, C, D, N, B가 차례로 있는 그림',
    places: { A: 0, M: 1, C: 2, D: 4, N: 5, B: 6 },
    because:
      '삼등분점은 선분을 길이가 같은 세 부분으로 나누고, 두 중점은 양쪽 부분을 다시 둘로 나누어요. 가장 짧은 부분을 한 칸으로 보면 전체는 여섯 칸이에요.',
  },
  {
    told: `점 ${pt('M')}은 선분 ${tex('\\mathrm{AB}')}의 중점이고, 두 점 ${pt('C')}, ${pt('D')}는 선분 ${tex('\\mathrm{MB}')}의 삼등분점`,
    alt: '선분 AB 위에 점 A, M, C, D, B가 차례로 있는 그림',
    places: { A: 0, M: 3, C: 4, D: 5, B: 6 },
    because:
      '중점은 선분을 둘로 나누고, 삼등분점은 오른쪽 절반을 다시 세 부분으로 나누어요. 가장 짧은 부분을 한 칸으로 보면 전체는 여섯 칸이에요.',
  },
]

function pairsOf(places: Places): string[] {
  const names = Object.keys(places).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  return names.flatMap((one, index) => names.slice(index + 1).map((other) => one + other))
}

const thirdsAndHalves = makeBothForms({
  id: 'M1U06C02L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '삼등분점과 중점',
  draw: withEnoughSlips((random) => {
    const layout = random.pick(LAYOUTS)
    const pairs = pairsOf(layout.places)
    const {
      given,
      wanted: target,
      value,
    } = drawUntil(
      random,
      (draw) => {
        const [a = '', b = ''] = draw.sample(pairs, 2)
        return { given: a, wanted: b, value: draw.integer(6, 36) }
      },
      (drawn) => {
        const [from, to] = [distance(layout.places, drawn.given), distance(layout.places, drawn.wanted)]
        const answer = (drawn.value * to) / from
        return (
          from >= 2 &&
          to >= 2 &&
          from !== to &&
          Number.isInteger(2 * answer) &&
          drawn.value % from === 0 &&
          answer !== from &&
          answer !== to &&
          answer !== drawn.value / from
        )
      },
    )
    const [from, to] = [distance(layout.places, given), distance(layout.places, target)]
    const slip = (top: number, bottom: number, mistakeText: string): Slip => ({
      ...fractionAnswer(top, bottom),
      mistakeText,
    })
    return {
      question: `다음 그림에서 ${layout.told}이에요. ${lengthOf(given, value)}일 때, ${tex(seg(target))}의 길이는 몇 cm인지 구하세요.`,
      right: fractionAnswer(value * to, from),
      slips: [
        slip(value * from, to, '두 선분이 차지하는 칸의 수를 바꾸어 계산했어요.'),
        slip(value, from, '한 칸의 길이까지만 구했어요.'),
        slip(value * (to + 1), from, `${texWith(seg(target), '이/가')} 차지하는 칸을 하나 더 세었어요.`),
        slip(value * (to - 1), from, `${texWith(seg(target), '이/가')} 차지하는 칸을 하나 빠뜨렸어요.`),
        slip(value * 6, from, '전체의 길이를 답했어요.'),
        slip(value * to, from + 1, `${texWith(seg(given), '이/가')} 차지하는 칸을 하나 더 세었어요.`),
      ],
      solution: `${layout.because}\n\n1. ${texWith(seg(given), '은/는')} ${tex(from)}칸이므로 한 칸의 길이는 ${tex(`${value} \\div ${from} = ${value / from}`)}(cm)예요.\n2. ${texWith(seg(target), '은/는')} ${tex(to)}칸이므로 ${tex(`${value / from} \\times ${to} = ${fractionAnswer(value * to, from).markdown.slice(2, -2)}`)}(cm)예요.`,
      hints: [
        '삼등분점은 선분을 길이가 같은 세 부분으로, 중점은 두 부분으로 나누어요.',
        '가장 짧은 부분을 한 칸으로 하여 그림의 선분을 똑같은 칸으로 나누어 보세요.',
        `${texWith(seg(given), '과/와')} ${texWith(seg(target), '이/가')} 각각 몇 칸인지 세고, 한 칸의 길이를 구하여 계산하세요.`,
      ],
      figures: [segmentFigure(layout.alt, layout.places)],
    }
  }),
})

const twoConditions = makeBothForms({
  id: 'M1U06C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '조건이 여러 개인 배치',
  draw: withEnoughSlips((random) => {
    const { k, half } = drawUntil(
      random,
      (draw) => ({ k: draw.integer(2, 5), half: draw.integer(2, 7) }),
      (drawn) => ![drawn.k, drawn.half].includes(2 * drawn.half),
    )
    const places = { A: 0, C: 2 * k * half, D: 2 * k * half + half, B: 2 * k * half + 2 * half }
    const [given, target] = drawUntil(
      random,
      (draw) => draw.sample(['AB', 'AC', 'AD', 'CB'], 2) as [string, string],
      ([a, b]) => a === 'AD' || b === 'AD',
    )
    const [value, answer] = [distance(places, given), distance(places, target)]
    const parts = (pair: string) => distance(places, pair) / half
    return {
      question: `다음 그림과 같이 선분 ${tex('\\mathrm{AB}')} 위에 두 점 ${pt('C')}, ${pt('D')}가 있어요. ${tex(`${seg('AC')} = ${k}${seg('CB')}`)}이고 점 ${pt('D')}는 선분 ${tex('\\mathrm{CB}')}의 중점이에요. ${lengthOf(given, value)}일 때, ${tex(seg(target))}의 길이는 몇 cm인지 구하세요.`,
      right: rightNumber(answer),
      slips: naturalSlips([
        [half, `선분 ${tex('\\mathrm{CD}')}의 길이를 답했어요.`],
        ...(['AB', 'AC', 'AD', 'CB'] as const)
          .filter((pair) => pair !== given && pair !== target)
          .map(
            (pair) =>
              [
                distance(places, pair),
                `${tex(seg(pair))}의 길이를 답했어요. 묻는 것은 ${tex(seg(target))}의 길이예요.`,
              ] as const,
          ),
        [answer + half, '중점으로 나눈 부분을 하나 더 더했어요.'],
        [answer - half, '중점으로 나눈 부분을 하나 빠뜨렸어요.'],
        [answer * 2, '중점 때문에 두 배를 해야 한다고 생각했어요.'],
      ]),
      solution: `${tex(`${seg('CD')} = ${seg('DB')} = a`)}(cm)라 하면 ${tex(`${seg('CB')} = 2a`)}, ${texWith(`${seg('AC')} = ${k} \\times 2a = ${2 * k}a`, '이에요/예요')}.\n\n1. ${texWith(seg(given), '은/는')} ${tex(`${parts(given)}a`)}이므로 ${tex(`${parts(given)}a = ${value}`)}에서 ${texWith(`a = ${half}`, '이에요/예요')}.\n2. 따라서 ${tex(`${seg(target)} = ${parts(target)}a = ${answer}`)}(cm)예요.`,
      hints: [
        `가장 짧은 ${tex(seg('CD'))}의 길이를 ${tex('a')} cm로 놓고 나머지 길이를 ${tex('a')}로 나타내 보세요.`,
        `${texWith(seg('CB'), '은/는')} ${tex('a')}의 두 배이고, ${texWith(seg('AC'), '은/는')} 다시 그 ${tex(k)}배예요.`,
        `${texWith(seg(given), '을/를')} ${tex('a')}로 나타낸 식이 ${texWith(value, '과/와')} 같다는 방정식을 풀고, ${texWith(seg(target), '을/를')} 나타낸 식에 넣으세요.`,
      ],
      figures: [segmentFigure('선분 AB 위에 점 A, C, D, B가 차례로 있는 그림', places)],
    }
  }),
})

export const LENGTH_TEMPLATES: ItemTemplate[] = [
  ...betweenMidpoints,
  ...byRatio,
  ...thirdsAndHalves,
  ...twoConditions,
]
