import { askJudgement, askValue, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { ItemTemplate } from '../template.ts'
import { inverseText } from './relation-text.ts'

const conceptId = 'M1U05C05'

const judgeIdea: ItemTemplate = {
  id: 'M1U05C05L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '반비례의 뜻 O/X',
  generate: (random) => {
    const a = random.pick([6, 8, 10, 12, 18, -6, -8, -12, -18])
    const latex = inverseText(a)
    const [mine, theirs] =
      a > 0
        ? [
            [1, 3],
            [2, 4],
          ]
        : [
            [2, 4],
            [1, 3],
          ]
    const isMine = random.pick([true, false])
    const premise = isMine ? mine : theirs
    const { clue, ...claim } = random.pick([
      {
        statement: `${tex(latex)}에서 ${texWith('x', '이/가')} ${tex(2)}배가 되면 ${tex('y')}도 ${tex(2)}배가 된다.`,
        isTrue: false,
        mistakeText: '반비례 관계에서는 한쪽이 \\(2\\)배가 되면 다른 쪽은 \\(\\frac{1}{2}\\)배가 돼요.',
        solution: `${texWith('x = 1', '이면/면')} ${texWith(`y = ${a}`, '이고/고')}, ${texWith('x = 2', '이면/면')} ${texWith(`y = ${a / 2}`, '이에요/예요')}. ${tex('y')}는 ${tex('\\frac{1}{2}')}배가 되었어요.`,
        clue: `${tex('x')}에 ${texWith(1, '과/와')} ${texWith(2, '을/를')} 넣어 ${tex('y')}의 값을 비교해 보세요.`,
      },
      {
        statement: `${tex(latex)}에서 ${tex('xy')}의 값은 늘 ${texWith(a, '으로/로')} 일정하다.`,
        isTrue: true,
        mistakeText: '반비례 관계에서는 두 값의 곱이 일정해요.',
        solution: `양변에 ${texWith('x', '을/를')} 곱하면 ${texWith(`xy = ${a}`, '이에요/예요')}. 곱이 늘 일정해요.`,
        clue: `${tex('x')}에 여러 가지 수를 넣고 ${tex('x')}와 ${tex('y')}의 값을 곱해 보세요.`,
      },
      {
        statement: `${tex(latex)}의 그래프는 원점을 지난다.`,
        isTrue: false,
        mistakeText: '\\(x\\)가 분모에 있어 \\(x = 0\\)을 넣을 수 없어요.',
        solution: `${tex('x')}가 분모에 있으므로 ${tex('x = 0')}일 때의 값이 없어요. 그래서 그래프는 원점을 지나지 않고 좌표축과 만나지도 않아요.`,
        clue: `${tex('x')}에 ${texWith(0, '을/를')} 넣을 수 있나요?`,
      },
      {
        statement: `${tex(latex)}의 그래프는 제${tex(premise?.[0] ?? 1)}사분면과 제${tex(premise?.[1] ?? 3)}사분면에 있다.`,
        isTrue: isMine,
        mistakeText:
          '\\(a > 0\\)이면 제\\(1\\), 제\\(3\\)사분면에, \\(a < 0\\)이면 제\\(2\\), 제\\(4\\)사분면에 있어요.',
        solution: `곱 ${texWith('xy', '이/가')} ${a > 0 ? '양수' : '음수'}이므로 두 좌표의 부호가 ${a > 0 ? '같아요' : '달라요'}. 그래서 제${tex(mine?.[0] ?? 1)}사분면과 제${tex(mine?.[1] ?? 3)}사분면에 있어요.`,
        clue: `${tex('x')}에 ${texWith(1, '과/와')} ${texWith(-1, '을/를')} 넣어 그래프 위의 두 점을 찍어 보세요.`,
      },
    ])
    return askJudgement({
      ...claim,
      hints: [
        '반비례 관계는 한쪽이 두 배, 세 배가 될 때 다른 쪽은 반, 삼분의 일이 되는 관계예요.',
        '구한 값을 표로 적거나 점으로 찍어 설명과 비교해 보세요.',
        clue,
      ],
    })
  },
}

const fillTable: ItemTemplate = {
  id: 'M1U05C05L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '반비례 표 채우기',
  generate: (random) => {
    const {
      product,
      x,
      wanted: target,
    } = drawUntil(
      random,
      (draw) => ({
        product: draw.pick([12, 18, 24, 30, 36, 40, 48, 60, -24, -36]),
        x: draw.integer(2, 6),
        wanted: draw.integer(3, 12),
      }),
      (drawn) =>
        drawn.x !== drawn.wanted &&
        drawn.product % drawn.x === 0 &&
        drawn.product % drawn.wanted === 0 &&
        ![drawn.x, drawn.wanted, drawn.product / drawn.x].includes(drawn.product / drawn.wanted),
    )
    const [given, answer] = [product / x, product / target]
    return askValue({
      question: `${texWith('y', '이/가')} ${tex('x')}에 반비례할 때, 다음 표의 ${tex('\\square')}에 알맞은 수를 구하세요.\n\n| ${tex('x')} | ${tex(x)} | ${tex(target)} |\n| --- | --- | --- |\n| ${tex('y')} | ${tex(given)} | ${tex('\\square')} |`,
      right: rightNumber(answer),
      slips: [
        ...((given * target) % x === 0
          ? [
              wrongNumber(
                (given * target) / x,
                `정비례하는 것으로 계산했어요. 반비례는 ${tex('xy')}의 값이 일정해요.`,
                'M1U05C04',
              ),
            ]
          : []),
        wrongNumber(product, `${tex('xy')}의 값까지만 구했어요.`),
        wrongNumber(-answer, '부호를 틀렸어요.', 'M1U02C06'),
        wrongNumber(
          given - (target - x),
          `${tex('x')}가 커진 만큼 ${tex('y')}가 작아진다고 생각했어요. 반비례는 합이 아니라 곱이 일정해요.`,
        ),
      ],
      solution: `반비례하면 ${tex('xy')}의 값이 일정해요.\n\n1. 표의 첫째 칸에서 ${texWith(`xy = ${x} \\times ${given < 0 ? `(${given})` : given} = ${product}`, '이에요/예요')}.\n2. ${tex(`${target} \\times \\square = ${product}`)}이므로 ${tex('\\square')}에 알맞은 수는 ${texWith(answer, '이에요/예요')}.`,
      hints: [
        `반비례 관계에서는 ${tex('xy')}의 값이 늘 같아요.`,
        `표의 첫째 칸에서 ${tex('xy')}의 값을 구해 보세요.`,
        `둘째 칸에서도 두 수를 곱하면 같은 값이 되어야 해요. 구한 곱을 둘째 칸의 ${tex('x')}의 값으로 나누세요.`,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeIdea, fillTable]
