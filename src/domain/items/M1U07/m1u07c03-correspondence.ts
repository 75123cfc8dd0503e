import {
  askChoice,
  makeBothForms,
  optionAnswer,
  rightNumber,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, deg, pt, pts, seg, tri } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import { type PlanePoint, planeFigure, triangleOnBase } from '../asking/plane-figure.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U07C03'

/** Two triangles by their vertices in corresponding order. */
const PAIRS = [
  ['ABC', 'DEF'],
  ['ABC', 'DFE'],
  ['ABC', 'PQR'],
  ['ABC', 'QRP'],
  ['ABC', 'EFD'],
  ['PQR', 'XYZ'],
] as const

const ORDER = '합동을 기호로 나타낼 때에는 대응하는 꼭짓점의 차례를 맞추어 써요.'

const pickPartner: ItemTemplate = {
  id: 'M1U07C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '대응하는 것 찾기',
  generate: (random) => {
    const [first, second] = random.pick(PAIRS)
    const [i, j] = random.pick([
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const)
    const names = [
      [0, 1],
      [1, 2],
      [0, 2],
    ].map(([a = 0, b = 0]) => `${second[a]}${second[b]}`)
    const right = `${second[i]}${second[j]}`
    const target = `${first[i]}${first[j]}`
    return askChoice(random, {
      question: `${tex(`${tri(first)} \\equiv ${tri(second)}`)}일 때, 변 ${pt(target)}의 대응변은 어느 것인가요?`,
      right: optionAnswer(`변 ${pt(right)}`),
      slips: [
        ...names
          .filter((name) => name !== right)
          .map((name) => ({
            ...optionAnswer(`변 ${pt(name)}`),
            mistakeText: `대응하는 꼭짓점의 차례를 맞추지 않았어요. ${ORDER}`,
          })),
        ...[`${first[1]}${first[2]}`, `${first[0]}${first[2]}`, `${first[0]}${first[1]}`]
          .filter((name) => name !== target)
          .slice(0, 1)
          .map((name) => ({
            ...optionAnswer(`변 ${pt(name)}`),
            mistakeText: '같은 삼각형의 변을 골랐어요. 대응변은 다른 삼각형에 있어요.',
          })),
      ],
      solution: `${ORDER} 점 ${pt(first[i] ?? '')}의 대응점은 점 ${texWith(pts(second[i] ?? ''), '이고/고')}, 점 ${pt(first[j] ?? '')}의 대응점은 점 ${texWith(pts(second[j] ?? ''), '이에요/예요')}. 따라서 변 ${pt(target)}의 대응변은 변 ${texWith(pts(right), '이에요/예요')}.`,
      hints: [
        '합동 기호의 양쪽에 쓴 꼭짓점의 차례를 살펴보세요.',
        '기호의 왼쪽에서 몇째에 쓴 꼭짓점인지 찾고, 오른쪽에서 같은 차례에 있는 꼭짓점을 찾으세요.',
        `점 ${texWith(pts(first[i] ?? ''), '과/와')} 점 ${pt(first[j] ?? '')}의 대응점을 하나씩 찾아 이으세요.`,
      ],
    })
  },
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '합동인 두 삼각형의 넓이는 서로 같다.',
    true,
    '합동인 두 도형은 완전히 포개어지므로 넓이도 같아요.',
    '완전히 포개어지는 두 색종이의 크기를 생각해 보세요.',
  ],
  [
    '넓이가 같은 두 삼각형은 서로 합동이다.',
    false,
    '밑변과 높이가 달라도 넓이가 같을 수 있어요. 모양이 다르면 포개어지지 않아요.',
    '밑변이 6, 높이가 4인 삼각형과 밑변이 8, 높이가 3인 삼각형을 그려 보세요.',
  ],
  [
    '세 각의 크기가 각각 같은 두 삼각형은 서로 합동이다.',
    false,
    '한 변의 길이가 다른 두 정삼각형처럼 모양은 같아도 크기가 다를 수 있어요.',
    '한 변이 1 cm인 정삼각형과 5 cm인 정삼각형의 각을 비교해 보세요.',
  ],
  [
    '세 변의 길이가 각각 같은 두 삼각형은 서로 합동이다.',
    true,
    '대응하는 세 변의 길이가 각각 같으면 SSS 합동이에요.',
    '빨대 세 개를 이어 삼각형을 만들면 모양이 바뀌나요?',
  ],
  [
    '한 변의 길이가 같은 두 정삼각형은 서로 합동이다.',
    true,
    '정삼각형은 세 변의 길이가 같으므로 대응하는 세 변의 길이가 각각 같아요.',
    '정삼각형에서는 한 변의 길이를 알면 나머지 두 변의 길이도 알 수 있나요?',
  ],
  [
    '둘레의 길이가 같은 두 삼각형은 서로 합동이다.',
    false,
    '둘레가 같아도 세 변의 길이가 각각 같지는 않을 수 있어요.',
    '세 변이 4, 4, 4인 삼각형과 3, 4, 5인 삼각형의 둘레를 각각 구해 보세요.',
  ],
  [
    '합동인 두 삼각형에서 대응각의 크기는 서로 같다.',
    true,
    '완전히 포개어지므로 대응하는 각의 크기가 같아요.',
    '두 삼각형을 포개면 서로 겹치는 각을 대응각이라고 해요. 겹치는 두 각의 크기는 어떤가요?',
  ],
  [
    '두 변의 길이와 한 각의 크기가 각각 같은 두 삼각형은 항상 합동이다.',
    false,
    '그 각이 두 변의 끼인각이 아니면 합동이 아닐 수 있어요.',
    '주어진 각이 두 변 사이에 있지 않은 경우도 그려 보세요. 삼각형이 하나로 정해지나요?',
  ],
]

