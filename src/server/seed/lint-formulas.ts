import katex from 'katex'

export interface TextFault {
  /** Lines below the text's first, from 0. */
  below: number
  message: string
}

const TOKEN = /\\[()[\]]|\$|\n/g
const CLOSING: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]' }

function typesetProblem(formula: string): string | undefined {
  if (formula.trim() === '') return 'an empty formula'
  try {
    katex.renderToString(formula, { throwOnError: true, strict: 'ignore' })
    return undefined
  } catch (problem) {
    return problem instanceof Error ? problem.message.split('\n')[0] : String(problem)
  }
}

/** What is wrong with the formulas of a Markdown text: delimiters without partner, dollar signs, what does not typeset. */
export function lintFormulas(text: string): TextFault[] {
  const faults: TextFault[] = []
  let below = 0
  let open: { delimiter: string; end: number; below: number } | undefined
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match
    if (token === '\n') below += 1
    else if (token === '$')
      faults.push({ below, message: 'a formula stands between \\( \\) or \\[ \\], never $' })
    else if (!open) {
      if (CLOSING[token]) open = { delimiter: token, end: match.index + token.length, below }
      else faults.push({ below, message: `${token} closes no formula` })
    } else if (CLOSING[open.delimiter] === token) {
      const problem = typesetProblem(text.slice(open.end, match.index))
      if (problem) faults.push({ below: open.below, message: problem })
      open = undefined
    } else faults.push({ below, message: `${token} inside the formula opened by ${open.delimiter}` })
  }
  if (open) faults.push({ below: open.below, message: `${open.delimiter} is not closed` })
  return faults
}
