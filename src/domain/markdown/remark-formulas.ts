import { CARET, cutAtMarks, FORMULA_START, type Formula, restoreSource } from './formula-marks.ts'

interface Properties {
  dataTex?: string
  dataDisplay?: string
  dataCaret?: string
  dataHeading?: string
  dataItems?: string
  className?: string
}

export interface MarkdownNode {
  type: string
  value?: string
  url?: string
  title?: string | null
  alt?: string | null
  depth?: number
  children?: MarkdownNode[]
  data?: { hName?: string; hProperties?: Properties }
}

/**
 * Turns the marks of formulas into elements that the page typesets, shifts headings one down (the page has its own first
 * one), and marks the headings of the outline and the block's own list.
 */
export function remarkFormulas(formulas: readonly Formula[]) {
  return (root: MarkdownNode) => {
    for (const node of root.children ?? []) {
      if (node.type === 'heading' && node.children?.length) addProperties(node, { dataHeading: '' })
      if (node.type === 'list') addProperties(node, { dataItems: '' })
    }
    rewrite(root, formulas)
  }
}

function rewrite(node: MarkdownNode, formulas: readonly Formula[]) {
  if (node.type === 'heading') node.data = { ...node.data, hName: `h${Math.min((node.depth ?? 1) + 1, 6)}` }
  if (node.type !== 'text' && node.value) node.value = restoreSource(node.value, formulas).replace(CARET, '')
  if (node.url) node.url = restoreSource(node.url, formulas).replace(CARET, '')
  if (node.title) node.title = restoreSource(node.title, formulas)
  if (node.alt) node.alt = restoreSource(node.alt, formulas)
  if (!node.children) return
  for (const child of node.children) rewrite(child, formulas)
  node.children = withoutBreaksAtDisplay(node.children.flatMap((child) => expandText(child, formulas)))
}

function expandText(node: MarkdownNode, formulas: readonly Formula[]): MarkdownNode[] {
  const { type, value } = node
  if (type !== 'text' || !value || !(value.includes(FORMULA_START) || value.includes(CARET))) return [node]
  const parts = cutAtMarks(value)
  const nodes: MarkdownNode[] = []
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1]
    if (typeof part === 'string') {
      const afterFormula = typeof before === 'number' && !formulas[before]?.display
      nodes.push(...expandCaret(afterFormula ? part.slice(particleOf(part).length) : part))
    } else if (formulas[part]) {
      const next = parts[index + 1]
      nodes.push(formulaNode(formulas[part], typeof next === 'string' ? particleOf(next) : ''))
    }
  }
  return nodes
}

const AFTER_FORMULA =
  /^(?: (?:[kcm]?m|[km]?g|m?L)[²³]?(?![A-Za-z])[^\s\uA960-\uA962]{0,5}|[^\s\uA960-\uA962]{1,5})(?![^\s\uA960-\uA962])/

/** What should not begin a line: the particle, full stop or bracket that touches a formula, or the unit after it. */
function particleOf(text: string): string {
  return AFTER_FORMULA.exec(text)?.[0] ?? ''
}

/** A formula of so few signs, with its particle, fits any column in one piece. */
const FEW_SIGNS = 14
/** Of LaTeX this long, the last part with its particle still does, but for words. */
const LONG_TEX = 60

/** The width of a formula in signs, at most: a command such as `\times` is one, a Korean letter two, braces and spaces none. */
function countSigns(tex: string): number {
  return tex
    .replace(/\\[a-zA-Z]+/g, 'x')
    .replace(/[{}\s]/g, '')
    .replace(/[가-힣]/g, 'xx').length
}

/** What keeps a formula and its particle together: no browser minds a word joiner behind the formula's boxes. */
function glueOf(tex: string): Properties {
  if (countSigns(tex) <= FEW_SIGNS) return { className: 'formula-glue' }
  return tex.length <= LONG_TEX && !/[가-힣]/.test(tex) ? { className: 'formula-glue formula-parts' } : {}
}

function expandCaret(text: string): MarkdownNode[] {
  const at = text.indexOf(CARET)
  if (at === -1) return text === '' ? [] : [{ type: 'text', value: text }]
  const caret: MarkdownNode = { type: 'caret', data: { hName: 'span', hProperties: { dataCaret: '' } } }
  const before = text.slice(0, at)
  return before === '' ? [caret] : [{ type: 'text', value: before }, caret]
}

function formulaNode({ tex, display }: Formula, particle: string): MarkdownNode {
  if (display)
    return { type: 'formula', data: { hName: 'span', hProperties: { dataTex: tex, dataDisplay: '' } } }
  const formula: MarkdownNode = { type: 'formula', data: { hName: 'span', hProperties: { dataTex: tex } } }
  return {
    type: 'glue',
    data: { hName: 'span', hProperties: glueOf(tex) },
    children: particle === '' ? [formula] : [formula, { type: 'text', value: particle }],
  }
}

/** A displayed formula breaks the line by itself. */
function withoutBreaksAtDisplay(nodes: MarkdownNode[]): MarkdownNode[] {
  const isDisplay = (node: MarkdownNode | undefined) => node?.data?.hProperties?.dataDisplay !== undefined
  return nodes.filter(
    (node, index) => node.type !== 'break' || !(isDisplay(nodes[index - 1]) || isDisplay(nodes[index + 1])),
  )
}

function addProperties(node: MarkdownNode, properties: Properties) {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } }
}
