import type { ItemTemplate } from '../template.ts'
import { BEND_TEMPLATES } from './m1u06c07-bends.ts'
import { FOLD_TEMPLATES } from './m1u06c07-folding.ts'
import { IDEA_TEMPLATES } from './m1u06c07-ideas.ts'
import { judgeParallel } from './m1u06c07-parallel-pairs.ts'

export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  judgeParallel,
  ...BEND_TEMPLATES,
  ...FOLD_TEMPLATES,
]
