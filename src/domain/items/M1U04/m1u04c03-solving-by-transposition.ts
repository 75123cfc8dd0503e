import type { ItemTemplate } from '../template.ts'
import { CONDITION_TEMPLATES } from './m1u04c03-conditions.ts'
import { IDEA_TEMPLATES } from './m1u04c03-ideas.ts'
import { KIND_TEMPLATES } from './m1u04c03-kinds.ts'
import { SOLVING_TEMPLATES } from './m1u04c03-solving.ts'

/** Item templates of 이항과 일차방정식의 풀이. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...SOLVING_TEMPLATES,
  ...KIND_TEMPLATES,
  ...CONDITION_TEMPLATES,
]
