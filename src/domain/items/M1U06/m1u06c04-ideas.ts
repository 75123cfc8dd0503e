import { attachParticle, particleFor } from '#domain/korean/attach-particle.ts'
import { askChoice, askJudgement, makeBothForms, optionAnswer, rightNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { type PlanePoint, planeFigure } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { lengthOf } from './segment-text.ts'

const conceptId = 'M1U06C04'

const judgeIdea: ItemTemplate = {
  id: 'M1U06C04L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '수직의 뜻 O/X',
  generate: (random) => {
    const claim = random.pick([
      {
        statement: '두 직선의 교각이 직각일 때, 두 직선은 직교한다고 한다.',
        isTrue: true,
        mistakeText: '두 직선이 만나 이루는 각이 직각이면 직교한다고 해요.',
        recall: '두 직선의 교각과 직교의 뜻을 떠올려 보세요.',
        clue: '직각으로 만나는 두 직선을 그려 보세요. 이런 두 직선의 관계를 나타내는 말은 무엇인가요?',
        solution:
          '두 직선이 만나서 생기는 각이 직각일 때 두 직선은 서로 직교한다고 하고, 서로 수직이라고도 해요.',
      },
      {
        statement: `점 ${pt('P')}와 직선 ${tex('l')} 위의 점을 이은 선분의 길이는 모두 점 ${pt('P')}와 직선 ${tex('l')} 사이의 거리이다.`,
        isTrue: false,
        mistakeText: '거리는 가장 짧은 선분, 곧 수선의 발까지의 길이예요.',
        recall: '점과 직선 사이의 거리의 뜻을 떠올려 보세요.',
        clue: '직선 위의 여러 점을 점 P와 이어 보세요. 선분의 길이가 모두 같은가요?',
        solution: `직선 ${tex('l')} 위의 점을 바꾸면 선분의 길이가 달라져요. 그 가운데 가장 짧은 것, 곧 수선의 발까지의 길이가 점과 직선 사이의 거리예요.`,
      },
      {
        statement: '선분의 수직이등분선은 그 선분의 중점을 지난다.',
        isTrue: true,
        mistakeText: '이등분한다는 것은 길이가 같은 두 부분으로 나눈다는 뜻이에요.',
        recall: '선분의 중점과 수직이등분선의 뜻을 떠올려 보세요.',
        clue: '수직이등분선이라는 말을 수직과 이등분으로 나누어 보세요. 이등분하면 어느 점을 지나나요?',
        solution: '수직이등분선은 선분과 수직이면서 선분을 이등분하는 직선이므로 선분의 중점을 지나요.',
      },
      {
        statement: '선분의 중점을 지나는 직선은 모두 그 선분의 수직이등분선이다.',
        isTrue: false,
        mistakeText: '중점을 지나면서 선분과 수직이어야 해요.',
        recall: '선분의 중점과 수직이등분선의 뜻을 떠올려 보세요.',
        clue: '선분의 중점을 지나면서 비스듬히 기운 직선을 그어 보세요. 선분과 이루는 각은 몇 도인가요?',
        solution:
          '중점을 지나더라도 선분과 수직이 아니면 수직이등분선이 아니에요. 중점을 지나는 직선은 무수히 많지만 수직이등분선은 하나뿐이에요.',
      },
      {
        statement: `점 ${pt('P')}에서 직선 ${tex('l')}에 내린 수선의 발은 직선 ${tex('l')} 위의 점이다.`,
        isTrue: true,
        mistakeText: '수선의 발은 수선과 직선이 만나는 점이므로 직선 위에 있어요.',
        recall: '수선과 수선의 발의 뜻을 떠올려 보세요.',
        clue: '점에서 직선까지 수선을 그어 보세요. 수선과 직선이 만나는 곳은 어디에 있나요?',
        solution: `수선의 발은 점 ${pt('P')}에서 직선 ${tex('l')}에 그은 수선과 직선 ${tex('l')}의 교점이므로 직선 ${tex('l')} 위에 있어요.`,
      },
    ])
    const { recall, clue, ...target } = claim
    return askJudgement({
      ...target,
      hints: [recall, '설명대로 그림을 그려 보세요. 맞지 않는 그림을 하나라도 그릴 수 있나요?', clue],
    })
  },
}

const TERMS = [
  {
    name: '수선',
    told: '한 직선에 수직인 다른 직선',
    clue: '설명이 가리키는 것은 직선이에요. 무엇을 반으로 나눈다는 말이 있는지도 살펴보세요.',
  },
  {
    name: '수선의 발',
    told: '한 점에서 직선에 그은 수선과 그 직선의 교점',
    clue: '설명이 가리키는 것은 점이에요. 수선이 직선에 닿는 자리를 사람이 서 있는 모습에 빗대어 불러요.',
  },
  {
    name: '수직이등분선',
    told: '선분과 수직이고 그 선분의 중점을 지나는 직선',
    clue: '수직이라는 것과 반으로 나눈다는 것, 두 가지를 함께 말하는 이름을 찾으세요.',
  },
  {
    name: '점과 직선 사이의 거리',
    told: '직선 위에 있지 않은 점에서 직선에 내린 수선의 발까지의 길이',
    clue: '설명이 가리키는 것은 길이예요. 점에서 직선까지 가장 짧게 잰 길이를 무엇이라고 하나요?',
  },
] as const

const nameTerm: ItemTemplate = {
  id: 'M1U06C04L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '용어의 뜻',
  generate: (random) => {
    const right = random.pick(TERMS)
    return askChoice(random, {
      question: `다음이 뜻하는 것은 어느 것인가요?\n\n> ${right.told}`,
      right: optionAnswer(right.name),
      slips: TERMS.filter((term) => term !== right).map(({ name, told: premise }) => ({
        ...optionAnswer(name),
        mistakeText: `${attachParticle(name, '은/는')} '${premise}'${particleFor(premise, '이라/라')}는 뜻이에요.`,
      })),
      solution: `설명이 가리키는 것이 점인지, 직선인지, 길이인지 구별하면 쉬워요. ${right.told}, 이것이 바로 ${right.name}의 뜻이에요.`,
      hints: [
        '설명이 가리키는 것은 점인가요, 직선인가요, 길이인가요?',
        '설명대로 그림을 그려 보세요.',
        right.clue,
      ],
    })
  },
}

const FOOT_NAMES = 'ABCDE'

const findFoot: ItemTemplate = {
  id: 'M1U06C04L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '수선의 발 찾기',
  generate: (random) => {
    const at = random.integer(0, 4)
    const height = random.pick([3, 3.5, 4])
    const spots: Record<string, PlanePoint> = { P: [2 * at, height], Y: [-1.2, 0], Z: [9.2, 0] }
    for (const [index, name] of [...FOOT_NAMES].entries()) spots[name] = [2 * index, 0]
    const names = [...FOOT_NAMES]
    const foot = names[at] ?? ''
    return askChoice(random, {
      question: `다음 그림과 같이 직선 위에 점 ${names.map(pt).join(', ')}가 있고, 직선 밖에 점 ${pt('P')}가 있어요. ${pt(`P${foot}`)}가 이 직선과 수직일 때, 점 ${pt('P')}에서 이 직선에 내린 수선의 발은 어느 것인가요?`,
      right: optionAnswer(`점 ${pt(foot)}`),
      slips: names
        .filter((name) => name !== foot)
        .map((name) => ({
          ...optionAnswer(`점 ${pt(name)}`),
          mistakeText: `점 ${pt('P')}와 이 점을 이은 선은 직선과 비스듬히 만나요. 수선의 발은 직각으로 만나는 점이에요.`,
        })),
      solution: `점 ${pt('P')}에서 직선에 그은 수선은 ${pt(`P${foot}`)}이고, 이 수선과 직선의 교점이 점 ${pt(foot)}이므로 수선의 발은 점 ${pt(foot)}예요.`,
      hints: [
        '수선의 발은 점에서 직선에 그은 수선과 직선이 만나는 점이에요.',
        `점 ${pt('P')}에서 직선까지 여러 점으로 선을 그어 보고, 직선과 직각으로 만나는 것을 찾아보세요.`,
        '그 선이 직선과 만나는 점의 이름을 읽으세요. 가장 짧은 선이기도 해요.',
      ],
      figures: [
        planeFigure(
          `직선 위에 점 A, B, C, D, E가 차례로 있고 직선의 위쪽에 점 P가 있는 그림. 점 P에서 다섯 점에 선을 그었다`,
          spots,
          {
            lines: [{ of: 'YZ' }, ...names.map((name) => ({ of: `P${name}`, tone: 'thin' as const }))],
            dots: `P${FOOT_NAMES}`,
            unlabelled: 'YZ',
          },
        ),
      ],
    })
  },
}

export const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const

const rectangleDistance = makeBothForms({
  id: 'M1U06C04L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '점과 직선 사이의 거리',
  draw: withEnoughSlips((random) => {
    const [short, long, diagonal] = random.pick(TRIPLES)
    const [width, height] = random.pick([
      [short, long],
      [long, short],
    ] as const)
    const corners: Record<string, PlanePoint> = {
      A: [0, height],
      B: [0, 0],
      C: [width, 0],
      D: [width, height],
    }
    const [point, line] = random.pick([
      ['A', 'BC'],
      ['A', 'CD'],
      ['B', 'CD'],
      ['B', 'AD'],
      ['C', 'AB'],
      ['D', 'BC'],
    ] as const)
    const isHigh = line === 'BC' || line === 'AD'
    const [answer, other] = isHigh ? [height, width] : [width, height]
    return {
      question: `다음 그림의 직사각형 ${pt('ABCD')}에서 ${lengthOf('AB', height)}, ${lengthOf('BC', width)}, ${lengthOf('AC', diagonal)}일 때, 점 ${pt(point)}와 직선 ${pt(line)} 사이의 거리는 몇 cm인지 구하세요.`,
      right: rightNumber(answer),
      slips: naturalSlips([
        [other, '직선과 수직인 변이 아니라 평행한 변의 길이를 답했어요.'],
        [diagonal, '대각선은 직선과 비스듬히 만나므로 거리가 아니에요.'],
        [width + height, '두 변의 길이를 더했어요.'],
        [width * height, '넓이를 구했어요.'],
        [2 * answer, '거리를 두 번 더했어요.'],
      ]),
      solution: `점과 직선 사이의 거리는 점에서 직선에 내린 수선의 발까지의 길이예요. 직사각형의 이웃한 두 변은 수직이므로, 점 ${pt(point)}에서 직선 ${pt(line)}에 내린 수선은 직사각형의 ${isHigh ? '세로' : '가로'} 변이에요. 따라서 거리는 ${tex(answer)} cm예요.`,
      hints: [
        '점과 직선 사이의 거리는 점에서 직선에 그은 선분 가운데 가장 짧은 것의 길이예요.',
        `점 ${pt(point)}를 지나고 직선 ${pt(line)}에 수직인 변을 찾으세요.`,
        '직사각형의 이웃한 두 변은 서로 수직이에요. 수선이 되는 변의 길이를 읽으세요.',
      ],
      figures: [
        planeFigure('직사각형 ABCD와 대각선 AC', corners, {
          lines: [{ of: 'ABCDA' }, { of: 'AC', tone: 'thin' }],
          angles: [{ of: 'ABC', right: true }],
        }),
      ],
    }
  }),
})

const axisDistances = makeBothForms({
  id: 'M1U06C04L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '좌표평면에서의 거리',
  draw: withEnoughSlips((random) => {
    const [x, y] = drawUntil(
      random,
      (draw): [number, number] => [draw.integer(-9, 9), draw.integer(-9, 9)],
      ([a, b]) => a !== 0 && b !== 0 && Math.abs(a) !== Math.abs(b) && (a < 0 || b < 0),
    )
    const answer = Math.abs(x) + Math.abs(y)
    const slips: [number, string][] = [
      [x + y, '거리는 음수가 될 수 없어요. 좌표의 절댓값을 더해야 하는데 좌표를 그대로 더했어요.'],
      [Math.abs(Math.abs(x) - Math.abs(y)), '두 거리의 합을 구해야 하는데 차를 구했어요.'],
      [Math.abs(x), '한쪽 축과의 거리만 구했어요.'],
      [Math.abs(y), '한쪽 축과의 거리만 구했어요.'],
      [Math.abs(x * y), '두 거리를 더하지 않고 곱했어요.'],
    ]
    return {
      question: `좌표평면 위의 점 ${tex(`\\mathrm{P}(${x}, ${y})`)}에서 ${tex('x')}축까지의 거리와 ${tex('y')}축까지의 거리의 합을 구하세요.`,
      right: rightNumber(answer),
      slips: slips.map(([value, mistakeText]) => ({ ...rightNumber(value), mistakeText })),
      solution: `1. 점 ${pt('P')}에서 ${tex('x')}축에 내린 수선의 발은 ${tex(`(${x}, 0)`)}이므로 거리는 ${tex('y')}좌표의 절댓값인 ${texWith(Math.abs(y), '이에요/예요')}.\n2. ${tex('y')}축에 내린 수선의 발은 ${tex(`(0, ${y})`)}이므로 거리는 ${tex('x')}좌표의 절댓값인 ${texWith(Math.abs(x), '이에요/예요')}.\n3. 두 거리의 합은 ${texWith(`${Math.abs(y)} + ${Math.abs(x)} = ${answer}`, '이에요/예요')}.`,
      hints: [
        '점에서 두 축에 각각 수선을 그어 보세요.',
        `${tex('x')}축까지의 거리는 위아래로 얼마나 떨어져 있는지를, ${tex('y')}축까지의 거리는 왼쪽과 오른쪽으로 얼마나 떨어져 있는지를 나타내요.`,
        '거리는 음수가 될 수 없으므로 두 좌표의 절댓값을 더하세요.',
      ],
    }
  }),
})

export const DISTANCE_TEMPLATES: ItemTemplate[] = [
  judgeIdea,
  nameTerm,
  findFoot,
  ...rectangleDistance,
  ...axisDistances,
]
