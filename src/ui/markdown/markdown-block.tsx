import { type ComponentProps, memo, use } from 'react'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly'
import remarkGfm from 'remark-gfm'
import { PageLink } from '../primitives/page-link.tsx'
import { Skeleton } from '../primitives/skeleton.tsx'
import { Formula } from './formula.tsx'
import { MarkdownSlots } from './markdown-slots.ts'
import { prepareBlock } from './prepare-block.ts'
import { QuestionBox } from './question-box.tsx'
import { readAddress } from './read-address.ts'
import { remarkFormulas } from './remark-formulas.ts'
import { remarkPlainSyntax } from './remark-plain-syntax.ts'

interface MarkdownBlockProps {
  text: string
  /** Still being written. */
  open: boolean
  inline?: boolean
}

/** One block of a text, parsed once for each text it has. */
export const MarkdownBlock = memo(function MarkdownBlock({ text, open, inline }: MarkdownBlockProps) {
  const { markdown, formulas } = prepareBlock(text, open)
  const remarkPlugins: Options['remarkPlugins'] = [
    remarkGfm,
    remarkBreaks,
    remarkCjkFriendly,
    remarkPlainSyntax,
    [remarkFormulas, formulas],
  ]
  return (
    <ReactMarkdown
      remarkPlugins={remarkPlugins}
      components={inline ? INLINE_COMPONENTS : open ? OPEN_COMPONENTS : COMPONENTS}
      urlTransform={keepAddress}
    >
      {markdown}
    </ReactMarkdown>
  )
})

/** Addresses are judged where they are used: by `Anchor` and `Picture`. */
function keepAddress(address: string): string {
  return address
}

interface SpanProps extends ComponentProps<'span'> {
  'data-tex'?: string
  'data-display'?: string
  'data-caret'?: string
}

function Span(props: SpanProps) {
  const { 'data-tex': tex, 'data-display': display, 'data-caret': caret, className, children } = props
  if (tex !== undefined) return <Formula tex={tex} display={display !== undefined} />
  if (caret !== undefined) return <span className="caret" aria-hidden />
  return <span className={className}>{children}</span>
}

function Anchor({ href, children }: ComponentProps<'a'>) {
  const address = readAddress(href ?? '')
  if (!address) return <span>{children}</span>
  if (address.kind === 'web')
    return (
      <a href={address.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    )
  return (
    <PageLink href={address.path} rel="nofollow">
      {children}
    </PageLink>
  )
}

/** Only pictures of this origin; of others the words. */
function Picture({ src, alt = '' }: ComponentProps<'img'>) {
  const address = readAddress(typeof src === 'string' ? src : '')
  if (address?.kind !== 'page') return <span>{alt}</span>
  return <img src={address.path} alt={alt} loading="lazy" decoding="async" />
}

interface HastElement {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: HastElement[]
}

function readFence(pre: HastElement | undefined): { language: string; text: string } {
  const code = pre?.children?.find((child) => child.tagName === 'code')
  const names = code?.properties?.className
  const language = Array.isArray(names) ? String(names[0] ?? '').replace('language-', '') : ''
  return { language, text: code?.children?.map((child) => child.value ?? '').join('') ?? '' }
}

function makeFence(open: boolean) {
  return function Fence({ node, children }: ComponentProps<'pre'> & { node?: unknown }) {
    const slots = use(MarkdownSlots)
    const { language, text } = readFence(node as HastElement | undefined)
    if (language === 'question' && !slots.nested)
      return (
        <QuestionBox onAnswer={slots.onAnswer && !open ? () => slots.onAnswer?.(text.trim()) : undefined}>
          <MarkdownSlots value={{ ...slots, nested: true }}>
            <MarkdownBlock text={text} open={open} />
          </MarkdownSlots>
        </QuestionBox>
      )
    if (language === 'figure' && !slots.nested && slots.renderFigure)
      return open ? <Skeleton className="figure-wait" /> : <div>{slots.renderFigure(text)}</div>
    return <pre>{children}</pre>
  }
}

function Table({ children }: ComponentProps<'table'>) {
  return (
    <div className="read-table">
      <table>{children}</table>
    </div>
  )
}

const COMPONENTS: Components = {
  span: Span,
  a: Anchor,
  img: Picture,
  pre: makeFence(false),
  table: Table,
  th: ({ children, style }) => (
    <th scope="col" style={style}>
      {children}
    </th>
  ),
}
const OPEN_COMPONENTS: Components = { ...COMPONENTS, pre: makeFence(true) }
const INLINE_COMPONENTS: Components = { ...COMPONENTS, p: ({ children }) => children }
