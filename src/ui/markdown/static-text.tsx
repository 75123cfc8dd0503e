import 'katex/dist/katex.min.css'
import '../figure/figure.css'
import './markdown.css'
import { useCallback } from 'react'
import { joinClasses } from '../primitives/join-classes.ts'
import { useLinkClicks } from '../primitives/page-link.tsx'
import { useLateBlocks } from './use-late-blocks.ts'
import { useScrollFocus } from './use-scroll-focus.ts'

interface StaticTextProps {
  /** Made by the server's renderer (`RenderedText`), and by nothing else. */
  html: string
  className?: string | undefined
}

/** A text that the server has rendered: neither Markdown nor KaTeX is needed to show it. */
export function StaticText({ html, className }: StaticTextProps) {
  const root = useScrollFocus(true)
  useLateBlocks(root)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are what is clicked
    <div
      className={joinClasses('read', className)}
      ref={root}
      onClick={useLinkClicks()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own renderer's output, in which HTML of authors is text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

interface AdoptedTextProps {
  /** Puts the text's elements into the given one; returns the function that takes them away. */
  adopt: (host: HTMLElement) => () => void
  className?: string | undefined
}

/** A text whose elements are in the page already. */
export function AdoptedText({ adopt, className }: AdoptedTextProps) {
  const root = useScrollFocus(true)
  useLateBlocks(root)
  const attach = useCallback(
    (element: HTMLDivElement) => {
      root.current = element
      return adopt(element)
    },
    [root, adopt],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are what is clicked
    <div className={joinClasses('read', className)} ref={attach} onClick={useLinkClicks()} />
  )
}
