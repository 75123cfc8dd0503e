import type { Expression } from '#domain/math/expression.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import * as fraction from '#domain/math/rational.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { fractionNode, numeralNode, numeralValue } from '#domain/math/steps/numeral-tree.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** The reciprocal of a numeral or a fraction; null for zero, which has none. */
export function solveReciprocal(expression: Expression): WorkedExercise | null {
  const value = numeralValue(expression)
  if (!value || fraction.isZero(value)) return null
  const turned = fraction.reciprocal(value)
  const [display, result] = [formatExpression(expression), numeralNode(turned, false)]
  const answerLatex = formatExpression(result)
  const size = fraction.absolute(value)
  const spelled = `${value.numerator < 0n ? '-' : ''}${formatExpression(fractionNode(size.numerator, size.denominator))}`
  const factor = result.kind === 'signed' ? formatExpression({ kind: 'group', operand: result }) : answerLatex
  return {
    task: `${inline(display)}의 역수`,
    solution: {
      steps: [
        ...(spelled === display ? [] : [{ latex: `${display} = ${spelled}`, reason: '분수로 나타내요.' }]),
        {
          latex: `${spelled} \\times ${factor} = 1`,
          reason: '두 수의 곱이 1이 되게 해요. 분자와 분모를 서로 바꾸고 부호는 그대로 둬요.',
        },
      ],
      answer: fraction.toPlain(turned),
      answerLatex,
    },
    conclusion: `역수는 ${inlineWith(answerLatex, '이에요/예요')}.`,
  }
}
