import { makeBothForms, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, deg, pt, seg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { angleAnswer, angleSlips } from './angle-text.ts'

const WIDE = 2
const LONG = 3.6

/** A strip ABCD folded along EF: what lay to the right of it now points up, its lower edge crossing the upper edge in G. */
function foldedStrip(fold: number, label: { of: string; text: string }, target: string) {
  const E: PlanePoint = [WIDE / Math.tan((fold * Math.PI) / 180), WIDE]
  const top = pointFrom([0, 0], LONG, 2 * fold)
  return planeFigure(
    `직사각형 모양의 종이 ABCD를 선분 EF를 접는 선으로 하여 접은 그림. 점 E는 윗변 AD 위에, 점 F는 아랫변 BC 위에 있다. 접힌 변 FC가 윗변과 만나는 점이 G이다. 각 ${label.of}는 ${label.text}, 구하는 각은 각 ${target}이다`,
    {
      A: [-3.2, WIDE],
      B: [-3.2, 0],
      C: [LONG, 0],
      D: [LONG, WIDE],
      E,
      F: [0, 0],
      G: [WIDE / Math.tan((2 * fold * Math.PI) / 180), WIDE],
      S: top,
      T: pointFrom(top, WIDE, 2 * fold - 90),
    },
    {
      areas: [{ outline: 'EFST', fill: 'soft' }],
      lines: [
        { of: 'EABF' },
        { of: 'FSTE' },
        { of: 'EF', tone: 'accent' },
        { of: 'FCDE', dashed: true, tone: 'thin' },
      ],
      angles: [
        { of: label.of, label: label.text },
        { of: target, label: 'x' },
      ],
      unlabelled: 'ST',
    },
  )
}

type Wrong = readonly (readonly [size: number, mistakeText: string])[]

interface Asked {
  told: string
  size: number
  asked: string
  answer: number
  wrong: Wrong
  steps: readonly string[]
}

const FOLDED = '접은 각과 접기 전의 각은 크기가 같아요.'

function casesOf(fold: number): Asked[] {
  const apex = 180 - 2 * fold
  const is = (names: string, ...rest: string[]) => texWith([ang(names), ...rest].join(' = '), '이에요/예요')
  const folded = `접은 각이므로 ${is('EFG', ang('EFC'), deg(fold))}.`
  const both = `접은 각이므로 ${tex(`${ang('EFG')} = ${ang('EFC')}`)}이고, 평각에서 두 각의 합은 ${texWith(`${deg(180)} - ${deg(apex)} = ${deg(2 * fold)}`, '이에요/예요')}.`
  return [
    {
      told: 'EFC',
      size: fold,
      asked: 'FGE',
      answer: apex,
      wrong: [
        [fold, '접은 각의 크기를 그대로 답했어요.'],
        [2 * fold, '이웃하여 평각을 이루는 각의 크기를 구했어요.'],
        [180 - fold, `접은 각을 한 번만 뺐어요. ${FOLDED}`],
        [90 - fold, '직각에서 접은 각을 뺐어요.'],
      ],
      steps: [
        folded,
        `평각에서 ${is('BFG', `${deg(180)} - ${deg(fold)} - ${deg(fold)}`, deg(apex))}.`,
        `종이의 윗변과 아랫변은 평행하므로 엇각의 크기가 같아요. 따라서 ${is('FGE', ang('BFG'), deg(apex))}.`,
      ],
    },
    {
      told: 'BFG',
      size: apex,
      asked: 'GEF',
      answer: fold,
      wrong: [
        [apex, '엇각이 아닌 각을 엇각으로 생각했어요.'],
        [2 * fold, '접은 각과 접기 전의 각의 합을 구했어요. 두 각은 같으므로 반으로 나누어야 해요.'],
        [90 - apex, '직각에서 주어진 각을 뺐어요.'],
        [180 - fold, '이웃하여 평각을 이루는 각의 크기를 구했어요.'],
        [apex / 2, '주어진 각을 반으로 나누었어요. 같은 각은 접은 각과 접기 전의 각이에요.'],
      ],
      steps: [
        both,
        `따라서 ${is('EFC', `${deg(2 * fold)} \\div 2`, deg(fold))}.`,
        `종이의 윗변과 아랫변은 평행하므로 엇각의 크기가 같아요. 따라서 ${is('GEF', ang('EFC'), deg(fold))}.`,
      ],
    },
    {
      told: 'AGF',
      size: 2 * fold,
      asked: 'EFG',
      answer: fold,
      wrong: [
        [2 * fold, '접은 각과 접기 전의 각의 합을 답했어요.'],
        [apex, '이웃하여 평각을 이루는 각의 크기를 구했어요.'],
        [apex / 2, '평각에서 뺀 각을 반으로 나누었어요.'],
        [180 - fold, '접은 각을 평각에서 뺐어요.'],
        [2 * fold - 90, '주어진 각에서 직각을 뺐어요.'],
      ],
      steps: [
        `종이의 윗변과 아랫변은 평행하므로 엇각의 크기가 같아요. ${is('GFC', ang('AGF'), deg(2 * fold))}.`,
        `접은 각이므로 ${is('EFG', ang('EFC'))}.`,
        `두 각의 합이 ${tex(ang('GFC'))}이므로 ${is('EFG', `${deg(2 * fold)} \\div 2`, deg(fold))}.`,
      ],
    },
    {
      told: 'FGE',
      size: apex,
      asked: 'EFC',
      answer: fold,
      wrong: [
        [apex, '주어진 각과 엇각이라고 생각했어요.'],
        [2 * fold, '접은 각과 접기 전의 각의 합을 구했어요. 두 각은 같으므로 반으로 나누어야 해요.'],
        [apex / 2, '주어진 각을 반으로 나누었어요.'],
        [90 - apex, '직각에서 주어진 각을 뺐어요.'],
        [180 - fold, '이웃하여 평각을 이루는 각의 크기를 구했어요.'],
      ],
      steps: [
        `종이의 윗변과 아랫변은 평행하므로 엇각의 크기가 같아요. ${is('BFG', ang('FGE'), deg(apex))}.`,
        both,
        `따라서 ${is('EFC', `${deg(2 * fold)} \\div 2`, deg(fold))}.`,
      ],
    },
  ]
}

function askFold(random: SeededRandom): ValueQuestion {
  const fold = drawUntil(
    random,
    (draw) => draw.integer(49, 63),
    (size) => size !== 60,
  )
  const { told: premise, size, asked: target, answer, wrong, steps } = random.pick(casesOf(fold))
  return {
    question: `다음 그림은 직사각형 모양의 종이 ${pt('ABCD')}를 ${texWith(seg('EF'), '을/를')} 접는 선으로 하여 접은 것이에요. 접힌 변 ${pt('FC')}가 변 ${pt('AD')}와 만나는 점을 ${pt('G')}라고 해요. ${tex(`${ang(premise)} = ${deg(size)}`)}일 때, ${tex(ang(target))}의 크기는 몇 도인지 구하세요. (단, 점 ${pt('C')}와 점 ${pt('D')}는 접기 전의 점이에요.)`,
    right: angleAnswer(answer),
    slips: angleSlips(wrong),
    solution: steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    hints: [
      `${FOLDED} 그림에서 접는 선의 양쪽에 있는 두 각을 찾으세요.`,
      '직사각형의 마주 보는 두 변은 평행해요. 평행한 두 변과 다른 선이 만나는 곳에서 엇각을 찾으세요.',
      `점 ${pt('F')}에서 평각을 이루는 세 각을 살펴보고, 크기가 같은 각에 같은 표시를 해 보세요.`,
    ],
    figures: [foldedStrip(fold, { of: premise, text: `${size}°` }, target)],
  }
}

export const FOLD_TEMPLATES: ItemTemplate[] = makeBothForms({
  id: 'M1U06C07L5A2',
  conceptId: 'M1U06C07',
  difficultyLevel: 5,
  name: '종이접기',
  draw: withEnoughSlips(askFold),
})
