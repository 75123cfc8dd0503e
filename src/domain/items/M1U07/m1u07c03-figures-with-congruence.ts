import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { ang, deg, pt, pts, seg, tri } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U07C03'

const twoEquilateral = makeBothForms({
  id: 'M1U07C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '정삼각형 두 개',
  draw: withEnoughSlips((random) => {
    const given = random.pick([18, 20, 22, 24, 25, 26, 27, 28, 32, 34, 35, 36])
    const value = 60 - given
    const fromA = random.pick([true, false])
    const atA = fromA ? given : value
    const slope = Math.tan((atA * Math.PI) / 180)
    const ratio = slope / (Math.sqrt(3) / 2 - slope / 2)
    const [a, b, c]: PlanePoint[] = [
      [-4, 0],
      [0, 0],
      [4 * ratio, 0],
    ]
    const [known, target] = fromA ? ['BAE', 'BCD'] : ['BCD', 'BAE']
    const [partner, third] = fromA ? ['BEA', 'BAE'] : ['BDC', 'BCD']
    const triangle = fromA ? 'ABE' : 'DBC'
    return {
      question: `그림에서 세 점 ${pt('A')}, ${pt('B')}, ${pt('C')}는 한 직선 위에 있고, ${texWith(tri('ABD'), '과/와')} ${texWith(tri('BCE'), '은/는')} 정삼각형이에요. ${tex(`${ang(known)} = ${deg(given)}`)}일 때, ${tex(ang(target))}의 크기는 몇 도인지 구하세요.`,
      right: rightNumber(value),
      slips: [
        wrongNumber(
          given,
          `합동인 두 삼각형에서 대응각을 잘못 찾았어요. ${tex(ang(target))}의 대응각은 ${tex(ang(known))}가 아니에요.`,
        ),
        wrongNumber(60, '정삼각형의 한 각의 크기를 그대로 답했어요.'),
        wrongNumber(
          120 - given,
          `${tex(`${ang('ABE')} = ${deg(120)}`)}에서 주어진 각을 뺐어요. 삼각형의 세 각의 크기의 합을 이용해야 해요.`,
        ),
        wrongNumber(
          180 - 60 - given,
          `${tex(triangle === 'ABE' ? ang('ABE') : ang('DBC'))}의 크기를 정삼각형의 한 각으로 잘못 생각했어요.`,
        ),
        wrongNumber(60 + given, '빼야 할 각의 크기를 더했어요.'),
        wrongNumber(90 - given, '직각삼각형으로 잘못 생각했어요.'),
      ],
      solution: `1. 두 정삼각형에서 ${tex(`${seg('AB')} = ${seg('DB')}`)}, ${texWith(`${seg('BE')} = ${seg('BC')}`, '이에요/예요')}.\n2. 정삼각형의 한 각의 크기는 ${tex(deg(60))}이므로 ${tex(`${ang('ABE')} = ${deg(180)} - ${deg(60)} = ${deg(120)}`)}이고, 마찬가지로 ${texWith(`${ang('DBC')} = ${deg(120)}`, '이에요/예요')}.\n3. 두 변의 길이가 각각 같고 그 끼인각의 크기가 같으므로 ${tex(`${tri('ABE')} \\equiv ${tri('DBC')}`)}(SAS 합동)이에요.\n4. ${tex(tri(triangle))}에서 ${tex(`${ang(partner)} = ${deg(180)} - (${deg(120)} + ${ang(third)}) = ${deg(180)} - (${deg(120)} + ${deg(given)}) = ${deg(value)}`)}예요.\n5. 대응각의 크기는 같으므로 ${texWith(`${ang(target)} = ${ang(partner)} = ${deg(value)}`, '이에요/예요')}.`,
      hints: [
        `${tex(ang(target))}를 한 각으로 하는 삼각형과 ${tex(ang(known))}를 한 각으로 하는 삼각형을 각각 찾아 비교해 보세요.`,
        `${texWith(tri('ABE'), '과/와')} ${tex(tri('DBC'))}에서 두 변의 길이와 그 끼인각의 크기가 같은지 살펴보세요.`,
        `두 삼각형은 SAS 합동이에요. ${tex(ang(target))}의 대응각은 ${texWith(ang(partner), '이에요/예요')}. ${tex(tri(triangle))}에서 세 각의 크기의 합을 이용하세요.`,
      ],
      figures: [
        planeFigure(
          `한 직선 위의 세 점 A, B, C에 대하여 정삼각형 ABD와 정삼각형 BCE를 같은 쪽에 그리고, 선분 AE와 선분 CD를 그은 그림. 각 ${known}는 ${given}도`,
          {
            A: a ?? [0, 0],
            B: b ?? [0, 0],
            C: c ?? [0, 0],
            D: [-2, 2 * Math.sqrt(3)],
            E: pointFrom([0, 0], 4 * ratio, 60),
          },
          {
            lines: [{ of: 'ACEBDA' }, { of: 'AE', tone: 'accent' }, { of: 'CD', tone: 'accent' }],
            angles: [
              { of: known, label: `${given}°` },
              { of: target, arcs: 2, label: '?' },
            ],
          },
        ),
      ],
    }
  }),
})

