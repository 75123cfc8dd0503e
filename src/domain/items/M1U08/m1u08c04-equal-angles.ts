import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askValue, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { ang, deg, pt } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import type { ItemTemplate } from '../template.ts'

const PARTS = ['호', '현', '부채꼴'] as const
type Part = (typeof PARTS)[number]

function shownPart(part: Part, ends: string) {
  return part === '부채꼴' ? `부채꼴 ${pt(`${ends[0]}O${ends[1]}`)}의 넓이` : `${part} ${pt(ends)}의 길이`
}

const REASONS: Record<Part, string> = {
  호: '크기가 같은 중심각에 대한 호의 길이는 같아요.',
  현: '크기가 같은 중심각에 대한 현의 길이는 같아요.',
  부채꼴: '중심각의 크기가 같은 두 부채꼴의 넓이는 같아요.',
}

function drawEqual(angle: number, turn: number, part: Part) {
  const centre: PlanePoint = [0, 0]
  const spots: Record<string, PlanePoint> = { O: centre }
  for (const [name, at] of Object.entries({ A: 0, B: angle, C: 180, D: 180 + angle }))
    spots[name] = pointFrom(centre, 4, turn + at)
  return planeFigure('원 O에 크기가 같은 중심각 AOB와 COD를 나타낸 그림', spots, {
    lines: [{ of: 'AOB' }, { of: 'COD' }, ...(part === '현' ? [{ of: 'AB' }, { of: 'CD' }] : [])],
    arcs: [{ centre: 'O', radius: 4, start: 0, end: 360 }],
    angles: [{ of: 'AOB' }, { of: 'COD' }],
    dots: 'OABCD',
  })
}

/** Equal central angles have equal arcs, chords and sectors: a length from a length, or an angle from an angle. */
export const compareEqual: ItemTemplate = {
  id: 'M1U08C04L0A3',
  conceptId: 'M1U08C04',
  difficultyLevel: 0,
  name: '크기가 같은 중심각',
  generate: (random) => {
    const part = random.pick(PARTS)
    const angle = 5 * random.integer(7, 20)
    const size = random.integer(3, 15)
    const unit = part === '부채꼴' ? 'cm²' : 'cm'
    const asksAngle = random.pick([true, false])
    const figures = [drawEqual(angle, random.pick([10, 25, 340]), part)]
    const [first, second] = [shownPart(part, 'AB'), shownPart(part, 'CD')]
    if (asksAngle)
      return askValue({
        question: `그림의 원 ${pt('O')}에서 ${attachParticle(first, '과/와')} ${attachParticle(second, '이/가')} 서로 같고 ${tex(`${ang('AOB')} = ${deg(angle)}`)}일 때, ${tex(ang('COD'))}의 크기는 몇 도인지 구하세요.`,
        right: rightNumber(angle),
        slips: [
          wrongNumber(
            180 - angle,
            `${tex(deg(180))}에서 뺐어요. 두 중심각은 합하여 평각이 되는 각이 아니에요.`,
          ),
          wrongNumber(2 * angle, '두 중심각의 크기를 더했어요.'),
          wrongNumber(360 - angle, `${tex(deg(360))}에서 뺐어요. 한 바퀴에서 남은 각을 묻는 것이 아니에요.`),
        ],
        solution: `한 원에서 ${attachParticle(second, '이/가')} ${attachParticle(first, '과/와')} 같으면 중심각의 크기도 같아요. 따라서 ${tex(`${ang('COD')} = ${ang('AOB')} = ${deg(angle)}`)}예요.`,
        hints: [
          `${attachParticle(first, '과/와')} ${attachParticle(second, '이/가')} 같으면 두 부채꼴을 겹쳤을 때 어떻게 될까요?`,
          `부채꼴 ${pt('AOB')}를 중심 ${pt('O')} 둘레로 돌려 부채꼴 ${pt('COD')}에 겹쳐 보세요. 점 ${pt('A')}와 점 ${pt('B')}는 어디로 가나요?`,
          `${attachParticle(part, '이/가')} 꼭 겹치면 두 중심각도 꼭 겹쳐요. ${tex(ang('AOB'))}와 비교해 보세요.`,
        ],
        figures,
      })
    return askValue({
      question: `그림의 원 ${pt('O')}에서 ${tex(`${ang('AOB')} = ${ang('COD')} = ${deg(angle)}`)}이고 ${attachParticle(first, '이/가')} ${tex(size)} ${unit}일 때, ${attachParticle(second, '은/는')} 몇 ${unit}인지 구하세요.`,
      right: rightNumber(size),
      slips: [
        wrongNumber(2 * size, '두 개를 더했어요. 하나의 크기를 답해야 해요.'),
        wrongNumber(angle, '중심각의 크기를 답했어요.'),
        wrongNumber(angle + size, '중심각의 크기와 주어진 크기를 더했어요. 서로 다른 것은 더할 수 없어요.'),
      ],
      solution: `${REASONS[part]} ${tex(`${ang('AOB')} = ${ang('COD')}`)}이므로 ${attachParticle(second, '은/는')} ${tex(size)} ${unit}예요.`,
      hints: [
        `두 중심각 ${tex(ang('AOB'))}와 ${tex(ang('COD'))}의 크기를 비교해 보세요.`,
        `부채꼴 ${pt('AOB')}를 중심 ${pt('O')} 둘레로 돌려 부채꼴 ${pt('COD')}에 겹쳐 보세요. 두 반지름이 모두 겹치나요?`,
        `겹쳐 놓으면 ${attachParticle(first, '과/와')} ${attachParticle(second, '은/는')} 어떤 관계인지 말해 보세요.`,
      ],
      figures,
    })
  },
}
