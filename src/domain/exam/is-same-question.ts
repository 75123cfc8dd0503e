import { readChoices } from '../answer/match-choices.ts'
import { listShownOptions } from './get-options.ts'
import type { Item } from './item.ts'
import { listColumnLines } from './left-labels.ts'

function bare(text: string): string {
  return text.normalize('NFC').replace(/\s/g, '')
}

/** The question as it is read and seen: its figures count by what they show, its columns in their order. */
function askOf({ question, figures, pairing }: Item): string {
  return bare(
    [question, ...figures.map(({ alt }) => alt), ...(pairing ? listColumnLines(pairing) : [])].join(),
  )
}

/** The right options by their texts, whatever their numbers. */
function rightTexts(item: Item): string {
  const numbers = new Set(readChoices(item.correctAnswer)?.map(Number))
  const right = listShownOptions(item).filter(({ number }) => numbers.has(number))
  return right
    .map(({ text }) => bare(text))
    .sort()
    .join()
}

/**
 * Whether a learner takes two items for one: the same question about the same figure with the same answer, whatever the order and
 * the company of its options, and whether it has options at all.
 */
export function isSameQuestion(a: Item, b: Item): boolean {
  if (askOf(a) !== askOf(b)) return false
  const [hasOptions, otherHas] = [a, b].map((item) => listShownOptions(item).length > 0)
  if (hasOptions !== otherHas) return true
  return hasOptions ? rightTexts(a) === rightTexts(b) : bare(a.correctAnswer) === bare(b.correctAnswer)
}
