import type { ItemTemplate } from '../template.ts'
import { CHALLENGE_TEMPLATES } from './m1u11c06-challenge.ts'
import { CONCLUSION_TEMPLATES } from './m1u11c06-conclusions.ts'
import { chooseNextStep } from './m1u11c06-next-step.ts'
import { PROCESS_TEMPLATES } from './m1u11c06-process.ts'

/** Item templates of 통계적 탐구와 공학 도구. */
export const TEMPLATES: ItemTemplate[] = [
  ...PROCESS_TEMPLATES,
  chooseNextStep,
  ...CONCLUSION_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
