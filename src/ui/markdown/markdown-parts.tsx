import { memo, useMemo, useState } from 'react'
import { joinClasses } from '../primitives/join-classes.ts'
import type { MarkdownProps } from './markdown.tsx'
import { MarkdownBlock } from './markdown-block.tsx'
import { MarkdownSlots } from './markdown-slots.ts'
import { appendText, EMPTY_SPLIT, type SplitText } from './split-blocks.ts'
import { useScrollFocus } from './use-scroll-focus.ts'

export function MarkdownParts(props: MarkdownProps) {
  const { text, status = 'done', inline, onAnswer, renderFigure, className } = props
  const { closed, open } = useSplit(text)
  const slots = useMemo(() => ({ onAnswer, renderFigure, nested: false }), [onAnswer, renderFigure])
  const root = useScrollFocus(status === 'done' && !inline)
  const isOpen = status === 'streaming'
  if (inline)
    return (
      <span className={className}>
        <MarkdownSlots value={slots}>
          <MarkdownBlock text={text} open={isOpen} inline />
        </MarkdownSlots>
      </span>
    )
  return (
    <div className={joinClasses('read', className)} ref={root}>
      <MarkdownSlots value={slots}>
        <ClosedBlocks blocks={closed} />
        {open.trim() !== '' && <MarkdownBlock key={closed.length} text={open} open={isOpen} />}
      </MarkdownSlots>
    </div>
  )
}

const ClosedBlocks = memo(function ClosedBlocks({ blocks }: { blocks: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: closed blocks never move
  return blocks.map((block, index) => <MarkdownBlock key={index} text={block} open={false} />)
})

interface Split extends SplitText {
  text: string
}

/** Blocks of a text that mostly grows: what came before is not read again while the text only gets longer. */
function useSplit(text: string): SplitText {
  const [split, setSplit] = useState<Split>(() => ({ text, ...appendText(EMPTY_SPLIT, text) }))
  if (split.text === text) return split
  const next = text.startsWith(split.text)
    ? { text, ...appendText(split, text.slice(split.text.length)) }
    : { text, ...appendText(EMPTY_SPLIT, text) }
  setSplit(next)
  return next
}
