import type { ItemTemplate } from '../template.ts'
import { DIGIT_AND_AREA_TEMPLATES } from './m1u03c01-digits-and-areas.ts'
import { IDEA_TEMPLATES } from './m1u03c01-ideas.ts'
import { SIGN_TEMPLATES } from './m1u03c01-omitting-signs.ts'
import { SITUATION_TEMPLATES } from './m1u03c01-situations.ts'

/** Item templates of 문자를 사용한 식. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...SIGN_TEMPLATES,
  ...SITUATION_TEMPLATES,
  ...DIGIT_AND_AREA_TEMPLATES,
]
