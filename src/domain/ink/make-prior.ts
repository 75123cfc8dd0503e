import type { Item } from '../exam/item.ts'
import type { InkPrior } from './recognition.ts'

const FORMULA = /\\\((.*?)\\\)|\\\[(.*?)\\\]|\$(.*?)\$/gs
/** Words in formulas, and names of commands: their letters are none of the item's. */
const WORDS = /\\(?:text|mathrm|operatorname)\s*\{[^}]*\}|\\[a-zA-Z]+/g

/** Returns what the recogniser may know of the item that ink answers (null: of a question): its kind and the letters in its formulas. */
export function makePrior(item: Pick<Item, 'question' | 'writtenTestType'> | null): InkPrior {
  if (!item) return { kind: null, letters: [] }
  const formulas = [...item.question.matchAll(FORMULA)].map(([, ...groups]) => groups.join(''))
  const letters = new Set(
    formulas
      .join(' ')
      .replace(WORDS, ' ')
      .match(/[a-zA-Z]/g),
  )
  return { kind: item.writtenTestType, letters: [...letters].sort() }
}
