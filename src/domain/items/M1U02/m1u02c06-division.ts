import type { ItemTemplate } from '../template.ts'
import { IDEA_TEMPLATES } from './m1u02c06-ideas.ts'
import { QUOTIENT_TEMPLATES } from './m1u02c06-quotients.ts'
import { SIGN_TEMPLATES } from './m1u02c06-signs.ts'

/** Item templates of 역수와 나눗셈. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...QUOTIENT_TEMPLATES, ...SIGN_TEMPLATES]
