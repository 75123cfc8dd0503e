import { type ComponentProps, memo, type ReactNode, use } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import { readAddress, readPicturePath } from '#contract/read-address.ts'
import { type PreparedBlock, prepareBlock } from '#domain/markdown/prepare-block.ts'
import { readSimpleBlock } from '#domain/markdown/read-simple-block.ts'
import { remarkFormulas } from '#domain/markdown/remark-formulas.ts'
import { remarkSyntax } from '#domain/markdown/remark-syntax.ts'
import { readPictureSize } from '#domain/picture/picture-address.ts'
import { PageLink } from '../primitives/page-link.tsx'
import { Skeleton } from '../primitives/skeleton.tsx'
import { Formula } from './formula.tsx'
import { MarkdownSlots } from './markdown-slots.ts'
import { QuestionBox } from './question-box.tsx'
import { SimpleBlock } from './simple-block.tsx'

interface MarkdownBlockProps {
  text: string
  /** Still being written. */
  open: boolean
  /** `item`: one item of a list, without the list's element; `inline`: no paragraph. */
  kind?: 'item' | 'inline' | undefined
}

/** One block of a text, parsed once for each text it shows. */
export const MarkdownBlock = memo(function MarkdownBlock({ text, open, kind }: MarkdownBlockProps) {
  const { markdown, formulas } = prepareBlock(text, open)
  return <ParsedBlock markdown={markdown} formulas={formulas} open={open} kind={kind} />
})

interface ParsedBlockProps extends PreparedBlock {
  open: boolean
  kind: MarkdownBlockProps['kind']
}

/** While a formula or a table's head is held back, a piece changes nothing to see. */
function showsTheSame(before: ParsedBlockProps, after: ParsedBlockProps): boolean {
  return (
    before.markdown === after.markdown &&
    before.open === after.open &&
    before.kind === after.kind &&
    before.formulas.length === after.formulas.length &&
    before.formulas.every(({ source }, index) => source === after.formulas[index]?.source)
  )
}

const ParsedBlock = memo(function ParsedBlock({ markdown, formulas, open, kind }: ParsedBlockProps) {
  const simple = readSimpleBlock(markdown, kind === 'item')
  if (simple) {
    remarkFormulas(formulas)({ type: 'root', children: [simple.node] })
    return <SimpleBlock {...simple} inline={kind === 'inline'} />
  }
  return (
    <ReactMarkdown
      remarkPlugins={[remarkSyntax, remarkBreaks, [remarkFormulas, formulas]]}
      components={componentsFor(kind, open)}
      urlTransform={keepAddress}
    >
      {markdown}
    </ReactMarkdown>
  )
}, showsTheSame)

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

/** Only pictures of this product; of others the words. */
function Picture({ src, alt = '' }: ComponentProps<'img'>) {
  const path = readPicturePath(typeof src === 'string' ? src : '')
  if (path === null) return <span>{alt}</span>
  return <img src={path} alt={alt} {...readPictureSize(path)} loading="lazy" decoding="async" />
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
      return open ? (
        <Skeleton height="12rem" className="skeleton-sheet" />
      ) : (
        <div>{slots.renderFigure(text)}</div>
      )
    return <pre>{children}</pre>
  }
}

interface ListProps {
  'data-items'?: string
  start?: number | undefined
  className?: string | undefined
  children?: ReactNode
}

/** The list around an item is the page's; lists within it are its own. */
function makeList(List: 'ol' | 'ul') {
  return function ItemsOnly({ 'data-items': own, start, className, children }: ListProps) {
    if (own !== undefined) return children
    return (
      <List {...(List === 'ol' ? { start } : {})} className={className}>
        {children}
      </List>
    )
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
const ITEM_COMPONENTS: Components = { ...COMPONENTS, ol: makeList('ol'), ul: makeList('ul') }
const OPEN_ITEM_COMPONENTS: Components = { ...OPEN_COMPONENTS, ol: makeList('ol'), ul: makeList('ul') }

function componentsFor(kind: MarkdownBlockProps['kind'], open: boolean): Components {
  if (kind === 'inline') return INLINE_COMPONENTS
  if (kind === 'item') return open ? OPEN_ITEM_COMPONENTS : ITEM_COMPONENTS
  return open ? OPEN_COMPONENTS : COMPONENTS
}
