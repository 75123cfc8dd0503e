import type { ItemTemplate } from '../template.ts'
import { COUNT_TEMPLATES } from './m1u07c02-counts.ts'
import { IDEA_TEMPLATES } from './m1u07c02-ideas.ts'

/** Item templates of M1U07C02 (삼각형이 하나로 정해지는 조건). */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...COUNT_TEMPLATES]
