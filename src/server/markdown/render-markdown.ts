import { setImmediate } from 'node:timers/promises'
import type { Element, ElementContent, Nodes, Properties, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import remarkBreaks from 'remark-breaks'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { readAddress, readPicturePath } from '#contract/read-address.ts'
import { appendBlocks, type BlockGroup } from '#domain/markdown/group-blocks.ts'
import { prepareBlock } from '#domain/markdown/prepare-block.ts'
import { remarkFormulas } from '#domain/markdown/remark-formulas.ts'
import { remarkSyntax } from '#domain/markdown/remark-syntax.ts'
import { splitBlocks } from '#domain/markdown/split-blocks.ts'
import { readPictureSize } from '#domain/picture/picture-address.ts'
import { renderFigure } from './render-figure.ts'
import { renderFormula } from './render-formula.ts'

const parser = unified().use(remarkParse).use(remarkSyntax).freeze()

/** Rendering lets other work of the process in after so long. */
const YIELD_AFTER_MS = 8

/**
 * Returns a Markdown text as HTML: the same elements that the page's `Markdown` draws, with typeset formulas and drawn figures, so that
 * the page needs neither to show it. HTML in the text stays text: every element comes from the syntax tree, from KaTeX or from a drawing.
 */
export async function renderMarkdown(markdown: string): Promise<string> {
  let html = ''
  let startedAt = performance.now()
  for (const group of appendBlocks([], splitBlocks(markdown)).flat()) {
    html += toHtml(renderGroup(group))
    if (performance.now() - startedAt < YIELD_AFTER_MS) continue
    await setImmediate()
    startedAt = performance.now()
  }
  return html
}

/** Returns the syntax tree of a Markdown text, with the syntax that pages have. */
export function parseMarkdown(markdown: string) {
  return parser.parse(markdown)
}

function renderGroup(group: BlockGroup): Nodes {
  if (group.kind === 'single') return { type: 'root', children: renderBlock(group.text, 'block') }
  return {
    type: 'element',
    tagName: group.ordered ? 'ol' : 'ul',
    properties: group.ordered && group.start !== 1 ? { start: group.start } : {},
    children: group.items.flatMap((item) => renderBlock(item, 'item')),
  }
}

/** `item`: one item of a list, without the list's element; `nested`: within a question box, where fences are code. */
type BlockKind = 'block' | 'item' | 'nested'

function renderBlock(text: string, kind: BlockKind): ElementContent[] {
  const { markdown, formulas } = prepareBlock(text, false)
  const toElements = unified().use(remarkBreaks).use(remarkFormulas, formulas).use(remarkRehype)
  const root = toElements.runSync(parser.parse(markdown)) as Root
  return renderNodes(root.children, kind)
}

function renderNodes(nodes: readonly RootContent[], kind: BlockKind): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node]
    return node.type === 'element' ? renderElement(node, kind) : []
  })
}

function renderElement(node: Element, kind: BlockKind): ElementContent[] {
  const { tagName, properties } = node
  const { dataTex, dataDisplay, dataItems, className } = properties
  if (typeof dataTex === 'string') return [renderFormula(dataTex, dataDisplay !== undefined)]
  if (tagName === 'pre') return [renderFence(node, kind)]
  if (tagName === 'img') return [renderPicture(properties)]
  const children = renderNodes(node.children, kind)
  switch (tagName) {
    case 'a':
      return [renderLink(properties, children)]
    case 'ol':
    case 'ul':
      return kind === 'item' && dataItems !== undefined ? children : [{ ...node, children }]
    case 'span':
      return [create('span', className === undefined ? {} : { className }, children)]
    case 'table':
      return [create('div', { className: ['read-table'] }, [create('table', {}, children)])]
    case 'th':
      return [create('th', { scope: 'col', ...alignment(properties) }, children)]
    case 'td':
      return [create('td', alignment(properties), children)]
    default:
      return [{ ...node, children }]
  }
}

function alignment({ align }: Properties): Properties {
  return typeof align === 'string' ? { style: `text-align:${align}` } : {}
}

function renderLink({ href }: Properties, children: ElementContent[]): Element {
  const address = readAddress(String(href ?? ''))
  if (!address) return create('span', {}, children)
  if (address.kind === 'page') return create('a', { href: address.path, rel: ['nofollow'] }, children)
  const rel = ['noopener', 'noreferrer', 'nofollow']
  return create('a', { href: address.href, target: '_blank', rel }, children)
}

/** Only pictures of this product; of others the words. */
function renderPicture({ src, alt }: Properties): Element {
  const words = String(alt ?? '')
  const path = readPicturePath(String(src ?? ''))
  if (path === null) return create('span', {}, [{ type: 'text', value: words }])
  const { width, height } = readPictureSize(path)
  const size = width === undefined || height === undefined ? {} : { width, height }
  return create('img', { src: path, alt: words, ...size, loading: 'lazy', decoding: 'async' }, [])
}

function renderFence(node: Element, kind: BlockKind): ElementContent {
  const [code] = node.children
  if (code?.type !== 'element') return node
  const language = String([code.properties.className].flat()[0] ?? '').replace('language-', '')
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
  if (kind === 'nested') return node
  if (language === 'figure') return create('div', {}, [renderFigure(text)])
  if (language !== 'question') return node
  const heading = create('b', {}, [{ type: 'text', value: '생각해 보기' }])
  return create('div', { className: ['question-box'] }, [heading, ...renderBlock(text, 'nested')])
}

function create(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
