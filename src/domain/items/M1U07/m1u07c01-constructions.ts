import type { ItemTemplate } from '../template.ts'
import { CHALLENGE_TEMPLATES } from './m1u07c01-challenge.ts'
import { COPY_TEMPLATES } from './m1u07c01-copies.ts'
import { IDEA_TEMPLATES } from './m1u07c01-ideas.ts'
import { ORDER_TEMPLATES } from './m1u07c01-orders.ts'

/** Item templates of M1U07C01 (길이가 같은 선분과 크기가 같은 각의 작도). */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...ORDER_TEMPLATES,
  ...COPY_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
