import type { FigureOf } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { diagonalsOf, polygonName } from './polygon-names.ts'

const conceptId = 'M1U08C01'

const WITHOUT_THREE = '한 꼭짓점에서 자기 자신과 이웃한 두 꼭짓점에는 대각선을 그을 수 없어요.'

const fromOne = makeBothForms({
  id: 'M1U08C01L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '한 꼭짓점의 대각선',
  draw: withEnoughSlips((random) => {
    const n = random.integer(6, 20)
    const display: FigureOf<'polygon'>[] =
      n <= 8 ? [{ kind: 'polygon', alt: `${polygonName(n)}`, sides: n }] : []
    return {
      question: `${polygonName(n)}의 한 꼭짓점에서 그을 수 있는 대각선은 모두 몇 개인지 구하세요.`,
      right: rightNumber(n - 3),
      slips: [
        wrongNumber(n - 2, `한 꼭짓점에서 대각선을 그었을 때 생기는 삼각형의 개수예요.`),
        wrongNumber(n - 1, '자기 자신만 빼고, 이웃한 두 꼭짓점을 빼지 않았어요.'),
        wrongNumber(n, '꼭짓점의 개수를 그대로 답했어요.'),
        wrongNumber(diagonalsOf(n), '다각형 전체에서 그을 수 있는 대각선의 개수를 구했어요.'),
      ],
      solution: `${WITHOUT_THREE} ${attachParticle(polygonName(n), '은/는')} 꼭짓점이 ${tex(n)}개이므로, 한 꼭짓점에서 그을 수 있는 대각선은 ${tex(`${n} - 3 = ${n - 3}`)}(개)예요.`,
      hints: [
        '한 꼭짓점을 정하고, 대각선을 이을 수 있는 꼭짓점이 어느 것인지 생각해 보세요.',
        '자기 자신과 이웃한 두 꼭짓점에는 대각선을 그을 수 없어요.',
        `꼭짓점 ${tex(n)}개 가운데 대각선을 그을 수 없는 꼭짓점을 모두 빼세요.`,
      ],
      figures: display,
    }
  }),
})

const all = makeBothForms({
  id: 'M1U08C01L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '전체 대각선',
  draw: withEnoughSlips((random) => {
    const n = random.integer(5, 15)
    return {
      question: `${polygonName(n)}의 대각선은 모두 몇 개인지 구하세요.`,
      right: rightNumber(diagonalsOf(n)),
      slips: [
        wrongNumber(n * (n - 3), '한 대각선을 양 끝 꼭짓점에서 두 번 세었으므로 반으로 나누어야 해요.'),
        wrongNumber(n - 3, '한 꼭짓점에서 그을 수 있는 대각선만 세었어요.'),
        wrongNumber(
          (n * (n - 1)) / 2,
          '변까지 세었어요. 두 꼭짓점을 이은 선분 가운데 변은 대각선이 아니에요.',
        ),
        wrongNumber((n * (n - 2)) / 2, '한 꼭짓점에서 그을 수 있는 대각선의 개수를 잘못 셌어요.'),
        wrongNumber(2 * n, '꼭짓점마다 대각선이 두 개씩 있다고 생각했어요.'),
      ].filter(({ key }) => /^\d+$/.test(key)),
      solution: `1. 한 꼭짓점에서 그을 수 있는 대각선은 ${tex(`${n} - 3 = ${n - 3}`)}(개)예요.\n2. 꼭짓점이 ${tex(n)}개이므로 ${tex(`${n} \\times ${n - 3}`)}개를 긋는 셈인데, 한 대각선을 양 끝 꼭짓점에서 한 번씩 모두 두 번 세었어요.\n3. 따라서 대각선은 모두 ${tex(`\\frac{${n} \\times ${n - 3}}{2} = ${diagonalsOf(n)}`)}(개)예요.`,
      hints: [
        '먼저 한 꼭짓점에서 그을 수 있는 대각선이 몇 개인지 생각하세요.',
        '모든 꼭짓점에서 그은 대각선을 더하면 한 대각선을 두 번씩 세게 돼요.',
        `${tex(`${n} \\times (${n} - 3)`)}을 계산한 다음 무엇으로 나누어야 하는지 생각해 보세요.`,
      ],
    }
  }),
})

