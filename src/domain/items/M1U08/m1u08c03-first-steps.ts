import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askValue, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { deg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { ItemTemplate } from '../template.ts'
import { polygonName } from './polygon-names.ts'

/** From the triangles back to the sides. */
function askSides(n: number): ValueQuestion {
  return {
    question: `어떤 다각형의 한 꼭짓점에서 대각선을 모두 그었더니 삼각형 ${tex(n - 2)}개로 나누어졌어요. 이 다각형의 변은 몇 개인지 구하세요.`,
    right: rightNumber(n),
    slips: [
      wrongNumber(n - 4, `삼각형의 개수에서 ${texWith(2, '을/를')} 뺐어요. 변은 삼각형보다 많아요.`),
      wrongNumber(
        n - 2,
        '삼각형의 개수를 그대로 답했어요. 사각형은 변이 네 개이지만 삼각형 두 개로 나누어져요.',
      ),
      wrongNumber(n - 1, '대각선의 개수와 삼각형의 개수의 차이만큼만 더했어요. 사각형으로 확인해 보세요.'),
    ],
    solution: `한 꼭짓점에서 대각선을 모두 그으면 삼각형의 개수는 변의 개수보다 ${tex(2)}만큼 적어요. 따라서 변은 ${tex(`${n - 2} + 2 = ${n}`)}(개)예요.`,
    hints: [
      '사각형과 오각형은 한 꼭짓점에서 대각선을 모두 그으면 각각 삼각형 몇 개로 나누어지나요?',
      '변의 개수와 삼각형의 개수의 차이는 어떤 다각형에서나 같아요.',
      `사각형에서 변이 삼각형보다 몇 개 더 많은지 세고, 삼각형 ${tex(n - 2)}개에 그만큼을 더하세요.`,
    ],
  }
}

/** The factor of the sum of the inner angles. */
function askFactor(n: number): ValueQuestion {
  const name = polygonName(n)
  return {
    question: `${name}의 내각의 크기의 합은 ${tex(`${deg(180)} \\times k`)}예요. ${tex('k')}의 값을 구하세요.`,
    right: rightNumber(n - 2),
    slips: [
      wrongNumber(n, '변의 개수를 그대로 곱했어요. 나누어진 삼각형의 개수를 곱해야 해요.'),
      wrongNumber(
        n - 3,
        '한 꼭짓점에서 그을 수 있는 대각선의 개수예요. 삼각형은 그보다 하나 더 많아요.',
        'M1U08C01',
      ),
      wrongNumber(n - 1, '나누어진 삼각형을 하나 더 세었어요. 그림을 그려 확인해 보세요.'),
    ],
    solution: `${attachParticle(name, '은/는')} 한 꼭짓점에서 대각선을 모두 그으면 삼각형 ${tex(`${n} - 2 = ${n - 2}`)}(개)로 나누어지고, 삼각형의 내각의 크기의 합은 ${texWith(deg(180), '이에요/예요')}. 따라서 ${tex(`k = ${n - 2}`)}예요.`,
    hints: [
      `${tex(deg(180))}는 어떤 도형의 내각의 크기의 합인가요?`,
      `${attachParticle(name, '을/를')} 한 꼭짓점에서 대각선을 모두 그어 삼각형으로 나누어 보세요.`,
      `${tex('k')}는 나누어진 삼각형의 개수예요. 변의 개수 ${tex(n)}보다 얼마나 적은지 사각형으로 확인하세요.`,
    ],
  }
}

/** Inner and outer angles of all corners: a straight angle at each. */
function askAll(n: number): ValueQuestion {
  const name = polygonName(n)
  return {
    question: `${name}의 모든 꼭짓점에서 내각과 외각의 크기를 하나씩 재어 모두 더하면 몇 도인지 구하세요.`,
    right: rightNumber(180 * n),
    slips: [
      wrongNumber(180 * (n - 2), '내각의 크기만 더했어요.'),
      wrongNumber(360, '외각의 크기만 더했어요.'),
      wrongNumber(360 * n, '한 꼭짓점에서 내각과 외각을 더하면 한 바퀴가 아니라 평각이에요.'),
    ],
    solution: `한 꼭짓점에서 내각과 외각의 크기의 합은 ${texWith(deg(180), '이에요/예요')}. 꼭짓점이 ${tex(n)}개이므로 모두 더하면 ${texWith(`${deg(180)} \\times ${n} = ${deg(180 * n)}`, '이에요/예요')}.`,
    hints: [
      '한 꼭짓점에서 변을 늘여 외각을 그려 보세요. 내각과 외각은 어떤 각을 함께 이루나요?',
      '한 꼭짓점에서 내각과 외각의 크기를 더하면 평각이에요.',
      `${name}에는 꼭짓점이 ${tex(n)}개 있어요. 평각의 크기를 그 개수만큼 더하세요.`,
    ],
  }
}

/** The sum of the outer angles added to a given sum of inner ones. */
function askBoth(n: number): ValueQuestion {
  const inner = 180 * (n - 2)
  return {
    question: `어떤 다각형의 내각의 크기의 합은 ${texWith(deg(inner), '이에요/예요')}. 이 다각형의 내각의 크기의 합과 외각의 크기의 합을 더하면 몇 도인지 구하세요.`,
    right: rightNumber(inner + 360),
    slips: [
      wrongNumber(inner + 180, '외각의 크기의 합을 삼각형의 내각의 크기의 합과 같다고 보았어요.'),
      wrongNumber(2 * inner, '외각의 크기의 합이 내각의 크기의 합과 같다고 보았어요.'),
      wrongNumber(inner, '내각의 크기의 합만 답했어요. 외각의 크기의 합을 더해야 해요.'),
    ],
    solution: `외각의 크기의 합은 어떤 다각형에서나 ${texWith(deg(360), '이에요/예요')}. 따라서 ${texWith(`${deg(inner)} + ${deg(360)} = ${deg(inner + 360)}`, '이에요/예요')}.`,
    hints: [
      '외각의 크기의 합은 변의 개수에 따라 달라지나요?',
      '다각형의 둘레를 한 바퀴 걸으면 꼭짓점마다 외각만큼 방향을 바꿔요. 모두 몇 바퀴를 돌게 되나요?',
      `한 바퀴의 크기를 내각의 크기의 합 ${tex(deg(inner))}에 더하세요.`,
    ],
  }
}

/** The ideas behind the sums of inner and outer angles, one small step each. */
export const takeFirstStep: ItemTemplate = {
  id: 'M1U08C03L0A3',
  conceptId: 'M1U08C03',
  difficultyLevel: 0,
  name: '각의 크기의 합의 원리',
  generate: (random) => askValue(random.pick([askSides, askFactor, askAll, askBoth])(random.integer(5, 14))),
}
