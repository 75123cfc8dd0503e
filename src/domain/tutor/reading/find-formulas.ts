import { rememberText } from './remember-text.ts'

/** Runs of mathematics inside a message: digits, letters, signs and brackets, spaces only between them. */
const RUN = /[\d a-zA-Z+\-*/^=().,{}[\]|×·÷√<>≤≥±:%\\π]+/g

function isWordy(run: string): boolean {
  return /(?:^|[^\\a-zA-Z])[a-zA-Z]{3,}/.test(run)
}

function trimRun(run: string): string {
  let text = run
    .trim()
    .replace(/^[,.:*/=)\]}%]+|[,.:*/+=([{%-]+$/g, '')
    .trim()
  const opens = (text.match(/\(/g) ?? []).length
  const closes = (text.match(/\)/g) ?? []).length
  if (closes > opens) text = text.replace(/\)$/, '')
  if (opens > closes) text = text.replace(/^\(/, '')
  return text.trim()
}

export interface Formula {
  text: string
  at: number
}

/** More than a task or a claim is made of: readers that hold each formula against the others leave such a message alone. */
export const MOST_FORMULAS = 60

/** The formulas and numbers of a normalized message, in order: `2x+3=7 풀어줘` holds `2x+3=7`. Math delimiters are read through. */
export const findFormulas = rememberText((message: string): readonly Formula[] => {
  const plain = message.replace(/\\[()[\]]|\$/g, (mark) => ' '.repeat(mark.length))
  return [...plain.matchAll(RUN)].flatMap((match): Formula[] => {
    if (isWordy(match[0])) return []
    return splitLists(trimRun(match[0]))
      .filter((text) => /[\da-zA-Z]/.test(text))
      .map((text) => ({ text, at: match.index + Math.max(0, match[0].indexOf(text)) }))
  })
})

/** `24, 36` is two numbers, `(2, 3)` one pair, `1,000` one number. */
function splitLists(text: string): string[] {
  if (/^\d{1,3}(,\d{3})+$/.test(text)) return [text.replaceAll(',', '')]
  if (/^\d+(?:[ck]?m)?(?: \d+(?:[ck]?m)?)+(?: [a-z])?$/i.test(text)) return text.split(' ')
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const [index, character] of [...text].entries()) {
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    if (character === ',' && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, text.slice(start)].map(trimRun).filter((part) => part !== '')
}

/** The message with `#` for each run of formulas: `24랑 36의 최대공약수` is `#랑 #의 최대공약수`. What `findFormulas` passes over stays. */
export function maskFormulas(message: string): string {
  return message
    .replace(/\\[()[\]]|\$/g, '')
    .replace(RUN, (run) =>
      isWordy(run) || run.includes('%') || !/[\da-zA-Z]/.test(run) ? run : run.replace(/\S(?:.*\S)?/, '#'),
    )
}

/** The natural numbers of a message that are written alone, in order. */
export function findNaturals(message: string): bigint[] {
  return findFormulas(message).flatMap(({ text }) => (/^\d{1,12}$/.test(text) ? [BigInt(text)] : []))
}
