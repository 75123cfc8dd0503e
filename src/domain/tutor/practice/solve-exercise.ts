import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { Expression } from '#domain/math/expression.ts'
import { factorize } from '#domain/math/factorize.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { listDivisors } from '#domain/math/list-divisors.ts'
import * as fraction from '#domain/math/rational.ts'
import {
  greatestCommonDivisorBySteps,
  leastCommonMultipleBySteps,
} from '#domain/math/steps/common-by-steps.ts'
import { countDivisorsBySteps, listDivisorsBySteps } from '#domain/math/steps/divisors-by-steps.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { answerOfPowers, factorizeBySteps, latexOfPowers } from '#domain/math/steps/factorize-by-steps.ts'
import { inline, inlineList, inlineWith } from '#domain/math/steps/inline-math.ts'
import { numeralValue } from '#domain/math/steps/numeral-tree.ts'
import { simplifyLinearBySteps } from '#domain/math/steps/simplify-linear-by-steps.ts'
import { solveLinearEquationBySteps } from '#domain/math/steps/solve-linear-equation-by-steps.ts'
import type { WorkedSolution } from '#domain/math/steps/step.ts'
import { substituteLetter } from '#domain/math/steps/substitute-letter.ts'
import type { Exercise } from './read-exercise.ts'
import { solveDataExercise } from './solve-data-exercise.ts'
import { solveDescribedExercise } from './solve-described-exercise.ts'
import { solveMeasureExercise } from './solve-measure-exercise.ts'
import { solvePrimesBetween } from './solve-primes.ts'
import { solveReciprocal } from './solve-reciprocal.ts'
import type { WorkedExercise } from './worked-exercise.ts'

function listProductFactors(node: Expression): bigint[] | null {
  if (node.kind === 'product') {
    const [left, right] = [listProductFactors(node.left), listProductFactors(node.right)]
    return left && right && [...left, ...right]
  }
  return node.kind === 'number' && fraction.isWhole(node.value) ? [node.value.numerator] : null
}

function solveWritePower(expression: Expression): WorkedExercise | null {
  const factors = listProductFactors(expression)
  if (!factors) return null
  const powers = [...new Set(factors)]
    .sort((first, second) => (first < second ? -1 : 1))
    .map((prime) => ({ prime, exponent: factors.filter((factor) => factor === prime).length }))
  const counts = powers
    .map(({ prime, exponent }) => `${inlineWith(prime, '을/를')} ${inline(exponent)}번`)
    .join(', ')
  const answerLatex = latexOfPowers(powers)
  return {
    task: `${inlineWith(formatExpression(expression), '을/를')} 거듭제곱 꼴`,
    solution: {
      steps: [
        {
          latex: `${formatExpression(expression)} = ${answerLatex}`,
          reason: `같은 수끼리 몇 번 곱했는지 세어요. ${counts} 곱했어요.`,
        },
      ],
      answer: answerOfPowers(powers),
      answerLatex,
    },
    conclusion: `거듭제곱을 써서 나타내면 ${inlineWith(answerLatex, '이에요/예요')}.`,
  }
}

/** A power of 1 or -1, whose exponent may be of any size; null for any other expression. */
function evaluateUnitPower(expression: Expression): WorkedSolution | null {
  if (expression.kind !== 'power') return null
  const [base, exponent] = [numeralValue(ungroup(expression.base)), numeralValue(expression.exponent)]
  if (!base || !exponent || !fraction.isWhole(exponent) || exponent.numerator < 0n) return null
  if (!fraction.equals(fraction.absolute(base), fraction.ONE)) return null
  const isEven = exponent.numerator % 2n === 0n
  const value = base.numerator > 0n || isEven ? '1' : '-1'
  const count = inline(exponent.numerator)
  return {
    steps: [
      {
        latex: `${formatExpression(expression)} = ${value}`,
        reason:
          base.numerator > 0n
            ? '\\(1\\)은 몇 번 곱해도 \\(1\\)이에요.'
            : `\\(-1\\)을 ${count}번 곱해요. 두 개씩 짝지으면 \\(1\\)이 되는데, 지수 ${attachParticle(count, '은/는')} ${isEven ? '짝수라서 모두 짝이 맞아요' : '홀수라서 하나가 남아요'}.`,
      },
    ],
    answer: value,
    answerLatex: value,
  }
}

