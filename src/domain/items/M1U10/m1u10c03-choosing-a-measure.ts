import type { ItemTemplate } from '../template.ts'
import { CHANGING_TEMPLATES } from './m1u10c03-changing.ts'
import { CHOOSING_TEMPLATES } from './m1u10c03-choosing.ts'
import { CLAIM_TEMPLATES } from './m1u10c03-claims.ts'

/** Item templates of 적절한 대푯값 고르기. */
export const TEMPLATES: ItemTemplate[] = [...CLAIM_TEMPLATES, ...CHOOSING_TEMPLATES, ...CHANGING_TEMPLATES]
