import type { ItemTemplate } from '../template.ts'
import { CHALLENGE_TEMPLATES } from './m1u11c05-challenge.ts'
import { COMPARING_TEMPLATES } from './m1u11c05-comparing.ts'
import { READING_TEMPLATES } from './m1u11c05-reading.ts'

/** Item templates of 상대도수의 분포와 비교. */
export const TEMPLATES: ItemTemplate[] = [
  ...READING_TEMPLATES,
  ...COMPARING_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
