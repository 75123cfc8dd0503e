import './markdown.css'
import { lazy, Suspense, useState } from 'react'
import { joinClasses } from '../primitives/join-classes.ts'
import { findMarkdownParts, loadMarkdown } from './load-markdown.ts'
import type { MarkdownProps } from './markdown-props.ts'

const LateParts = lazy(async () => ({ default: (await loadMarkdown()).MarkdownParts }))

/** A text of the tutor, an author or a learner. Headings begin at the second level; see `findHeading` for the outline. */
export function Markdown(props: MarkdownProps) {
  const { text, inline, status = 'done', className } = props
  const Root = inline ? 'span' : 'div'
  const classes = inline ? className : joinClasses('read', className)
  const [MarkdownParts] = useState(() => findMarkdownParts() ?? LateParts)
  if (status === 'done' && isPlain(text))
    return <Root className={classes}>{inline ? text : <p>{text}</p>}</Root>
  return (
    <Suspense
      fallback={
        <Root className={classes} aria-busy>
          <Preview text={text} inline={inline} />
        </Root>
      }
    >
      <MarkdownParts {...props} />
    </Suspense>
  )
}

/** A single line in which nothing could be Markdown needs no parser. */
function isPlain(text: string): boolean {
  return /^[^\\`*_{}[\]<>#+|~$&@:\n\r\uA960-\uA962-]*$/.test(text) && !/^\s|\s$|^\d+[.)]|www\./.test(text)
}

/** Words only, so that the page has about its later height while the parser is on its way. */
function Preview({ text, inline }: { text: string; inline: boolean | undefined }) {
  const words = text.replace(/\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]|^(```|~~~).*$|[#*`>|]/gm, ' ')
  if (inline) return words
  return words.split(/\n[ \t]*\n/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stands for a moment, in fixed order
    <p key={index}>{paragraph}</p>
  ))
}
