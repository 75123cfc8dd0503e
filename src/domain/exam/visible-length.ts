const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g

/** Commands that arrange or space what is around them and draw no sign of their own. */
const SILENT_COMMANDS =
  /\\(?:[dt]?frac|left|right|text|mathrm|mathbf|mathit|operatorname|overline|underline|dot|begin|end|quad|qquad)(?![a-zA-Z])|\\[,;:! ]/g

/** Any other command (`\times`, `\pi`, `\sqrt`, `\{`) draws one sign. */
const COMMANDS = /\\(?:[a-zA-Z]+|[^a-zA-Z\s])/g
const GROUPING = /[{}^_&\s]/g

function countFormula(formula: string): number {
  const drawn = formula.replace(SILENT_COMMANDS, '').replace(COMMANDS, '*').replace(GROUPING, '')
  return [...drawn].length
}

/**
 * Characters of an option as they are seen. Outside formulas every character counts, spaces between words too (trimmed at the
 * ends); the delimiters `\( \)` and `\[ \]` do not. Inside a formula braces, `^`, `_` and spaces do not count, a command that draws
 * a sign counts one, and one that only arranges (`\frac`, `\left`, `\text`) counts nothing.
 */
export function visibleLength(text: string): number {
  let length = 0
  const plain = text
    .normalize('NFC')
    .trim()
    .replace(FORMULA, (_whole, inline?: string, display?: string) => {
      length += countFormula(inline ?? display ?? '')
      return ''
    })
  return length + [...plain].length
}
