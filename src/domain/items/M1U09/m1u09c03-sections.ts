import type { FigureOf } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawBeside } from './m1u09c03-figures.ts'
import { CM2, IN_PI } from './measuring-text.ts'

const conceptId = 'M1U09C03'
const AXIAL_HINT =
  '회전축을 포함하는 평면으로 자르면 회전시킨 평면도형과 그것을 회전축에 대하여 뒤집은 도형이 함께 나타나요.'

/** A solid standing on its larger base: `head` is the upper radius, 0 for a cone. */
interface Standing {
  foot: number
  head: number
  height: number
}

function cm(length: number) {
  return `${length} cm`
}

function kindOf({ foot, head }: Standing) {
  if (head === 0) return { name: '원뿔', turned: '직각삼각형', section: '이등변삼각형' } as const
  return head === foot
    ? ({ name: '원기둥', turned: '직사각형', section: '직사각형' } as const)
    : ({ name: '원뿔대', turned: '사다리꼴', section: '사다리꼴' } as const)
}

function measuresOf(solid: Standing): string {
  const { name } = kindOf(solid)
  const radius =
    name === '원뿔대'
      ? `두 밑면의 반지름의 길이가 각각 ${tex(solid.head)} cm, ${tex(solid.foot)} cm`
      : `밑면의 반지름의 길이가 ${tex(solid.foot)} cm`
  return `${radius}이고 높이가 ${tex(solid.height)} cm인 ${name}`
}

function drawStanding({ foot, head, height }: Standing, section?: { at: number }): FigureOf<'round-solid'> {
  const { name } = kindOf({ foot, head, height })
  const shape = ({ 원뿔: 'cone', 원기둥: 'cylinder', 원뿔대: 'frustum' } as const)[name]
  const radii =
    name === '원뿔대'
      ? `위와 아래의 밑면의 반지름의 길이가 ${cm(head)}, ${cm(foot)}`
      : `밑면의 반지름의 길이가 ${cm(foot)}`
  const cut =
    section === undefined
      ? '회전축을 포함하는 평면으로 자른 단면을 색칠했다'
      : '회전축에 수직인 평면으로 자른 단면을 색칠했다'
  return {
    kind: 'round-solid',
    alt: `${radii}이고 높이가 ${cm(height)}인 ${name}. ${cut}`,
    shape,
    radius: foot,
    height,
    ...(name === '원뿔대' ? { top: head, topRadius: cm(head) } : {}),
    radiusLabel: cm(foot),
    heightLabel: cm(height),
    ...(section === undefined ? { section: 'axis' } : { section: 'level', at: section.at }),
  }
}

function turnedText(solid: Standing): string {
  const { name, turned } = kindOf(solid)
  if (name === '원기둥')
    return `가로와 세로의 길이가 각각 ${tex(solid.foot)} cm, ${tex(solid.height)} cm인 직사각형을 세로를 회전축으로`
  if (name === '원뿔')
    return `직각을 낀 두 변의 길이가 각각 ${tex(solid.foot)} cm, ${tex(solid.height)} cm인 직각삼각형을 길이가 ${tex(solid.height)} cm인 변을 회전축으로`
  return `평행한 두 변의 길이가 각각 ${tex(solid.head)} cm, ${tex(solid.foot)} cm이고 두 각이 직각인 ${attachParticle(turned, '을/를')}, 두 직각 사이에 있는 길이가 ${tex(solid.height)} cm인 변을 회전축으로`
}

function axialSlips(solid: Standing) {
  const { foot, head, height } = solid
  const { name } = kindOf(solid)
  const half = { 원뿔: (foot * height) / 2, 원기둥: foot * height, 원뿔대: ((foot + head) * height) / 2 }[
    name
  ]
  const turned = wrongNumber(half, '회전시킨 도형의 넓이만 구했어요. 단면은 그것의 두 배예요.')
  const base = {
    ...piSlip('회전축에 수직인 평면으로 자른 단면인 밑면의 넓이를 구했어요.', foot * foot),
    conceptId: 'M1U08C05',
  }
  if (name === '원뿔')
    return [
      turned,
      wrongNumber(4 * half, `삼각형의 넓이를 구할 때 ${texWith(2, '으로/로')} 나누지 않았어요.`),
      base,
      piSlip(`단면은 삼각형이므로 ${texWith('\\pi', '을/를')} 곱하지 않아요.`, 2 * half),
    ]
  if (name === '원기둥')
    return [
      turned,
      base,
      wrongNumber(2 * (2 * foot + height), '넓이가 아니라 단면의 둘레의 길이를 구했어요.'),
      piSlip('단면의 넓이가 아니라 옆면의 넓이를 구했어요.', 2 * half),
    ]
  return [
    turned,
    wrongNumber(4 * half, `사다리꼴의 넓이를 구할 때 ${texWith(2, '으로/로')} 나누지 않았어요.`),
    wrongNumber(2 * foot * height, '단면을 사다리꼴이 아니라 직사각형으로 생각했어요.'),
    base,
  ]
}

