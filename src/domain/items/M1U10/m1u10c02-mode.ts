import type { ItemTemplate } from '../template.ts'
import { CLAIM_TEMPLATES } from './m1u10c02-claims.ts'
import { COMPARING_TEMPLATES } from './m1u10c02-comparing.ts'
import { FINDING_TEMPLATES } from './m1u10c02-finding.ts'
import { IDEA_TEMPLATES } from './m1u10c02-ideas.ts'
import { UNKNOWN_TEMPLATES } from './m1u10c02-unknowns.ts'

/** Item templates of 최빈값. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...CLAIM_TEMPLATES,
  ...FINDING_TEMPLATES,
  ...COMPARING_TEMPLATES,
  ...UNKNOWN_TEMPLATES,
]
