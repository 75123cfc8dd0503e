import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, askValue, optionAnswer, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type Claim, judgeClaims } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'
import {
  className,
  drawDistribution,
  histogramFigure,
  introduce,
  polygonFigure,
  spaced,
} from './distribution.ts'

const conceptId = 'M1U11C03'

const findTallest: ItemTemplate = {
  id: 'M1U11C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '도수가 가장 큰 계급',
  generate: (random) => {
    const wantsMost = random.pick([true, true, false])
    const end = wantsMost ? Math.max : Math.min
    const distribution = drawUntil(
      random,
      (draw) => drawDistribution(draw, { totals: [24, 25, 28, 30, 32] }),
      ({ counts: drawn }) => drawn.filter((count) => count === end(...drawn)).length === 1,
    )
    const { counts } = distribution
    const isPolygon = random.pick([true, false])
    const target = end(...counts)
    const places = counts.flatMap((count, at) => (count === target ? [at] : []))
    const [right = 0] = places
    const others = random.sample(
      counts.flatMap((_, at) => (places.includes(at) ? [] : [at])),
      3,
    )
    const word = wantsMost ? '큰' : '작은'
    return askChoice(random, {
      question: `${introduce(distribution, isPolygon ? '도수분포다각형' : '히스토그램', false)} 도수가 가장 ${word} 계급은 어느 것인가요?`,
      right: optionAnswer(className(distribution, right)),
      slips: [
        ...others.map((at) => ({
          ...optionAnswer(className(distribution, at)),
          mistakeText: `이 계급의 도수는 ${tex(counts[at] ?? 0)}명이에요. 더 ${word} 도수가 있어요.`,
        })),
        { ...optionAnswer(`${tex(target)}명`), mistakeText: '도수를 답했어요. 묻는 것은 계급이에요.' },
      ],
      solution: `${isPolygon ? '점이' : '직사각형이'} 가장 ${wantsMost ? '높은' : '낮은'} 계급을 찾으면 ${className(distribution, right)}이고, 그 도수는 ${tex(target)}명이에요.`,
      hints: [
        `도수는 ${isPolygon ? '점의 높이' : '직사각형의 높이'}로 나타나요.`,
        `${isPolygon ? '점이' : '직사각형이'} 가장 ${wantsMost ? '높은' : '낮은'} 곳을 찾으세요.`,
        `그 ${isPolygon ? '점' : '직사각형'} 아래의 가로축에서 ${attachParticle(distribution.what, '이/가')} 얼마 이상 얼마 미만인지 읽으세요. 도수가 아니라 계급을 답해요.`,
      ],
      figures: [isPolygon ? polygonFigure(distribution) : histogramFigure(distribution)],
    })
  },
}

const countClasses: ItemTemplate = {
  id: 'M1U11C03L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '계급의 크기 읽기',
  generate: (random) => {
    const distribution = drawDistribution(random, { totals: [20, 24, 25, 30] })
    const { size, counts, unit, from } = distribution
    const isPolygon = random.pick([true, false])
    return askValue({
      question: `${introduce(distribution, isPolygon ? '도수분포다각형' : '히스토그램', false)} 계급의 크기는 몇 ${unit}인지 구하세요.`,
      right: rightNumber(size),
      slips: [
        wrongNumber(counts.length, '계급의 개수를 답했어요. 계급의 크기는 구간의 너비예요.', 'M1U11C02'),
        wrongNumber(
          size * counts.length,
          '모든 계급을 합친 너비를 답했어요. 계급 하나의 너비예요.',
          'M1U11C02',
        ),
        wrongNumber(from + size, '첫 계급의 끝나는 수를 답했어요. 시작하는 수를 빼야 해요.', 'M1U11C02'),
        wrongNumber(Math.max(...counts), '가장 큰 도수를 답했어요. 가로축을 보세요.'),
      ],
      solution: `가로축에 적힌 이웃한 두 수의 차가 계급의 크기예요. ${texWith(`${from + size} - ${from} = ${size}`, '이므로/므로')} 계급의 크기는 ${tex(size)}${attachParticle(spaced(unit), '이에요/예요')}.`,
      hints: [
        `가로축에는 ${attachParticle(distribution.what, '을/를')} 나눈 계급의 두 끝의 수가 적혀 있어요.`,
        '계급의 크기는 계급 하나의 너비예요.',
        '가로축에서 이웃한 두 수를 골라, 큰 수에서 작은 수를 빼세요.',
      ],
      figures: [isPolygon ? polygonFigure(distribution) : histogramFigure(distribution)],
    })
  },
}

