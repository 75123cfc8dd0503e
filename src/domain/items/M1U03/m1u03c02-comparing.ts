import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { ItemTemplate } from '../template.ts'
import { showFraction } from './substitution-text.ts'

const conceptId = 'M1U03C02'

/** An expression in x and its value, as a fraction, for x = top / bottom. */
interface Power {
  latex: string
  value: (top: number, bottom: number) => readonly [number, number]
  note: string
}

const POWERS: readonly Power[] = [
  { latex: 'x', value: (top, bottom) => [top, bottom], note: '대입한 수 그대로예요.' },
  { latex: '-x', value: (top, bottom) => [-top, bottom], note: '부호가 바뀌어요.' },
  {
    latex: 'x^{2}',
    value: (top, bottom) => [top * top, bottom * bottom],
    note: '제곱하면 양수이지만, 절댓값이 \\(1\\)보다 작은 수는 제곱하면 절댓값이 더 작아져요.',
  },
  {
    latex: '-x^{2}',
    value: (top, bottom) => [-top * top, bottom * bottom],
    note: '제곱한 뒤에 부호를 바꾸므로 음수예요.',
  },
  {
    latex: '\\frac{1}{x}',
    value: (top, bottom) => [bottom, top],
    note: '역수의 부호는 그대로이고, 절댓값은 \\(1\\)보다 커져요.',
  },
  {
    latex: '-\\frac{1}{x}',
    value: (top, bottom) => [-bottom, top],
    note: '역수를 구한 뒤 부호를 바꾸어요.',
  },
]

function sizeOf([top, bottom]: readonly [number, number]) {
  return top / bottom
}

const compareValues: ItemTemplate = {
  id: 'M1U03C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '식의 값 비교',
  generate: (random) => {
    const bottom = random.integer(2, 6)
    const top = random.pick([-1, -1, 1])
    const wantsLargest = random.pick([true, true, false])
    const { chosen, right } = drawUntil(
      random,
      (draw) => {
        const sampled = draw.sample(POWERS, 5)
        const sorted = sampled.toSorted((a, b) => sizeOf(a.value(top, bottom)) - sizeOf(b.value(top, bottom)))
        return { chosen: sampled, right: wantsLargest ? sorted.at(-1) : sorted[0] }
      },
      // What is as large as another has no place among values to compare.
      (drawn) => new Set(drawn.chosen.map((power) => sizeOf(power.value(top, bottom)))).size === 5,
    )
    if (!right) throw new RangeError('nothing to compare')
    const x = showFraction(top, bottom)
    const superlative = wantsLargest ? '큰' : '작은'
    const showValue = (power: Power) => showFraction(...power.value(top, bottom))
    const lines = chosen.map((power) => `- ${tex(`${power.latex} = ${showValue(power)}`)}: ${power.note}`)
    return askChoice(random, {
      question: `${tex(`x = ${x}`)}일 때, 식의 값이 가장 ${superlative} 것은 어느 것인가요?`,
      right: optionAnswer(tex(right.latex)),
      slips: chosen
        .filter((power) => power !== right)
        .map((power) => ({
          ...optionAnswer(tex(power.latex)),
          mistakeText: `이 식의 값은 ${texWith(showValue(power), '이에요/예요')}. ${power.note} 더 ${superlative} 것이 있는지 살펴보세요.`,
        })),
      solution: `각 식의 ${tex('x')} 자리에 ${texWith(x, '을/를')} 대입해요.\n\n${lines.join('\n')}\n\n따라서 값이 가장 ${superlative} 것은 ${texWith(right.latex, '이에요/예요')}.`,
      hints: [
        '값을 모두 구하기 전에, 값이 양수인 것과 음수인 것으로 먼저 나누어 보세요.',
        `${tex('x')}의 절댓값이 ${tex(1)}보다 작아요. 이런 수의 제곱과 역수는 절댓값이 커질까요, 작아질까요?`,
        `가장 ${superlative} 것을 찾으므로 값이 ${wantsLargest ? '양수' : '음수'}인 것만 남기고, 그 가운데 절댓값이 가장 큰 것을 고르세요.`,
      ],
    })
  },
}

export const COMPARISON_TEMPLATES: ItemTemplate[] = [compareValues]