/** BE = CF on two sides of a square: ABE and BCF are congruent. */
function drawOnSides(random: SeededRandom): ValueQuestion {
  const small = random.integer(21, 38)
  const asksSmall = random.pick([true, false])
  const [known, target, given] = asksSmall ? ['AEB', 'CBF', 90 - small] : ['BAE', 'BFC', small]
  const value = 90 - given
  const [partner, line] = asksSmall ? ['BAE', 'CBF'] : ['AEB', 'BFC']
  const reach = 6 * Math.tan((small * Math.PI) / 180)
  return {
    question: `그림의 정사각형 ${pt('ABCD')}에서 ${tex(`${seg('BE')} = ${seg('CF')}`)}이고 ${tex(`${ang(known)} = ${deg(given)}`)}일 때, ${tex(ang(target))}의 크기는 몇 도인지 구하세요.`,
    right: rightNumber(value),
    slips: [
      wrongNumber(
        given,
        `대응각을 잘못 찾았어요. ${tex(ang(line))}의 대응각은 ${texWith(ang(partner), '이에요/예요')}.`,
      ),
      wrongNumber(90, '정사각형의 한 각의 크기를 그대로 답했어요.'),
      wrongNumber(180 - given, `삼각형의 한 각이 ${tex(deg(90))}라는 것을 빠뜨렸어요.`),
      wrongNumber(90 + given, '빼야 할 각의 크기를 더했어요.'),
      wrongNumber(
        Math.abs(given - 45),
        `정사각형의 대각선이 이루는 ${texWith(deg(45), '을/를')} 이용했어요. 여기에는 대각선이 없어요.`,
      ),
    ],
    solution: `1. 정사각형이므로 ${texWith(`${seg('AB')} = ${seg('BC')}`, '이고/고')} ${texWith(`${ang('ABE')} = ${ang('BCF')} = ${deg(90)}`, '이에요/예요')}.\n2. ${texWith(`${seg('BE')} = ${seg('CF')}`, '이므로/므로')} 두 변의 길이가 각각 같고 그 끼인각의 크기가 같아요. 따라서 ${tex(`${tri('ABE')} \\equiv ${tri('BCF')}`)}(SAS 합동)이에요.\n3. ${tex(tri('ABE'))}에서 ${texWith(`${ang(partner)} = ${deg(180)} - (${deg(90)} + ${deg(given)}) = ${deg(value)}`, '이에요/예요')}.\n4. 대응각의 크기는 같으므로 ${texWith(`${ang(target)} = ${ang(partner)} = ${deg(value)}`, '이에요/예요')}.`,
    hints: [
      `정사각형의 네 변의 길이는 모두 같고 네 각은 모두 직각이에요. ${texWith(tri('ABE'), '과/와')} ${tex(tri('BCF'))}를 비교해 보세요.`,
      '두 삼각형은 두 변의 길이가 각각 같고 그 끼인각의 크기가 같아요.',
      `${tex(ang(target))}의 대응각은 ${texWith(ang(partner), '이에요/예요')}. ${tex(tri('ABE'))}에서 그 각의 크기를 구하세요.`,
    ],
    figures: [
      planeFigure(
        `정사각형 ABCD의 변 BC 위에 점 E, 변 CD 위에 점 F가 있고 선분 BE와 선분 CF의 길이가 같은 그림. 각 ${known}는 ${given}도`,
        { A: [0, 6], B: [0, 0], C: [6, 0], D: [6, 6], E: [reach, 0], F: [6, reach] },
        {
          lines: [{ of: 'ABCDA' }, { of: 'AE', tone: 'accent' }, { of: 'BF', tone: 'accent' }],
          angles: [
            { of: known, label: `${given}°` },
            { of: target, arcs: 2, label: '?' },
          ],
          ticks: [{ of: 'BE' }, { of: 'CF' }],
        },
      ),
    ],
  }
}

