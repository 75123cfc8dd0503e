import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { askChoice, makeBothForms, optionAnswer, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, pt, pts, seg } from '../asking/geometry-text.ts'
import { nativeCount, tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { drawAngleCopy, drawParallel } from './construction-figures.ts'

const conceptId = 'M1U07C01'

function same(first: string, second: string) {
  return `${texWith(`${seg(first)} = ${seg(second)}`, '이다/다')}.`
}
const ONE_RADIUS = '두 원을 같은 반지름으로 그렸으므로 네 반지름의 길이가 모두 같아요.'
const WIDTH_MOVED = `컴퍼스로 ${tex(seg('AB'))}의 길이를 옮겨 점 ${pt('C')}에서 점 ${pt('D')}를 찾았어요.`
const NOT_MOVED = '각의 변인 반직선은 어디까지 긋든 상관없으므로 같은 길이로 옮기지 않았어요.'

const EQUALS: readonly (TrueFalseStatement & { pair: [string, string] })[] = [
  ['OA', 'OB', true],
  ['OA', 'PC', true],
  ['OB', 'PD', true],
  ['AB', 'CD', true],
  ['OA', 'AB', false],
  ['PC', 'CD', false],
  ['OX', 'PQ', false],
  ['OY', 'OB', false],
].map(([first, second, isTrue]): TrueFalseStatement & { pair: [string, string] } => {
  const pair: [string, string] = [`${first}`, `${second}`]
  const isRay = /[XYQ]/.test(pair.join(''))
  const isWidth = pair.includes('AB') || pair.includes('CD')
  const because = isRay
    ? NOT_MOVED
    : isTrue
      ? isWidth
        ? WIDTH_MOVED
        : ONE_RADIUS
      : '원의 반지름과 각의 벌어진 폭은 따로 잰 길이라서 같다고 할 수 없어요.'
  return {
    pair,
    topic: pair.join(),
    isTrue: isTrue === true,
    text: same(...pair),
    because,
    mistakeText: isTrue === true ? `이 두 선분은 같은 길이로 옮긴 것이에요. ${because}` : because,
  }
})

const ANGLES: readonly TrueFalseStatement[] = [
  {
    topic: 'angle',
    isTrue: true,
    text: `${texWith(`${ang('AOB')} = ${ang('CPD')}`, '이다/다')}.`,
    because: '이 작도는 바로 크기가 같은 각을 옮기는 작도예요.',
    mistakeText: '각을 옮기는 작도라는 것을 놓쳤어요.',
  },
  {
    topic: 'angle',
    isTrue: false,
    text: `${texWith(`${ang('AOB')} = ${ang('OAB')}`, '이다/다')}.`,
    because: `${texWith(ang('AOB'), '과/와')} 크기가 같게 옮긴 각은 ${texWith(ang('CPD'), '이에요/예요')}. ${texWith(ang('OAB'), '은/는')} 옮긴 각이 아니에요.`,
    mistakeText: '어떤 각을 어디로 옮겼는지 다시 살펴보세요.',
  },
]

const findEqual: ItemTemplate = {
  id: 'M1U07C01L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '같은 길이 찾기',
  generate: (random) => {
    const size = random.pick([38, 44, 50, 68, 74])
    const statements = drawUntil(
      random,
      (draw) => drawMixedStatements(draw, [...EQUALS, ...ANGLES]),
      (drawn) => drawn.length === 4,
    )
    return {
      ...askStatements({
        lead: `그림은 ${tex(ang('XOY'))}와 크기가 같은 각을 반직선 ${pt('PQ')} 위에 작도한 것이에요. 다음 **보기** 중 항상 옳은 것을 모두 고르세요.`,
        statements,
        hints: [
          '컴퍼스를 같은 간격으로 벌린 채 그린 원이 어느 것과 어느 것인지 찾아보세요.',
          `점 ${pt('O')}와 점 ${pt('P')}를 중심으로 하는 두 원은 반지름의 길이가 같아요. 반지름이 되는 선분을 모두 찾으세요.`,
          `두 점 ${pt('A')}, ${pt('B')} 사이의 길이는 점 ${pt('C')}를 중심으로 하는 원의 반지름으로 옮겨졌어요. 옮기지 않은 길이는 같다고 할 수 없어요.`,
        ],
      }),
      figures: [drawAngleCopy(size)],
    }
  },
}

const [CORRESPONDING, ALTERNATE] = ['동위각', '엇각']

const parallelReason: ItemTemplate = {
  id: 'M1U07C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '평행선 작도의 근거',
  generate: (random) => {
    const isAlternate = random.pick([true, false])
    const [used, other] = isAlternate ? [ALTERNATE, CORRESPONDING] : [CORRESPONDING, ALTERNATE]
    const asksLine = random.pick([true, false])
    const line = isAlternate ? 'CPD' : 'DPC'
    const lead = asksLine
      ? `그림은 직선 ${pt('XY')} 밖의 점 ${pt('P')}를 지나고 직선 ${pt('XY')}와 평행한 직선을 작도한 것이에요.`
      : `그림에서 점 ${pt('P')}를 지나는 직선은 ${tex(`${ang('AQB')} = ${ang(line)}`)}가 되게 작도한 것이고, 직선 ${pt('XY')}와 평행해요.`
    return askChoice(random, {
      question: `${lead} 이 작도에 이용한 평행선의 성질은 어느 것인가요?`,
      right: optionAnswer(`${used}의 크기가 같으면 두 직선은 평행하다.`),
      slips: [
        {
          ...optionAnswer(`${other}의 크기가 같으면 두 직선은 평행하다.`),
          mistakeText: `옮긴 각의 위치를 다시 살펴보세요. 동위각은 같은 쪽, 엇각은 엇갈린 쪽에 있어요.`,
          conceptId: 'M1U06C07',
        },
        {
          ...optionAnswer(`두 직선이 평행하면 ${used}의 크기는 같다.`),
          mistakeText:
            '평행한 것에서 각이 같은 것을 끌어내는 성질이에요. 여기서는 거꾸로 각이 같게 하여 평행한 직선을 얻었어요.',
          conceptId: 'M1U06C07',
        },
        {
          ...optionAnswer('맞꼭지각의 크기는 서로 같다.'),
          mistakeText: `맞꼭지각은 한 점에서 생기는 각이에요. 여기서는 점 ${pt('Q')}의 각을 점 ${pt('P')}로 옮겼어요.`,
          conceptId: 'M1U06C03',
        },
        {
          ...optionAnswer('한 직선에 수직인 두 직선은 평행하다.'),
          mistakeText: '이 작도에는 수직인 직선이 나오지 않아요.',
        },
      ],
      solution: `1. 점 ${pt('Q')}에 있는 ${tex(ang('AQB'))}의 크기를 컴퍼스와 자로 점 ${texWith(pts('P'), '으로/로')} 옮겼어요. 그래서 ${texWith(`${ang('AQB')} = ${ang(line)}`, '이에요/예요')}.\n2. 두 각은 두 직선이 다른 한 직선과 만나서 생긴 각이고, ${isAlternate ? '엇갈린 위치에 있으므로 엇각' : '같은 위치에 있으므로 동위각'}이에요.\n3. ${used}의 크기가 같게 하였으므로 두 직선은 평행해요.`,
      hints: [
        `점 ${pt('Q')}에 있는 각과 크기가 같은 각을 점 ${pt('P')}에 옮겼어요. 두 각의 위치를 비교해 보세요.`,
        '두 각이 같은 쪽에 있으면 동위각, 엇갈린 쪽에 있으면 엇각이에요.',
        '이 작도에서 먼저 이루어진 일은 각을 같게 옮긴 것이고, 나중에 알게 된 것은 평행하다는 것이에요. 이 차례로 말한 것을 고르세요.',
      ],
      figures: [drawParallel(isAlternate)],
    })
  },
}

const builtLength = makeBothForms({
  id: 'M1U07C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '작도로 만든 길이',
  draw: withEnoughSlips((random) => {
    const { p, q, r } = drawUntil(
      random,
      (draw) => ({ p: draw.integer(5, 9), q: draw.integer(2, 5), r: draw.integer(3, 5) }),
      (drawn) => {
        const result = (drawn.r - 1) * (drawn.p - drawn.q)
        return drawn.p - drawn.q >= 2 && ![drawn.p, drawn.q, drawn.r].includes(result)
      },
    )
    const kept = p - q
    const result = (r - 1) * kept
    return {
      question: `길이가 주어진 선분 ${pt('AB')}가 있어요. 점 ${pt('A')}에서 시작하는 반직선 위에 다음과 같이 컴퍼스로 길이를 옮겼어요.\n\n1. 점 ${pt('A')}에서 오른쪽으로 ${tex(seg('AB'))}의 길이를 ${nativeCount(p)} 번 옮겨 점 ${pt('P')}를 잡아요.\n2. 점 ${pt('P')}에서 왼쪽으로 ${tex(seg('AB'))}의 길이를 ${nativeCount(q)} 번 옮겨 점 ${pt('Q')}를 잡아요.\n3. 점 ${pt('A')}에서 오른쪽으로 ${tex(seg('AQ'))}의 길이를 ${nativeCount(r)} 번 옮겨 점 ${pt('R')}를 잡아요.\n\n${tex(seg('QR'))}의 길이는 ${tex(seg('AB'))}의 길이의 몇 배인지 구하세요.`,
      right: rightNumber(result),
      slips: [
        wrongNumber(
          r * kept,
          `${tex(seg('AR'))}의 길이를 구했어요. ${texWith(seg('QR'), '은/는')} 여기에서 ${texWith(seg('AQ'), '을/를')} 빼야 해요.`,
        ),
        wrongNumber(kept, `${tex(seg('AQ'))}의 길이까지만 구했어요.`),
        wrongNumber((r - 1) * (p + q), `왼쪽으로 옮긴 길이를 빼지 않고 더했어요.`, 'M1U06C02'),
        wrongNumber(
          Math.abs(r * kept - p),
          `점 ${pt('Q')} 대신 점 ${pt('P')}에서 점 ${pt('R')}까지의 길이를 구했어요.`,
        ),
        wrongNumber(
          r * p - kept,
          `셋째 단계에서 옮긴 것은 ${tex(seg('AP'))}가 아니라 ${texWith(seg('AQ'), '이에요/예요')}.`,
        ),
        wrongNumber(
          r - 1,
          `${tex(seg('AQ'))}의 길이의 몇 배인지를 구했어요. 묻는 것은 ${tex(seg('AB'))}의 길이의 몇 배인지예요.`,
        ),
      ],
      solution: `1. ${texWith(`${seg('AP')} = ${p} \\times ${seg('AB')}`, '이에요/예요')}.\n2. 왼쪽으로 옮긴 길이는 빼므로 ${texWith(`${seg('AQ')} = (${p} - ${q}) \\times ${seg('AB')} = ${kept} \\times ${seg('AB')}`, '이에요/예요')}.\n3. ${texWith(`${seg('AR')} = ${r} \\times ${seg('AQ')} = ${r * kept} \\times ${seg('AB')}`, '이에요/예요')}.\n4. ${tex(`${seg('QR')} = ${seg('AR')} - ${seg('AQ')} = (${r * kept} - ${kept}) \\times ${seg('AB')} = ${result} \\times ${seg('AB')}`)}이므로 ${tex(result)}배예요.`,
      hints: [
        '반직선을 하나 그리고 세 점을 차례로 나타내 보세요. 왼쪽으로 옮기면 길이가 줄어요.',
        `먼저 ${tex(seg('AQ'))}의 길이가 ${tex(seg('AB'))}의 길이의 몇 배인지 구하세요. 오른쪽으로 ${nativeCount(p)} 번 갔다가 왼쪽으로 ${nativeCount(q)} 번 돌아왔어요.`,
        `${tex(seg('AR'))}에는 ${texWith(seg('AQ'), '이/가')} ${nativeCount(r)} 번 들어 있어요. ${texWith(seg('QR'), '은/는')} 그 가운데 한 번을 뺀 나머지예요.`,
      ],
    }
  }),
})

export const COPY_TEMPLATES: ItemTemplate[] = [findEqual, parallelReason, ...builtLength]
