import type { ItemTemplate } from '../template.ts'
import { LENGTH_TEMPLATES } from './m1u06c02-lengths.ts'
import { MIDPOINT_TEMPLATES } from './m1u06c02-midpoints.ts'

export const TEMPLATES: ItemTemplate[] = [...MIDPOINT_TEMPLATES, ...LENGTH_TEMPLATES]
