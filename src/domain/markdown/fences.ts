/** An opened code fence: its character, how many of them, and the first word after them, which names its kind. */
export interface Fence {
  mark: '`' | '~'
  length: number
  kind: string
}

/**
 * Where a fence may begin: `block` after at most three spaces, as outside lists (CommonMark 0.31, 4.5); `item` after any indentation, as
 * within a list item; `nested` also behind the marks of a quotation or of a list item.
 */
export type FencePlace = 'block' | 'item' | 'nested'

const LEADS: Readonly<Record<FencePlace, { opening: string; closing: string }>> = {
  block: { opening: ' {0,3}', closing: ' {0,3}' },
  item: { opening: '[ \\t]*', closing: '[ \\t]*' },
  nested: {
    opening: '[ \\t]*(?:>[ \\t]?)*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)?',
    closing: '[ \\t]*(?:>[ \\t]?)*',
  },
}

function makePatterns({ opening, closing }: { opening: string; closing: string }) {
  return {
    opening: new RegExp(`^${opening}(\`{3,}|~{3,})[ \\t]*([^\\r\\n]*)$`),
    closing: new RegExp(`^${closing}(\`{3,}|~{3,})[ \\t]*$`),
  }
}

const PATTERNS = {
  block: makePatterns(LEADS.block),
  item: makePatterns(LEADS.item),
  nested: makePatterns(LEADS.nested),
}

function withoutBreak(line: string): string {
  return line.replace(/\r?\n$/, '')
}

/** Returns the fence that `line` opens, or null. Backticks with another backtick behind them are a code span. */
export function readFenceOpening(line: string, place: FencePlace = 'block'): Fence | null {
  const [, marks = '', info = ''] = PATTERNS[place].opening.exec(withoutBreak(line)) ?? []
  const mark = marks[0]
  if ((mark !== '`' && mark !== '~') || (mark === '`' && info.includes('`'))) return null
  return { mark, length: marks.length, kind: info.trim().split(/\s/)[0] ?? '' }
}

/** Whether `line` closes `fence`: the same character, at least as many, nothing after them. */
export function closesFence(line: string, fence: Fence, place: FencePlace = 'block'): boolean {
  const marks = PATTERNS[place].closing.exec(withoutBreak(line))?.[1] ?? ''
  return marks.startsWith(fence.mark) && marks.length >= fence.length
}

/** A fenced block of a text. */
export interface FencedBlock extends Fence {
  /** The offset of its opening line, and the one after its closing line without the line break. */
  start: number
  end: number
  /** The lines between, joined. */
  inside: string
  /** False if the text ends before the fence does. */
  isClosed: boolean
}

/** Returns the fenced blocks of a Markdown text, in order; one that never closes reaches to the end. */
export function listFences(markdown: string, place: FencePlace = 'item'): FencedBlock[] {
  const blocks: FencedBlock[] = []
  let open: { fence: Fence; start: number; from: number } | null = null
  for (let at = 0; at <= markdown.length; ) {
    const newline = markdown.indexOf('\n', at)
    const end = newline === -1 ? markdown.length : newline
    const line = markdown.slice(at, end)
    if (open === null) {
      const fence = readFenceOpening(line, place)
      if (fence) open = { fence, start: at, from: Math.min(end + 1, markdown.length) }
    } else if (closesFence(line, open.fence, place)) {
      const inside = markdown.slice(open.from, Math.max(open.from, at - 1))
      blocks.push({ ...open.fence, start: open.start, end, inside, isClosed: true })
      open = null
    }
    at = end + 1
  }
  if (open) {
    const inside = markdown.slice(open.from)
    blocks.push({ ...open.fence, start: open.start, end: markdown.length, inside, isClosed: false })
  }
  return blocks
}

/** Returns a text with each fenced block replaced. */
export function replaceFences(
  markdown: string,
  replace: (block: FencedBlock) => string,
  place: FencePlace = 'item',
): string {
  let replaced = ''
  let from = 0
  for (const block of listFences(markdown, place)) {
    replaced += markdown.slice(from, block.start) + replace(block)
    from = block.end
  }
  return replaced + markdown.slice(from)
}

/** Returns the fence that is open at the end of a text, or null. */
export function findOpenFence(markdown: string, place: FencePlace = 'item'): Fence | null {
  const last = listFences(markdown, place).at(-1)
  return last && !last.isClosed ? last : null
}
