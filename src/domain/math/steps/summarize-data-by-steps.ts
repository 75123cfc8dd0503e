import * as fraction from '../rational.ts'
import { inline, inlineList, inlineWith } from './inline-math.ts'
import type { Step, WorkedSolution } from './step.ts'

function solved(steps: Step[], values: readonly fraction.Rational[]): WorkedSolution {
  return {
    steps,
    answer: values.map(fraction.toPlain).join('&'),
    answerLatex: values.map(fraction.toLatex).join(',\\ '),
  }
}

function ordered(data: readonly fraction.Rational[]): fraction.Rational[] {
  return data.toSorted(fraction.compare)
}

/** The mean of at least one value. */
export function findMeanBySteps(data: readonly fraction.Rational[]): WorkedSolution {
  const total = data.reduce(fraction.add, fraction.ZERO)
  const mean = fraction.divide(total, fraction.rational(data.length))
  const sum = data.map(fraction.toLatex).join('+')
  return solved(
    [
      { latex: `${sum} = ${fraction.toLatex(total)}`, reason: '변량을 모두 더해요.' },
      {
        latex: `\\frac{${fraction.toLatex(total)}}{${data.length}} = ${fraction.toLatex(mean)}`,
        reason: `더한 값을 변량의 개수 ${inlineWith(data.length, '으로/로')} 나눠요.`,
      },
    ],
    [mean],
  )
}

/** The median of at least one value: the middle one, or the mean of the two in the middle. */
export function findMedianBySteps(data: readonly fraction.Rational[]): WorkedSolution {
  const sorted = ordered(data)
  const middle = Math.floor(sorted.length / 2)
  const [before, after] = [sorted[middle - 1] ?? fraction.ZERO, sorted[middle] ?? fraction.ZERO]
  const arranged: Step = {
    latex: sorted.map(fraction.toLatex).join(',\\ '),
    reason: '작은 값부터 차례로 늘어놓아요.',
  }
  if (sorted.length % 2 === 1) {
    const last = {
      latex: fraction.toLatex(after),
      reason: `변량이 ${inline(sorted.length)}개로 홀수 개이니 한가운데인 ${inline(middle + 1)}번째 값이 중앙값이에요.`,
    }
    return solved([arranged, last], [after])
  }
  const value = fraction.divide(fraction.add(before, after), fraction.rational(2))
  const last = {
    latex: `\\frac{${fraction.toLatex(before)}+${fraction.toLatex(after)}}{2} = ${fraction.toLatex(value)}`,
    reason: `변량이 ${inline(sorted.length)}개로 짝수 개이니 한가운데 두 값의 평균이 중앙값이에요.`,
  }
  return solved([arranged, last], [value])
}

/** The modes of at least one value: all values that come most often; none if several come equally often and no other does. */
export function findModeBySteps(data: readonly fraction.Rational[]): WorkedSolution {
  const counts = new Map<string, { value: fraction.Rational; count: number }>()
  for (const value of ordered(data)) {
    const key = fraction.toPlain(value)
    counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const most = Math.max(...[...counts.values()].map(({ count }) => count))
  const modes = [...counts.values()].filter(({ count }) => count === most).map(({ value }) => value)
  const counted = {
    latex: ordered(data).map(fraction.toLatex).join(',\\ '),
    reason: '같은 값끼리 모아 몇 번 나오는지 세어요.',
  }
  if (modes.length === counts.size && modes.length > 1) {
    const reason = `${counted.reason} 모두 ${inline(most)}번씩이라 더 많이 나온 값이 없어요.`
    return { steps: [{ ...counted, reason }], answer: '없다', answerLatex: '\\text{없다}' }
  }
  return solved(
    [
      counted,
      {
        latex: modes.map(fraction.toLatex).join(',\\ '),
        reason: `${inlineList(modes.map(fraction.toLatex), '이/가')} ${inline(most)}번으로 가장 많이 나와요.`,
      },
    ],
    modes,
  )
}
