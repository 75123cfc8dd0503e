import type { ItemTemplate } from '../template.ts'
import { IDEA_TEMPLATES } from './m1u02c04-ideas.ts'
import { RIDDLE_TEMPLATES } from './m1u02c04-riddles.ts'
import { SUM_TEMPLATES } from './m1u02c04-sums.ts'

/** Item templates of 정수와 유리수의 덧셈과 뺄셈. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...SUM_TEMPLATES, ...RIDDLE_TEMPLATES]
