import type { Expression } from '../expression.ts'

/** A line of working: `3x = 9`, or one side only (`= 3x-2`, `3x-2`). */
export type WorkedLine =
  | {
      readonly kind: 'equation'
      readonly left: Expression
      readonly right: Expression
      readonly latex: string
    }
  | { readonly kind: 'expression'; readonly value: Expression; readonly latex: string }
