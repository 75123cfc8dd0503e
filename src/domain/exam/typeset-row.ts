import { readAnswer } from '../answer/read-answer.ts'

export interface RowPart {
  text: string
  /** LaTeX of a formula; null for plain text. */
  latex: string | null
}

/** Matches text that is worth typesetting: a digit, a sign or a single letter. */
const IS_FORMULA = /[\d=<>≤≥√π^]|(?<![A-Za-z])[A-Za-z](?![A-Za-z])/

/** Splits a row of a working into words and formulas: 양변에 4를 더하면 3x = 12. Text that does not parse as a formula stays plain. */
export function typesetRow(row: string): RowPart[] {
  return row.split(/([가-힣ㄱ-ㅎ][가-힣ㄱ-ㅎ\s]*)/).flatMap((text): RowPart[] => {
    if (text === '') return []
    const [, before = '', formula = '', behind = ''] = /^(\s*)(.*?)([\s.,;:]*)$/s.exec(text) ?? []
    const latex = IS_FORMULA.test(formula) ? readAnswer(formula) : null
    if (latex === null) return [{ text, latex }]
    const words = (part: string): RowPart[] => (part === '' ? [] : [{ text: part, latex: null }])
    return [...words(before), { text: formula, latex }, ...words(behind)]
  })
}
