/**
 * Formulas pass through the Markdown parser as marks: letters of archaic Hangul, which no reply holds, since next to Hangul
 * emphasis opens and closes most freely. Between them the formula's index in private letters, nothing to any rule.
 */
export const FORMULA_START = '\uA960'
export const FORMULA_END = '\uA961'
/** Marks the end of the text while a reply streams. */
export const CARET = '\uA962'
const DIGITS_FROM = 0xe010

export interface Formula {
  tex: string
  display: boolean
  /** As written, delimiters and all. */
  source: string
}

const MARK = new RegExp(`${FORMULA_START}([\uE010-\uE01F]*)${FORMULA_END}`, 'g')

/** The mark of the formula with this index, in hexadecimal of private letters. */
export function markOf(index: number): string {
  const digits = [...index.toString(16)].map((digit) =>
    String.fromCharCode(DIGITS_FROM + Number.parseInt(digit, 16)),
  )
  return FORMULA_START + digits.join('') + FORMULA_END
}

/** Cuts a text at its formulas: plain pieces and indexes in turn. */
export function cutAtMarks(text: string): (string | number)[] {
  const parts: (string | number)[] = []
  let from = 0
  for (const mark of text.matchAll(MARK)) {
    parts.push(text.slice(from, mark.index))
    const digits = [...(mark[1] ?? '')].map((letter) => (letter.charCodeAt(0) - DIGITS_FROM).toString(16))
    parts.push(Number.parseInt(digits.join(''), 16))
    from = mark.index + mark[0].length
  }
  return [...parts, text.slice(from)].filter((part) => part !== '')
}

/** Puts the source of each formula back, for code and addresses, where a formula is not one. */
export function restoreSource(text: string, formulas: readonly Formula[]): string {
  return text.includes(FORMULA_START)
    ? cutAtMarks(text)
        .map((part) => (typeof part === 'string' ? part : (formulas[part]?.source ?? '')))
        .join('')
    : text
}

/** Without characters that would read as marks. */
export function dropMarks(text: string): string {
  return /[\uA960-\uA962]/.test(text) ? text.replace(/[\uA960-\uA962]/g, '\uFFFD') : text
}
