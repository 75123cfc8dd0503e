import { readAnswer } from '../answer/read-answer.ts'

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:times|cdot)(?![a-z])\s*/g, '×'],
  [/\\div(?![a-z])\s*/g, '÷'],
  [/\\(?:ge|geq|geqslant)(?![a-z])\s*/g, '≥'],
  [/\\(?:le|leq|leqslant)(?![a-z])\s*/g, '≤'],
  [/\\ne(?:q)?(?![a-z])\s*/g, '≠'],
  [/\\pm(?![a-z])\s*/g, '±'],
  [/\\pi(?![a-z])\s*/g, 'π'],
  [/\^\s*(?:\{\s*\\circ\s*\}|\\circ)/g, '°'],
  [/\\(?:left|right)(?![a-z])/g, ''],
  [/\\[,;:! ]/g, ' '],
]
const FRACTION = /\\[dt]?frac\s*(?:\{([^{}]*)\}|(\d))\s*(?:\{([^{}]*)\}|(\d))/g
const ROOT = /\\sqrt\s*(?:\{([^{}]*)\}|(\d))/g
const DELIMITER = /\s*\\[()[\]]\s*/g

function group(part: string): string {
  return /^(?:\d+|[a-zπ])$/.test(part) ? part : `(${part})`
}

/** LaTeX of an answer in the notation of the answer reader, as far as that has signs for it. */
function toNotation(latex: string): string {
  const bare = SIGNS.reduce((text, [sign, written]) => text.replace(sign, written), latex)
  return bare
    .replace(ROOT, (_, inside = '', digit = '') => `√${group((inside || digit).trim())}`)
    .replace(
      FRACTION,
      (_, above = '', over = '', below = '', under = '') =>
        `${group((above || over).trim())}/${group((below || under).trim())}`,
    )
    .replace(/\^\{(\d+)\}/g, '^$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** One line in the notation of the answer reader if that is read alike; otherwise its LaTeX. */
function readLine(line: string): string {
  const latex = line.replace(DELIMITER, ' ').trim()
  const written = toNotation(latex)
  const isAlike = !written.includes('\\') && readAnswer(written) === readAnswer(latex)
  return isAlike ? written : latex
}

/**
 * Returns the lines that a model has read from ink, as the learner would have typed them: without the signs around formulas, and without LaTeX
 * where an answer can be written without.
 */
export function readServedText(text: string): string[] {
  return text
    .split('\n')
    .map(readLine)
    .filter((line) => line !== '')
}
