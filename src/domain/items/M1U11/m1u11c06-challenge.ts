import { makeBothForms, rightNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'

/** A sample that holds as many of both groups, of a school that does not: each group grows by its own share. */
const scaleUp = makeBothForms({
  id: 'M1U11C06L5A3',
  conceptId: 'M1U11C06',
  difficultyLevel: 5,
  name: '조사한 비율로 어림하기',
  draw: withEnoughSlips((random) => {
    const {
      asked: target,
      boys,
      girls,
      yesBoys,
      yesGirls,
    } = drawUntil(
      random,
      (draw) => ({
        asked: draw.pick([20, 25, 40, 50]),
        boys: 10 * draw.integer(10, 30),
        girls: 10 * draw.integer(10, 30),
        yesBoys: draw.integer(5, 40),
        yesGirls: draw.integer(5, 40),
      }),
      (drawn) =>
        drawn.yesBoys < drawn.asked &&
        drawn.yesGirls < drawn.asked &&
        drawn.yesBoys !== drawn.yesGirls &&
        Math.abs(drawn.boys - drawn.girls) >= 40 &&
        (drawn.boys * drawn.yesBoys) % drawn.asked === 0 &&
        (drawn.girls * drawn.yesGirls) % drawn.asked === 0,
    )
    const [first, second] = [(boys * yesBoys) / target, (girls * yesGirls) / target]
    const answer = first + second
    const habit = random.pick(['아침을 먹는다', '자전거로 통학한다', '하루에 한 번 넘게 양치질을 한다'])
    return {
      question: `전교생 ${tex(boys + girls)}명인 어느 중학교에서 남학생과 여학생을 ${tex(target)}명씩 뽑아 '${habit}'고 답한 학생 수를 조사했어요.\n\n| | 전교생(명) | 조사한 학생(명) | 그렇다고 답한 학생(명) |\n| --- | --- | --- | --- |\n| 남학생 | ${tex(boys)} | ${tex(target)} | ${tex(yesBoys)} |\n| 여학생 | ${tex(girls)} | ${tex(target)} | ${tex(yesGirls)} |\n\n남학생과 여학생에서 그렇다고 답한 비율이 각각 전교생에서도 같다고 볼 때, 전교생 가운데 이렇게 답할 학생은 몇 명이라고 어림할 수 있는지 구하세요.`,
      right: rightNumber(answer),
      slips: naturalSlips([
        [
          ((boys + girls) * (yesBoys + yesGirls)) / (2 * target),
          '조사한 학생을 모두 합한 비율을 전교생에 곱했어요. 전교생에서는 남학생과 여학생의 수가 다르므로 따로 계산해야 해요.',
        ],
        [(girls * yesBoys + boys * yesGirls) / target, '남학생과 여학생의 비율을 서로 바꾸어 곱했어요.'],
        [first, '남학생만 계산했어요.'],
        [second, '여학생만 계산했어요.'],
        [yesBoys + yesGirls, '조사한 학생 가운데 그렇다고 답한 학생 수를 답했어요.'],
        [Math.abs(first - second), '합을 구해야 하는데 차를 구했어요.'],
      ]),
      solution: `조사한 학생 수는 남학생과 여학생이 같지만 전교생은 그렇지 않으므로, 비율을 따로 구해 각각 곱해요.\n\n1. 남학생에서 비율은 ${tex(`\\frac{${yesBoys}}{${target}}`)}이므로 ${tex(`${boys} \\times \\frac{${yesBoys}}{${target}} = ${first}`)}(명)이에요.\n2. 여학생에서 비율은 ${tex(`\\frac{${yesGirls}}{${target}}`)}이므로 ${tex(`${girls} \\times \\frac{${yesGirls}}{${target}} = ${second}`)}(명)이에요.\n3. 따라서 ${tex(`${first} + ${second} = ${answer}`)}(명)이라고 어림할 수 있어요.`,
      hints: [
        '조사한 남학생 수와 여학생 수는 같지만, 전교생의 남학생 수와 여학생 수는 달라요.',
        '남학생과 여학생에서 그렇다고 답한 비율을 따로 구해 보세요.',
        `남학생의 비율은 남학생 ${tex(boys)}명에, 여학생의 비율은 여학생 ${tex(girls)}명에 곱하고 두 수를 더하세요.`,
      ],
    }
  }),
})

export const CHALLENGE_TEMPLATES: ItemTemplate[] = scaleUp
