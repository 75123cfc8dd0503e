/** Options that are longer together stand one in a row (specification sections 1 and 9). */
export const LONG_LAYOUT_LENGTH = 20

const DELIMITERS = /\\[()[\]]/g
const COMMANDS = /\\[a-zA-Z]+/g
const GROUPING = /[{}^_\s]/g

/** Characters as shown: delimiters, braces and spaces do not show, a command shows as one sign. */
export function visibleLength(text: string): number {
  return [...text.replace(DELIMITERS, '').replace(COMMANDS, '*').replace(GROUPING, '')].length
}

/** Whether the options take the long layout: their combined visible length is over 20 characters. */
export function usesLongLayout(options: readonly string[]): boolean {
  return options.reduce((total, option) => total + visibleLength(option), 0) > LONG_LAYOUT_LENGTH
}
