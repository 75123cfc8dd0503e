import 'katex/dist/katex.min.css'
import './markdown.css'
import katex from 'katex'
import { memo, useCallback, useMemo } from 'react'
import { addWhenIdle, type SpokenFormula, takeSpoken } from './spoken-formulas.ts'

/** KaTeX reads any length; nobody writes such a formula. */
const LONGEST_TEX = 4_000
/** A fraction in a fraction is a dozen deep. */
const DEEPEST_TREE = 250

interface FormulaProps {
  /** LaTeX without delimiters. */
  tex: string
  display?: boolean | undefined
}

/** A typeset formula; the source if KaTeX cannot read it. */
export const Formula = memo(function Formula({ tex, display = false }: FormulaProps) {
  // While React renders, which it does in slices; its commit is one piece. On the server the place stays empty.
  const formula = useMemo(
    () => (typeof document === 'undefined' ? null : typeset(tex, display)),
    [tex, display],
  )
  const fill = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !formula) return
      element.replaceChildren(...formula.nodes)
      if (formula.spoken) addWhenIdle(formula.spoken)
    },
    [formula],
  )
  const kind = display ? 'formula-block' : 'formula'
  return <span className={formula?.isSource ? `${kind} formula-source` : kind} ref={fill} />
})

interface TypesetFormula {
  nodes: readonly (Node | string)[]
  /** The MathML that comes later; null for a source. */
  spoken: SpokenFormula | null
  /** KaTeX cannot read it. */
  isSource: boolean
}

// KaTeX builds its elements itself: React need not compare them again, and no markup is ever parsed.
function typeset(tex: string, display: boolean): TypesetFormula {
  // Built apart: elements nested too deeply crash a browser as soon as they are laid out.
  const sheet = document.createElement('span')
  const typesets =
    tex.length <= LONGEST_TEX && renderInto(sheet, tex, display) && depthOf(sheet) <= DEEPEST_TREE
  if (!typesets) return { nodes: [tex], spoken: null, isSource: true }
  // Where KaTeX would let the line break; the style says whether it may.
  for (const part of sheet.querySelectorAll('.base + .base')) part.before(document.createElement('wbr'))
  return { nodes: [...sheet.childNodes], spoken: takeSpoken(sheet), isSource: false }
}

/** As textbooks print it: a fraction of running text is as large as one on a line of its own, a fraction within it is not. */
function enlargeFractions(tex: string) {
  return tex.includes('\\frac') ? `\\displaystyle ${tex}` : tex
}

/** False where KaTeX cannot read it; its own way of showing that names a colour. */
function renderInto(sheet: HTMLElement, tex: string, displayMode: boolean): boolean {
  try {
    katex.render(displayMode ? tex : enlargeFractions(tex), sheet, {
      displayMode,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 1_000,
      maxSize: 20,
    })
    // What is copied or quoted is what was written.
    const source = sheet.querySelector('annotation')
    if (source) source.textContent = tex
    return true
  } catch {
    return false
  }
}

function depthOf(root: Node): number {
  let deepest = 0
  let depth = 0
  let node: Node = root
  for (;;) {
    if (node.firstChild) {
      node = node.firstChild
      depth += 1
      deepest = Math.max(deepest, depth)
    } else {
      while (node !== root && !node.nextSibling && node.parentNode) {
        node = node.parentNode
        depth -= 1
      }
      if (node === root || !node.nextSibling) return deepest
      node = node.nextSibling
    }
  }
}
