import type { ItemTemplate } from '../template.ts'
import { COMBINED_TEMPLATES } from './m1u09c05-combined.ts'
import { IDEA_TEMPLATES } from './m1u09c05-ideas.ts'
import { SURFACE_TEMPLATES } from './m1u09c05-surfaces.ts'
import { VOLUME_TEMPLATES } from './m1u09c05-volumes.ts'

/** Item templates of M1U09C05 (뿔의 겉넓이와 부피). */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...VOLUME_TEMPLATES,
  ...SURFACE_TEMPLATES,
  ...COMBINED_TEMPLATES,
]
