import type { ItemTemplate } from '../template.ts'
import { COMPARING_TEMPLATES } from './m1u05c03-comparing.ts'
import { IDEA_TEMPLATES } from './m1u05c03-ideas.ts'
import { READING_TEMPLATES } from './m1u05c03-reading.ts'
import { SHAPE_TEMPLATES } from './m1u05c03-shapes.ts'
import { VESSEL_TEMPLATES } from './m1u05c03-vessels.ts'

export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...SHAPE_TEMPLATES,
  ...VESSEL_TEMPLATES,
  ...READING_TEMPLATES,
  ...COMPARING_TEMPLATES,
]
