import {
  askChoice,
  askJudgement,
  askValue,
  optionAnswer,
  rightNumber,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, deg, pt, pts, seg, tri } from '../asking/geometry-text.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { planeFigure, pointFrom, triangleOnBase } from '../asking/plane-figure.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U07C02'

const DETERMINING = [
  '세 변의 길이',
  '두 변의 길이와 그 끼인각의 크기',
  '한 변의 길이와 그 양 끝 각의 크기',
] as const
const NOT_DETERMINING = [
  ['세 각의 크기', '세 각의 크기만으로는 크기가 다른 삼각형을 얼마든지 그릴 수 있어요.'],
  ['두 변의 길이', '두 변 사이의 각이 정해지지 않으면 여러 삼각형을 그릴 수 있어요.'],
  ['한 변의 길이와 한 각의 크기', '나머지 한 각이 정해지지 않아 여러 삼각형을 그릴 수 있어요.'],
  ['두 각의 크기', '변의 길이를 모르면 크기가 정해지지 않아요.'],
  ['두 변의 길이와 끼인각이 아닌 한 각의 크기', '끼인각이 아니면 삼각형이 두 개 그려지는 경우가 있어요.'],
] as const

const nameCondition: ItemTemplate = {
  id: 'M1U07C02L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '하나로 정해지는 조건의 이름',
  generate: (random) =>
    askChoice(random, {
      question:
        '다음 중 삼각형이 하나로 정해지는 조건은 어느 것인가요? (단, 삼각형을 만들 수 있는 값이 주어져요.)',
      right: optionAnswer(random.pick(DETERMINING)),
      slips: random
        .sample(NOT_DETERMINING, 4)
        .map(([text, mistakeText]) => ({ ...optionAnswer(text), mistakeText })),
      solution: `삼각형은 다음의 각 경우에 하나로 정해져요.\n\n${DETERMINING.map((text, index) => `${index + 1}. ${text}가 주어질 때`).join('\n')}`,
      hints: [
        '주어진 것만으로 삼각형을 작도한다고 생각해 보세요. 모양과 크기가 다른 삼각형이 또 나오나요?',
        '변의 길이가 하나도 없으면 크기를 정할 수 없고, 변과 각이 모자라면 모양을 정할 수 없어요.',
        '보기마다 서로 다른 삼각형 두 개를 그려 보세요. 두 개를 그릴 수 없는 것을 고르세요.',
      ],
    }),
}

function drawLengths(random: SeededRandom): {
  lengths: [number, number, number]
  longest: number
  rest: number
} {
  const [x, y] = [random.integer(3, 9), random.integer(3, 9)]
  const longest = random.pick([x + y - 1, x + y - 2, x + y, x + y + 1, x + y + 2])
  return { lengths: [x, y, longest], longest, rest: x + y }
}

const judgeLengths: ItemTemplate = {
  id: 'M1U07C02L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '세 변의 길이 O/X',
  generate: (random) => {
    const { lengths, longest, rest } = drawUntil(random, drawLengths, (drawn) =>
      drawn.lengths.every((length) => length <= drawn.longest),
    )
    const isTrue = longest < rest
    const [x, y] = lengths
    const sign = longest < rest ? '<' : longest === rest ? '=' : '>'
    return askJudgement({
      statement: `길이가 ${tex(x)} cm, ${tex(y)} cm, ${tex(longest)} cm인 세 선분을 세 변으로 하는 삼각형을 만들 수 있다.`,
      isTrue,
      mistakeText: isTrue
        ? '가장 긴 변의 길이가 나머지 두 변의 길이의 합보다 작으면 삼각형을 만들 수 있어요.'
        : '가장 긴 변의 길이가 나머지 두 변의 길이의 합과 같거나 더 길면 두 변이 만나서 삼각형을 이루지 못해요.',
      solution: `가장 긴 변의 길이 ${texWith(longest, '과/와')} 나머지 두 변의 길이의 합을 비교하면 ${texWith(`${longest} ${sign} ${x} + ${y}`, '이에요/예요')}. 가장 긴 변의 길이가 나머지 두 변의 길이의 합보다 ${isTrue ? '작으므로 삼각형을 만들 수 있어요' : '작지 않으므로 삼각형을 만들 수 없어요'}.`,
      hints: [
        '세 선분을 이어 붙인다고 생각해 보세요. 짧은 두 선분의 끝이 서로 만날 수 있을까요?',
        '가장 긴 변의 길이와 나머지 두 변의 길이의 합을 비교하세요.',
        `${texWith(longest, '과/와')} ${texWith(`${x} + ${y}`, '을/를')} 비교해 보세요. 두 값이 같으면 세 선분이 한 직선 위에 놓여요.`,
      ],
    })
  },
}