function axialSolution(solid: Standing): string {
  const { foot, head, height } = solid
  const { name, section } = kindOf(solid)
  const area = (foot + head) * height
  const [sizes, formula] = {
    원뿔: [
      `밑변의 길이가 ${tex(`${foot} \\times 2 = ${2 * foot}`)}(cm)이고 높이가 ${tex(height)} cm`,
      `\\frac{1}{2} \\times ${2 * foot} \\times ${height}`,
    ],
    원기둥: [
      `가로의 길이가 ${tex(`${foot} \\times 2 = ${2 * foot}`)}(cm)이고 세로의 길이가 ${tex(height)} cm`,
      `${2 * foot} \\times ${height}`,
    ],
    원뿔대: [
      `평행한 두 변의 길이가 ${tex(`${head} \\times 2 = ${2 * head}`)}(cm), ${tex(`${foot} \\times 2 = ${2 * foot}`)}(cm)이고 높이가 ${tex(height)} cm`,
      `\\frac{1}{2} \\times (${2 * head} + ${2 * foot}) \\times ${height}`,
    ],
  }[name]
  return `1. ${attachParticle(name, '을/를')} 회전축을 포함하는 평면으로 자른 단면은 ${sizes}인 ${attachParticle(section, '이에요/예요')}.\n2. 따라서 단면의 넓이는 ${tex(`${formula} = ${area}`)}(${CM2})예요.`
}

const axialArea = makeBothForms({
  id: 'M1U09C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '단면의 넓이',
  draw: withEnoughSlips((random) => {
    const solid = drawUntil(
      random,
      () => {
        const foot = random.integer(3, 9)
        const head = random.pick([0, foot, foot, 0, random.integer(2, foot - 1)])
        return { foot, head, height: random.integer(4, 12) }
      },
      ({ foot, head, height }) => height !== foot && ((foot + head) * height) % 2 === 0,
    )
    const { name, turned } = kindOf(solid)
    const isTurned = random.pick([true, false])
    const display = {
      foot: cm(solid.foot),
      height: cm(solid.height),
      ...(name === '원뿔대' ? { head: cm(solid.head) } : {}),
    }
    return {
      question: isTurned
        ? `${turnedText(solid)} 하여 1회전 시켰어요. 이때 생기는 회전체를 회전축을 포함하는 평면으로 자른 단면의 넓이는 몇 ${CM2}인지 구하세요.`
        : `${attachParticle(measuresOf(solid), '을/를')} 회전축을 포함하는 평면으로 잘랐어요. 이때 생기는 단면의 넓이는 몇 ${CM2}인지 구하세요.`,
      right: rightNumber((solid.foot + solid.head) * solid.height),
      slips: axialSlips(solid),
      solution: `${isTurned ? `회전시킬 때 생기는 회전체는 ${attachParticle(measuresOf(solid), '이에요/예요')}.\n\n` : ''}${axialSolution(solid)}`,
      hints: [
        AXIAL_HINT,
        isTurned
          ? `${attachParticle(turned, '을/를')} 회전시키면 어떤 회전체가 되는지 그려 보고, 단면의 넓이를 구하는 데 필요한 길이를 찾아보세요.`
          : `${attachParticle(name, '을/를')} 세워 놓고 위에서 아래로 반이 되게 자른 단면을 그려 보고, 넓이를 구하는 데 필요한 길이를 찾아보세요.`,
        '단면에서 가로로 놓인 길이는 반지름이 아니라 지름의 길이예요. 이 길이와 높이를 이용하여 넓이를 구하세요.',
      ],
      figures: [isTurned ? drawBeside(turned, solid, '회전시킬 평면도형', display) : drawStanding(solid)],
    }
  }),
})

interface Place {
  /** Part of the height below the section, in parts of `of`. */
  parts: number
  of: number
  text: string
}