/** A point on a diagonal of a square: ABE and CBE are congruent. */
function drawOnDiagonal(random: SeededRandom): ValueQuestion {
  const given = random.pick([20, 24, 25, 28, 30, 32, 35, 54, 56, 58, 60, 62, 65])
  const value = 135 - given
  const slope = Math.tan(((90 - given) * Math.PI) / 180)
  const across = 6 / (1 + slope)
  return {
    question: `그림의 정사각형 ${pt('ABCD')}에서 점 ${pt('E')}는 대각선 ${pt('BD')} 위의 점이고 ${tex(`${ang('BAE')} = ${deg(given)}`)}일 때, ${tex(ang('BEC'))}의 크기는 몇 도인지 구하세요.`,
    right: rightNumber(value),
    slips: [
      wrongNumber(
        given,
        `대응각을 잘못 찾았어요. ${tex(ang('BAE'))}의 대응각은 ${texWith(ang('BCE'), '이에요/예요')}.`,
      ),
      wrongNumber(90 - given, `${tex(tri('BCE'))}의 한 각을 직각으로 잘못 생각했어요.`),
      wrongNumber(45 + given, `${tex(ang('BEC'))}가 아니라 ${tex(ang('DEC'))}의 크기를 구했어요.`),
      wrongNumber(180 - given, `${tex(`${ang('EBC')} = ${deg(45)}`)}라는 것을 빠뜨렸어요.`),
      wrongNumber(
        180 - 2 * given,
        `대각선이 정사각형의 각을 똑같이 나눈다는 것을 쓰지 않고, 두 각의 크기가 ${texWith(deg(given), '으로/로')} 같다고 생각했어요.`,
      ),
    ].filter(({ key }) => Number(key) > 0),
    solution: `1. ${texWith(`${seg('AB')} = ${seg('CB')}`, '이고/고')} ${texWith(seg('BE'), '은/는')} 두 삼각형 ${pt('ABE')}, ${pt('CBE')}의 공통인 변이에요.\n2. 대각선 ${texWith(pts('BD'), '은/는')} 정사각형의 한 각을 똑같이 나누므로 ${texWith(`${ang('ABE')} = ${ang('CBE')} = ${deg(45)}`, '이에요/예요')}.\n3. 두 변의 길이가 각각 같고 그 끼인각의 크기가 같으므로 ${tex(`${tri('ABE')} \\equiv ${tri('CBE')}`)}(SAS 합동)이에요. 그래서 ${texWith(`${ang('BCE')} = ${ang('BAE')} = ${deg(given)}`, '이에요/예요')}.\n4. ${tex(tri('BCE'))}에서 ${texWith(`${ang('BEC')} = ${deg(180)} - (${deg(45)} + ${deg(given)}) = ${deg(value)}`, '이에요/예요')}.`,
    hints: [
      `대각선 ${pt('BD')}를 사이에 두고 마주 보는 ${texWith(tri('ABE'), '과/와')} ${tex(tri('CBE'))}를 비교해 보세요.`,
      `대각선은 정사각형의 한 각을 똑같이 둘로 나누어요. ${texWith(seg('BE'), '은/는')} 두 삼각형의 공통인 변이에요.`,
      `두 삼각형은 SAS 합동이므로 ${tex(ang('BCE'))}의 크기를 알 수 있어요. ${tex(tri('BCE'))}에서 세 각의 크기의 합을 이용하세요.`,
    ],
    figures: [
      planeFigure(
        `정사각형 ABCD의 대각선 BD 위에 점 E가 있고 선분 AE와 선분 CE를 그은 그림. 각 BAE는 ${given}도`,
        { A: [0, 6], B: [0, 0], C: [6, 0], D: [6, 6], E: [across, across] },
        {
          lines: [{ of: 'ABCDA' }, { of: 'BD' }, { of: 'AEC', tone: 'accent' }],
          angles: [
            { of: 'BAE', label: `${given}°` },
            { of: 'BEC', arcs: 2, label: '?' },
          ],
        },
      ),
    ],
  }
}

const square = makeBothForms({
  id: 'M1U07C03L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '정사각형과 합동',
  draw: withEnoughSlips((random) =>
    random.pick([true, false]) ? drawOnSides(random) : drawOnDiagonal(random),
  ),
})

export const FIGURE_TEMPLATES: ItemTemplate[] = [...twoEquilateral, ...square]
