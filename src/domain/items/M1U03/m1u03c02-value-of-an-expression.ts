import type { ItemTemplate } from '../template.ts'
import { COMPARISON_TEMPLATES } from './m1u03c02-comparing.ts'
import { FORMULA_TEMPLATES } from './m1u03c02-formulas.ts'
import { IDEA_TEMPLATES } from './m1u03c02-ideas.ts'
import { SUBSTITUTION_TEMPLATES } from './m1u03c02-substituting.ts'

/** Item templates of 식의 값. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...SUBSTITUTION_TEMPLATES,
  ...FORMULA_TEMPLATES,
  ...COMPARISON_TEMPLATES,
]
