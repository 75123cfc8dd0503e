import { makeBothForms, rightNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'

/** People join after some days: the work that is left is what stays the same. */
const joiningWorkers = makeBothForms({
  id: 'M1U05C05L5A3',
  conceptId: 'M1U05C05',
  difficultyLevel: 5,
  name: '일꾼이 늘어난 작업',
  draw: withEnoughSlips((random) => {
    const { people, joined, days, done } = drawUntil(
      random,
      (draw) => ({
        people: draw.integer(4, 12),
        joined: draw.integer(2, 8),
        days: draw.integer(10, 24),
        done: draw.integer(3, 9),
      }),
      (drawn) =>
        drawn.days - drawn.done >= 4 &&
        (drawn.people * (drawn.days - drawn.done)) % (drawn.people + drawn.joined) === 0,
    )
    const left = people * (days - done)
    const rest = left / (people + joined)
    const answer = done + rest
    const [place, task] = random.pick([
      ['농장', '사과를 모두 따는'],
      ['동아리', '벽화를 모두 그리는'],
      ['도서관', '책을 모두 정리하는'],
    ] as const)
    return {
      question: `어느 ${place}에서 ${task} 일을 ${tex(people)}명이 하면 ${tex(days)}일이 걸려요. 모든 사람이 하루에 하는 일의 양은 같아요. ${tex(people)}명이 ${tex(done)}일 동안 일한 다음 ${tex(joined)}명이 더 와서 끝까지 함께 일했어요. 일을 시작하여 마칠 때까지 모두 며칠이 걸렸는지 구하세요.`,
      right: rightNumber(answer),
      slips: naturalSlips([
        [rest, `사람이 늘어난 뒤의 날수만 구했어요. 처음 ${tex(done)}일을 더해야 해요.`],
        [(people * days) / (people + joined), '처음부터 늘어난 사람이 모두 일한 것으로 계산했어요.'],
        [done + (people * days) / (people + joined), '이미 한 일의 양을 빼지 않았어요.'],
        [days, '사람이 늘어난 것을 생각하지 않았어요.'],
        [done + left / joined, '나중에 온 사람만 남은 일을 한 것으로 계산했어요.'],
        [days - joined, '늘어난 사람 수만큼 날수가 줄어든다고 생각했어요.'],
        [days - done, `처음의 사람 수로 남은 일을 하는 날수를 답했어요.`],
      ]),
      solution: `한 사람이 하루에 하는 일의 양을 ${tex(1)}이라고 하면, 남은 일의 양이 일정할 때 사람 수와 날수는 반비례해요.\n\n1. ${tex(people)}명이 ${tex(done)}일 일하고 남은 일은 ${tex(people)}명이 ${tex(`${days} - ${done} = ${days - done}`)}(일) 동안 할 일이므로 그 양은 ${texWith(`${people} \\times ${days - done} = ${left}`, '이에요/예요')}.\n2. ${tex('x')}명이 남은 일을 ${tex('y')}일 동안 한다고 하면 ${texWith(`y = \\frac{${left}}{x}`, '이에요/예요')}.\n3. ${tex(`x = ${people} + ${joined} = ${people + joined}`)}일 때 ${tex(`y = \\frac{${left}}{${people + joined}} = ${rest}`)}이므로 남은 일을 하는 데 ${tex(rest)}일이 걸려요.\n4. 따라서 모두 ${tex(`${done} + ${rest} = ${answer}`)}(일)이 걸렸어요.`,
      hints: [
        `한 사람이 하루에 하는 일의 양을 ${tex(1)}로 놓아 보세요. (사람 수) × (날수)는 무엇을 나타내나요?`,
        `${tex(done)}일 뒤에 남은 일은 ${tex(people)}명이 며칠 동안 할 일인가요?`,
        `남은 일의 양을 늘어난 사람 수 ${tex(`${people} + ${joined}`)}로 나누어 날수를 구하고, 처음 ${tex(done)}일을 더하세요.`,
      ],
    }
  }),
})

export const CHALLENGE_TEMPLATES: ItemTemplate[] = joiningWorkers
