import { WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'
import { type ContentFault, fault } from './content-fault.ts'
import type { ConceptItems } from './read-items.ts'

/** True/false and combination: the statements differ in words, not only in numbers. */
const ASKS_STATEMENTS: Record<WrittenTestType, boolean> = {
  [WRITTEN_TYPE.other]: false,
  [WRITTEN_TYPE.choice]: false,
  [WRITTEN_TYPE.shortAnswer]: false,
  [WRITTEN_TYPE.trueFalse]: true,
  [WRITTEN_TYPE.matching]: false,
  [WRITTEN_TYPE.combination]: true,
  [WRITTEN_TYPE.essay]: false,
}

const FORMULA = /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g
function wordsOf(text: string) {
  return text.replace(FORMULA, '#').replace(/[\d.]+/g, '#')
}

/** Stored items about different statements with the same hints: at least the last hint belongs to the statement. */
export function lintHints({ file, items }: ConceptItems): ContentFault[] {
  const judged = items.filter(({ item }) => ASKS_STATEMENTS[item.writtenTestType])
  return judged.flatMap(({ item, line }, index) => {
    const other = judged
      .slice(0, index)
      .find(
        (earlier) =>
          earlier.item.hints.join() === item.hints.join() &&
          wordsOf(earlier.item.question) !== wordsOf(item.question),
      )
    return other ? [fault(file, line, `has the hints of the other statement at line ${other.line}`)] : []
  })
}
