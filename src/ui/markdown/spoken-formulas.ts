import { whenIdle } from '#platform/when-idle.ts'

/** A formula's MathML, which screen readers read: half of its elements, of which nothing is seen. */
export interface SpokenFormula {
  /** The `<semantics>` element that it goes into, before the source, which is already there. */
  host: Element
  mathml: Element
}

/** Formulas that get their MathML in one idle task. */
const AT_ONCE = 12

const waiting = new Set<SpokenFormula>()

/** Takes the MathML out of a typeset formula, all but its source: what is copied is read from that. Null if it has none. */
export function takeSpoken(sheet: Element): SpokenFormula | null {
  const host = sheet.querySelector('semantics')
  const mathml = host?.firstElementChild
  if (!host || !mathml || mathml.tagName === 'annotation') return null
  mathml.remove()
  return { host, mathml }
}

/** Puts the MathML back while nothing else is to be done: what is seen is laid out first. */
export function addWhenIdle(formula: SpokenFormula): void {
  if (formula.mathml.parentNode) return
  if (waiting.size === 0) whenIdle(addSome)
  waiting.add(formula)
}

function addSome(): void {
  for (const formula of [...waiting].slice(0, AT_ONCE)) {
    formula.host.prepend(formula.mathml)
    waiting.delete(formula)
  }
  if (waiting.size > 0) whenIdle(addSome)
}
