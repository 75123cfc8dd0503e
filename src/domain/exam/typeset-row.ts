import { readAnswer } from '../answer/read-answer.ts'

export interface RowPart {
  text: string
  /** Null where it stands as typed. */
  latex: string | null
}

/** Holds something that looks otherwise when it is typeset: a digit, a sign, or a letter by itself. */
const IS_FORMULA = /[\d=<>≤≥√π^]|(?<![A-Za-z])[A-Za-z](?![A-Za-z])/

/** A row of a working as words and formulas: 양변에 4를 더하면 3x = 12. What is not read as a formula stands as it was typed. */
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
