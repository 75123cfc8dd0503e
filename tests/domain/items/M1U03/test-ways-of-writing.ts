import { expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import type { ItemTemplate } from '#domain/items/template.ts'
import { generateItem } from '../check-item.ts'

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

/** The terms of a sum with their signs: `3x-5` is `+3x` and `-5`. Signs inside brackets part nothing. */
function signedTerms(key: string): string[] {
  const terms: string[] = []
  let depth = 0
  for (const character of /^[+-]/.test(key) ? key : `+${key}`) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0 && /[+-]/.test(character)) terms.push('')
    terms.push((terms.pop() ?? '') + character)
  }
  return terms
}

const withoutPlus = (text: string) => text.replace(/^\+/, '')

/** How learners write the expression `key`; every one of them is as good as the key. */
export function waysOfWriting(key: string): string[] {
  const terms = signedTerms(key)
  return [
    key,
    ` ${key} `,
    key.replace(/(?<=[\w)])([+-])/g, ' $1 '),
    key.replaceAll('-', '−'),
    key.toUpperCase(),
    withoutPlus(terms.toReversed().join('')),
    withoutPlus(terms.map((term) => (term.startsWith('-') ? `+(${term})` : term)).join('')),
    key.replace(/(\d)([a-z])/g, '$1×$2'),
    key.replace(/(\d)([a-z])/g, '$1*$2'),
    key.replace(/(\d)([a-z])/g, '$1 $2'),
    key.replaceAll('^2', '²'),
    key.replaceAll('^2', '^{2}'),
    key
      .replace(/\(([^()]*)\)\/(\d+)/g, '\\frac{$1}{$2}')
      .replace(/(?<![\w)])(\d*[a-z]*)\/(\d+)/g, '\\frac{$1}{$2}'),
    `답은 ${key}예요`,
  ]
}

/** Keys that are expressions are accepted in every way a learner writes them, and the named mistakes in none of them. */
export function testWaysOfWriting(conceptId: string, templates: readonly ItemTemplate[]) {
  for (const template of templates) {
    const items = SEEDS.map((seed) => generateItem(template, seed)).filter(
      ({ writtenTestType, correctAnswer }) => writtenTestType === 2 && /[a-z]/.test(correctAnswer),
    )
    if (items.length === 0) continue
    test(`${template.id} of ${conceptId} takes its expression however it is written, a mistake in no way`, () => {
      for (const { correctAnswer, mistakes, question } of items) {
        const verdictOn = (answer: string) =>
          checkAnswer({ answer, correctAnswer, writtenTestType: 2 }).verdict
        for (const written of waysOfWriting(correctAnswer))
          expect(verdictOn(written), `'${written}' for ${correctAnswer} of ${question}`).toBe('correct')
        for (const { answer } of mistakes)
          for (const written of waysOfWriting(answer))
            expect(verdictOn(written), `mistake '${written}' of key ${correctAnswer}`).toBe('incorrect')
      }
    })
  }
}
