import type { MarkdownNode } from './remark-formulas.ts'

export interface SimpleBlock {
  kind: 'paragraph' | 'heading' | 'item'
  node: MarkdownNode
}

/** What only the parser can judge: other syntax, addresses, characters that it replaces. */
const NOT_SIMPLE = /[\\`_~[\]<>&|@\r\t]|:\/\/|www\.|\*{3}|(?<!\*)\*(?!\*)/i
const LINE_STARTS_BLOCK = /^[ ]*(?:[#>+=-]|\*(?!\*)|\d{1,9}[.)](?: |$))/

/**
 * Returns a heading, a paragraph, or (`asItem`) a list item of one paragraph in which nothing but `**strong**` is syntax, as the
 * parser would; null if the parser is needed. It skips the parser for most blocks of a reply, which is parsed anew with each piece:
 * drawing a stream costs up to four times drawing the whole text once, and the goal is three (tests/bench).
 */
export function readSimpleBlock(markdown: string, asItem: boolean): SimpleBlock | null {
  if (NOT_SIMPLE.test(markdown)) return null
  const text = markdown.trim()
  if (asItem) {
    const content = /^(?:[-*+]|\d{1,9}[.)]) {1,4}(?=[^\s[])([\s\S]*)$/.exec(text)?.[1]
    const children = content === undefined ? null : readInline(content)
    return children && { kind: 'item', node: { type: 'paragraph', children } }
  }
  const heading = /^(#{1,6}) +([^\n#]*[^\n# ])$/.exec(text)
  if (heading?.[1] && heading[2]) {
    const children = readInline(heading[2])
    return children && { kind: 'heading', node: { type: 'heading', depth: heading[1].length, children } }
  }
  const children = readInline(text)
  return children && { kind: 'paragraph', node: { type: 'paragraph', children } }
}

function readInline(text: string): MarkdownNode[] | null {
  const lines = text.split('\n').map((line) => line.trim())
  if (lines.some((line) => line === '' || LINE_STARTS_BLOCK.test(line))) return null
  const pieces = lines.join('\n').split('**')
  if (pieces.length % 2 === 0) return null
  const nodes: MarkdownNode[] = []
  for (const [index, piece] of pieces.entries()) {
    const isStrong = index % 2 === 1
    if (isStrong && !isPlainlyStrong(piece)) return null
    const children = withBreaks(piece)
    if (isStrong) nodes.push({ type: 'strong', children })
    else nodes.push(...children)
  }
  return nodes
}

/** Emphasis around letters and figures opens and closes whatever is outside. */
function isPlainlyStrong(text: string): boolean {
  return /^[\p{L}\p{N}](?:[\s\S]*[\p{L}\p{N}])?$/u.test(text)
}

function withBreaks(text: string): MarkdownNode[] {
  return text.split('\n').flatMap((line, index) => {
    const words: MarkdownNode[] = line === '' ? [] : [{ type: 'text', value: line }]
    return index === 0 ? words : [{ type: 'break' }, ...words]
  })
}