function ungroup(node: Expression): Expression {
  return node.kind === 'group' ? node.operand : node
}

function solveFactorize(natural: bigint): WorkedExercise | null {
  const solution = factorizeBySteps(natural)
  if (!solution) return null
  return {
    task: `${inline(natural)}의 소인수분해`,
    solution,
    conclusion: `${inlineWith(natural, '을/를')} 소인수분해하면 ${inlineWith(solution.answerLatex, '이에요/예요')}.`,
  }
}

function solvePrimeFactors(natural: bigint): WorkedExercise | null {
  const solution = factorizeBySteps(natural)
  const primes = factorize(natural).map(({ prime }) => prime)
  if (!solution) return null
  return {
    task: `${inline(natural)}의 소인수`,
    solution: { ...solution, answer: primes.join('&'), answerLatex: primes.join(',\\ ') },
    conclusion: `소인수분해에 나온 밑만 모으면 되니까 소인수는 ${inlineList(primes, '이에요/예요')}.`,
  }
}

function solveSubstitute(expression: Expression, name: string, value: Expression): WorkedExercise | null {
  const replaced = substituteLetter(expression, name, value)
  const plain = numeralValue(replaced)
  // What is a number already has no step: -x where x is 2.
  const worked =
    evaluateBySteps(replaced) ??
    (plain && { steps: [], answer: fraction.toPlain(plain), answerLatex: fraction.toLatex(plain) })
  if (!worked) return null
  const display = formatExpression(value)
  const first = {
    latex: `${formatExpression(expression)} = ${formatExpression(replaced)}`,
    reason: `문자 ${inline(name)} 자리에 ${inlineWith(display, '을/를')} 넣어요. 생략된 곱셈 기호를 되살리고, 음수는 괄호로 묶어요.`,
  }
  const rest = worked.steps.map((step) => ({ ...step, latex: step.latex.replace(/^.* (?== )/, '') }))
  return {
    task: `${inline(`${name} = ${display}`)}일 때 ${inline(formatExpression(expression))}의 값`,
    solution: {
      ...worked,
      steps: [first, ...rest.map((step) => ({ ...step, latex: step.latex.replace(/^(?!=)[^=]*=/, '=') }))],
    },
    conclusion: `식의 값은 ${inlineWith(worked.answerLatex, '이에요/예요')}.`,
  }
}

function solveCommonDivisors(numbers: readonly bigint[]): WorkedExercise {
  const greatest = greatestCommonDivisorBySteps(numbers)
  const divisors = listDivisors(BigInt(greatest.answer))
  const task = `${inlineList(numbers)}의 공약수`
  const step = {
    latex: divisors.join(',\\ '),
    reason: `공약수는 최대공약수 ${inline(greatest.answer)}의 약수와 같아요.`,
  }
  return {
    task,
    solution: {
      steps: [...greatest.steps, step],
      answer: divisors.join('&'),
      answerLatex: divisors.join(',\\ '),
    },
    conclusion: `${task}는 ${inlineList(divisors, '이에요/예요')}.`,
  }
}

function solveCommonMultiples(numbers: readonly bigint[]): WorkedExercise {
  const least = leastCommonMultipleBySteps(numbers)
  const multiples = [1n, 2n, 3n].map((times) => BigInt(least.answer) * times)
  const task = `${inlineList(numbers)}의 공배수`
  const step = {
    latex: `${multiples.join(',\\ ')},\\ \\cdots`,
    reason: `공배수는 최소공배수 ${inline(least.answer)}의 배수와 같아요.`,
  }
  return {
    task,
    solution: { steps: [...least.steps, step], answer: multiples.join('&'), answerLatex: step.latex },
    conclusion: `${task}는 작은 것부터 ${inlineList(multiples)}, …이에요.`,
  }
}

