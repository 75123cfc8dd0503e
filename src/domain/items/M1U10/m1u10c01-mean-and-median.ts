import type { ItemTemplate } from '../template.ts'
import { FINDING_TEMPLATES } from './m1u10c01-finding.ts'
import { GROUP_TEMPLATES } from './m1u10c01-groups.ts'
import { IDEA_TEMPLATES } from './m1u10c01-ideas.ts'
import { UNKNOWN_TEMPLATES } from './m1u10c01-unknowns.ts'

/** Item templates of 평균과 중앙값. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...FINDING_TEMPLATES,
  ...UNKNOWN_TEMPLATES,
  ...GROUP_TEMPLATES,
]
