export interface ListGroup {
  kind: 'list'
  ordered: boolean
  /** The bullet, or the character after the number: a different one begins a new list. */
  marker: string
  /** Number of the first item. */
  start: number
  items: readonly string[]
}

export interface SingleGroup {
  kind: 'single'
  text: string
}

export type BlockGroup = ListGroup | SingleGroup

/** Groups by the handful, so that a growing text leaves all handfuls but the last the very same. */
export type BlockChunks = readonly (readonly BlockGroup[])[]

const CHUNK_LENGTH = 16

const ITEM = /^ {0,3}(?:([-*+])|(\d{1,9})([.)]))[ \t]+\S/
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n|$)/

/** Puts blocks after those there are: items that follow each other with the same marker are one list. */
export function appendBlocks(chunks: BlockChunks, blocks: readonly string[]): BlockChunks {
  if (blocks.length === 0) return chunks
  const grown = chunks.slice(0, -1)
  let last = [...(chunks.at(-1) ?? [])]
  for (const text of blocks) {
    const item = readItem(text)
    const before = last.at(-1)
    if (item && before?.kind === 'list' && before.marker === item.marker) {
      last[last.length - 1] = { ...before, items: [...before.items, text] }
      continue
    }
    if (last.length === CHUNK_LENGTH) {
      grown.push(last)
      last = []
    }
    last.push(item ?? { kind: 'single', text })
  }
  return [...grown, last]
}

function readItem(text: string): ListGroup | null {
  const item = RULE.test(text) ? null : ITEM.exec(text)
  const marker = item?.[1] ?? item?.[3]
  if (!item || marker === undefined) return null
  return { kind: 'list', ordered: item[2] !== undefined, marker, start: Number(item[2] ?? 1), items: [text] }
}
