import type { Step } from '#domain/math/steps/step.ts'

/** Steps of working as a numbered list, each with its reason and its formula. */
export const showSteps = (steps: readonly Step[]): string =>
  steps.map(({ latex, reason }, index) => `${index + 1}. ${reason}\n   \\[ ${latex} \\]`).join('\n')