/** The exercise worked out; null if the method does not reach or nothing is left to do. */
export function solveExercise(exercise: Exercise): WorkedExercise | null {
  switch (exercise.kind) {
    case 'told':
      return exercise.worked
    case 'factorize':
      return solveFactorize(exercise.natural)
    case 'prime-factors':
      return solvePrimeFactors(exercise.natural)
    case 'divisors': {
      const solution = listDivisorsBySteps(exercise.natural)
      const divisors = solution.answer.split('&')
      const conclusion = `${inline(exercise.natural)}의 약수는 ${inlineList(divisors, '으로/로')} 모두 ${inline(divisors.length)}개예요.`
      return { task: `${inline(exercise.natural)}의 약수`, solution, conclusion }
    }
    case 'divisor-count': {
      const solution = countDivisorsBySteps(exercise.natural)
      return {
        task: `${inline(exercise.natural)}의 약수의 개수`,
        solution,
        conclusion: `${inline(exercise.natural)}의 약수는 모두 ${inline(solution.answer)}개예요.`,
      }
    }
    case 'gcd':
    case 'lcm': {
      const name = exercise.kind === 'gcd' ? '최대공약수' : '최소공배수'
      const solve = exercise.kind === 'gcd' ? greatestCommonDivisorBySteps : leastCommonMultipleBySteps
      const solution = solve(exercise.numbers)
      const task = `${inlineList(exercise.numbers)}의 ${name}`
      return { task, solution, conclusion: `${name}는 ${inlineWith(solution.answerLatex, '이에요/예요')}.` }
    }
    case 'common-divisors':
      return solveCommonDivisors(exercise.numbers)
    case 'common-multiples':
      return solveCommonMultiples(exercise.numbers)
    case 'primes-between':
      return solvePrimesBetween(exercise.from, exercise.to, exercise.end)
    case 'write-power':
      return solveWritePower(exercise.expression)
    case 'reciprocal':
      return solveReciprocal(exercise.expression)
    case 'evaluate': {
      const solution = evaluateBySteps(exercise.expression) ?? evaluateUnitPower(exercise.expression)
      if (!solution) return null
      const task = `${inline(formatExpression(exercise.expression))}의 계산`
      return { task, solution, conclusion: `계산하면 ${inlineWith(solution.answerLatex, '이에요/예요')}.` }
    }
    case 'simplify': {
      const solution = simplifyLinearBySteps(exercise.expression)
      if (!solution) return null
      const task = `${inline(formatExpression(exercise.expression))}의 정리`
      return { task, solution, conclusion: `간단히 하면 ${inlineWith(solution.answerLatex, '이에요/예요')}.` }
    }
    case 'substitute':
      return solveSubstitute(exercise.expression, exercise.name, exercise.value)
    case 'measure':
    case 'polygon':
      return solveMeasureExercise(exercise)
    case 'quadrant':
    case 'reflection':
    case 'relative-frequency':
    case 'third-angle':
    case 'triangle-sides':
    case 'order':
    case 'third-side':
    case 'midpoint':
    case 'frequency':
    case 'count-between':
    case 'solid-parts':
    case 'consecutive':
    case 'bound':
      return solveDescribedExercise(exercise)
    case 'mean':
    case 'median':
    case 'mode':
      return solveDataExercise(exercise)
    case 'solve': {
      const solution = solveLinearEquationBySteps(exercise.left, exercise.right)
      if (!solution) return null
      const equation = `${formatExpression(exercise.left)} = ${formatExpression(exercise.right)}`
      const isPlain = solution.answer.includes('=')
      return {
        task: `방정식 ${inline(equation)}의 풀이`,
        solution,
        conclusion: isPlain
          ? `해는 ${inlineWith(solution.answerLatex, '이에요/예요')}.`
          : `그래서 답은 '${solution.answer}'예요.`,
      }
    }
  }
}
