import type { Expression } from '#domain/math/expression.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { normalizeExpression } from '#domain/math/normalize-expression.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { substituteLetter } from '#domain/math/steps/substitute-letter.ts'
import { searchBank } from '../bank/search-bank.ts'
import { readExercise } from '../practice/read-exercise.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'
import { tellStored } from './from-bank.ts'

const BY_ZERO = /(?<![\d.])[0영]\s?으로\s?(?:[가-힣]{1,4}\s)?나[누눠눌눈]|분모[가는에]?\s?(?:0|영)(?![.\d])/

/** 0은 왜 안 돼, 왜 x에 0을 못 넣어: where zero divides, it is this. */
const WHY_NOT = /왜.*0[은이을].*(?:안|못)|0[은이을]?(?:이?면)?\s?왜\s?(?:안|못)/

const LONGEST = 60

type Quotient = Extract<Expression, { kind: 'quotient' }>

function isZero(node: Expression): boolean {
  return normalizeExpression(node)?.numerator.size === 0
}

function findDivisionByZero(node: Expression): Quotient | null {
  switch (node.kind) {
    case 'quotient':
      return isZero(node.right) ? node : findDivisionByZero(node.left)
    case 'group':
    case 'signed':
      return findDivisionByZero(node.operand)
    case 'product':
      return findDivisionByZero(node.left) ?? findDivisionByZero(node.right)
    case 'sum':
      return node.terms.map(({ term }) => findDivisionByZero(term)).find((found) => found !== null) ?? null
    default:
      return null
  }
}

function reasonFor({ left }: Quotient): string {
  const top = formatExpression(left.kind === 'group' ? left.operand : left)
  return isZero(left)
    ? `${inline('0 \\div 0')}의 값은 정할 수 없어요. 어떤 수에 \\(0\\)을 곱해도 \\(0\\)이에요.`
    : noQuotient(/^[\da-z]+$/i.test(top) ? top : `\\left(${top}\\right)`)
}

function noQuotient(dividend: string): string {
  return `${inline(`${dividend} \\div 0`)}의 답은 없어요. 답에 \\(0\\)을 곱해 ${inlineWith(dividend, '이/가')} 되어야 하는데, \\(0\\)에는 무엇을 곱해도 \\(0\\)이에요.`
}

const FRACTION_OF_X = /^-?\\frac\{\w+\}\{x\}$/

/** What is divided by zero, in figures or in words: that it has no value, why, and what follows for the formula at hand. */
export function replyToDivisionByZero(read: Understanding): Draft | null {
  const exercise = readExercise(read.text)
  if (exercise?.kind === 'evaluate') {
    const found = findDivisionByZero(exercise.expression)
    return found && { blocks: [reasonFor(found)], question: 'auto' }
  }
  if (exercise?.kind === 'substitute') {
    const { expression, name, value } = exercise
    const found = findDivisionByZero(substituteLetter(expression, name, value))
    if (!found) return null
    const shown = formatExpression(expression)
    const given = `${name} = ${formatExpression(value)}`
    const graph = FRACTION_OF_X.test(shown)
      ? ` 그래서 ${inline(`y = ${shown}`)}의 그래프는 \\(y\\)축과 만나지 않아요.`
      : ''
    return {
      blocks: [
        `${inlineWith(given, '을/를')} 넣으면 \\(0\\)으로 나누게 되어서 ${inline(shown)}의 값이 없어요.`,
        `${reasonFor(found)}${graph}`,
      ],
      question: 'auto',
    }
  }
  const { text } = read
  const isSaid = BY_ZERO.test(text)
  if (text.length > LONGEST || !(isSaid || (WHY_NOT.test(text) && !text.includes('a')))) return null
  const stored = searchBank(text, read.turn.unit, read.turn.conceptId).find(({ question }) =>
    question.asks.some((ask) => BY_ZERO.test(ask)),
  )
  if (stored?.isExact || !(isSaid || stored)) return null
  if (stored) return tellStored(read, { ...stored.question, verdict: 'none' })
  return { blocks: [`\\(0\\)으로는 나눌 수 없어요. ${noQuotient('6')}`], question: 'auto' }
}
