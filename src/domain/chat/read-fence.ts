/** An opened fence: its character, how many of them, and the first word after them, which says its kind. */
export interface Fence {
  mark: '`' | '~'
  length: number
  kind: string
}

const OPENING = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\r\n]*)$/
const CLOSING = /^ {0,3}(`{3,}|~{3,})[ \t]*$/

const lineOf = (line: string) => line.replace(/\r?\n$/, '')

/** The fence that `line` opens, or null (CommonMark 0.31, 4.5): at most three spaces before it; no backtick after backticks. */
export function readFenceOpening(line: string): Fence | null {
  const [, marks = '', info = ''] = OPENING.exec(lineOf(line)) ?? []
  const mark = marks[0]
  if ((mark !== '`' && mark !== '~') || (mark === '`' && info.includes('`'))) return null
  return { mark, length: marks.length, kind: info.trim().split(/\s/)[0] ?? '' }
}

/** Whether `line` closes `fence`: the same character, at least as many, nothing after them. */
export function closesFence(line: string, fence: Fence): boolean {
  const marks = CLOSING.exec(lineOf(line))?.[1] ?? ''
  return marks.startsWith(fence.mark) && marks.length >= fence.length
}
