import { memo, useMemo, useState } from 'react'
import { appendBlocks, type BlockChunks, type BlockGroup } from '#domain/markdown/group-blocks.ts'
import { appendText, EMPTY_SPLIT, type SplitText } from '#domain/markdown/split-blocks.ts'
import { joinClasses } from '../primitives/join-classes.ts'
import { MarkdownBlock } from './markdown-block.tsx'
import type { MarkdownProps } from './markdown-props.ts'
import { MarkdownSlots } from './markdown-slots.ts'
import { useScrollFocus } from './use-scroll-focus.ts'
import { useSettledBlocks } from './use-settled-blocks.ts'

export function MarkdownParts(props: MarkdownProps) {
  const { text, status = 'done', inline, onAnswer, renderFigure, className } = props
  const { chunks, open } = useSplit(text)
  const slots = useMemo(() => ({ onAnswer, renderFigure, nested: false }), [onAnswer, renderFigure])
  const root = useScrollFocus(status === 'done' && !inline)
  const streams = status === 'streaming'
  useSettledBlocks(root, streams)
  if (inline)
    return (
      <span className={className}>
        <MarkdownSlots value={slots}>
          <MarkdownBlock text={text} open={streams} kind="inline" />
        </MarkdownSlots>
      </span>
    )
  const hasOpen = open.trim() !== ''
  const shown = hasOpen ? appendBlocks(chunks, [open]) : chunks
  return (
    <div className={joinClasses('read', className)} ref={root}>
      <MarkdownSlots value={slots}>
        {shown.map((groups, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is written never moves
          <Chunk key={index} groups={groups} open={streams && hasOpen && index === shown.length - 1} />
        ))}
      </MarkdownSlots>
    </div>
  )
}

interface ChunkProps {
  groups: readonly BlockGroup[]
  /** Whether the last block of the last group is still being written. */
  open: boolean
}

const Chunk = memo(function Chunk({ groups, open }: ChunkProps) {
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is written never moves
    <Group key={index} group={group} open={open && index === groups.length - 1} />
  ))
})

const Group = memo(function Group({ group, open }: { group: BlockGroup; open: boolean }) {
  if (group.kind === 'single') return <MarkdownBlock text={group.text} open={open} />
  const items = group.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is written never moves
    <MarkdownBlock key={index} text={item} open={open && index === group.items.length - 1} kind="item" />
  ))
  return group.ordered ? (
    <ol start={group.start === 1 ? undefined : group.start}>{items}</ol>
  ) : (
    <ul>{items}</ul>
  )
})

interface Split extends SplitText {
  text: string
  /** Of the closed blocks. */
  chunks: BlockChunks
}

const NOTHING: Split = { ...EMPTY_SPLIT, text: '', chunks: [] }

/** Blocks of a text that mostly grows: what came before is not read again while the text only gets longer. */
function useSplit(text: string): Split {
  const [split, setSplit] = useState(() => growTo(text, NOTHING))
  if (split.text === text) return split
  // Comparing a slice is many times faster than `startsWith`.
  const grows = text.slice(0, split.text.length) === split.text
  const next = growTo(text, grows ? split : NOTHING)
  setSplit(next)
  return next
}

function growTo(text: string, from: Split): Split {
  const { closed, open } = appendText(from, text.slice(from.text.length))
  return { text, closed, open, chunks: appendBlocks(from.chunks, closed.slice(from.closed.length)) }
}
