import type { ItemTemplate } from '../template.ts'
import { IDEA_TEMPLATES } from './m1u04c04-ideas.ts'
import { MIXED_TEMPLATES } from './m1u04c04-mixed.ts'
import { QUOTIENT_TEMPLATES } from './m1u04c04-quotients.ts'
import { SOLVING_TEMPLATES } from './m1u04c04-solving.ts'

/** Item templates of 계수가 분수나 소수인 일차방정식. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...SOLVING_TEMPLATES,
  ...QUOTIENT_TEMPLATES,
  ...MIXED_TEMPLATES,
]
