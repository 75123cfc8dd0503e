import { createHash } from 'node:crypto'
import katex from 'katex'
import { expect } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { makeSeededRandom } from '#domain/items/seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '#domain/items/template.ts'
import { revealsAnswer } from '#domain/tutor/reveals-answer.ts'
import { expressionsStating } from './expressions-stating.ts'

const KEY_FORMS: Record<number, RegExp> = {
  1: /^[1-5](,[1-5])*$/,
  3: /^[OX]$/,
  5: /^[ㄱ-ㅁ](&[ㄱ-ㅁ])*$/,
}

function everyText(item: GeneratedItem): [string, string][] {
  return [
    ['question', item.question],
    ['solution', item.solution],
    ...item.options.map((option, index): [string, string] => [`option ${index + 1}`, option]),
    ...item.hints.map((hint, index): [string, string] => [`hint ${index + 1}`, hint]),
    ...item.mistakes.map((mistake): [string, string] => [`mistake ${mistake.answer}`, mistake.says]),
  ]
}

const CLOSING: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]' }

function isBalanced(text: string): boolean {
  const delimiters = text.match(/\\[()[\]]/g) ?? []
  return (
    delimiters.length % 2 === 0 &&
    delimiters.every((delimiter, index) =>
      index % 2 === 0 ? delimiter in CLOSING : delimiter === CLOSING[delimiters[index - 1] ?? ''],
    )
  )
}

/** Formulas that typeset: most stand in many items. */
const typeset = new Set<string>()

function typesettingFault(formula: string): string | null {
  if (typeset.has(formula)) return null
  try {
    katex.renderToString(formula, { throwOnError: true, strict: 'ignore' })
  } catch (error) {
    return `${formula}: ${String(error)}`
  }
  typeset.add(formula)
  return null
}

/** What is wrong with the look of a text, whatever it says. */
function listTextFaults(text: string): string[] {
  const faults: string[] = []
  if (text.trim() === '') faults.push('is blank')
  if (/undefined|NaN|Infinity|\[object|\bnull\b/.test(text)) faults.push('shows a value of the program')
  if (/[+\-−]\s*[+\-−]\s*[\dA-Za-z]/.test(text)) faults.push('has two signs in a row')
  if (!isBalanced(text)) faults.push('has unbalanced delimiters')
  if (text.includes('$')) faults.push('has a dollar sign, which is no delimiter here')
  for (const [, inline, display] of text.matchAll(/\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g)) {
    const formula = inline ?? display ?? ''
    if (formula.trim() === '') faults.push('has an empty formula')
    const fault = typesettingFault(formula)
    if (fault !== null) faults.push(`does not typeset: ${fault}`)
  }
  const outside = text.replace(/\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g, '')
  if (/\\[a-z]+/.test(outside)) faults.push('has a LaTeX command outside a formula')
  return faults
}

function checkTexts(item: GeneratedItem): void {
  const faults = everyText(item).flatMap(([where, text]) =>
    listTextFaults(text).map((fault) => `${where} ${fault}: ${text}`),
  )
  expect(faults).toEqual([])
}

function verdictOn(answer: string, item: GeneratedItem): string {
  return checkAnswer({ answer, correctAnswer: item.correctAnswer, writtenTestType: item.writtenTestType })
    .verdict
}

function plain(option: string): string {
  return option.replace(/\\[()[\]]/g, '').trim()
}

function checkOptions(item: GeneratedItem): void {
  if (item.writtenTestType !== 1) {
    expect(item.options).toEqual([])
    return
  }
  expect(item.options.length).toBeGreaterThanOrEqual(2)
  expect(item.options.length).toBeLessThanOrEqual(5)
  expect(new Set(item.options.map((option) => option.replace(/\s/g, ''))).size).toBe(item.options.length)
  const values = item.options.map(plain).filter((option) => !/[=<>가-힣]|\\[lg]e/.test(option))
  for (const [index, value] of values.entries()) {
    for (const other of values.slice(index + 1)) {
      const { verdict } = checkAnswer({ answer: value, correctAnswer: other, writtenTestType: 2 })
      expect(verdict, `the options ${value} and ${other} have one value`).not.toBe('correct')
    }
  }
  const right = item.correctAnswer.split(',')
  expect(right, 'picks ascend').toEqual([...right].sort())
  const numbers = item.options.map((_, index) => String(index + 1))
  for (const pick of right) expect(numbers).toContain(pick)
  const wrong = numbers.filter((number) => !right.includes(number))
  for (const number of wrong) expect(verdictOn(number, item), `option ${number}`).toBe('incorrect')
  const named = item.mistakes.map((mistake) => mistake.answer)
  if (right.length === 1)
    expect(new Set(named), 'every wrong option names its mistake').toEqual(new Set(wrong))
}

function checkKey(item: GeneratedItem): void {
  expect(item.correctAnswer).toMatch(KEY_FORMS[item.writtenTestType] ?? /\S/)
  expect(item.correctAnswer, 'digit, space, digit reads as one number').not.toMatch(/\d\s+\d/)
  expect(verdictOn(item.correctAnswer, item), `the key ${item.correctAnswer}`).toBe('correct')
  const answers = item.mistakes.map((mistake) => mistake.answer)
  expect(answers.length, 'a mistake is named').toBeGreaterThan(0)
  expect(new Set(answers).size, 'mistakes differ').toBe(answers.length)
  for (const answer of answers) {
    expect(verdictOn(answer, item), `mistake ${answer} of key ${item.correctAnswer}`).not.toBe('correct')
  }
  if (item.writtenTestType === 5) {
    for (const letter of item.correctAnswer.split('&'))
      expect(item.question).toMatch(new RegExp(`${letter}\\.`))
  }
}

function checkHints(item: GeneratedItem): void {
  expect(new Set(item.hints).size).toBe(3)
  const [option1 = '', option2 = '', option3 = '', option4 = '', option5 = ''] = item.options
  const keyed = { ...item, option1, option2, option3, option4, option5, pairing: null }
  for (const hint of item.hints) {
    expect(expressionsStating(hint, item), `'${hint}' states the answer of '${item.question}'`).toEqual([])
    expect(
      revealsAnswer(hint, item.question, keyed),
      `the guard would cut '${hint}' of '${item.question}'`,
    ).toBe(false)
  }
}

function checkFigures(item: GeneratedItem): void {
  for (const figure of item.figures) {
    expect(figure.alt).toMatch(/[가-힣]/)
    expect(drawFigure(figure)).not.toHaveProperty('problem')
  }
}

/** Everything that every generated or stored item must keep, whoever wrote it. The key's truth is the verifier's. */
export function checkItem(item: GeneratedItem): void {
  checkTexts(item)
  checkOptions(item)
  checkKey(item)
  checkHints(item)
  checkFigures(item)
}

export function generateItem(template: ItemTemplate, seed: number): GeneratedItem {
  return template.generate(makeSeededRandom(seed))
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A digest of what the first five seeds make: a template whose output changes needs a new id. */
export function digestTemplate(template: ItemTemplate): string {
  const items = [0, 1, 2, 3, 4].map((seed) => generateItem(template, seed))
  return createHash('sha256').update(JSON.stringify(items, sortKeys)).digest('hex').slice(0, 16)
}
