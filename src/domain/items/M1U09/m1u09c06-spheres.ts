import type { ItemTemplate } from '../template.ts'
import { BALL_TEMPLATES } from './m1u09c06-balls.ts'
import { COMBINED_TEMPLATES } from './m1u09c06-combined.ts'
import { IDEA_TEMPLATES } from './m1u09c06-ideas.ts'

/** Item templates of M1U09C06 (구의 겉넓이와 부피). */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...BALL_TEMPLATES, ...COMBINED_TEMPLATES]
