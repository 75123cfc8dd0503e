/** Only these nest in a list of answers. */
const OPENING = '([{'
const CLOSING = ')]}'

/** Splits a list at commas, & and ; that stand outside brackets; empty parts are dropped. */
export const splitElements = (text: string): string[] => {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const character of text) {
    if (OPENING.includes(character)) depth += 1
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1)
    if (depth === 0 && (character === ',' || character === '&' || character === ';')) {
      parts.push(part)
      part = ''
    } else part += character
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '')
}

const SET = /^\s*\\?\{(.*?)\\?\}\s*$/s
const THOUSANDS = /(?<![\d.,])(\d{1,3}(?:,\d{3})+)(?![\d,])/g
const ALL_LETTERED = /^([a-z])\s*=\s*(.+)$/i

/** A set in braces is its list. */
export const withoutBraces = (text: string): string => SET.exec(text)?.[1] ?? text

export const withoutThousands = (text: string): string =>
  text.replace(THOUSANDS, (number) => number.replaceAll(',', ''))

/** ±3 is 3 and -3: one sign at the front or after `x=`. */
const spreadSign = (element: string): string[] => {
  const [, before = '', after = ''] = /^([^±]*)±([^±]*)$/.exec(element) ?? []
  if (after === '') return [element]
  const isSum = before.trim() !== '' && !before.trim().endsWith('=')
  return [isSum ? `${before}+${after}` : `${before}${after}`, `${before}-${after}`]
}

/** The elements of a list, `x=` carried over to those that stand bare behind it. */
export const listElements = (text: string): string[] => {
  const elements = splitElements(withoutBraces(text)).flatMap(spreadSign)
  const [first = ''] = elements
  const letter = ALL_LETTERED.exec(first)?.[1]
  if (!letter) return elements
  return elements.map((element) => (/[=<>≤≥≠]/.test(element) ? element : `${letter}=${element}`))
}
