import { closesFence, type Fence, readFenceOpening } from '../../markdown/fences.ts'

/** The sections of an explanation, in the order in which every one of them is written (content.md). */
const SECTION_TITLES = {
  why: '왜 배울까',
  core: '핵심',
  example: '예제와 풀이',
  mistakes: '자주 하는 실수',
  summary: '정리',
} as const
export type SectionKey = keyof typeof SECTION_TITLES

export interface Block {
  kind: 'paragraph' | 'list' | 'table' | 'figure' | 'formula'
  text: string
}

type ExplanationSections = Record<SectionKey, Block[]>

function kindOf(text: string): Block['kind'] {
  if (readFenceOpening(text.split('\n')[0] ?? '')) return 'figure'
  if (text.startsWith('|')) return 'table'
  if (/^(?:[-*]|\d+\.)\s/.test(text)) return 'list'
  if (text.startsWith('\\[')) return 'formula'
  return 'paragraph'
}

function listBlocks(markdown: string): Block[] {
  const blocks: string[] = []
  let open: string[] = []
  let fence: Fence | null = null
  for (const line of [...markdown.split('\n'), '']) {
    if (fence === null) fence = readFenceOpening(line)
    else if (closesFence(line, fence)) fence = null
    if (line.trim() === '' && fence === null) {
      if (open.length > 0) blocks.push(open.join('\n'))
      open = []
    } else {
      open.push(line)
    }
  }
  return blocks.map((text) => ({ kind: kindOf(text), text }))
}

/** An explanation by section; a section that is missing is empty. Front matter must be removed before. */
export function readExplanation(markdown: string): ExplanationSections {
  const sections: ExplanationSections = { why: [], core: [], example: [], mistakes: [], summary: [] }
  for (const part of markdown.split(/^## /m)) {
    const [title = '', ...rest] = part.split('\n')
    const key = (Object.keys(SECTION_TITLES) as SectionKey[]).find(
      (one) => SECTION_TITLES[one] === title.trim(),
    )
    if (key) sections[key] = listBlocks(rest.join('\n'))
  }
  return sections
}

/** The items of a list block, without their markers; what is indented below an item belongs to it. */
export function listItems(block: Block): string[] {
  if (block.kind !== 'list') return []
  return block.text
    .split(/\n(?=(?:[-*]|\d+\.)\s)/)
    .map((item) => item.replace(/^(?:[-*]|\d+\.)\s+/, '').replace(/\n\s+/g, ' '))
}

const SENTENCE_END = /(?<=[가-힣)*”"'][.!?])\s+(?=\S)/

/** The sentences of a paragraph; a formula on lines of its own stays with the sentence before it. */
export function listSentences(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** The first sentences of a paragraph, at most `count` and about `length` characters, whole ones only. */
export function firstSentences(text: string, count: number, length = 260): string {
  const taken: string[] = []
  for (const sentence of listSentences(text).slice(0, count)) {
    if (taken.length > 0 && taken.join(' ').length + sentence.length > length) break
    taken.push(sentence)
  }
  return taken.join(' ')
}
