import type { ItemTemplate } from '../template.ts'
import { COMBINED_TEMPLATES } from './m1u09c04-combined.ts'
import { SURFACE_TEMPLATES } from './m1u09c04-surfaces.ts'
import { VOLUME_TEMPLATES } from './m1u09c04-volumes.ts'

/** Item templates of M1U09C04 (기둥의 겉넓이와 부피). */
export const TEMPLATES: ItemTemplate[] = [...VOLUME_TEMPLATES, ...SURFACE_TEMPLATES, ...COMBINED_TEMPLATES]
