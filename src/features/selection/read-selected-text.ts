import { writeFormulaPlainly } from '#domain/selection/write-formula-plainly.ts'

export interface SelectedText {
  /** Short form: formulas in plain characters. */
  plain: string
  /** For the tutor: formulas as LaTeX between `\(` and `\)`. */
  passage: string
}

/** Not part of the text: controls, screen-reader text, drawings, dialogs, the bubble itself. */
const NO_TEXT =
  'input, textarea, select, button, [contenteditable], [aria-hidden="true"], .sr-only, svg, [role="dialog"], [role="alertdialog"], .selection-bubble'
const BLOCK = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, section, div'
/** Longest text that is read and quoted. */
const MOST_CHARACTERS = 4_000

/** Returns the text of a range. A partly selected formula counts as a whole, and only once although KaTeX also renders MathML. */
export function readSelectedText(range: Range): SelectedText {
  const { commonAncestorContainer: common } = range
  const root = common instanceof Element ? common : common.parentElement
  if (!root) return { plain: '', passage: '' }
  const read = { plain: '', passage: '' }
  let block: Element | null = null
  let formula: Element | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (
    let node = walker.nextNode();
    node && read.passage.length < MOST_CHARACTERS;
    node = walker.nextNode()
  ) {
    const parent = node.parentElement
    if (!parent || !range.intersectsNode(node)) continue
    const text = cutText(range, node)
    if (text === '') continue
    const around = parent.closest('.katex')
    if (around && around === formula) continue
    formula = around
    const host = around?.parentElement ?? parent
    if (host.closest(NO_TEXT)) continue
    const within = host.closest(BLOCK)
    const gap = block && within !== block ? ' ' : ''
    block = within
    const tex = around && readTex(around)
    read.plain += gap + (tex ? writeFormulaPlainly(tex) : text)
    read.passage += gap + (tex ? `\\(${tex}\\)` : text)
  }
  return { plain: tidy(read.plain), passage: tidy(read.passage) }
}

function tidy(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

/** Reads a formula's LaTeX from KaTeX's MathML annotation. */
function readTex(katex: Element) {
  return katex.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim() ?? null
}

function cutText(range: Range, node: Node): string {
  const text = node.textContent ?? ''
  const from = node === range.startContainer ? range.startOffset : 0
  const to = node === range.endContainer ? range.endOffset : text.length
  return text.slice(from, to)
}
