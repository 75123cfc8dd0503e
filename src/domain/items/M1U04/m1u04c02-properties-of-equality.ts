import type { ItemTemplate } from '../template.ts'
import { BALANCE_TEMPLATES } from './m1u04c02-balances.ts'
import { IDEA_TEMPLATES } from './m1u04c02-ideas.ts'
import { SOLVING_TEMPLATES } from './m1u04c02-solving.ts'

/** Item templates of 등식의 성질. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...SOLVING_TEMPLATES, ...BALANCE_TEMPLATES]
