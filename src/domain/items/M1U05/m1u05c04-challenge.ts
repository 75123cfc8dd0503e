import { makeBothForms, rightNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd } from '../number-facts.ts'
import type { ItemTemplate } from '../template.ts'

/** Water runs from one tap, later from two: two proportions and a part that is filled already. */
const twoTaps = makeBothForms({
  id: 'M1U05C04L5A3',
  conceptId: 'M1U05C04',
  difficultyLevel: 5,
  name: '두 수도관으로 채우기',
  draw: withEnoughSlips((random) => {
    const { slow, fast, spanA, spanB, alone, together } = drawUntil(
      random,
      (draw) => ({
        slow: draw.integer(3, 9),
        fast: draw.integer(4, 12),
        spanA: draw.integer(3, 6),
        spanB: draw.integer(3, 6),
        alone: draw.integer(3, 9),
        together: draw.integer(5, 15),
      }),
      (drawn) =>
        drawn.slow !== drawn.fast &&
        drawn.spanA !== drawn.spanB &&
        gcd(drawn.slow, drawn.fast) === 1 &&
        drawn.alone !== drawn.together,
    )
    const whole = slow * alone + (slow + fast) * together
    const answer = alone + together
    return {
      question: `빈 물탱크에 물을 채워요. A 수도관만 틀면 ${tex(spanA)}분 동안 ${tex(slow * spanA)} L, B 수도관만 틀면 ${tex(spanB)}분 동안 ${tex(fast * spanB)} L가 나오고, 나오는 물의 양은 시간에 정비례해요. 처음 ${tex(alone)}분 동안은 A 수도관만 틀고, 그다음에는 두 수도관을 함께 틀었더니 ${tex(whole)} L들이 물탱크가 가득 찼어요. 물을 채우기 시작하여 가득 찰 때까지 걸린 시간은 몇 분인지 구하세요.`,
      right: rightNumber(answer),
      slips: naturalSlips([
        [together, `두 수도관을 함께 튼 시간만 구했어요. 처음 ${tex(alone)}분을 더해야 해요.`],
        [whole / (slow + fast), '처음부터 두 수도관을 함께 튼 것으로 계산했어요.'],
        [whole / (slow + fast) + alone, '처음에 채운 물의 양을 빼지 않았어요.'],
        [whole / slow, '끝까지 A 수도관만 튼 것으로 계산했어요.'],
        [alone + (whole - slow * alone) / fast, '두 번째에는 B 수도관만 튼 것으로 계산했어요.'],
        [together - alone, '처음에 걸린 시간을 더하지 않고 뺐어요.'],
        [answer + alone, '처음에 걸린 시간을 두 번 더했어요.'],
      ]),
      solution: `1. ${tex(1)}분 동안 A 수도관에서는 ${tex(`${slow * spanA} \\div ${spanA} = ${slow}`)}(L), B 수도관에서는 ${tex(`${fast * spanB} \\div ${spanB} = ${fast}`)}(L)의 물이 나와요. ${tex('x')}분 동안 나온 물의 양을 ${tex('y')} L라고 하면 각각 ${tex(`y = ${slow}x`)}, ${texWith(`y = ${fast}x`, '이에요/예요')}.\n2. 처음 ${tex(alone)}분 동안 채운 물은 ${tex(`${slow} \\times ${alone} = ${slow * alone}`)}(L)이므로 ${tex(`${whole} - ${slow * alone} = ${whole - slow * alone}`)}(L)가 남아요.\n3. 두 수도관을 함께 틀면 ${tex(`y = ${slow}x + ${fast}x = ${slow + fast}x`)}이므로 ${tex(`${slow + fast}x = ${whole - slow * alone}`)}에서 ${texWith(`x = ${together}`, '이에요/예요')}.\n4. 따라서 걸린 시간은 ${tex(`${alone} + ${together} = ${answer}`)}(분)이에요.`,
      hints: [
        `두 수도관에서 ${tex(1)}분 동안 나오는 물의 양을 각각 구해 보세요.`,
        `처음 ${tex(alone)}분 동안 A 수도관으로 채운 물의 양을 구하고, 남은 양을 생각하세요.`,
        `두 수도관을 함께 틀면 ${tex(1)}분 동안 나오는 물의 양은 두 양의 합이에요. 남은 양을 채우는 시간을 구한 다음 처음 ${tex(alone)}분을 더하세요.`,
      ],
    }
  }),
})

export const CHALLENGE_TEMPLATES: ItemTemplate[] = twoTaps