const judgeCongruence = judgeBriefClaims(
  { id: 'M1U07C03L0A2', conceptId, difficultyLevel: 0, name: '합동 O/X' },
  [
    '합동은 모양과 크기가 모두 같아서 완전히 포개어지는 것이에요.',
    '설명에 맞는 두 도형을 여러 가지로 그려 보세요. 포개어지지 않는 것이 하나라도 있나요?',
  ],
  (random) => random.pick(CLAIMS),
)

interface TwoTriangles {
  first: string
  second: string
  /** Corners in the order of the names. */
  spots: readonly [PlanePoint, PlanePoint, PlanePoint]
}

/** The second triangle beside the first, turned over where `mirrored`. */
export function placeTriangles(
  { first, second, spots }: TwoTriangles,
  mirrored: boolean,
): Record<string, PlanePoint> {
  const xs = spots.map(([x]) => x)
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  const width = high - low
  const points: Record<string, PlanePoint> = {}
  for (const [index, [x, y]] of spots.entries()) {
    points[first[index] ?? ''] = [x, y]
    points[second[index] ?? ''] = [mirrored ? high + width * 0.35 + (high - x) : x + width * 1.35, y]
  }
  return points
}

function drawNumbers(random: SeededRandom) {
  return drawUntil(
    random,
    (draw) => ({ left: draw.integer(8, 15) * 5, right: draw.integer(7, 14) * 5 }),
    ({ left, right }) =>
      left !== right &&
      left + right <= 140 &&
      left + right >= 85 &&
      ![left, right].includes(180 - left - right),
  )
}

/** Angles of the first triangle are given, one of the second is asked. */
function askAngle(random: SeededRandom): ValueQuestion {
  const [first, second] = random.pick(PAIRS)
  const { left, right } = drawNumbers(random)
  const [spotB, spotC, spotA] = triangleOnBase([0, 0], 5, left, right)
  const at = random.pick([1, 2] as const)
  const value = at === 1 ? left : right
  const other = at === 1 ? right : left
  const [v, w] = [first[at] ?? '', second[at] ?? '']
  const points = placeTriangles({ first, second, spots: [spotA, spotB, spotC] }, random.pick([true, false]))
  return {
    question: `그림에서 ${tex(`${tri(first)} \\equiv ${tri(second)}`)}이고 ${tex(`${ang(first[1] ?? '')} = ${deg(left)}`)}, ${tex(`${ang(first[2] ?? '')} = ${deg(right)}`)}일 때, ${tex(ang(w))}의 크기는 몇 도인지 구하세요.`,
    right: rightNumber(value),
    slips: [
      wrongNumber(other, '대응하는 꼭짓점의 차례를 맞추지 않아 다른 각과 짝지었어요.'),
      wrongNumber(
        180 - left - right,
        `나머지 한 각의 크기를 구했어요. ${tex(ang(w))}의 대응각이 어느 것인지 살펴보세요.`,
      ),
      wrongNumber(180 - value, `대응각의 크기를 그대로 쓰지 않고 ${tex(deg(180))}에서 뺐어요.`),
      wrongNumber(left + right, '주어진 두 각의 크기를 더했어요.'),
    ],
    solution: `합동인 두 삼각형에서 대응각의 크기는 같아요. 기호에 쓴 차례로 보면 점 ${pt(w)}의 대응점은 점 ${texWith(pts(v), '이므로/므로')}, ${tex(`${ang(w)} = ${ang(v)} = ${deg(value)}`)}예요.`,
    hints: [
      '합동인 두 삼각형에서 대응각의 크기는 서로 같아요.',
      `합동 기호에 쓴 꼭짓점의 차례를 보고 점 ${pt(w)}의 대응점을 찾으세요.`,
      `점 ${pt(w)}와 같은 차례에 쓴 꼭짓점의 각을 찾으면, 그 크기가 문제에 주어져 있어요.`,
    ],
    figures: [
      planeFigure(
        `합동인 두 삼각형 ${first}와 ${second}. 각 ${first[1]}는 ${left}도, 각 ${first[2]}는 ${right}도`,
        points,
        {
          lines: [{ of: `${first}${first[0]}` }, { of: `${second}${second[0]}` }],
          angles: [
            { of: `${first[0]}${first[1]}${first[2]}`, label: `${left}°` },
            { of: `${first[0]}${first[2]}${first[1]}`, label: `${right}°` },
          ],
        },
      ),
    ],
  }
}

