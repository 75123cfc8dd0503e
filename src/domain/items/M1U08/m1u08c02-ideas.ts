import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, deg, tri } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import { planeFigure, triangleOnBase } from '../asking/plane-figure.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U08C02'

/** A triangle whose side BC is drawn on to D. */
export function drawExterior(
  given: { b: number; c: number },
  labels: { a?: string; b?: string; out?: string },
  alt: string,
) {
  const [spotB, spotC, spotA] = triangleOnBase([0, 0], 6, given.b, given.c)
  const angle = (of: string, label: string | undefined) => (label === undefined ? [] : [{ of, label }])
  return planeFigure(
    alt,
    { A: spotA, B: spotB, C: spotC, D: [8.6, 0] },
    {
      lines: [{ of: 'ABDCA' }],
      angles: [...angle('BAC', labels.a), ...angle('ABC', labels.b), ...angle('ACD', labels.out)],
    },
  )
}

const nameExterior: ItemTemplate = {
  id: 'M1U08C02L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '외각과 내각의 관계',
  generate: (random) => {
    const [b, c] = drawTwo(random)
    const figure = drawExterior(
      { b, c },
      { out: 'x' },
      '삼각형 ABC의 변 BC를 점 D까지 연장하고 각 ACD를 x로 나타낸 그림',
    )
    const display = (formula: string) => optionAnswer(tex(formula))
    const asksSum = random.pick([true, false])
    return askChoice(random, {
      question: asksSum
        ? `그림의 ${tex(tri('ABC'))}에서 외각 ${tex(ang('ACD'))}와 크기가 항상 같은 것은 어느 것인가요?`
        : `그림의 ${tex(tri('ABC'))}에서 ${tex(`${ang('ACD')} + ${ang('ACB')}`)}와 크기가 항상 같은 것은 어느 것인가요?`,
      right: display(asksSum ? `${ang('A')} + ${ang('B')}` : `${ang('A')} + ${ang('B')} + ${ang('ACB')}`),
      slips: [
        {
          ...display(`${ang('A')} + ${ang('ACB')}`),
          mistakeText: asksSum
            ? '외각과 이웃하는 내각을 더했어요. 이웃하지 않는 두 내각을 더해야 해요.'
            : '세 내각 가운데 하나가 빠졌어요.',
        },
        {
          ...display(`${ang('B')} + ${ang('ACB')}`),
          mistakeText: asksSum
            ? '외각과 이웃하는 내각을 더했어요. 이웃하지 않는 두 내각을 더해야 해요.'
            : '세 내각 가운데 하나가 빠졌어요.',
        },
        asksSum
          ? {
              ...display(`${ang('A')} + ${ang('B')} + ${ang('ACB')}`),
              mistakeText: '세 내각의 크기의 합은 평각과 같아요. 외각 하나보다 커요.',
            }
          : {
              ...display(`${ang('A')} + ${ang('B')}`),
              mistakeText: '이것은 외각 하나의 크기예요. 이웃한 내각까지 더하면 평각이에요.',
            },
        { ...display(ang('ACB')), mistakeText: '이웃하는 내각은 외각과 크기가 같다고 할 수 없어요.' },
      ],
      solution: asksSum
        ? `${tex(ang('ACD'))}와 ${tex(ang('ACB'))}를 합하면 평각 ${tex(deg(180))}이고, 세 내각의 크기의 합도 ${tex(deg(180))}예요. 그래서 ${tex(ang('ACD'))}의 크기는 나머지 두 내각의 크기의 합 ${tex(`${ang('A')} + ${ang('B')}`)}와 같아요.`
        : `${tex(ang('ACD'))}와 ${tex(ang('ACB'))}를 합하면 평각이므로 ${tex(deg(180))}예요. 삼각형의 세 내각의 크기의 합도 ${tex(deg(180))}이므로 ${tex(`${ang('A')} + ${ang('B')} + ${ang('ACB')}`)}와 같아요.`,
      hints: [
        '한 꼭짓점에서 내각과 외각을 합하면 어떤 각이 되는지 그림에서 살펴보세요.',
        '삼각형의 세 내각의 크기의 합도 평각과 크기가 같아요.',
        asksSum
          ? '두 식에 공통으로 들어 있는 내각을 빼면 무엇이 남는지 생각해 보세요.'
          : '평각과 크기가 같은 것을 보기에서 찾으세요.',
      ],
      figures: [figure],
    })
  },
}

function drawTwo(random: SeededRandom): [number, number] {
  return drawUntil(
    random,
    (draw) => [draw.integer(8, 14) * 5, draw.integer(8, 13) * 5] as [number, number],
    ([b, c]) => b !== c && b + c <= 135,
  )
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '삼각형의 세 내각의 크기의 합은 \\(180^\\circ\\)이다.',
    true,
    '한 꼭짓점을 지나고 마주 보는 변에 평행한 직선을 그으면, 엇각을 이용하여 세 내각이 평각에 모이는 것을 알 수 있어요.',
    '종이로 만든 삼각형의 세 각을 찢어 한 점에 모으면 어떤 각이 되나요?',
  ],
  [
    '큰 삼각형은 작은 삼각형보다 세 내각의 크기의 합이 더 크다.',
    false,
    '세 내각의 크기의 합은 삼각형의 크기와 상관없이 \\(180^\\circ\\)예요.',
    '삼각자와 칠판에 그린 큰 삼각형에서 세 내각의 크기를 각각 더해 보세요.',
  ],
  [
    '삼각형의 한 외각의 크기는 그와 이웃하지 않는 두 내각의 크기의 합과 같다.',
    true,
    '외각과 이웃한 내각의 합이 \\(180^\\circ\\)이고 세 내각의 합도 \\(180^\\circ\\)이므로, 나머지 두 내각의 합과 같아요.',
    '외각과 이웃한 내각을 더한 것과, 세 내각을 모두 더한 것을 나란히 써 보세요. 양쪽에 같은 각이 있어요.',
  ],
  [
    '삼각형의 한 외각의 크기는 그와 이웃하는 내각의 크기와 같다.',
    false,
    '외각과 이웃하는 내각은 합하여 \\(180^\\circ\\)가 되는 것이지 크기가 같은 것은 아니에요.',
    '내각이 \\(50^\\circ\\)인 꼭짓점에서 변을 연장하면 외각은 몇 도인가요?',
  ],
  [
    '삼각형에서 내각 두 개가 모두 둔각일 수 있다.',
    false,
    '두 둔각을 더하면 \\(180^\\circ\\)보다 커져서 세 내각의 합이 \\(180^\\circ\\)가 될 수 없어요.',
    '\\(100^\\circ\\)인 각이 두 개 있는 삼각형을 그릴 수 있나요? 두 각을 더해 보세요.',
  ],
  [
    '삼각형의 한 외각과 그와 이웃하는 내각의 크기의 합은 \\(180^\\circ\\)이다.',
    true,
    '외각은 한 변과 이웃하는 변의 연장선이 이루는 각이므로 내각과 합하면 평각이에요.',
    '한 변을 연장하면 그 꼭짓점에서 내각과 외각이 나란히 놓여요. 둘을 합하면 어떤 각인가요?',
  ],
]

const judge = judgeBriefClaims(
  { id: 'M1U08C02L0A2', conceptId, difficultyLevel: 0, name: '내각과 외각 O/X' },
  ['삼각형을 하나 그리고 내각과 외각을 표시해 보세요.', '평각과 세 내각의 크기의 합을 비교해 보세요.'],
  (random) => random.pick(CLAIMS),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [nameExterior, judge]
