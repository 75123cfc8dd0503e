import { findMath } from './find-math.ts'
import { CARET, dropMarks, type Formula, markOf } from './formula-marks.ts'
import { holdOpenTail } from './hold-open-tail.ts'

export interface PreparedBlock {
  /** Markdown in which each formula is a mark. */
  markdown: string
  formulas: Formula[]
}

/** A whole text that ends within so short a formula was cut off in it; a longer rest is no formula. */
const CUT_FORMULA_LENGTH = 200

/** One block made ready for the Markdown parser; `open` while it is still being written: the open formula is hidden. */
export function prepareBlock(source: string, open: boolean): PreparedBlock {
  const text = dropMarks(source)
  const { spans, openAt } = findMath(text)
  const formulas: Formula[] = []
  let markdown = ''
  let from = 0
  for (const { start, end, tex, display } of spans) {
    markdown += text.slice(from, start) + markOf(formulas.length)
    formulas.push({ tex, display, source: text.slice(start, end) })
    from = end
  }
  if (openAt === null) markdown += text.slice(from)
  else if (open) markdown += text.slice(from, openAt)
  else if (text.length - openAt <= CUT_FORMULA_LENGTH) markdown += `${text.slice(from, openAt).trimEnd()}…`
  else markdown += text.slice(from)
  if (!open) return { markdown, formulas }
  const held = holdOpenTail(markdown)
  return { markdown: held === '' || /[|`~]\s*$/.test(held) ? held : held + CARET, formulas }
}
