import { closesFence, type Fence, readFenceOpening } from './fences.ts'
import { makeMathLookup } from './find-math.ts'

/** A text as it grows: what `appendText` has put into `closed` is never read again. */
export interface SplitText {
  readonly closed: readonly string[]
  readonly open: string
}

export const EMPTY_SPLIT: SplitText = { closed: [], open: '' }

/** Adds the next piece of a text; returns the same array of closed blocks while none closes. */
export function appendText({ closed, open }: SplitText, piece: string): SplitText {
  let rest = open + piece
  const added: string[] = []
  for (let end = findBlockEnd(rest); end !== null; end = findBlockEnd(rest)) {
    const block = rest.slice(0, end)
    if (block.trim() !== '') added.push(block)
    rest = rest.slice(end)
  }
  return { closed: added.length > 0 ? [...closed, ...added] : closed, open: rest }
}

/** All blocks of a whole text, each item of a list one of its own; joined they are the text but for blank lines. */
export function splitBlocks(text: string): readonly string[] {
  const { closed, open } = appendText(EMPTY_SPLIT, text)
  return open.trim() === '' ? closed : [...closed, open]
}

const HEADING = /^ {0,3}#{1,6}[ \t]/
const QUOTE = /^ {0,3}>/
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/
const LIST_ITEM = /^( {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+)\S/
/** What interrupts a paragraph: a numbered list only from 1 on. */
const LIST_START = /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/
/** An unfinished line that may yet become a list item, or one that may yet become a rule. */
const UNDECIDED_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)]?)?[ \t]*$/
const UNDECIDED_RULE = /^[ \t]*(?:[-_*][ \t]*)+$/

interface Line {
  text: string
  start: number
  /** Offset after the line break; null while the line is not over. */
  end: number | null
}

/** Offset where the first block of `text` certainly ends; null while it is open. */
function findBlockEnd(text: string): number | null {
  const first = lineAt(text, 0)
  if (first.end === null) return null
  if (isBlank(first.text)) return first.end
  const fence = readFenceOpening(first.text, 'item')
  if (fence) return findFenceEnd(text, first.end, fence)
  if (HEADING.test(first.text) || RULE.test(first.text)) return first.end
  if (LIST_ITEM.test(first.text)) return findItemEnd(text, first)
  return findParagraphEnd(text, first.end)
}

function findFenceEnd(text: string, from: number, fence: Fence): number | null {
  for (let line = lineAt(text, from); line.end !== null; line = lineAt(text, line.end)) {
    if (closesFence(line.text, fence, 'item')) return line.end
  }
  return null
}

function findParagraphEnd(text: string, from: number): number | null {
  const inMath = makeMathLookup(text)
  for (let line = lineAt(text, from); ; line = lineAt(text, line.end)) {
    const decided = line.end !== null || !UNDECIDED_RULE.test(line.text)
    if (!inMath(line.start)) {
      if (decided && (LIST_START.test(line.text) || HEADING.test(line.text))) return line.start
      if (line.end !== null && isBlank(line.text)) return line.end
      if (line.end !== null && interrupts(line.text)) return line.start
    }
    if (line.end === null) return null
  }
}

function findItemEnd(text: string, first: Line): number | null {
  const inMath = makeMathLookup(text)
  const width = itemWidth(first.text)
  let fence = readFenceOpening(first.text.slice(width), 'item')
  let afterBlank = false
  for (let line = first; line.end !== null; ) {
    line = lineAt(text, line.end)
    const indent = line.text.length - line.text.trimStart().length
    if (inMath(line.start)) continue
    if (!fence && indent < width && endsItem(line)) return line.start
    if (line.end === null) return afterBlank && leavesList(line.text, width) ? line.start : null
    if (fence) {
      if (closesFence(line.text, fence, 'item')) fence = null
      else if (!isBlank(line.text) && indent < width) return line.start
    } else if (isBlank(line.text)) afterBlank = true
    else if (indent >= width) {
      afterBlank = false
      fence = readFenceOpening(line.text, 'item')
    } else if (afterBlank || interrupts(line.text)) return line.start
  }
  return null
}

function endsItem({ text, end }: Line): boolean {
  if (QUOTE.test(text) || HEADING.test(text)) return true
  return LIST_ITEM.test(text) && !RULE.test(text) && (end !== null || !UNDECIDED_RULE.test(text))
}

/** Whether an unfinished line after a blank one already shows that the list is over. */
function leavesList(text: string, width: number): boolean {
  const indent = text.length - text.trimStart().length
  return indent < width && !UNDECIDED_ITEM.test(text) && !UNDECIDED_RULE.test(text) && !LIST_ITEM.test(text)
}

function interrupts(line: string): boolean {
  return readFenceOpening(line, 'item') !== null || HEADING.test(line) || RULE.test(line)
}

function itemWidth(line: string): number {
  return LIST_ITEM.exec(line)?.[1]?.length ?? 2
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}

function lineAt(text: string, start: number | null): Line {
  if (start === null) return { text: '', start: text.length, end: null }
  const end = text.indexOf('\n', start)
  return end === -1
    ? { text: text.slice(start), start, end: null }
    : { text: text.slice(start, end), start, end: end + 1 }
}
