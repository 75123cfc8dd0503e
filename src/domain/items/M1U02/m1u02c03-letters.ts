import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex } from '../asking/inline-math.ts'
import type { ItemTemplate } from '../template.ts'
import { countReduced } from './m1u02c03-reduced-fractions.ts'

const conceptId = 'M1U02C03'

interface Situation {
  conditions: string
  statements: readonly TrueFalseStatement[]
}

function say(
  topic: string,
  isTrue: boolean,
  text: string,
  because: string,
  mistakeText: string,
): TrueFalseStatement {
  return {
    topic,
    isTrue,
    text,
    because,
    mistakeText,
  }
}

const SIGN_SLIP = '음수와 양수의 자리를 수직선에서 다시 확인하세요.'
const SIZE_SLIP = '절댓값은 원점까지의 거리예요. 수의 크기와 절댓값의 크기를 구별하세요.'
const MIRROR_SLIP = '원점의 반대쪽에 같은 거리에 있는 점을 수직선에 나타내 보세요.'

const SITUATIONS: readonly Situation[] = [
  {
    conditions: 'a < 0 < b, \\quad |a| > |b|',
    statements: [
      say(
        'order',
        true,
        '\\(a < b\\)',
        '\\(a\\)는 음수, \\(b\\)는 양수이고 음수는 양수보다 작아요.',
        SIGN_SLIP,
      ),
      say(
        'order',
        false,
        '\\(a > b\\)',
        '\\(a\\)는 음수, \\(b\\)는 양수이고 음수는 양수보다 작아요.',
        SIGN_SLIP,
      ),
      say(
        'distance',
        true,
        '수직선에서 원점까지의 거리는 \\(a\\)를 나타내는 점이 \\(b\\)를 나타내는 점보다 더 멀다.',
        '\\(|a| > |b|\\)이므로 원점까지의 거리는 \\(a\\) 쪽이 더 멀어요.',
        SIZE_SLIP,
      ),
      say(
        'size',
        false,
        '\\(|a| < b\\)',
        '\\(b\\)는 양수라서 \\(|b| = b\\)예요. \\(|a| > |b|\\)이므로 \\(|a| > b\\)예요.',
        SIZE_SLIP,
      ),
      say(
        'size',
        true,
        '\\(|a| > b\\)',
        '\\(b\\)는 양수라서 \\(|b| = b\\)예요. \\(|a| > |b|\\)이므로 \\(|a| > b\\)예요.',
        SIZE_SLIP,
      ),
      say(
        'mirror',
        true,
        '\\(b\\)와 절댓값이 같은 음수는 \\(a\\)보다 크다.',
        '그 음수는 \\(b\\)와 거리가 같아서 \\(a\\)보다 원점에 가까워요. 음수끼리는 원점에 가까운 쪽이 더 커요.',
        MIRROR_SLIP,
      ),
      say(
        'mirror',
        false,
        '\\(a\\)와 절댓값이 같은 양수는 \\(b\\)보다 작다.',
        '그 양수는 \\(a\\)와 거리가 같아서 \\(b\\)보다 원점에서 멀어요. 양수끼리는 원점에서 먼 쪽이 더 커요.',
        MIRROR_SLIP,
      ),
      say(
        'side',
        true,
        '수직선에서 원점은 \\(a\\)를 나타내는 점과 \\(b\\)를 나타내는 점 사이에 있다.',
        '\\(a < 0 < b\\)이므로 두 점은 원점의 양쪽에 있어요.',
        SIGN_SLIP,
      ),
      say(
        'middle',
        false,
        '수직선에서 두 점의 한가운데에 있는 점은 원점의 오른쪽에 있다.',
        '왼쪽에 있는 점이 원점에서 더 멀기 때문에 한가운데의 점은 원점의 왼쪽에 있어요.',
        '두 점이 원점에서 얼마나 떨어져 있는지를 생각하지 않았어요.',
      ),
    ],
  },
  {
    conditions: 'a < 0 < b, \\quad |a| < |b|',
    statements: [
      say(
        'order',
        true,
        '\\(a < b\\)',
        '\\(a\\)는 음수, \\(b\\)는 양수이고 음수는 양수보다 작아요.',
        SIGN_SLIP,
      ),
      say(
        'distance',
        false,
        '수직선에서 원점까지의 거리는 \\(a\\)를 나타내는 점이 \\(b\\)를 나타내는 점보다 더 멀다.',
        '\\(|a| < |b|\\)이므로 원점까지의 거리는 \\(b\\) 쪽이 더 멀어요.',
        SIZE_SLIP,
      ),
      say(
        'size',
        true,
        '\\(|a| < b\\)',
        '\\(b\\)는 양수라서 \\(|b| = b\\)예요. \\(|a| < |b|\\)이므로 \\(|a| < b\\)예요.',
        SIZE_SLIP,
      ),
      say(
        'size',
        false,
        '\\(|a| > b\\)',
        '\\(b\\)는 양수라서 \\(|b| = b\\)예요. \\(|a| < |b|\\)이므로 \\(|a| < b\\)예요.',
        SIZE_SLIP,
      ),
      say(
        'mirror',
        true,
        '\\(b\\)와 절댓값이 같은 음수는 \\(a\\)보다 작다.',
        '그 음수는 \\(b\\)와 거리가 같아서 \\(a\\)보다 원점에서 멀어요. 음수끼리는 원점에서 먼 쪽이 더 작아요.',
        MIRROR_SLIP,
      ),
      say(
        'mirror',
        false,
        '\\(a\\)와 절댓값이 같은 양수는 \\(b\\)보다 크다.',
        '그 양수는 \\(a\\)와 거리가 같아서 \\(b\\)보다 원점에 가까워요. 양수끼리는 원점에 가까운 쪽이 더 작아요.',
        MIRROR_SLIP,
      ),
      say(
        'middle',
        true,
        '수직선에서 두 점의 한가운데에 있는 점은 원점의 오른쪽에 있다.',
        '오른쪽에 있는 점이 원점에서 더 멀기 때문에 한가운데의 점도 원점의 오른쪽에 있어요.',
        '두 점이 원점에서 얼마나 떨어져 있는지를 생각하지 않았어요.',
      ),
      say(
        'negative',
        false,
        '\\(a > |a|\\)',
        '\\(a\\)는 음수이고 \\(|a|\\)는 양수이므로 \\(a < |a|\\)예요.',
        SIZE_SLIP,
      ),
    ],
  },
  {
    conditions: 'a < b < 0',
    statements: [
      say(
        'size',
        true,
        '\\(|a| > |b|\\)',
        '음수끼리는 더 작은 수가 원점에서 더 멀리 있으므로 절댓값이 더 커요.',
        SIZE_SLIP,
      ),
      say(
        'size',
        false,
        '\\(|a| < |b|\\)',
        '음수끼리는 더 작은 수가 원점에서 더 멀리 있으므로 절댓값이 더 커요.',
        SIZE_SLIP,
      ),
      say('across', true, '\\(a < |b|\\)', '\\(a\\)는 음수이고 \\(|b|\\)는 양수예요.', SIGN_SLIP),
      say(
        'across',
        false,
        '\\(b > |a|\\)',
        '\\(b\\)는 음수이고 \\(|a|\\)는 양수이므로 \\(b < |a|\\)예요.',
        SIGN_SLIP,
      ),
      say(
        'side',
        true,
        '수직선에서 \\(b\\)를 나타내는 점은 \\(a\\)를 나타내는 점과 원점 사이에 있다.',
        '\\(a < b < 0\\)이므로 왼쪽부터 \\(a\\), \\(b\\), 원점의 차례로 있어요.',
        SIGN_SLIP,
      ),
      say(
        'mirror',
        false,
        '\\(a\\)와 절댓값이 같은 양수는 \\(b\\)와 절댓값이 같은 양수보다 작다.',
        '\\(|a| > |b|\\)이므로 \\(a\\)와 절댓값이 같은 양수가 더 커요.',
        MIRROR_SLIP,
      ),
      say(
        'mirror',
        true,
        '\\(b\\)와 절댓값이 같은 양수는 \\(a\\)와 절댓값이 같은 양수보다 작다.',
        '\\(|a| > |b|\\)이므로 \\(b\\)와 절댓값이 같은 양수가 더 작아요.',
        MIRROR_SLIP,
      ),
      say(
        'middle',
        false,
        '수직선에서 두 점의 한가운데에 있는 점은 원점의 오른쪽에 있다.',
        '두 점이 모두 원점의 왼쪽에 있으므로 한가운데의 점도 원점의 왼쪽에 있어요.',
        SIGN_SLIP,
      ),
    ],
  },
]

const judgeLetters: ItemTemplate = {
  id: 'M1U02C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '문자 대소 진술',
  generate: (random) => {
    const { conditions, statements } = random.pick(SITUATIONS)
    return askStatements({
      lead: `두 수 ${tex('a')}, ${tex('b')}가 다음을 만족시킬 때, **보기** 중 언제나 옳은 것을 모두 고르세요.\n\n\\[ ${conditions} \\]`,
      statements: drawUntil(
        random,
        (draw) => drawMixedStatements(draw, statements),
        (drawn) => drawn.length === 4,
      ),
      hints: [
        '조건에 맞게 두 수를 수직선에 나타내 보세요. 원점의 어느 쪽에, 얼마나 멀리 있나요?',
        '조건에 맞는 수를 하나 정해 넣어 보면 느낌을 알 수 있어요. 하지만 한 번만 맞는다고 언제나 옳은 것은 아니에요.',
        '절댓값은 원점까지의 거리예요. 보기의 절댓값을 모두 거리로 바꾸어 수직선에서 비교해 보세요.',
      ],
    })
  },
}

export const LETTER_TEMPLATES: ItemTemplate[] = [judgeLetters, ...countReduced]
