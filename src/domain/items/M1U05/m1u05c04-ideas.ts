import { askJudgement, askValue, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { ItemTemplate } from '../template.ts'
import { directText } from './relation-text.ts'

const conceptId = 'M1U05C04'

const judgeIdea: ItemTemplate = {
  id: 'M1U05C04L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '정비례의 뜻 O/X',
  generate: (random) => {
    const a = random.pick([2, 3, 4, 5, -2, -3, -4])
    const [times, more] = [random.integer(2, 5), random.integer(1, 6)]
    const latex = directText([a, 1])
    const { clue, ...claim } = random.pick([
      {
        statement: `${tex(latex)}에서 ${texWith('x', '이/가')} ${tex(times)}배가 되면 ${tex('y')}도 ${tex(times)}배가 된다.`,
        isTrue: true,
        mistakeText: '정비례 관계에서는 한쪽이 몇 배가 되면 다른 쪽도 같은 배가 돼요.',
        solution: `${texWith('x = 1', '이면/면')} ${texWith(`y = ${a}`, '이고/고')}, ${texWith(`x = ${times}`, '이면/면')} ${texWith(`y = ${a * times}`, '이에요/예요')}. ${tex('y')}도 ${tex(times)}배가 되었어요.`,
        clue: `${tex('x')}에 ${texWith(1, '과/와')} ${texWith(times, '을/를')} 넣어 ${tex('y')}의 값을 비교해 보세요.`,
      },
      {
        statement: `${texWith(`${latex} + ${more}`, '은/는')} ${texWith('y', '이/가')} ${tex('x')}에 정비례하는 관계이다.`,
        isTrue: false,
        mistakeText: '정비례 관계의 식은 \\(y = ax\\) 꼴이에요. 더하는 수가 있으면 정비례가 아니에요.',
        solution: `${texWith('x = 1', '이면/면')} ${texWith(`y = ${a + more}`, '이고/고')}, ${texWith('x = 2', '이면/면')} ${texWith(`y = ${2 * a + more}`, '이에요/예요')}. ${tex('x')}가 ${tex(2)}배가 되어도 ${tex('y')}는 ${tex(2)}배가 되지 않으므로 정비례하지 않아요.`,
        clue: `${tex('x')}에 ${texWith(1, '과/와')} ${texWith(2, '을/를')} 넣어 보세요. ${tex('y')}도 ${tex(2)}배가 되나요?`,
      },
      {
        statement: `${tex(latex)}의 그래프는 원점을 지난다.`,
        isTrue: true,
        mistakeText: '\\(x = 0\\)일 때 \\(y = 0\\)이므로 원점을 지나요.',
        solution: `${texWith('x = 0', '이면/면')} ${tex('y = 0')}이므로 점 ${tex('(0, 0)')}, 곧 원점을 지나요.`,
        clue: `${tex('x')}에 ${texWith(0, '을/를')} 넣으면 ${tex('y')}의 값은 얼마인가요?`,
      },
      {
        statement: `${tex(latex)}의 그래프는 제${tex(a > 0 ? 2 : 1)}사분면과 제${tex(a > 0 ? 4 : 3)}사분면을 지난다.`,
        isTrue: false,
        mistakeText:
          '\\(a > 0\\)이면 제\\(1\\), 제\\(3\\)사분면을, \\(a < 0\\)이면 제\\(2\\), 제\\(4\\)사분면을 지나요.',
        solution: `${texWith('x = 1', '이면/면')} ${tex(`y = ${a}`)}이므로 점 ${texWith(`(1, ${a})`, '을/를')} 지나요. 그래서 제${tex(a > 0 ? 1 : 2)}사분면과 제${tex(a > 0 ? 3 : 4)}사분면을 지나요.`,
        clue: `${tex('x')}에 ${texWith(1, '과/와')} ${texWith(-1, '을/를')} 넣어 그래프가 지나는 두 점을 찍어 보세요.`,
      },
    ])
    return askJudgement({
      ...claim,
      hints: [
        `정비례 관계는 ${tex('x')}가 ${tex(2)}배, ${tex(3)}배가 될 때 ${tex('y')}도 ${tex(2)}배, ${tex(3)}배가 되는 관계예요.`,
        '구한 값을 표로 적거나 점으로 찍어 설명과 비교해 보세요.',
        clue,
      ],
    })
  },
}

const fillTable: ItemTemplate = {
  id: 'M1U05C04L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '정비례 표 채우기',
  generate: (random) => {
    const {
      a,
      x,
      wanted: target,
    } = drawUntil(
      random,
      (draw) => ({
        a: draw.pick([2, 3, 4, 5, 6, -2, -3, -4]),
        x: draw.integer(2, 4),
        wanted: draw.integer(5, 9),
      }),
      (drawn) => drawn.wanted % drawn.x !== 0,
    )
    const [given, answer] = [a * x, a * target]
    return askValue({
      question: `${texWith('y', '이/가')} ${tex('x')}에 정비례할 때, 다음 표의 ${tex('\\square')}에 알맞은 수를 구하세요.\n\n| ${tex('x')} | ${tex(x)} | ${tex(target)} |\n| --- | --- | --- |\n| ${tex('y')} | ${tex(given)} | ${tex('\\square')} |`,
      right: rightNumber(answer),
      slips: [
        wrongNumber(
          given + target - x,
          `${tex('x')}가 커진 만큼 ${tex('y')}도 커진다고 생각했어요. 정비례는 같은 배가 되는 관계예요.`,
        ),
        wrongNumber(
          given * target,
          `주어진 ${tex('y')}의 값에 바로 곱했어요. ${tex('x')}가 ${tex(1)}일 때의 값부터 구해야 해요.`,
        ),
        wrongNumber(-answer, '부호를 틀렸어요.'),
        wrongNumber(a, `${tex('x')}가 ${tex(1)}일 때의 값까지만 구했어요.`),
      ],
      solution: `정비례하면 ${tex('\\frac{y}{x}')}의 값이 일정해요.\n\n1. ${tex(`\\frac{y}{x} = \\frac{${given}}{${x}} = ${a}`)}이므로 ${texWith(directText([a, 1]), '이에요/예요')}.\n2. ${texWith(`x = ${target}`, '을/를')} 대입하면 ${texWith(`y = ${a} \\times ${target} = ${answer}`, '이에요/예요')}.`,
      hints: [
        `정비례 관계에서는 ${tex('\\frac{y}{x}')}의 값이 늘 같아요.`,
        `표의 첫째 칸에서 ${tex('\\frac{y}{x}')}의 값을 구해 보세요.`,
        `구한 값이 ${tex('x')}가 ${tex(1)}일 때의 ${tex('y')}의 값이에요. 여기에 둘째 칸의 ${tex('x')}의 값을 곱하세요.`,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeIdea, fillTable]