const CLAIMS: readonly Claim[] = [
  {
    text: '히스토그램에서 직사각형의 넓이는 각 계급의 도수에 정비례한다.',
    isTrue: true,
    because: '직사각형의 가로의 길이는 계급의 크기로 모두 같으므로, 넓이는 세로의 길이인 도수에 정비례해요.',
    mistakeText: '가로의 길이가 모두 같으므로 넓이는 세로의 길이, 곧 도수에 정비례해요.',
    hints: [
      '직사각형의 가로의 길이와 세로의 길이는 각각 무엇을 나타내나요?',
      '가로의 길이는 모든 직사각형에서 같아요. 도수가 \\(2\\)배이면 넓이는 어떻게 되나요?',
      '도수가 \\(2\\)배, \\(3\\)배가 될 때 넓이도 \\(2\\)배, \\(3\\)배가 되는지 확인해 보세요.',
    ],
  },
  {
    text: '히스토그램에서 직사각형의 가로의 길이는 각 계급의 도수를 나타낸다.',
    isTrue: false,
    because: '가로의 길이는 계급의 크기를 나타내고, 도수는 세로의 길이가 나타내요.',
    mistakeText: '도수를 나타내는 것은 세로의 길이예요.',
    hints: [
      '히스토그램의 가로축과 세로축에는 각각 무엇을 적나요?',
      '도수가 다른 두 직사각형의 가로의 길이를 비교해 보세요.',
      '도수가 커지면 직사각형의 어느 쪽이 길어지는지 생각해 보세요.',
    ],
  },
  {
    text: '도수분포다각형과 가로축으로 둘러싸인 부분의 넓이는 히스토그램의 직사각형의 넓이의 합과 같다.',
    isTrue: true,
    because:
      '히스토그램에서 도수분포다각형의 바깥으로 잘려 나간 삼각형과 안쪽으로 더해진 삼각형의 넓이가 서로 같아요. 그래서 전체의 넓이가 같아요.',
    mistakeText: '잘려 나간 삼각형과 더해진 삼각형의 넓이가 같으므로 전체의 넓이도 같아요.',
    hints: [
      '히스토그램 위에 도수분포다각형을 겹쳐 그려 보세요.',
      '직사각형에서 잘려 나간 부분과 새로 생긴 부분은 각각 어떤 모양인가요?',
      '잘려 나간 삼각형과 새로 생긴 삼각형을 하나씩 짝지어 넓이를 비교해 보세요.',
    ],
  },
  {
    text: '도수분포다각형은 각 직사각형의 윗변의 양 끝점을 선분으로 이은 것이다.',
    isTrue: false,
    because: '도수분포다각형은 각 직사각형의 윗변의 중앙에 점을 찍고 선분으로 이어 그려요.',
    mistakeText: '윗변의 끝점이 아니라 윗변의 중앙에 점을 찍어요.',
    hints: [
      '도수분포다각형을 그릴 때 직사각형의 어디에 점을 찍는지 떠올려 보세요.',
      '점은 계급마다 하나씩 찍어요. 윗변의 양 끝이면 점이 몇 개가 될까요?',
      '계급 하나를 점 하나로 나타내려면 윗변의 어느 곳이 알맞은지 생각해 보세요.',
    ],
  },
  {
    text: '도수분포다각형을 그릴 때에는 양 끝에 도수가 0인 계급이 하나씩 더 있는 것으로 생각한다.',
    isTrue: true,
    because:
      '양 끝에 도수가 \\(0\\)인 계급을 하나씩 추가하여 그 중앙에 점을 찍고 이어야 가로축과 만나는 다각형이 돼요.',
    mistakeText: '양 끝을 가로축까지 이어야 다각형이 돼요.',
    hints: [
      '도수분포다각형의 양 끝은 가로축과 만나나요?',
      '가로축 위의 점은 도수가 얼마인 점인가요?',
      '그 점이 놓인 계급이 처음 자료에 있던 계급인지 살펴보세요.',
    ],
  },
  {
    text: '히스토그램의 직사각형의 개수는 변량의 개수와 같다.',
    isTrue: false,
    because:
      '직사각형은 계급마다 하나씩 그리므로 직사각형의 개수는 계급의 개수와 같아요. 변량의 개수는 도수의 총합이에요.',
    mistakeText: '직사각형은 계급마다 하나씩 그려요. 변량의 개수는 도수를 모두 더한 값이에요.',
    hints: [
      '직사각형 하나는 무엇을 나타내나요?',
      '도수가 \\(7\\)인 계급에는 직사각형을 몇 개 그리나요?',
      '계급의 개수와 변량의 개수 가운데 어느 것과 같은지 생각해 보세요.',
    ],
  },
]

const judgeGraph = judgeClaims(
  { id: 'M1U11C03L1A2', conceptId, difficultyLevel: 1, name: '그래프 성질 O/X' },
  (random) => random.pick(CLAIMS),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [findTallest, countClasses, judgeGraph]
