import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askJudgement, askValue, makeBothForms, rightNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { pt, seg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { distance, lengthOf, segmentFigure } from './segment-text.ts'

const conceptId = 'M1U06C02'

const judgeIdea: ItemTemplate = {
  id: 'M1U06C02L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '거리와 중점의 뜻 O/X',
  generate: (random) => {
    const half = random.integer(2, 9)
    const claim = random.pick([
      {
        statement: `두 점 ${pt('A')}, ${pt('B')}를 잇는 선 가운데 길이가 가장 짧은 것은 선분 ${tex('\\mathrm{AB}')}이다.`,
        isTrue: true,
        mistakeText:
          '두 점을 잇는 선 가운데 가장 짧은 것이 선분이에요. 그래서 그 길이를 두 점 사이의 거리라고 해요.',
        solution: '두 점을 잇는 선은 굽은 선, 꺾인 선 등 수없이 많지만 가장 짧은 것은 곧게 이은 선분이에요.',
        clue: '두 점을 실로 이어 팽팽하게 당기면 어떤 모양이 되나요?',
      },
      {
        statement: `${tex(`${seg('AM')} = ${seg('MB')}`)}인 점 ${pt('M')}은 언제나 선분 ${tex('\\mathrm{AB}')}의 중점이다.`,
        isTrue: false,
        mistakeText: '두 길이가 같아도 그 점이 선분 위에 있지 않으면 중점이 아니에요.',
        solution: `중점은 선분 위에 있으면서 양 끝 점에서 같은 거리에 있는 점이에요. 선분 ${tex('\\mathrm{AB}')} 밖에도 두 점 ${pt('A')}, ${pt('B')}에서 거리가 같은 점이 있으므로 언제나 중점인 것은 아니에요.`,
        clue: '두 변의 길이가 같은 이등변삼각형을 그려 보세요.',
      },
      {
        statement: `${lengthOf('AB', 2 * half)}이고 점 ${pt('M')}이 선분 ${tex('\\mathrm{AB}')}의 중점이면 ${lengthOf('MB', half)}이다.`,
        isTrue: true,
        mistakeText: '중점은 선분의 길이를 이등분해요.',
        solution: `중점은 선분을 길이가 같은 두 부분으로 나누므로 ${tex(`${seg('MB')} = \\frac{1}{2} \\times ${2 * half} = ${half}`)}(cm)예요.`,
        clue: '중점은 선분을 어떻게 나누나요?',
      },
      {
        statement: `점 ${pt('M')}이 선분 ${tex('\\mathrm{AB}')}의 중점이면 ${tex(`${seg('AB')} = \\frac{1}{2}${seg('AM')}`)}이다.`,
        isTrue: false,
        mistakeText: '긴 선분과 짧은 선분을 바꾸었어요. 전체가 부분의 두 배예요.',
        solution: `중점까지의 길이는 전체의 절반이므로 ${tex(`${seg('AM')} = \\frac{1}{2}${seg('AB')}`)}, 곧 ${texWith(`${seg('AB')} = 2${seg('AM')}`, '이에요/예요')}.`,
        clue: '두 선분 가운데 어느 것이 더 긴가요?',
      },
    ])
    const { clue, ...target } = claim
    return askJudgement({
      ...target,
      hints: [
        '두 점 사이의 거리와 선분의 중점이 무엇인지 떠올려 보세요.',
        '그림을 그려 설명에 맞지 않는 경우가 있는지 찾아보세요.',
        clue,
      ],
    })
  },
}

/** A, B, the midpoint M of AB and the midpoint N of AM or of MB, at whole places. */
function quarterPlaces(isLeft: boolean) {
  return { A: 0, M: 4, B: 8, N: isLeft ? 2 : 6 }
}

function tellQuarter(isLeft: boolean) {
  return `점 ${pt('M')}은 선분 ${tex('\\mathrm{AB}')}의 중점, 점 ${pt('N')}은 선분 ${tex(isLeft ? '\\mathrm{AM}' : '\\mathrm{MB}')}의 중점`
}

const PAIRS = ['AB', 'AM', 'MB', 'AN', 'NB', 'NM'] as const
function inOrder(pair: string, isLeft: boolean) {
  return pair === 'NM' && !isLeft ? 'MN' : pair
}

const fillTimes: ItemTemplate = {
  id: 'M1U06C02L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '몇 배인지 쓰기',
  generate: (random) => {
    const isLeft = random.pick([true, false])
    const places = quarterPlaces(isLeft)
    const [long, short] = drawUntil(
      random,
      (draw) => draw.sample(PAIRS, 2) as [string, string],
      ([a, b]) =>
        Number.isInteger(distance(places, a) / distance(places, b)) &&
        distance(places, a) > distance(places, b),
    ).map((pair) => inOrder(pair, isLeft)) as [string, string]
    const times = distance(places, long) / distance(places, short)
    const name = (pair: string) => tex(seg(pair))
    return askValue({
      question: `다음 그림에서 ${tellQuarter(isLeft)}이에요. ${tex(`${seg(long)} = \\square \\times ${seg(short)}`)}에서 ${tex('\\square')}에 알맞은 수를 구하세요.`,
      right: rightNumber(times),
      slips: naturalSlips([
        [times + 1, '칸의 수가 아니라 점의 수를 세었어요.'],
        [times * 2, '길이가 같은 부분을 한 번 더 나누어 세었어요.'],
        [times / 2, '한 번 더 나눈 것을 세지 않았어요.'],
      ]),
      solution: `가장 짧은 선분 ${name(isLeft ? 'AN' : 'MN')}을 한 칸으로 보면 ${texWith(seg('AB'), '은/는')} 네 칸이에요. ${texWith(seg(long), '은/는')} ${tex(distance(places, long) / 2)}칸, ${texWith(seg(short), '은/는')} ${tex(distance(places, short) / 2)}칸이므로 ${tex('\\square')}에 알맞은 수는 ${texWith(times, '이에요/예요')}.`,
      hints: [
        '중점은 선분을 길이가 같은 두 부분으로 나누어요.',
        '그림에서 가장 짧은 선분을 한 칸으로 보고, 나머지 선분이 몇 칸인지 적어 보세요.',
        `${texWith(seg(long), '과/와')} ${texWith(seg(short), '이/가')} 각각 몇 칸인지 세어, 앞의 것이 뒤의 것의 몇 배인지 구하세요.`,
      ],
      figures: [segmentFigure('선분 AB 위에 중점 M과 또 다른 중점 N이 있는 그림', places)],
    })
  },
}

const halfLength = makeBothForms({
  id: 'M1U06C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '중점과 길이',
  draw: withEnoughSlips((random) => {
    const half = random.integer(3, 15)
    const asksHalf = random.pick([true, false])
    const [given, target] = asksHalf ? ['AB', random.pick(['AM', 'MB'])] : [random.pick(['AM', 'MB']), 'AB']
    const [value, answer] = asksHalf ? [2 * half, half] : [half, 2 * half]
    return {
      question: `다음 그림에서 점 ${pt('M')}은 선분 ${tex('\\mathrm{AB}')}의 중점이고 ${lengthOf(given ?? '', value)}예요. ${tex(seg(target ?? ''))}의 길이는 몇 cm인지 구하세요.`,
      right: rightNumber(answer),
      slips: naturalSlips([
        [
          asksHalf ? 2 * value : half / 2,
          asksHalf ? '절반을 구해야 하는데 두 배를 구했어요.' : '두 배를 구해야 하는데 절반을 구했어요.',
        ],
        [value, '주어진 길이를 그대로 답했어요.'],
        [asksHalf ? half / 2 : 4 * half, '한 번만 나누거나 곱해야 하는데 두 번 했어요.'],
        [
          asksHalf ? value + half : 3 * half,
          asksHalf
            ? '길이를 나누지 않고 더했어요.'
            : '두 배가 아니라 세 배를 구했어요. 중점은 길이가 같은 두 부분으로 나누어요.',
        ],
        [value + 2, `${texWith(2, '을/를')} 곱하거나 나누지 않고 더했어요.`],
        [value - 2, `${texWith(2, '으로/로')} 나누지 않고 뺐어요.`],
      ]),
      solution: asksHalf
        ? `중점은 선분을 길이가 같은 두 부분으로 나누므로 ${tex(`${seg(target ?? '')} = \\frac{1}{2}${seg('AB')} = \\frac{1}{2} \\times ${value} = ${answer}`)}(cm)예요.`
        : `중점은 선분을 길이가 같은 두 부분으로 나누므로 ${tex(`${seg('AB')} = 2${seg(given ?? '')} = 2 \\times ${value} = ${answer}`)}(cm)예요.`,
      hints: [
        '중점은 선분을 어떻게 나누는 점인가요?',
        `${texWith(seg('AM'), '과/와')} ${tex(seg('MB'))}의 길이는 서로 같아요.`,
        asksHalf
          ? '전체의 길이를 알고 있으니 똑같이 둘로 나누세요.'
          : '한쪽의 길이를 알고 있으니 같은 길이를 한 번 더 더하세요.',
      ],
      figures: [
        segmentFigure('선분 AB와 그 위의 중점 M', { A: 0, M: half, B: 2 * half }, [
          { of: given ?? '', label: `${value} cm` },
        ]),
      ],
    }
  }),
})

const judgeRelation: ItemTemplate = {
  id: 'M1U06C02L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '중점 관계 O/X',
  generate: (random) => {
    const isLeft = random.pick([true, false])
    const places = quarterPlaces(isLeft)
    const [a, b] = drawUntil(
      random,
      (draw) => draw.sample(PAIRS, 2) as [string, string],
      ([first, second]) => distance(places, first) > distance(places, second),
    ).map((pair) => inOrder(pair, isLeft)) as [string, string]
    const [top, bottom] = [distance(places, a) / 2, distance(places, b) / 2]
    const ratio = top / bottom
    const premise = random.pick([ratio, random.pick([2, 3, 4].filter((value) => value !== ratio))])
    const latex = Number.isInteger(premise) ? String(premise) : `\\frac{${top}}{${bottom}}`
    const isTrue = premise === ratio
    const right = Number.isInteger(ratio) ? String(ratio) : `\\frac{${top}}{${bottom}}`
    const isTold = (pair: string) => distance(places, pair) === 2 * premise * bottom
    const fitting = PAIRS.map((pair) => inOrder(pair, isLeft)).filter(isTold)
    const mixedUp =
      fitting.length > 0
        ? `${texWith(seg(a), '이/가')} 아니라 ${attachParticle(fitting.map((pair) => tex(seg(pair))).join(' 또는 '), '이/가')} ${tex(seg(b))}의 ${tex(premise)}배예요.`
        : '두 선분의 길이의 비를 거꾸로 보았거나 칸을 잘못 세었어요.'
    const item = askJudgement({
      statement: `${tellQuarter(isLeft)}일 때, ${tex(`${seg(a)} = ${latex}${seg(b)}`)}이다.`,
      isTrue,
      mistakeText: isTrue ? '두 선분이 각각 몇 칸인지 세어 보지 않고 옳지 않다고 보았어요.' : mixedUp,
      solution: `가장 짧은 선분을 한 칸으로 보면 ${texWith(seg(a), '은/는')} ${tex(top)}칸, ${texWith(seg(b), '은/는')} ${tex(bottom)}칸이에요. 그러므로 ${texWith(`${seg(a)} = ${right}${seg(b)}`, '이에요/예요')}.`,
      hints: [
        '중점은 선분을 길이가 같은 두 부분으로 나누어요.',
        '그림에서 가장 짧은 선분을 한 칸으로 보고 칸을 그려 보세요.',
        '식에 나오는 두 선분이 각각 몇 칸인지 세어, 몇 배인지 비교해 보세요.',
      ],
    })
    return { ...item, figures: [segmentFigure('선분 AB 위에 중점 M과 또 다른 중점 N이 있는 그림', places)] }
  },
}

export const MIDPOINT_TEMPLATES: ItemTemplate[] = [judgeIdea, fillTimes, ...halfLength, judgeRelation]
