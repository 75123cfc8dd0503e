import katex from 'katex'
import { rememberText } from '#domain/tutor/reading/remember-text.ts'

export type FormulaProblem = 'dollar' | 'unopened' | 'nested' | 'unclosed' | 'empty' | 'untypeset'

export interface FormulaFault {
  /** Lines below the text's first, from 0. */
  below: number
  problem: FormulaProblem
  message: string
}

const TOKEN = /\\[()[\]]|\$|\n/g
const CLOSING: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]' }

const typesetFault = rememberText((formula): Omit<FormulaFault, 'below'> | undefined => {
  if (formula.trim() === '') return { problem: 'empty', message: 'an empty formula' }
  try {
    katex.renderToString(formula, { throwOnError: true, strict: 'ignore' })
    return undefined
  } catch (problem) {
    const message = problem instanceof Error ? problem.message.split('\n')[0] : undefined
    return { problem: 'untypeset', message: message ?? String(problem) }
  }
})

/** What is wrong with the formulas of a Markdown text: delimiters without partner, dollar signs, what does not typeset. */
export function lintFormulas(text: string): FormulaFault[] {
  const faults: FormulaFault[] = []
  let below = 0
  let open: { delimiter: string; end: number; below: number } | undefined
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match
    if (token === '\n') below += 1
    else if (token === '$')
      faults.push({
        below,
        problem: 'dollar',
        message: 'a formula stands between \\( \\) or \\[ \\], never $',
      })
    else if (!open) {
      if (CLOSING[token]) open = { delimiter: token, end: match.index + token.length, below }
      else faults.push({ below, problem: 'unopened', message: `${token} closes no formula` })
    } else if (CLOSING[open.delimiter] === token) {
      const found = typesetFault(text.slice(open.end, match.index))
      if (found) faults.push({ below: open.below, ...found })
      open = undefined
    } else
      faults.push({
        below,
        problem: 'nested',
        message: `${token} inside the formula opened by ${open.delimiter}`,
      })
  }
  if (open)
    faults.push({ below: open.below, problem: 'unclosed', message: `${open.delimiter} is not closed` })
  return faults
}

const SENTENCES: Readonly<Record<Exclude<FormulaProblem, 'untypeset'>, string>> = {
  dollar: '수식은 $가 아니라 \\( \\)나 \\[ \\] 사이에 적어 주세요.',
  unopened: '열지 않은 수식을 닫았어요.',
  nested: '수식 안에서 다른 수식을 열거나 닫았어요.',
  unclosed: '수식을 닫지 않았어요.',
  empty: '빈 수식이에요.',
}

/** What is wrong with a formula, in Korean. */
export function describeFormula({ problem, message }: FormulaFault): string {
  return problem === 'untypeset' ? `수식을 조판할 수 없어요: ${message}` : SENTENCES[problem]
}
