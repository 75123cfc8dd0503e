import { DIFFICULTY_LABELS } from '../exam/item.ts'
import { closesFence, type Fence, readFenceOpening } from '../markdown/fences.ts'
import type { ChatMessage } from './message.ts'
import { showsItem } from './shows-item.ts'

/** A line of the page summary (요약): a turn, or a heading in its reply. */
export interface OutlineEntry {
  turnId: string
  /** Which heading of the reply, from 0; null for the turn itself. Headings carry no ids (specification section 1). */
  headingIndex: number | null
  /** 0 for a turn, 1 for what happened to an item, from 1 for headings, the highest one of the reply being 1. */
  depth: number
  /** Markdown, math included. */
  text: string
}

type OutlineTurn = Pick<ChatMessage, 'id' | 'message' | 'response' | 'context'>

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const LONGEST_LABEL = 40

/** ATX headings outside fences, in order, those without text left out. */
function listHeadings(markdown: string): { level: number; text: string }[] {
  const headings: { level: number; text: string }[] = []
  let fence: Fence | null = null
  for (const line of markdown.split(/\r?\n/)) {
    if (fence) {
      if (closesFence(line, fence)) fence = null
      continue
    }
    fence = readFenceOpening(line)
    const [, marks, text] = fence ? [] : (HEADING.exec(line) ?? [])
    if (marks && text) headings.push({ level: marks.length, text })
  }
  return headings
}

function shorten(message: string): string {
  const line = message.trim().replace(/\s+/g, ' ')
  const characters = [...line]
  return characters.length <= LONGEST_LABEL ? line : `${characters.slice(0, LONGEST_LABEL).join('')}…`
}

/** The title and depth of a turn about an item; null for other turns. */
function describeItemTurn(turn: OutlineTurn, hintNumber: number): { text: string; depth: number } | null {
  const { action, responseType } = turn.context
  if (!action) return null
  if (showsItem(action)) {
    const level = action.difficultyLevel === null ? '' : `${DIFFICULTY_LABELS[action.difficultyLevel]} `
    return { text: `${level}문항`, depth: 0 }
  }
  if (action.kind === 'show-hint') return { text: `힌트 ${hintNumber}`, depth: 1 }
  if (action.kind === 'show-solution' || action.kind === 'show-correct-solution') {
    return { text: '풀이', depth: 1 }
  }
  if (action.kind !== 'submit-answer') return null
  if (action?.marking) return { text: '스스로 채점', depth: 1 }
  if (responseType === 'correct') return { text: '맞음', depth: 1 }
  return { text: responseType === 'wrong' ? '아직' : '다시 써 보기', depth: 1 }
}

/**
 * The outline of a conversation: each turn by what the learner said or did, below it the headings of its reply. `turns` are oldest
 * first; one that has neither a label nor a heading is left out.
 */
export function buildOutline(turns: readonly OutlineTurn[]): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  let hints = 0
  for (const turn of turns) {
    const { action, userMessageType } = turn.context
    if (showsItem(action)) hints = 0
    if (action?.kind === 'show-hint') hints += 1
    const said = userMessageType === 'hidden' ? '' : shorten(turn.message)
    const label = describeItemTurn(turn, hints) ?? (said === '' ? null : { text: said, depth: 0 })
    if (label) entries.push({ turnId: turn.id, headingIndex: null, ...label })
    const headings = listHeadings(turn.response)
    const highest = Math.min(...headings.map((heading) => heading.level))
    headings.forEach(({ level, text }, headingIndex) => {
      entries.push({ turnId: turn.id, headingIndex, depth: level - highest + 1, text })
    })
  }
  return entries
}
