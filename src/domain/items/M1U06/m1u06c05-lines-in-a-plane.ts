import type { ItemTemplate } from '../template.ts'
import { IDEA_TEMPLATES } from './m1u06c05-ideas.ts'
import { SYSTEM_TEMPLATES } from './m1u06c05-line-systems.ts'
import { POLYGON_TEMPLATES } from './m1u06c05-polygon-sides.ts'
import { relateSides } from './m1u06c05-sides-as-lines.ts'
import { threeLines } from './m1u06c05-three-lines.ts'

export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  relateSides,
  ...POLYGON_TEMPLATES,
  threeLines,
  ...SYSTEM_TEMPLATES,
]
