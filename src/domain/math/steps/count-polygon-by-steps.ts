import { rational, toLatex, toPlain } from '../rational.ts'
import { inline } from './inline-math.ts'
import type { WorkedSolution } from './step.ts'

/** What can be counted or measured of a polygon from the number of its sides alone; one angle only of a regular one. */
export type PolygonMeasure =
  | 'interior-sum'
  | 'exterior-sum'
  | 'interior'
  | 'exterior'
  | 'diagonals'
  | 'diagonals-at-vertex'

function inDegrees(latex: string, reason: string, size: ReturnType<typeof rational>): WorkedSolution {
  return {
    steps: [{ latex: `${latex} = ${toLatex(size)}^\\circ`, reason }],
    answer: toPlain(size),
    answerLatex: `${toLatex(size)}^\\circ`,
  }
}

/**
 * An angle or the diagonals of a polygon, with steps.
 * @param sides 3 or more
 */
export function countPolygonBySteps(measure: PolygonMeasure, sides: number): WorkedSolution {
  const sum = rational(180 * (sides - 2))
  const sumLatex = `180^\\circ \\times (${sides} - 2)`
  const sumReason = `${inline('n')}각형은 삼각형 ${inline('n-2')}개로 나누어지므로 내각의 크기의 합은 ${inline('180^\\circ \\times (n-2)')}예요.`
  switch (measure) {
    case 'interior-sum':
      return inDegrees(sumLatex, sumReason, sum)
    case 'exterior-sum':
      return inDegrees(
        '(\\text{외각의 크기의 합})',
        '다각형의 외각의 크기의 합은 변의 개수와 관계없이 항상 같아요.',
        rational(360),
      )
    case 'exterior':
      return inDegrees(
        `\\frac{360^\\circ}{${sides}}`,
        `외각의 크기의 합 ${inline('360^\\circ')}를 변의 개수로 나눠요. 정다각형은 외각의 크기가 모두 같기 때문이에요.`,
        rational(360, sides),
      )
    case 'interior': {
      const total = inDegrees(sumLatex, sumReason, sum)
      const one = inDegrees(
        `\\frac{${toLatex(sum)}^\\circ}{${sides}}`,
        '정다각형은 내각의 크기가 모두 같으므로 변의 개수로 나눠요.',
        rational(180 * (sides - 2), sides),
      )
      return { ...one, steps: [...total.steps, ...one.steps] }
    }
    case 'diagonals-at-vertex': {
      const count = `${sides - 3}`
      return {
        steps: [
          {
            latex: `${sides} - 3 = ${count}`,
            reason:
              '한 꼭짓점에서는 자기 자신과 이웃한 두 꼭짓점을 뺀 나머지 꼭짓점에 대각선을 그을 수 있어요.',
          },
        ],
        answer: count,
        answerLatex: count,
      }
    }
    case 'diagonals': {
      const count = `${(sides * (sides - 3)) / 2}`
      return {
        steps: [
          {
            latex: `${sides} \\times (${sides} - 3) = ${sides * (sides - 3)}`,
            reason: `꼭짓점마다 ${inline('n-3')}개씩 그으면 모두 ${inline('n(n-3)')}개예요.`,
          },
          {
            latex: `${sides * (sides - 3)} \\div 2 = ${count}`,
            reason: '대각선 하나를 양 끝에서 두 번 세었으므로 둘로 나눠요.',
          },
        ],
        answer: count,
        answerLatex: count,
      }
    }
  }
}
