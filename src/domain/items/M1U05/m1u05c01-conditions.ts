import { makeBothForms, rightNumber, type Slip, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U05C01'

/** Keeps the whole wrong values. */
function wholeSlip(value: number, mistakeText: string, conceptOf?: string): Slip[] {
  return Number.isInteger(value) ? [wrongNumber(value, mistakeText, conceptOf)] : []
}

const equalPairs = makeBothForms({
  id: 'M1U05C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '같은 순서쌍',
  draw: withEnoughSlips((random) => {
    const { k, m, n, a, b } = drawUntil(
      random,
      (draw) => ({
        k: draw.integer(2, 4),
        m: draw.pick([-7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7]),
        n: draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
        a: draw.integer(-4, 6),
        b: draw.integer(-6, 6),
      }),
      ({ k, m, n, a, b }) => {
        const display = [k * a + m, b + n, k, m, n, a, b, k * a, 0]
        return a !== 0 && b !== 0 && a !== b && !display.includes(a + b) && !display.includes(-(a + b))
      },
    )
    const [c, d] = [k * a + m, b + n]
    const [first, second] = [linearText(k, m, 'a'), linearText(1, n, 'b')]
    return {
      question: `두 순서쌍 ${tex(`(${first}, ${second})`)}, ${texWith(`(${c}, ${d})`, '이/가')} 서로 같을 때, ${tex('a + b')}의 값을 구하세요.`,
      right: rightNumber(a + b),
      slips: [
        wrongNumber(
          a - b,
          `${texWith('a + b', '을/를')} 구해야 하는데 ${texWith('a - b', '을/를')} 구했어요.`,
        ),
        ...wholeSlip((c + m) / k + b, '\\(x\\)좌표의 식을 이항할 때 부호를 바꾸지 않았어요.', 'M1U04C03'),
        wrongNumber(a + d + n, '\\(y\\)좌표의 식을 이항할 때 부호를 바꾸지 않았어요.', 'M1U04C03'),
        wrongNumber(c - m + b, `${tex('a')}의 계수로 나누지 않았어요.`, 'M1U04C03'),
        wrongNumber(c + d, '순서쌍에 적힌 두 수를 더했어요. 두 문자의 값을 먼저 구해야 해요.'),
        ...wholeSlip((d - m) / k + c - n, '\\(x\\)좌표와 \\(y\\)좌표를 엇갈려 같다고 놓았어요.'),
        wrongNumber(a * b, `${texWith('a + b', '을/를')} 구해야 하는데 곱을 구했어요.`),
      ],
      solution: `두 순서쌍이 서로 같으면 앞의 수는 앞의 수끼리, 뒤의 수는 뒤의 수끼리 같아요.\n\n1. ${tex(`${first} = ${c}`)}에서 ${tex(`${linearText(k, 0, 'a')} = ${c - m}`)}이므로 ${texWith(`a = ${a}`, '이에요/예요')}.\n2. ${tex(`${second} = ${d}`)}에서 ${texWith(`b = ${b}`, '이에요/예요')}.\n3. 따라서 ${texWith(`a + b = ${a + b}`, '이에요/예요')}.`,
      hints: [
        '두 순서쌍이 같으려면 앞의 수끼리, 뒤의 수끼리 같아야 해요.',
        `앞의 수끼리 같다고 놓으면 ${tex('a')}에 대한 일차방정식, 뒤의 수끼리 같다고 놓으면 ${tex('b')}에 대한 일차방정식이 돼요.`,
        `${tex(`${first} = ${c}`)}, ${texWith(`${second} = ${d}`, '을/를')} 각각 풀고 두 값을 더하세요.`,
      ],
    }
  }),
})

const onAxis = makeBothForms({
  id: 'M1U05C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '축 위에 있을 조건',
  draw: withEnoughSlips((random) => {
    const { k, m, j, n, a, onX } = drawUntil(
      random,
      (draw) => ({
        k: draw.integer(1, 3),
        m: draw.pick([-7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7]),
        j: draw.pick([2, 3, 4, -2, -3]),
        n: draw.integer(-12, 12),
        a: draw.integer(-5, 6),
        onX: draw.pick([true, false]),
      }),
      ({ k, m, j, n, a, onX }) => {
        const zero = onX ? j * a + n : k * a + m
        const other = onX ? k * a + m : j * a + n
        return (
          zero === 0 &&
          a !== 0 &&
          n !== 0 &&
          k !== Math.abs(j) &&
          other !== 0 &&
          Math.abs(other) <= 20 &&
          ![a, -a, k, m, j, n, -m, -n].includes(other)
        )
      },
    )
    const [first, second] = [linearText(k, m, 'a'), linearText(j, n, 'a')]
    const [zero, other] = onX ? [second, first] : [first, second]
    const [axis, free] = onX ? ['x', 'y'] : ['y', 'x']
    const [zeroSlope, zeroMore, slope, more] = onX ? [j, n, k, m] : [k, m, j, n]
    const right = slope * a + more
    return {
      question: `점 ${texWith(`(${first}, ${second})`, '이/가')} \\(${axis}\\)축 위에 있을 때, 이 점의 \\(${axis}\\)좌표를 구하세요.`,
      right: rightNumber(right),
      slips: [
        ...wholeSlip(
          (zeroSlope * -more) / slope + zeroMore,
          `\\(${axis}\\)축 위의 점은 \\(${free}\\)좌표가 \\(0\\)인데, \\(${axis}\\)좌표를 \\(0\\)으로 놓았어요.`,
        ),
        wrongNumber(a, `${tex('a')}의 값까지만 구했어요. 묻는 것은 \\(${axis}\\)좌표예요.`),
        wrongNumber(
          slope * -a + more,
          `${texWith(`${zero} = 0`, '을/를')} 풀 때 부호를 틀렸어요.`,
          'M1U04C03',
        ),
        wrongNumber(slope * a - more, '구한 값을 대입한 다음 상수항의 부호를 바꾸어 계산했어요.', 'M1U03C02'),
        ...wholeSlip(slope * -zeroMore + more, `${tex('a')}의 계수로 나누지 않고 대입했어요.`, 'M1U04C03'),
        wrongNumber(0, `\\(0\\)인 것은 \\(${free}\\)좌표예요. 묻는 것은 \\(${axis}\\)좌표예요.`),
      ],
      solution: `\\(${axis}\\)축 위의 점은 \\(${free}\\)좌표가 ${tex(0)}이에요.\n\n1. ${tex(`${zero} = 0`)}을 풀면 ${texWith(`a = ${a}`, '이에요/예요')}.\n2. \\(${axis}\\)좌표 ${tex(other)}에 ${texWith(`a = ${a}`, '을/를')} 대입하면 ${texWith(right, '이에요/예요')}.\n3. 이 점은 ${tex(onX ? `(${right}, 0)` : `(0, ${right})`)}이고 정말 \\(${axis}\\)축 위에 있어요.`,
      hints: [
        `\\(${axis}\\)축 위에 있는 점의 \\(${free}\\)좌표는 모두 같아요. 얼마인가요?`,
        `\\(${free}\\)좌표를 나타내는 식이 무엇인지 찾아, 그 값이 얼마가 되어야 하는지로 ${tex('a')}에 대한 방정식을 세우세요.`,
        `${texWith(`${zero} = 0`, '을/를')} 풀어 ${tex('a')}의 값을 구한 다음, \\(${axis}\\)좌표를 나타내는 식에 대입하세요.`,
      ],
    }
  }),
})

export const CONDITION_TEMPLATES: ItemTemplate[] = [...equalPairs, ...onAxis]
