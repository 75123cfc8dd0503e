import type { ItemTemplate } from '../template.ts'
import { countAround } from './m1u09c02-around-a-vertex.ts'
import { COUNT_TEMPLATES } from './m1u09c02-counts.ts'
import { FIND_TEMPLATES } from './m1u09c02-find.ts'
import { IDEA_TEMPLATES } from './m1u09c02-ideas.ts'
import { NET_TEMPLATES } from './m1u09c02-nets.ts'

/** Item templates of M1U09C02 (정다면체). */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  countAround,
  ...COUNT_TEMPLATES,
  ...FIND_TEMPLATES,
  ...NET_TEMPLATES,
]
