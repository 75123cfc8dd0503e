import type { ItemTemplate } from '../template.ts'
import { COMPARING_TEMPLATES } from './m1u05c03-comparing.ts'
import { READING_TEMPLATES } from './m1u05c03-reading.ts'
import { SHAPE_TEMPLATES } from './m1u05c03-shapes.ts'

export const TEMPLATES: ItemTemplate[] = [...SHAPE_TEMPLATES, ...READING_TEMPLATES, ...COMPARING_TEMPLATES]
