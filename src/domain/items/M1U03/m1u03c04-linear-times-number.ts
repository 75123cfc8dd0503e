import type { ItemTemplate } from '../template.ts'
import { EXPANSION_TEMPLATES } from './m1u03c04-expanding.ts'
import { IDEA_TEMPLATES } from './m1u03c04-ideas.ts'
import { UNKNOWN_TEMPLATES } from './m1u03c04-unknowns.ts'

/** Item templates of 일차식과 수의 곱셈, 나눗셈. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...EXPANSION_TEMPLATES, ...UNKNOWN_TEMPLATES]