/** All sides of the first triangle are given, one of the second is asked. */
function askSide(random: SeededRandom): ValueQuestion {
  const [first, second] = random.pick(PAIRS)
  const [ab, bc, ca] = drawUntil(
    random,
    (draw) => [draw.integer(4, 9), draw.integer(5, 10), draw.integer(4, 9)] as const,
    ([x, y, z]) => new Set([x, y, z]).size === 3 && x + y > z + 2 && y + z > x + 2 && z + x > y + 2,
  )
  const corner = (ab * ab + bc * bc - ca * ca) / (2 * bc)
  const spots: [PlanePoint, PlanePoint, PlanePoint] = [
    [corner, Math.sqrt(ab * ab - corner * corner)],
    [0, 0],
    [bc, 0],
  ]
  const sides = [
    [0, 1, ab],
    [1, 2, bc],
    [0, 2, ca],
  ] as const
  const [i, j, value] = random.pick(sides)
  const nameOf = (letters: string, a: number, b: number) => `${letters[a]}${letters[b]}`
  const [target, partner] = [nameOf(second, i, j), nameOf(first, i, j)]
  const points = placeTriangles({ first, second, spots }, random.pick([true, false]))
  const display = sides
    .map(([a, b, length]) => `${tex(`${seg(nameOf(first, a, b))} = ${length}`)} cm`)
    .join(', ')
  return {
    question: `그림에서 ${tex(`${tri(first)} \\equiv ${tri(second)}`)}이고 ${display}일 때, ${tex(seg(target))}의 길이는 몇 cm인지 구하세요.`,
    right: rightNumber(value),
    slips: [
      ...sides
        .filter(([, , length]) => length !== value)
        .map(([, , length]) =>
          wrongNumber(length, '대응하는 꼭짓점의 차례를 맞추지 않아 다른 변과 짝지었어요.'),
        ),
      wrongNumber(ab + bc + ca, '세 변의 길이를 모두 더했어요. 대응변 하나의 길이만 구하면 돼요.'),
    ],
    solution: `합동인 두 삼각형에서 대응변의 길이는 같아요. 기호에 쓴 차례로 보면 변 ${pt(target)}의 대응변은 변 ${texWith(pts(partner), '이므로/므로')}, ${tex(`${seg(target)} = ${seg(partner)} = ${value}`)}(cm)예요.`,
    hints: [
      '합동인 두 삼각형에서 대응변의 길이는 서로 같아요.',
      `합동 기호에 쓴 꼭짓점의 차례를 보고 변 ${pt(target)}의 양 끝 점의 대응점을 찾으세요.`,
      `점 ${texWith(pts(target[0] ?? ''), '과/와')} 점 ${pt(target[1] ?? '')}의 대응점을 이은 변을 찾으면, 그 길이가 문제에 주어져 있어요.`,
    ],
    figures: [
      planeFigure(
        `합동인 두 삼각형 ${first}와 ${second}. ${sides.map(([a, b, length]) => `변 ${nameOf(first, a, b)}는 ${length} cm`).join(', ')}`,
        points,
        {
          lines: [{ of: `${first}${first[0]}` }, { of: `${second}${second[0]}` }],
          lengths: sides.map(([a, b, length]) => ({ of: nameOf(first, a, b), label: `${length} cm` })),
        },
      ),
    ],
  }
}

const correspond = makeBothForms({
  id: 'M1U07C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '대응변·대응각',
  draw: (random) => (random.pick([true, false]) ? askAngle(random) : askSide(random)),
})

export const CORRESPONDENCE_TEMPLATES: ItemTemplate[] = [pickPartner, judgeCongruence, ...correspond]
