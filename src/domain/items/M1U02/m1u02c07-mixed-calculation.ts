import type { ItemTemplate } from '../template.ts'
import { DISTRIBUTION_TEMPLATES } from './m1u02c07-distribution.ts'
import { IDEA_TEMPLATES } from './m1u02c07-ideas.ts'
import { ORDER_TEMPLATES } from './m1u02c07-order.ts'

/** Item templates of 분배법칙과 혼합 계산. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...ORDER_TEMPLATES, ...DISTRIBUTION_TEMPLATES]
