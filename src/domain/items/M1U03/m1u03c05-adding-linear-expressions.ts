import type { ItemTemplate } from '../template.ts'
import { BRACKET_TEMPLATES } from './m1u03c05-brackets.ts'
import { IDEA_TEMPLATES } from './m1u03c05-ideas.ts'
import { ADDITION_TEMPLATES } from './m1u03c05-sums.ts'

/** Item templates of 동류항과 일차식의 덧셈, 뺄셈. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...ADDITION_TEMPLATES, ...BRACKET_TEMPLATES]
