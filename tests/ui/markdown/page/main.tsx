import '#ui/base.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { appendText, EMPTY_SPLIT, splitBlocks } from '#domain/markdown/split-blocks.ts'
import { extractOutline } from '#ui/markdown/extract-outline.ts'
import { findHeading } from '#ui/markdown/find-heading.ts'
import { MarkdownBlock } from '#ui/markdown/markdown-block.tsx'
import { MarkdownParts } from '#ui/markdown/markdown-parts.tsx'
import { MarkdownSlots } from '#ui/markdown/markdown-slots.ts'

const place = document.getElementById('root') as HTMLElement
let root: Root | undefined
const answers: string[] = []

function renderFigure(text: string) {
  return <figure data-text={text} />
}

const lab = {
  answers,
  reset() {
    root?.unmount()
    root = createRoot(place)
  },
  show(text: string, status: 'streaming' | 'done' = 'done') {
    if (!root) lab.reset()
    flushSync(() =>
      root?.render(
        <MarkdownParts
          text={text}
          status={status}
          renderFigure={renderFigure}
          onAnswer={(question) => answers.push(question)}
        />,
      ),
    )
    return place.innerHTML
  },
  /** The same text as one block: what splitting must not change. */
  showWhole(text: string) {
    lab.reset()
    flushSync(() =>
      root?.render(
        <MarkdownSlots value={{ renderFigure, onAnswer: () => undefined, nested: false }}>
          <MarkdownBlock text={text} open={false} />
        </MarkdownSlots>,
      ),
    )
    const html = place.innerHTML
    lab.reset()
    return html
  },
  /** Elements in order, the items of a list each for itself. */
  parts: () =>
    [...(place.firstElementChild?.children ?? [])]
      .flatMap((part) => (/^[ou]l$/.test(part.localName) ? [...part.children] : [part]))
      // Whether a block is laid out while it is out of sight is nothing that it shows.
      .map((part) => part.outerHTML.replace(' data-settled=""', '')),
  /** What a reader sees, code left out: there `\(` is meant. */
  words() {
    const copy = place.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('code, pre, .katex')) hidden.remove()
    return copy.textContent ?? ''
  },
  splitBlocks,
  closedCount: (text: string) => appendText(EMPTY_SPLIT, text).closed.length,
  outline: (text: string) =>
    extractOutline(text).map(({ text: words }, index) => [
      words,
      findHeading(place, index)?.textContent ?? null,
    ]),
}

declare global {
  interface Window {
    lab: typeof lab
    hits: string[]
  }
}
window.hits = []
window.lab = lab
