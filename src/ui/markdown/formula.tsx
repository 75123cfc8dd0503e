import 'katex/dist/katex.min.css'
import './markdown.css'
import katex from 'katex'
import { memo } from 'react'

/** KaTeX reads any length; nobody writes such a formula. */
const LONGEST_TEX = 4_000

interface FormulaProps {
  /** LaTeX without delimiters. */
  tex: string
  display?: boolean | undefined
}

/** A typeset formula; one that KaTeX cannot read stands as its source. */
export const Formula = memo(function Formula({ tex, display = false }: FormulaProps) {
  return (
    <span
      className={display ? 'formula-block' : 'formula'}
      ref={(element) => {
        if (element) typeset(tex, display, element)
      }}
    />
  )
})

// KaTeX builds its elements itself: React need not compare them again, and no markup is ever parsed.
function typeset(tex: string, display: boolean, element: HTMLElement) {
  element.classList.remove('formula-source')
  try {
    if (tex.length > LONGEST_TEX) throw new RangeError('formula too long')
    katex.render(tex, element, {
      displayMode: display,
      throwOnError: false,
      errorColor: 'inherit',
      strict: 'ignore',
      trust: false,
      maxExpand: 1_000,
      maxSize: 20,
    })
  } catch {
    // What KaTeX throws even so is its own depth or length limit.
    element.textContent = tex
    element.classList.add('formula-source')
  }
}
