import { findOpenFence, readFenceOpening } from './fences.ts'
import { FORMULA_END, FORMULA_START } from './formula-marks.ts'

/**
 * Returns the text of a block that is still being written, with undecided syntax at its end held back and open emphasis closed. Takes
 * a text whose formulas have been replaced by marks; inside an open fence nothing changes.
 */
export function holdOpenTail(text: string): string {
  if (readFenceOpening(lastLine(text), 'nested')) return dropLastLine(text)
  if (findOpenFence(text, 'nested')) return text
  return closeEmphasis(dropUndecided(holdTable(text)))
}

/** A table's head alone reads as text with bars: it waits for the line below it. */
function holdTable(text: string): string {
  const lines = text.trimEnd().split('\n')
  let first = lines.length
  while (first > 0 && lines[first - 1]?.trimStart().startsWith('|')) first -= 1
  const rows = lines.slice(first)
  const isHead = rows.length === 1
  const isDelimiterUnfinished = rows.length === 2 && /^[ \t]*\|[\s:|-]*$/.test(rows[1] ?? '')
  return isHead || isDelimiterUnfinished ? lines.slice(0, first).join('\n') : text
}

function dropUndecided(text: string): string {
  const line = lastLine(text)
  if (/^[ \t]*(?:>[ \t]?)*(?:[-*+_]{1,2}|\d{1,9}[.)]?|#{1,6}|[-*+][ \t]+\[[ xX]?\]?)?[ \t]*$/.test(line)) {
    return dropLastLine(text)
  }
  return (
    text
      .replace(/(?:\\|\$|!?\[|(?<!~)~)$/, '')
      // The address of a link is not for reading; a picture waits until it is whole.
      .replace(/!\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/, '')
      .replace(/\[([^\]\n]*)\]\([^)\n]*$/, '$1')
      .trimEnd()
  )
}

const RUNS = new RegExp(`\\\\.|${FORMULA_START}[^${FORMULA_END}]*${FORMULA_END}|\`+|\\*+|~~`, 'g')

function closeEmphasis(text: string): string {
  const tailAt = startOfInline(text)
  const tail = text.slice(tailAt)
  const open: string[] = []
  let end = tail.length
  const runs = [...tail.matchAll(RUNS)]
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index]
    if (!run || run[0].startsWith('\\') || run[0].startsWith(FORMULA_START)) continue
    const marks = run[0]
    const after = tail[run.index + marks.length]
    if (marks.startsWith('`')) {
      const close = runs.findIndex((other, at) => at > index && other[0] === marks)
      if (close === -1) return after === undefined ? text.slice(0, tailAt + run.index) : text + marks
      index = close
    } else if (open.at(-1)?.startsWith(marks) && !startsWord(tail, run)) {
      if (after === undefined && open.at(-1) !== marks) end = run.index
      else open.pop()
    } else if (after === undefined) end = run.index
    else if (opens(tail, run)) open.push(marks)
  }
  return text.slice(0, tailAt) + tail.slice(0, end).trimEnd() + open.reverse().join('')
}

function startsWord(tail: string, run: RegExpExecArray): boolean {
  return /(?:^|\s)$/.test(tail.slice(0, run.index))
}

/** A lone star between figures is a product. */
function opens(tail: string, run: RegExpExecArray): boolean {
  const before = tail[run.index - 1] ?? ' '
  const after = tail[run.index + run[0].length] ?? ' '
  if (/\s/.test(after)) return false
  return run[0].length > 1 || !/[\w)]/.test(before)
}

/** Emphasis never reaches beyond its paragraph, item, cell or heading. */
function startOfInline(text: string): number {
  const blank = text.lastIndexOf('\n\n') + 1
  const lines = text.slice(blank).split('\n')
  let offset = text.length
  for (const line of lines.reverse()) {
    offset -= line.length
    const cell = line.trimStart().startsWith('|') ? line.lastIndexOf('|') + 1 : -1
    if (cell >= 0) return offset + cell
    const marker = /^[ \t]*(?:>[ \t]?)*(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)[ \t]+/.exec(line)
    if (marker) return offset + marker[0].length
    offset -= 1
  }
  return Math.max(0, blank)
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1)
}

function dropLastLine(text: string): string {
  return text.slice(0, Math.max(0, text.lastIndexOf('\n')))
}