const findSides = makeBothForms({
  id: 'M1U08C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '다각형 찾기',
  draw: withEnoughSlips((random) => {
    const n = random.integer(6, 16)
    const d = diagonalsOf(n)
    return {
      question: `대각선이 모두 ${tex(d)}개인 다각형의 변은 모두 몇 개인지 구하세요.`,
      right: rightNumber(n),
      slips: [
        wrongNumber(n - 3, '한 꼭짓점에서 그을 수 있는 대각선의 개수를 답했어요.'),
        wrongNumber(n - 2, '한 꼭짓점에서 대각선을 그어 생기는 삼각형의 개수를 답했어요.'),
        wrongNumber(
          d + 3,
          `대각선의 개수에 ${texWith(3, '을/를')} 더했어요. 한 꼭짓점에서 그을 수 있는 대각선의 개수에서만 그렇게 구해요.`,
        ),
        wrongNumber(2 * n, `${tex('n(n - 3)')}의 값처럼 변의 개수도 두 배 했어요.`),
        wrongNumber(
          n + 3,
          `${texWith(`${n} \\times ${n - 3}`, '을/를')} 찾고도 ${tex(n)}에 다시 ${texWith(3, '을/를')} 더했어요.`,
        ),
      ],
      solution: `변이 ${tex('n')}개라고 하면 대각선은 모두 ${tex('\\frac{n(n - 3)}{2}')}개예요.\n\n1. ${tex(`\\frac{n(n - 3)}{2} = ${d}`)}에서 양변에 ${texWith(2, '을/를')} 곱하면 ${texWith(`n(n - 3) = ${2 * d}`, '이에요/예요')}.\n2. 차가 ${tex(3)}인 두 자연수의 곱이 ${texWith(2 * d, '이/가')} 되는 것을 찾으면 ${texWith(`${n} \\times ${n - 3} = ${2 * d}`, '이에요/예요')}.\n3. 따라서 ${tex(`n = ${n}`)}, 곧 변은 ${tex(n)}개예요.`,
      hints: [
        `변이 ${tex('n')}개인 다각형의 대각선의 개수를 ${texWith('n', '을/를')} 써서 나타내 보세요.`,
        `${tex(`\\frac{n(n - 3)}{2} = ${d}`)}에서 ${tex('n(n - 3)')}의 값을 구하세요.`,
        `${texWith(2 * d, '을/를')} 차가 ${tex(3)}인 두 자연수의 곱으로 나타내 보세요. 두 수 가운데 큰 수를 구하면 돼요.`,
      ],
    }
  }),
})

const shakeHands = makeBothForms({
  id: 'M1U08C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '악수 문제',
  draw: withEnoughSlips((random) => {
    const n = random.integer(6, 14)
    const d = diagonalsOf(n)
    const [act, each, doing] = random.pick([
      ['악수를 해요', '악수', '악수를 하는'],
      ['하이 파이브를 해요', '하이 파이브', '하이 파이브를 하는'],
      ['카드를 한 장씩 바꾸어 가져요', '카드 바꾸기', '카드를 바꾸는'],
    ] as const)
    return {
      question: `${tex(n)}명의 학생이 원탁에 둘러앉아 있어요. 모든 학생이 바로 양옆에 앉은 학생을 뺀 나머지 학생과 서로 한 번씩 ${act}. ${attachParticle(each, '은/는')} 모두 몇 번 이루어지는지 구하세요.`,
      right: rightNumber(d),
      slips: [
        wrongNumber(n * (n - 3), '두 사람이 한 번 하는 것을 두 번으로 세었어요. 반으로 나누어야 해요.'),
        wrongNumber((n * (n - 1)) / 2, '양옆에 앉은 학생과도 한 것으로 세었어요. 변의 개수를 빼야 해요.'),
        wrongNumber(n - 3, '한 학생이 하는 횟수만 구했어요.'),
        ...naturalSlips([[(n * (n - 2)) / 2, '양옆의 두 학생 가운데 한 명만 뺐어요.']]),
        wrongNumber(n, '이웃한 학생끼리의 횟수, 곧 변의 개수를 답했어요.'),
      ],
      solution: `1. 학생을 꼭짓점으로 보고 두 학생씩 모두 선분으로 이으면, 바로 옆에 앉은 학생끼리 이은 선분은 변이고 서로 ${doing} 학생끼리 이은 선분은 대각선이에요.\n2. 따라서 구하는 횟수는 ${polygonName(n)}의 대각선의 개수와 같아요.\n3. 한 학생은 자기 자신과 양옆의 두 학생을 뺀 ${tex(`${n} - 3 = ${n - 3}`)}(명)과 한 번씩 해요. ${tex(`${n} \\times ${n - 3}`)}번으로 세면 두 사람이 한 번 하는 것을 두 번 센 것이므로 ${tex(`\\frac{${n} \\times ${n - 3}}{2} = ${d}`)}(번)이에요.`,
      hints: [
        `둘러앉은 학생을 점으로 나타내고, 서로 ${doing} 두 학생을 선분으로 이어 보세요. 이 선분은 다각형의 무엇인가요?`,
        '바로 옆에 앉은 학생끼리 이은 선분은 다각형의 변이고, 나머지는 대각선이에요.',
        `한 학생이 ${doing} 상대는 자기 자신과 양옆의 두 학생을 뺀 나머지예요. ${tex(n)}명을 모두 세면 한 번을 두 번씩 센 셈이에요.`,
      ],
    }
  }),
})