const PLACES: readonly Place[] = [
  { parts: 1, of: 2, text: '높이를 이등분하는 점을 지나고' },
  { parts: 1, of: 3, text: '높이를 삼등분하는 두 점 가운데 아래에 있는 점을 지나고' },
  { parts: 2, of: 3, text: '높이를 삼등분하는 두 점 가운데 위에 있는 점을 지나고' },
]

function askLevelSection(random: SeededRandom): ValueQuestion {
  const [half, ...thirds] = PLACES
  const { parts, of, text } = random.pick([half, half, ...thirds].flatMap((place) => place ?? []))
  const { foot, head, height } = drawUntil(
    random,
    () => ({ foot: random.integer(4, 12), head: random.integer(1, 9), height: random.integer(2, 7) * of }),
    (drawn) =>
      drawn.foot > drawn.head &&
      (drawn.foot - drawn.head) % of === 0 &&
      drawn.height >= drawn.foot &&
      drawn.height < 1.8 * drawn.foot,
  )
  const less = ((foot - head) * parts) / of
  const radius = foot - less
  const mirrored = head + less
  const share = `\\frac{${parts}}{${of}}`
  return {
    question: `그림과 같이 위와 아래의 밑면의 반지름의 길이가 각각 ${tex(head)} cm, ${tex(foot)} cm이고 높이가 ${tex(height)} cm인 원뿔대가 있어요. 이 원뿔대를 ${text} 회전축에 수직인 평면으로 자른 단면의 넓이는 몇 ${CM2}인지 구하세요. ${IN_PI}`,
    right: piAnswer(radius * radius),
    slips: [
      piSlip(
        '두 밑면의 넓이의 평균을 구했어요. 넓이가 아니라 반지름의 길이가 일정하게 줄어들어요.',
        foot * foot + head * head,
        2,
      ),
      ...(mirrored === radius
        ? [
            piSlip(
              `두 반지름의 길이를 더하기만 하고 ${texWith(2, '으로/로')} 나누지 않았어요.`,
              (foot + head) ** 2,
            ),
          ]
        : [piSlip('아래에서부터가 아니라 위에서부터 세었어요.', mirrored * mirrored)]),
      { ...piSlip('단면의 넓이가 아니라 둘레의 길이를 구했어요.', 2 * radius), conceptId: 'M1U08C05' },
      piSlip('줄어든 길이를 반지름의 길이로 생각했어요.', less * less),
      piSlip('아래 밑면의 넓이를 구했어요. 위로 갈수록 단면은 작아져요.', foot * foot),
    ],
    solution: `원뿔대를 회전축을 포함하는 평면으로 자르면 옆면을 나타내는 선분이 곧으므로, 위로 올라간 높이에 정비례하여 반지름의 길이가 줄어들어요.\n\n1. 아래 밑면에서 위 밑면까지 반지름의 길이는 ${tex(`${foot} - ${head} = ${foot - head}`)}(cm)만큼 줄어들어요.\n2. 자른 곳은 전체 높이의 ${tex(share)}만큼 올라간 곳이므로 ${tex(`${foot - head} \\times ${share} = ${less}`)}(cm)만큼 줄어들어, 단면의 반지름의 길이는 ${tex(`${foot} - ${less} = ${radius}`)}(cm)예요.\n3. 따라서 단면의 넓이는 ${tex(`\\pi \\times ${radius}^{2} = ${piTex(radius * radius)}`)}(${CM2})예요.`,
    hints: [
      '회전축에 수직인 평면으로 자른 단면은 원이에요. 이 원의 반지름의 길이를 구하면 돼요.',
      '아래 밑면에서 위로 올라갈수록 반지름의 길이는 일정하게 줄어들어요. 높이 전체를 올라가면 얼마만큼 줄어드나요?',
      `자른 곳은 전체 높이의 ${tex(share)}만큼 올라간 곳이므로 줄어든 길이도 전체의 ${texWith(share, '이에요/예요')}. 이것으로 단면의 반지름의 길이를 구하세요.`,
    ],
    figures: [drawStanding({ foot, head, height }, { at: parts / of })],
  }
}

const levelArea = makeBothForms({
  id: 'M1U09C03L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '축에 수직인 단면',
  draw: withEnoughSlips(askLevelSection),
})

export const SECTION_TEMPLATES: ItemTemplate[] = [...axialArea, ...levelArea]
