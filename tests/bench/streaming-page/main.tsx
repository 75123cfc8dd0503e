import '#ui/base.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MarkdownParts } from '#ui/markdown/markdown-parts.tsx'
import { NaiveMarkdown } from './naive-markdown.tsx'

type Variant = 'ours' | 'naive'

const root = createRoot(document.getElementById('root') as HTMLElement)

function show(variant: Variant, text: string, status: 'streaming' | 'done') {
  flushSync(() =>
    root.render(
      variant === 'ours' ? <MarkdownParts text={text} status={status} /> : <NaiveMarkdown text={text} />,
    ),
  )
}

const { port1, port2 } = new MessageChannel()

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}

const bench = {
  async final(variant: Variant, text: string) {
    show(variant, text, 'done')
    await nextFrame()
    await nextFrame()
  },
  async stream(variant: Variant, text: string, pieceLength: number, everyFrame: boolean) {
    for (let end = pieceLength; end < text.length + pieceLength; end += pieceLength) {
      show(variant, text.slice(0, end), 'streaming')
      await (everyFrame ? nextFrame() : nextTask())
    }
    await bench.final(variant, text)
  },
}

declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench
