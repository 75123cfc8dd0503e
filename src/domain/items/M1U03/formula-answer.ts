import { type Answer, type Slip, slipOf } from '../asking/ask-value.ts'
import { tex } from '../asking/inline-math.ts'

const LONE = /^(?:\d+|[a-z])$/

function typeFraction(top: string, bottom: string): string {
  return `${/[+-]/.test(top) ? `(${top})` : top}/${LONE.test(bottom) ? bottom : `(${bottom})`}`
}

/** A formula of numbers, letters, fractions and powers as a learner types it: `\frac{x + y}{4}` is `(x+y)/4`. */
export function typeFormula(latex: string): string {
  return latex
    .replace(/\s/g, '')
    .replace(/\^\{(\d+)\}/g, '^$1')
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top: string, bottom: string) => typeFraction(top, bottom))
}

/** A formula in LaTeX as an answer. */
export function formulaAnswer(latex: string): Answer {
  return { key: typeFormula(latex), markdown: tex(latex) }
}

/** A formula in LaTeX as a wrong answer and the mistake it comes from. */
export function formulaSlip(latex: string, mistakeText: string, conceptId?: string): Slip {
  return slipOf(formulaAnswer(latex), mistakeText, conceptId)
}
