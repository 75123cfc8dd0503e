import { closesFence, readFenceOpening } from '#domain/markdown/fences.ts'

export interface MathSpan {
  /** Offset of the opening delimiter, and the one after the closing delimiter. */
  start: number
  end: number
  tex: string
  display: boolean
}

export interface MathScan {
  spans: MathSpan[]
  /** Where an unfinished formula begins; null if there is none. */
  openAt: number | null
}

/** A formula that has not closed by then is not one: its opening is text. */
const LONGEST_FORMULA = 4_000

/** Formulas of a Markdown text between `\( \)`, `\[ \]` or `$$ $$`, code spans and fences left alone. */
export function findMath(text: string): MathScan {
  const { spans, openAt } = scan(text, { spans: [], openAt: null, at: 0 }, text.length)
  return { spans, openAt }
}

/** Tells whether an offset lies within a formula; ask in ascending order, nothing is read twice. */
export function makeMathLookup(text: string): (offset: number) => boolean {
  let progress: Progress = { spans: [], openAt: null, at: 0 }
  return (offset) => {
    progress = scan(text, progress, offset)
    const last = progress.spans.at(-1)
    if (last && offset > last.start && offset < last.end) return true
    return progress.openAt !== null && offset > progress.openAt
  }
}

interface Progress extends MathScan {
  at: number
}

function scan(text: string, { spans, openAt, at }: Progress, until: number): Progress {
  if (openAt !== null) return { spans, openAt, at }
  let next = at
  while (next < until) {
    const step = readStep(text, next)
    if (step === 'open') return { spans, openAt: next, at: next }
    if (typeof step === 'number') next = step
    else {
      spans.push(step)
      next = step.end
    }
  }
  return { spans, openAt: null, at: next }
}

/** Returns the formula at `at`, 'open' if one begins there that has not ended, else the offset to continue from. */
function readStep(text: string, at: number): MathSpan | 'open' | number {
  if (at === 0 || text[at - 1] === '\n') {
    const afterFence = skipFence(text, at)
    if (afterFence !== null) return afterFence
  }
  const char = text[at]
  if (char === '`') return skipCodeSpan(text, at)
  if (char !== '\\' && char !== '$') return at + 1
  const opening = openingAt(text, at)
  if (!opening) return char === '\\' && text[at + 1] !== '\n' ? at + 2 : at + 1
  const close = findClose(text, at + 2, opening.closing)
  if (close === 'open') return 'open'
  const tex = close === 'broken' ? '' : text.slice(at + 2, close).trim()
  return close === 'broken' || tex === ''
    ? at + 2
    : { start: at, end: close + 2, tex, display: opening.display }
}

function openingAt(text: string, at: number): { closing: string; display: boolean } | null {
  const two = text.slice(at, at + 2)
  if (two === '\\(') return { closing: '\\)', display: false }
  if (two === '\\[') return { closing: '\\]', display: true }
  if (two === '$$') return { closing: '$$', display: true }
  return null
}

/** A blank line ends every hope but that of `\[`, which remote models write over several paragraphs. */
function findClose(text: string, from: number, closing: string): number | 'open' | 'broken' {
  const stops = /\\[\s\S]|\$\$|\n[ \t]*(?:(?=\n)|`{3}|~{3})/g
  stops.lastIndex = from
  for (let stop = stops.exec(text); stop; stop = stops.exec(text)) {
    if (stop.index - from > LONGEST_FORMULA) return 'broken'
    if (stop[0] === closing) return stop.index
    const isBlank = stop[0].trim() === ''
    if (stop[0].startsWith('\n') && !(isBlank && closing === '\\]')) return 'broken'
  }
  return text.length - from > LONGEST_FORMULA ? 'broken' : 'open'
}

/** The offset after a fence that begins in the line at `at`; null if none does. */
function skipFence(text: string, at: number): number | null {
  const lineEnd = endOfLine(text, at)
  const fence = readFenceOpening(text.slice(at, lineEnd), 'nested')
  if (!fence) return null
  for (let line = lineEnd + 1; line < text.length; line = endOfLine(text, line) + 1) {
    if (closesFence(text.slice(line, endOfLine(text, line)), fence, 'nested')) return endOfLine(text, line)
  }
  return text.length
}

function skipCodeSpan(text: string, at: number): number {
  let length = 1
  while (text[at + length] === '`') length += 1
  const runs = /`+|\n[ \t]*\n/g
  runs.lastIndex = at + length
  for (let run = runs.exec(text); run; run = runs.exec(text)) {
    if (run[0].startsWith('\n')) break
    if (run[0].length === length) return run.index + length
  }
  return at + length
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}