const WRONG_TRIPLES = [
  (x: number, y: number) => [x, y, x + y],
  (x: number, y: number) => [x, y, x + y + 1],
  (x: number, y: number) => [x, y, x + y + 3],
  (x: number, y: number) => [x, x, 2 * x + y],
] as const

const pickTriple: ItemTemplate = {
  id: 'M1U07C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '삼각형이 되는 세 변',
  generate: (random) => {
    const draw = () => [random.integer(2, 7), random.integer(3, 8)] as const
    const [x, y] = drawUntil(random, draw, ([a, b]) => a !== b)
    const right = [x, y, random.integer(Math.max(x, y, Math.abs(x - y) + 1), x + y - 1)].sort((a, b) => a - b)
    const show = (lengths: readonly number[]) =>
      tex(lengths.map((length) => `${length}\\text{ cm}`).join(',\\ '))
    const [p = 0, q = 0, r = 0] = right
    return askChoice(random, {
      question: '다음 중 삼각형의 세 변의 길이가 될 수 있는 것은 어느 것인가요?',
      right: optionAnswer(show(right)),
      slips: WRONG_TRIPLES.map((make) => {
        const [first, second] = draw()
        const [a = 0, b = 0, c = 0] = [...make(first, second)].sort((one, two) => one - two)
        const relation = c === a + b ? '과 같아요' : '보다 커요'
        return {
          ...optionAnswer(show([a, b, c])),
          mistakeText:
            `가장 긴 변의 길이 ${texWith(c, '이/가')} 나머지 두 변의 길이의 합 ${tex(a + b)}${c === a + b ? texParticle(a + b) : relation}`.concat(
              '. 이 세 선분으로는 삼각형을 만들 수 없어요.',
            ),
        }
      }),
      solution: `가장 긴 변의 길이가 나머지 두 변의 길이의 합보다 작아야 해요. ${tex(`${r} < ${p} + ${q}`)}이므로 ${texList(right, '을/를')} 세 변의 길이(cm)로 하는 삼각형을 만들 수 있어요. 나머지는 모두 가장 긴 변의 길이가 나머지 두 변의 길이의 합과 같거나 더 커요.`,
      hints: [
        '세 변이 있다고 언제나 삼각형이 되지는 않아요. 가장 긴 변이 너무 길면 나머지 두 변이 만나지 못해요.',
        '보기마다 가장 긴 변을 찾고, 나머지 두 변의 길이를 더해 보세요.',
        '(가장 긴 변의 길이) < (나머지 두 변의 길이의 합)이 되는 것을 찾으세요. 두 값이 같아도 안 돼요.',
      ],
    })
  },
}

/** '과 같아요' or '와 같아요' behind a number. */
function texParticle(value: number): string {
  return `${texWith(value, '과/와').slice(tex(value).length)} 같아요`
}

const OPPOSITE = { A: 'BC', B: 'CA', C: 'AB' } as const

const findOpposite: ItemTemplate = {
  id: 'M1U07C02L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '대변·대각',
  generate: (random) => (random.pick([true, false]) ? askSide(random) : askAngle(random)),
}

