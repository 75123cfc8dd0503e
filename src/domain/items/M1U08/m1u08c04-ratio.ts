import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, deg, pt, pts } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'

export const PROPORTIONAL = '한 원에서 호의 길이는 중심각의 크기에 정비례해요.'
function arcOf(ends: string) {
  return `\\overset{\\frown}{${pts(ends)}}`
}

/** A central angle from the ratio of the three arcs of a circle. */
export const byRatio = makeBothForms({
  id: 'M1U08C04L3A1',
  conceptId: 'M1U08C04',
  difficultyLevel: 3,
  name: '호의 비로 중심각',
  draw: withEnoughSlips((random) => {
    const parts = drawUntil(
      random,
      (draw) => [draw.integer(1, 6), draw.integer(2, 7), draw.integer(2, 9)] as const,
      ([x, y, z]) =>
        360 % (x + y + z) === 0 &&
        new Set([x, y, z]).size === 3 &&
        x + y + z >= 8 &&
        (360 / (x + y + z)) * Math.max(x, y, z) < 180,
    )
    const [x, y, z] = parts
    const total = x + y + z
    const one = 360 / total
    const names = ['AOB', 'BOC', 'COA'] as const
    const index = random.integer(0, 2)
    const [name, part] = [names[index] ?? 'AOB', parts[index] ?? 1]
    const o: PlanePoint = [0, 0]
    const starts = [0, x * one, (x + y) * one]
    /** The middle of an arc that is not asked for: there the centre's name leaves the angle free. */
    const free = (index + 1) % 3
    const aside = (starts[free] ?? 0) + ((parts[free] ?? 0) * one) / 2
    return {
      question: `그림과 같이 원 ${pt('O')} 위에 세 점 ${pt('A')}, ${pt('B')}, ${pt('C')}가 있고 ${texWith(`${arcOf('AB')} : ${arcOf('BC')} : ${arcOf('CA')} = ${x} : ${y} : ${z}`, '이에요/예요')}. ${tex(ang(name))}의 크기는 몇 도인지 구하세요.`,
      right: rightNumber(part * one),
      slips: [
        ...parts
          .filter((other) => other !== part)
          .map((other) => wrongNumber(other * one, '다른 호에 대한 중심각의 크기를 구했어요.')),
        ...(180 % total === 0 || (180 * part) % total === 0
          ? [wrongNumber((180 * part) / total, `한 바퀴를 ${texWith(deg(180), '으로/로')} 잘못 생각했어요.`)]
          : []),
        wrongNumber(one, `비의 ${tex(1)}에 해당하는 중심각의 크기까지만 구했어요.`),
        wrongNumber(360 - part * one, '나머지 두 중심각의 크기의 합을 구했어요.'),
      ],
      solution: `${PROPORTIONAL} 세 중심각의 크기의 합은 ${texWith(deg(360), '이고/고')}, 비는 호의 길이의 비와 같은 ${texWith(`${x} : ${y} : ${z}`, '이에요/예요')}. 따라서 ${texWith(`${ang(name)} = ${deg(360)} \\times \\frac{${part}}{${x} + ${y} + ${z}} = ${deg(360)} \\times \\frac{${part}}{${total}} = ${deg(part * one)}`, '이에요/예요')}.`,
      hints: [
        '호의 길이의 비와 중심각의 크기의 비는 어떤 관계가 있나요?',
        `세 중심각의 크기의 합은 한 바퀴인 ${tex(deg(360))}예요. 이것을 ${texWith(`${x} : ${y} : ${z}`, '으로/로')} 나누어 보세요.`,
        `${texWith(ang(name), '은/는')} 전체의 ${tex(`\\frac{${part}}{${x} + ${y} + ${z}}`)}에 해당해요.`,
      ],
      figures: [
        planeFigure(
          `원 O 위의 세 점 A, B, C가 원을 호 AB, 호 BC, 호 CA의 길이의 비 ${x} 대 ${y} 대 ${attachParticle(String(z), '으로/로')} 나눈 그림`,
          {
            O: o,
            A: pointFrom(o, 4, 80),
            B: pointFrom(o, 4, 80 + x * one),
            C: pointFrom(o, 4, 80 + (x + y) * one),
          },
          {
            lines: [{ of: 'OA' }, { of: 'OB' }, { of: 'OC' }],
            arcs: [{ centre: 'O', radius: 4, start: 0, end: 360 }],
            angles: [{ of: name, label: '?' }],
            texts: [{ at: pointFrom(o, 0.6, 80 + aside), text: 'O' }],
            unlabelled: 'O',
          },
        ),
      ],
    }
  }),
})