const throughTriangles = makeBothForms({
  id: 'M1U08C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '두 다각형 비교',
  draw: withEnoughSlips((random) => {
    const { n, more } = drawUntil(
      random,
      (draw) => ({ n: draw.integer(6, 11), more: draw.integer(2, 4) }),
      (drawn) => drawn.n + drawn.more <= 14,
    )
    const m = n + more
    const [target, bigger] = [diagonalsOf(m), m - 2]
    return {
      question: `어떤 다각형의 한 꼭짓점에서 대각선을 모두 그었더니 삼각형이 ${tex(n - 2)}개 생겼어요. 이 다각형보다 변이 ${tex(more)}개 더 많은 다각형의 대각선은 모두 몇 개인지 구하세요.`,
      right: rightNumber(target),
      slips: [
        wrongNumber(
          diagonalsOf(n),
          '처음 다각형의 대각선의 개수를 구했어요. 변이 더 많은 다각형에 대해 물었어요.',
        ),
        wrongNumber(
          diagonalsOf(bigger),
          `삼각형의 개수를 변의 개수로 생각했어요. 변의 개수는 삼각형의 개수보다 ${tex(2)} 커요.`,
        ),
        wrongNumber(
          diagonalsOf(m + 1),
          '한 꼭짓점에서 그은 대각선의 개수와 삼각형의 개수를 같다고 생각했어요.',
        ),
        wrongNumber(m * (m - 3), '한 대각선을 두 번 세었으므로 반으로 나누어야 해요.'),
        wrongNumber(m - 3, '한 꼭짓점에서 그을 수 있는 대각선의 개수만 구했어요.'),
        wrongNumber(diagonalsOf(n) + more, '변의 개수의 차를 대각선의 개수에 그대로 더했어요.'),
      ],
      solution: `1. ${tex('n')}각형의 한 꼭짓점에서 대각선을 모두 그으면 삼각형이 ${tex('(n - 2)')}개 생겨요. ${texWith(`n - 2 = ${n - 2}`, '이므로/므로')} 처음 다각형은 ${attachParticle(polygonName(n), '이에요/예요')}.\n2. 변이 ${tex(more)}개 더 많은 다각형은 ${attachParticle(polygonName(m), '이에요/예요')}.\n3. ${polygonName(m)}의 대각선은 모두 ${tex(`\\frac{${m} \\times (${m} - 3)}{2} = ${target}`)}(개)예요.`,
      hints: [
        '한 꼭짓점에서 대각선을 모두 그었을 때 생기는 삼각형의 개수와 변의 개수 사이의 관계를 생각해 보세요.',
        `${tex('n')}각형이면 삼각형이 ${tex('(n - 2)')}개 생겨요. 먼저 처음 다각형의 변의 개수를 구하세요.`,
        '변이 더 많은 다각형의 변의 개수를 구한 다음, 한 꼭짓점에서 그을 수 있는 대각선의 개수와 꼭짓점의 개수를 곱하고 반으로 나누세요.',
      ],
    }
  }),
})

export const DIAGONAL_TEMPLATES: ItemTemplate[] = [
  ...fromOne,
  ...all,
  ...findSides,
  ...shakeHands,
  ...throughTriangles,
]