function askSide(random: SeededRandom) {
  const [ab, bc, ca] = drawUntil(
    random,
    (draw) => [draw.integer(4, 9), draw.integer(4, 9), draw.integer(4, 9)] as const,
    ([x, y, z]) => new Set([x, y, z]).size === 3 && x + y > z + 1 && y + z > x + 1 && z + x > y + 1,
  )
  const lengths = { AB: ab, BC: bc, CA: ca }
  const vertex = random.pick(['A', 'B', 'C'] as const)
  const angleB = (Math.acos((ab * ab + bc * bc - ca * ca) / (2 * ab * bc)) * 180) / Math.PI
  const side = OPPOSITE[vertex]
  const display = (['AB', 'BC', 'CA'] as const)
    .map((name) => `${tex(`${seg(name)} = ${lengths[name]}`)} cm`)
    .join(', ')
  return askValue({
    question: `그림과 같이 ${display}인 ${tex(tri('ABC'))}에서 ${tex(ang(vertex))}의 대변의 길이는 몇 cm인지 구하세요.`,
    right: rightNumber(lengths[side]),
    slips: (['AB', 'BC', 'CA'] as const)
      .filter((name) => name !== side)
      .map((name) =>
        wrongNumber(
          lengths[name],
          `${texWith(seg(name), '은/는')} ${tex(ang(vertex))}를 끼고 있는 변이에요. 대변은 각과 마주 보는 변이에요.`,
        ),
      ),
    solution: `대변은 한 각과 마주 보는 변이에요. ${tex(ang(vertex))}와 마주 보는 변은 꼭짓점 ${pt(vertex)}를 지나지 않는 변 ${texWith(seg(side), '이에요/예요')}. 따라서 대변의 길이는 ${tex(lengths[side])} cm예요.`,
    hints: [
      '대변은 각과 마주 보는 변이에요. 각에서 건너편을 바라보세요.',
      `꼭짓점 ${pt(vertex)}를 지나는 두 변은 ${tex(ang(vertex))}를 끼고 있는 변이에요.`,
      `세 변 가운데 이름에 ${pt(vertex)}가 들어 있지 않은 변을 찾으세요.`,
    ],
    figures: [
      planeFigure(
        `변 AB가 ${ab} cm, 변 BC가 ${bc} cm, 변 CA가 ${ca} cm인 삼각형 ABC`,
        { B: [0, 0], C: [bc, 0], A: pointFrom([0, 0], ab, angleB) },
        {
          lines: [{ of: 'ABCA' }],
          lengths: (['AB', 'BC', 'CA'] as const).map((name) => ({ of: name, label: `${lengths[name]} cm` })),
        },
      ),
    ],
  })
}

function askAngle(random: SeededRandom) {
  const [b, c] = drawUntil(
    random,
    (draw) => [draw.integer(7, 16) * 5, draw.integer(7, 16) * 5] as const,
    ([x, y]) => x !== y && x + y <= 145 && ![x, y].includes(180 - x - y),
  )
  const sizes = { A: 180 - b - c, B: b, C: c }
  const vertex = random.pick(['A', 'B', 'C'] as const)
  const side = OPPOSITE[vertex]
  const [spotB, spotC, spotA] = triangleOnBase([0, 0], 6, b, c)
  const display = (['A', 'B', 'C'] as const)
    .map((name) => tex(`${ang(name)} = ${deg(sizes[name])}`))
    .join(', ')
  return askValue({
    question: `그림과 같이 ${display}인 ${tex(tri('ABC'))}에서 변 ${pt(side)}의 대각의 크기는 몇 도인지 구하세요.`,
    right: rightNumber(sizes[vertex]),
    slips: (['A', 'B', 'C'] as const)
      .filter((name) => name !== vertex)
      .map((name) =>
        wrongNumber(
          sizes[name],
          `${texWith(ang(name), '은/는')} 변 ${pt(side)}의 한쪽 끝에 있는 각이에요. 대각은 변과 마주 보는 각이에요.`,
        ),
      ),
    solution: `대각은 한 변과 마주 보는 각이에요. 변 ${texWith(pts(side), '과/와')} 마주 보는 각은 변 ${pt(side)}의 끝 점이 아닌 꼭짓점의 각 ${texWith(ang(vertex), '이에요/예요')}. 따라서 대각의 크기는 ${texWith(deg(sizes[vertex]), '이에요/예요')}.`,
    hints: [
      '대각은 변과 마주 보는 각이에요. 변의 건너편을 바라보세요.',
      `변 ${pt(side)}의 양 끝에 있는 두 각은 이 변과 맞닿아 있어요.`,
      `세 꼭짓점 가운데 변 ${pt(side)}의 이름에 들어 있지 않은 것을 찾으세요.`,
    ],
    figures: [
      planeFigure(
        `각 A가 ${sizes.A}도, 각 B가 ${b}도, 각 C가 ${c}도인 삼각형 ABC`,
        { A: spotA, B: spotB, C: spotC },
        {
          lines: [{ of: 'ABCA' }],
          angles: [
            { of: 'BAC', label: `${sizes.A}°` },
            { of: 'ABC', label: `${b}°` },
            { of: 'ACB', label: `${c}°` },
          ],
        },
      ),
    ],
  })
}

export const IDEA_TEMPLATES: ItemTemplate[] = [nameCondition, judgeLengths, pickTriple, findOpposite]
