import type { ItemTemplate } from '../template.ts'
import { DIAGONAL_TEMPLATES } from './m1u08c01-diagonals.ts'
import { IDEA_TEMPLATES } from './m1u08c01-ideas.ts'

/** Item templates of M1U08C01 (다각형과 대각선의 개수). */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...DIAGONAL_TEMPLATES]
