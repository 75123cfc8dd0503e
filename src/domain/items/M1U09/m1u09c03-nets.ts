import {
  askChoice,
  askValue,
  makeBothForms,
  type Slip,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { deg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { piAnswer, piSlip, piTex } from '../asking/pi-answer.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawConeNet, drawCylinderNet } from './m1u09c03-figures.ts'
import { IN_PI } from './measuring-text.ts'

const conceptId = 'M1U09C03'
const CIRCLES = 'M1U08C05'

/** Radius and slant of a cone whose net has a whole number of degrees that can be drawn. */
function drawCone(random: SeededRandom, least: number, most: number) {
  return drawUntil(
    random,
    () => ({ r: random.integer(2, 10), slant: random.integer(4, 20) }),
    ({ r, slant }) => (360 * r) % slant === 0 && (360 * r) / slant >= least && (360 * r) / slant <= most,
  )
}

/** What comes of mixing up radius and diameter, or circumference and area, of the base. */
function circleSlips(r: number, isDiameter: boolean): Slip[] {
  return [
    { ...piSlip('밑면의 둘레의 길이가 아니라 넓이를 구했어요.', r * r), conceptId: CIRCLES },
    isDiameter
      ? { ...piSlip('지름의 길이를 반지름의 길이로 생각하여 두 배 했어요.', 4 * r), conceptId: CIRCLES }
      : {
          ...piSlip(`반지름의 길이에 ${texWith('\\pi', '을/를')} 곱했어요. 지름의 길이에 곱해야 해요.`, r),
          conceptId: CIRCLES,
        },
    wrongNumber(
      2 * r,
      `밑면의 지름의 길이예요. ${texWith('\\pi', '을/를')} 곱해야 둘레의 길이가 돼요.`,
      CIRCLES,
    ),
  ]
}

function baseText(r: number, isDiameter: boolean) {
  return isDiameter ? `밑면의 지름의 길이가 ${tex(2 * r)} cm` : `밑면의 반지름의 길이가 ${tex(r)} cm`
}

function around(r: number, isDiameter: boolean) {
  return isDiameter ? `\\pi \\times ${2 * r} = ${piTex(2 * r)}` : `2\\pi \\times ${r} = ${piTex(2 * r)}`
}

function askArc(random: SeededRandom): ValueQuestion {
  const { r, slant } = drawCone(random, 72, 270)
  const isDiameter = random.pick([true, false])
  return {
    question: `그림은 ${baseText(r, isDiameter)}이고 모선의 길이가 ${tex(slant)} cm인 원뿔의 전개도예요. 옆면이 되는 부채꼴의 호의 길이는 몇 cm인지 구하세요. ${IN_PI}`,
    right: piAnswer(2 * r),
    slips: [
      { ...piSlip('모선의 길이를 반지름으로 하는 원 전체의 둘레의 길이를 구했어요.', 2 * slant) },
      ...circleSlips(r, isDiameter),
      piSlip('밑면의 둘레의 길이 대신 모선의 길이와 밑면의 반지름의 길이를 곱했어요.', r * slant),
    ],
    solution: `전개도를 접어 원뿔을 만들면 부채꼴의 호는 밑면인 원의 둘레와 꼭 맞닿아요. 그래서 부채꼴의 호의 길이는 밑면의 둘레의 길이와 같아요.\n\n따라서 부채꼴의 호의 길이는 ${tex(around(r, isDiameter))}(cm)예요.`,
    hints: [
      '전개도를 접어 원뿔을 만들 때, 부채꼴의 호는 어느 것과 맞닿을지 생각해 보세요.',
      '부채꼴의 호의 길이는 밑면인 원의 둘레의 길이와 같아요.',
      '밑면인 원의 둘레의 길이는 (지름의 길이) × (원주율)이에요. 모선의 길이는 쓰지 않아도 돼요.',
    ],
    figures: [drawConeNet(r, slant, 'arc', isDiameter)],
  }
}

function askWidth(random: SeededRandom): ValueQuestion {
  const { r, h } = drawUntil(
    random,
    () => ({ r: random.integer(2, 9), h: random.integer(4, 14) }),
    (drawn) => drawn.h >= 1.2 * drawn.r && drawn.h < 5 * drawn.r,
  )
  const isDiameter = random.pick([true, false])
  return {
    question: `그림은 ${baseText(r, isDiameter)}이고 높이가 ${tex(h)} cm인 원기둥의 전개도예요. 옆면이 되는 직사각형에서 밑면과 맞닿는 변의 길이는 몇 cm인지 구하세요. ${IN_PI}`,
    right: piAnswer(2 * r),
    slips: [
      ...circleSlips(r, isDiameter),
      piSlip('높이를 이용했어요. 밑면과 맞닿는 변의 길이는 높이와 관계없어요.', 2 * h),
      piSlip('옆면의 넓이를 구했어요.', 2 * r * h),
    ],
    solution: `전개도를 접어 원기둥을 만들면 옆면인 직사각형의 한 변이 밑면인 원의 둘레를 한 바퀴 감싸요. 그래서 이 변의 길이는 밑면의 둘레의 길이와 같아요.\n\n따라서 구하는 변의 길이는 ${tex(around(r, isDiameter))}(cm)예요.`,
    hints: [
      '전개도를 접어 원기둥을 만들 때, 직사각형의 각 변은 어느 것과 맞닿을지 생각해 보세요.',
      '직사각형의 한 변은 밑면인 원의 둘레를 한 바퀴 감싸고, 다른 한 변은 높이가 돼요.',
      '밑면인 원의 둘레의 길이는 (지름의 길이) × (원주율)이에요. 높이는 쓰지 않아도 돼요.',
    ],
    figures: [drawCylinderNet(r, h, isDiameter)],
  }
}

const netLength = makeBothForms({
  id: 'M1U09C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '전개도의 길이',
  draw: withEnoughSlips((random) => random.pick([askArc, askWidth])(random)),
})

interface AngleQuestion extends ValueQuestion {
  /** The arc's length, given as the angle: no degrees, so no option. */
  arc: Slip
}

function askAngle(random: SeededRandom): AngleQuestion {
  const { r, slant } = drawCone(random, 60, 300)
  const angle = (360 * r) / slant
  const givesAround = random.pick([true, false, false])
  const squared = (360 * r * r) / (slant * slant)
  const given = givesAround
    ? `밑면의 둘레의 길이가 ${tex(piTex(2 * r))} cm`
    : `밑면의 반지름의 길이가 ${tex(r)} cm`
  return {
    question: `${given}이고 모선의 길이가 ${tex(slant)} cm인 원뿔이 있어요. 이 원뿔의 전개도에서 옆면이 되는 부채꼴의 중심각의 크기는 몇 도인지 구하세요.`,
    right: { key: `${angle}`, markdown: tex(deg(angle)) },
    slips: [
      ...[
        {
          n: angle / 2,
          mistakeText: givesAround
            ? '부채꼴과 반지름의 길이가 같은 원의 둘레의 길이를 구할 때 두 배를 한 번 더 했어요.'
            : `밑면의 둘레의 길이를 구할 때 지름이 아니라 반지름의 길이에 ${texWith('\\pi', '을/를')} 곱했어요.`,
        },
        { n: 360 - angle, mistakeText: '부채꼴을 잘라 내고 남은 부분의 중심각의 크기를 구했어요.' },
        { n: squared, mistakeText: '호의 길이의 비가 아니라 넓이의 비를 이용했어요.' },
        {
          n: 2 * angle,
          mistakeText:
            '모선의 길이를 지름으로 하는 원을 생각했어요. 모선의 길이는 부채꼴의 반지름의 길이예요.',
        },
      ]
        .filter(({ n }) => Number.isInteger(n) && n > 0 && n < 360)
        .map(({ n, mistakeText }) => ({ key: `${n}`, markdown: tex(deg(n)), mistakeText })),
    ],
    arc: piSlip('중심각의 크기가 아니라 호의 길이를 구했어요.', 2 * r),
    solution: `부채꼴의 호의 길이는 밑면의 둘레의 길이와 같고, 부채꼴의 반지름의 길이는 모선의 길이와 같아요.\n\n1. 부채꼴의 호의 길이는 ${givesAround ? `${tex(piTex(2 * r))} cm예요` : `${tex(`2\\pi \\times ${r} = ${piTex(2 * r)}`)}(cm)예요`}.\n2. 부채꼴의 중심각의 크기를 ${tex(deg('x'))}라고 하면 ${texWith(`2\\pi \\times ${slant} \\times \\frac{x}{360} = ${piTex(2 * r)}`, '이에요/예요')}.\n3. 이 식을 풀면 ${texWith(`x = 360 \\times \\frac{${2 * r}}{${2 * slant}} = ${angle}`, '이므로/므로')} 중심각의 크기는 ${texWith(deg(angle), '이에요/예요')}.`,
    hints: [
      '전개도에서 부채꼴의 반지름의 길이와 호의 길이는 각각 원뿔의 무엇과 같은지 생각해 보세요.',
      '부채꼴의 반지름의 길이는 모선의 길이와 같고, 호의 길이는 밑면의 둘레의 길이와 같아요.',
      `부채꼴의 중심각의 크기를 ${tex(deg('x'))}라고 하고, ${tex(`2\\pi \\times ${slant} \\times \\frac{x}{360}`)}의 값이 밑면의 둘레의 길이와 같다는 식을 세워 푸세요.`,
    ],
    figures: [
      {
        kind: 'round-solid',
        alt: `${givesAround ? '' : `밑면의 반지름의 길이가 ${r} cm이고 `}모선의 길이가 ${slant} cm인 원뿔의 겨냥도`,
        shape: 'cone',
        radius: r,
        height: Math.round(Math.sqrt(slant * slant - r * r) * 1000) / 1000,
        slant: `${slant} cm`,
        ...(givesAround ? {} : { radiusLabel: `${r} cm` }),
      },
    ],
  }
}

/** An angle that at least three mistakes lead away from. */
function drawAngle(random: SeededRandom): AngleQuestion {
  return drawUntil(
    random,
    askAngle,
    ({ right, slips }) => new Set(slips.map(({ key }) => key).filter((key) => key !== right.key)).size >= 3,
  )
}

const NET_ANGLE = { conceptId, difficultyLevel: 5, name: '원뿔 전개도의 중심각' } as const

const netAngle: ItemTemplate[] = [
  {
    ...NET_ANGLE,
    id: 'M1U09C03L5A1',
    generate: (random) => {
      const { arc, ...target } = drawAngle(random)
      return askValue({ ...target, slips: [...target.slips, arc] })
    },
  },
  { ...NET_ANGLE, id: 'M1U09C03L5A1X', generate: (random) => askChoice(random, drawAngle(random)) },
]

export const NET_TEMPLATES: ItemTemplate[] = [...netLength, ...netAngle]
