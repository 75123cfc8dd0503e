import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer, slipOf } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type BriefClaim, judgeBriefClaims } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'
import { polygonName } from './polygon-names.ts'

const conceptId = 'M1U08C03'

const pickReason: ItemTemplate = {
  id: 'M1U08C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '삼각형으로 나누기',
  generate: (random) => {
    const n = random.integer(5, 10)
    const named = (count: number, mistakeText: string, earlier?: string) =>
      slipOf(optionAnswer(`삼각형 ${tex(count)}개`), mistakeText, earlier)
    return askChoice(random, {
      question: `${polygonName(n)}의 내각의 크기의 합을 구하려고 한 꼭짓점에서 대각선을 모두 그었어요. ${attachParticle(polygonName(n), '은/는')} 삼각형 몇 개로 나누어지나요?`,
      right: optionAnswer(`삼각형 ${tex(n - 2)}개`),
      slips: [
        named(
          n - 3,
          '한 꼭짓점에서 그은 대각선의 개수예요. 나누어진 삼각형은 그보다 하나 더 많아요.',
          'M1U08C01',
        ),
        named(n, '변의 개수를 그대로 답했어요.'),
        named(n - 1, '삼각형을 하나 더 세었어요. 그림을 그려 확인해 보세요.'),
        named(n + 2, `변의 개수에서 ${texWith(2, '을/를')} 빼지 않고 더했어요.`),
      ],
      solution: `한 꼭짓점에서 그을 수 있는 대각선은 ${tex(`${n} - 3 = ${n - 3}`)}(개)이고, 나누어진 삼각형은 대각선보다 하나 더 많은 ${tex(`${n} - 2 = ${n - 2}`)}(개)예요.`,
      hints: [
        '다각형을 그리고 한 꼭짓점에서 대각선을 하나씩 그어 보세요. 조각이 몇 개씩 늘어나나요?',
        '사각형은 대각선 하나로 삼각형 두 개가 돼요. 변이 하나 늘 때마다 삼각형도 하나 늘어요.',
        `사각형일 때의 변의 개수와 삼각형의 개수를 비교하고, 변이 ${tex(n)}개일 때에도 같은 만큼 차이 난다고 생각해 보세요.`,
      ],
      figures: [{ kind: 'polygon', alt: `${polygonName(n)}`, sides: n }],
    })
  },
}

const CLAIMS: readonly BriefClaim[] = [
  [
    '다각형의 변의 개수가 많아질수록 외각의 크기의 합도 커진다.',
    false,
    '외각의 크기의 합은 변의 개수와 관계없이 항상 \\(360^\\circ\\)예요.',
    '다각형의 둘레를 따라 한 바퀴 걸어 보세요. 꼭짓점마다 방향을 바꾼 각을 모두 더하면 몇 바퀴를 돈 셈인가요?',
  ],
  [
    '다각형의 변의 개수가 많아질수록 내각의 크기의 합도 커진다.',
    true,
    '변이 하나 늘 때마다 나누어지는 삼각형이 하나씩 늘어 내각의 크기의 합이 \\(180^\\circ\\)씩 커져요.',
    '변이 하나 늘 때 한 꼭짓점에서 나누어지는 삼각형은 몇 개 늘어나나요?',
  ],
  [
    '사각형의 내각의 크기의 합과 외각의 크기의 합은 같다.',
    true,
    '사각형의 내각의 크기의 합은 \\(180^\\circ \\times 2 = 360^\\circ\\)이고, 외각의 크기의 합도 \\(360^\\circ\\)예요.',
    '사각형을 삼각형 두 개로 나누어 내각의 합을 구하고, 한 바퀴를 돌 때 방향을 바꾼 각의 합과 비교해 보세요.',
  ],
  [
    '오각형의 외각의 크기의 합은 \\(540^\\circ\\)이다.',
    false,
    '\\(540^\\circ\\)는 오각형의 내각의 크기의 합이에요. 외각의 크기의 합은 \\(360^\\circ\\)예요.',
    '오각형에서 (내각) + (외각)은 꼭짓점마다 평각이에요. 평각 다섯 개에서 내각의 크기의 합을 빼 보세요.',
  ],
  [
    '정다각형은 변의 개수가 많을수록 한 외각의 크기가 작아진다.',
    true,
    '외각의 크기의 합 \\(360^\\circ\\)를 더 많은 수로 똑같이 나누므로 작아져요.',
    '정다각형의 외각은 크기가 모두 같아요. 외각의 크기의 합을 변의 개수로 나누면 어떻게 변하나요?',
  ],
  [
    '정다각형은 변의 개수가 많을수록 한 내각의 크기가 작아진다.',
    false,
    '한 외각의 크기가 작아지므로 한 내각의 크기는 커져요.',
    '정삼각형과 정사각형의 한 내각의 크기를 비교해 보세요.',
  ],
]

const judge = judgeBriefClaims(
  { id: 'M1U08C03L0A2', conceptId, difficultyLevel: 0, name: '내각과 외각의 합 O/X' },
  [
    '삼각형, 사각형, 오각형을 차례로 그려 보며 생각해 보세요.',
    '한 꼭짓점에서 내각과 외각을 합하면 평각이에요. 꼭짓점이 늘면 내각의 합은 어떻게 될까요?',
  ],
  (random) => random.pick(CLAIMS),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [pickReason, judge]
