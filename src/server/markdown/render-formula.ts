import type { Element, ElementContent, Root } from 'hast'
import rehypeKatex from 'rehype-katex'

/** As the page typesets: see src/ui/markdown/formula.tsx. */
const typeset = rehypeKatex({ strict: 'ignore', trust: false, maxExpand: 1_000, maxSize: 20 })
const LONGEST_TEX = 4_000
const DEEPEST_TREE = 250

/** Returns a formula typeset by KaTeX, as HTML and MathML; its source if KaTeX cannot read it. */
export function renderFormula(tex: string, isDisplay: boolean): Element {
  const typesets = tex.length <= LONGEST_TEX ? runKatex(tex, isDisplay) : null
  const classes = [isDisplay ? 'formula-block' : 'formula', ...(typesets ? [] : ['formula-source'])]
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: classes },
    children: typesets ?? [{ type: 'text', value: tex }],
  }
}

/** Null if KaTeX cannot read it, or if its elements are nested too deeply for a browser. */
function runKatex(tex: string, isDisplay: boolean): ElementContent[] | null {
  const root: Root = { type: 'root', children: [markOf(enlargeFractions(tex, isDisplay), isDisplay)] }
  let isRefused = false
  const file = { message: () => (isRefused = true) } as unknown as Parameters<typeof typeset>[1]
  try {
    typeset(root, file)
  } catch (error) {
    // Nested so deeply that the parser of KaTeX's markup runs out of stack.
    if (!(error instanceof RangeError)) throw error
    return null
  }
  const children = root.children as ElementContent[]
  if (isRefused || isDeeperThan(children, DEEPEST_TREE)) return null
  for (const child of children) prepare(child, tex)
  return children
}

function markOf(tex: string, isDisplay: boolean): Element {
  const className = [isDisplay ? 'math-display' : 'math-inline']
  return {
    type: 'element',
    tagName: 'span',
    properties: { className },
    children: [{ type: 'text', value: tex }],
  }
}

/** As textbooks print it: a fraction of running text is as large as one on a line of its own. */
function enlargeFractions(tex: string, isDisplay: boolean): string {
  return !isDisplay && tex.includes('\\frac') ? `\\displaystyle ${tex}` : tex
}

function isDeeperThan(nodes: readonly ElementContent[], limit: number): boolean {
  if (nodes.length > 0 && limit === 0) return true
  return nodes.some((node) => node.type === 'element' && isDeeperThan(node.children, limit - 1))
}

/** What is copied or quoted is what was written, and a line may break where KaTeX would let it. */
function prepare(node: ElementContent, tex: string): void {
  if (node.type !== 'element') return
  if (node.tagName === 'annotation') node.children = [{ type: 'text', value: tex }]
  for (const child of node.children) prepare(child, tex)
  node.children = node.children.flatMap((child, index) => {
    const isNext = isBase(child) && isBase(node.children[index - 1])
    return isNext ? [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, child] : [child]
  })
}

function isBase(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && [node.properties.className].flat().includes('base')
}
