import { simplifySquareRoot } from '../simplify-square-root.ts'
import { inline, inlineWith } from './inline-math.ts'
import type { WorkedSolution } from './step.ts'

/**
 * √n with the squares taken out: √48 is 4√3.
 * @returns null if n holds no square
 * @throws RangeError where `simplifySquareRoot` does
 */
export function simplifyRootBySteps(whole: bigint): WorkedSolution | null {
  const { outside, inside } = simplifySquareRoot(whole)
  if (outside === 1n || whole < 2n) return null
  const isSquare = inside === 1n
  const latex = isSquare
    ? `\\sqrt{${whole}} = \\sqrt{${outside}^{2}} = ${outside}`
    : `\\sqrt{${whole}} = \\sqrt{${outside}^{2} \\times ${inside}} = ${outside}\\sqrt{${inside}}`
  return {
    steps: [
      {
        latex,
        reason: isSquare
          ? `${inlineWith(whole, '은/는')} ${inline(outside)}의 제곱이라서 근호를 벗길 수 있어요.`
          : `${inlineWith(whole, '을/를')} 제곱인 수와의 곱으로 나타내서, 제곱인 인수 ${inlineWith(`${outside}^{2}`, '을/를')} 근호 밖으로 꺼내요.`,
      },
    ],
    answer: isSquare ? `${outside}` : `${outside}√${inside}`,
    answerLatex: isSquare ? `${outside}` : `${outside}\\sqrt{${inside}}`,
  }
}
