import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { bracketed, nextTerm } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'

/** Which letters make a polynomial linear, with a coefficient and a constant that are stated in words. */
const unknownLetters = makeBothForms({
  id: 'M1U03C03L5A3',
  conceptId: 'M1U03C03',
  difficultyLevel: 5,
  name: '일차식이 되는 조건과 계수',
  draw: withEnoughSlips((random) => {
    const { p, q, k, times, more } = drawUntil(
      random,
      (draw) => ({
        p: draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
        q: draw.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
        k: draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
        times: draw.integer(2, 3),
        more: draw.integer(1, 6),
      }),
      (drawn) => drawn.k !== drawn.q && drawn.times * drawn.k + drawn.more !== 0,
    )
    const [b, c] = [k - q, times * k + more]
    const answer = p + b + c
    const premise = `(a${nextTerm(-p)})x^{2} + (b${nextTerm(q)})x + c`
    return {
      question: `${tex('x')}에 대한 다항식 ${tex(premise)}가 일차식이에요. 이 일차식에서 ${tex('x')}의 계수는 ${tex(k)}이고, 상수항은 ${tex('x')}의 계수의 ${tex(times)}배보다 ${tex(more)}만큼 커요. ${tex('a + b + c')}의 값을 구하세요.`,
      right: rightNumber(answer),
      slips: [
        wrongNumber(b + c, `일차식이 되려면 ${tex('a')}의 값도 정해져야 해요. ${tex('a')}를 빠뜨렸어요.`),
        wrongNumber(-p + b + c, `${tex(`a${nextTerm(-p)} = 0`)}에서 ${tex('a')}의 부호를 틀렸어요.`),
        wrongNumber(
          p + k + c,
          `${tex('x')}의 계수는 ${tex('b')}가 아니라 ${texWith(`b${nextTerm(q)}`, '이에요/예요')}.`,
        ),
        wrongNumber(
          p + b + times * b + more,
          `상수항을 구할 때 ${tex('x')}의 계수 대신 ${tex('b')}의 값을 썼어요.`,
        ),
        wrongNumber(p + b + times * k - more, '크다는 말을 작다는 말로 읽어 더할 수를 뺐어요.'),
        wrongNumber(p + b + k + more, `상수항을 구할 때 ${tex(times)}배를 하지 않았어요.`),
      ],
      solution: `1. 일차식이려면 차수가 ${tex(2)}인 항이 없어야 해요. ${tex(`a${nextTerm(-p)} = 0`)}이므로 ${texWith(`a = ${p}`, '이에요/예요')}.\n2. ${tex('x')}의 계수는 ${texWith(`b${nextTerm(q)}`, '이에요/예요')}. ${texWith(`b${nextTerm(q)} = ${k}`, '이/가')} 되는 수는 ${texWith(`b = ${b}`, '이에요/예요')}.\n3. 상수항은 ${texWith(`c = ${times} \\times ${bracketed(k)} + ${more} = ${c}`, '이에요/예요')}.\n4. 따라서 ${texWith(`a + b + c = ${p} + ${bracketed(b)} + ${bracketed(c)} = ${answer}`, '이에요/예요')}.`,
      hints: [
        `일차식은 차수가 ${tex(1)}인 다항식이에요. 차수가 ${tex(2)}인 항은 어떻게 되어야 하나요?`,
        `${tex('x')}의 계수는 ${tex('x')}에 곱해진 괄호 전체예요. 그 값이 ${texWith(k, '이라/라')}는 것으로 ${tex('b')}를 구하세요.`,
        `${tex('a')}는 ${texWith(`a${nextTerm(-p)}`, '이/가')} ${texWith(0, '이/가')} 되게 하는 수예요. 상수항 ${tex('c')}는 ${tex('x')}의 계수에 ${texWith(times, '을/를')} 곱하고 ${texWith(more, '을/를')} 더해 구한 다음 세 수를 더하세요.`,
      ],
    }
  }),
})

export const CHALLENGE_TEMPLATES: ItemTemplate[] = unknownLetters
