import type { ItemTemplate } from '../template.ts'
import { DISTANCE_TEMPLATES } from './m1u02c02-distances.ts'
import { IDEA_TEMPLATES } from './m1u02c02-ideas.ts'
import { READING_TEMPLATES } from './m1u02c02-reading.ts'

/** Item templates of 수직선과 절댓값. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...READING_TEMPLATES, ...DISTANCE_TEMPLATES]
