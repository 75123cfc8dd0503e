import type { ItemTemplate } from '../template.ts'
import { COLOURED_TEMPLATES } from './m1u08c05-coloured-parts.ts'
import { IDEA_TEMPLATES } from './m1u08c05-ideas.ts'
import { LENGTH_TEMPLATES } from './m1u08c05-lengths-and-areas.ts'
import { shareOfCircle } from './m1u08c05-share-of-circle.ts'

/** Item templates of M1U08C05 (부채꼴의 호의 길이와 넓이 구하기). */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  shareOfCircle,
  ...LENGTH_TEMPLATES,
  ...COLOURED_TEMPLATES,
]
