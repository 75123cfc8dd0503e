import type { ItemTemplate } from '../template.ts'
import { readDistance } from './m1u06c04-foot.ts'
import { DISTANCE_TEMPLATES } from './m1u06c04-ideas.ts'
import { RIGHT_ANGLE_TEMPLATES } from './m1u06c04-right-angles.ts'

export const TEMPLATES: ItemTemplate[] = [readDistance, ...DISTANCE_TEMPLATES, ...RIGHT_ANGLE_TEMPLATES]
