import { checkAnswer } from '#domain/answer/check-answer.ts'
import type { GeneratedItem } from '#domain/items/template.ts'

const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g
const NUMBER = /(?<![\d.A-Za-z가-힣^_/])-?\d+(?:\.\d+|\/\d+)?(?![\d.A-Za-z^_/])/g

function normalize(text: string): string {
  return text.replace(/\\[()[\]]|\s|\\[,;!]/g, '')
}

/** What stands alone in a text: each formula and each side of its equal signs, plain numbers, and what follows 답. */
function expressionsOf(text: string): string[] {
  const formulas = [...text.matchAll(FORMULA)].map((match) => match[1] ?? match[2] ?? '')
  const sides = formulas.flatMap((formula) => [formula, ...formula.split('=')])
  const prose = text.replace(FORMULA, ' ')
  const numbers = prose.match(NUMBER) ?? []
  const afterAnswer = [...text.matchAll(/답[은이을:]?\s*(?:\\\()?([^\s.,\\]+)/g)].map(
    (match) => match[1] ?? '',
  )
  const optionNumbers = [...prose.matchAll(/([1-5])\s*번|[①-⑤]/g)].map((match) => `${match[1] ?? match[0]}번`)
  return [...sides, ...numbers, ...afterAnswer, ...optionNumbers]
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function holds(question: string, expression: string): boolean {
  const within = normalize(question)
  const wanted = normalize(expression)
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const before = within[at - 1] ?? ''
    const after = within[at + wanted.length] ?? ''
    const splitsNumber =
      (/\d/.test(wanted[0] ?? '') && /[\d.]/.test(before)) || (/\d$/.test(wanted) && /\d/.test(after))
    if (!splitsNumber) return true
  }
  return false
}

function passes(expression: string, item: GeneratedItem): boolean {
  const { correctAnswer, writtenTestType, options } = item
  // A learner's 0 may stand for O; a hint's 0 is a number.
  if (writtenTestType === 3 && /^\d+$/.test(expression)) return false
  if (writtenTestType !== 1)
    return checkAnswer({ answer: expression, correctAnswer, writtenTestType }).verdict === 'correct'
  const picks = correctAnswer.split(',')
  if (expression.endsWith('번')) return picks.length === 1 && picks[0] === expression.slice(0, -1)
  const right = options[Number(picks[0]) - 1] ?? ''
  if (picks.length > 1) return false
  return (
    checkAnswer({ answer: expression, correctAnswer: normalize(right), writtenTestType: 2 }).verdict ===
    'correct'
  )
}

/**
 * The expressions by which `text` states the answer of `item`: those that the question does not hold, that stand alone,
 * after an equal sign or after 답, and that the checker accepts. An option's text counts as the answer of its number.
 */
export function expressionsStating(text: string, item: GeneratedItem): string[] {
  return expressionsOf(text).filter(
    (expression) => !holds(item.question, expression) && passes(expression, item),
  )
}
