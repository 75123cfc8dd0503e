import type { ItemTemplate } from '../template.ts'
import { ARC_TEMPLATES } from './m1u08c04-arcs.ts'
import { compareEqual } from './m1u08c04-equal-angles.ts'
import { IDEA_TEMPLATES } from './m1u08c04-ideas.ts'

/** Item templates of M1U08C04 (부채꼴의 중심각과 호). */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, compareEqual, ...ARC_TEMPLATES]
