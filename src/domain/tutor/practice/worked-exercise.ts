import type { WorkedSolution } from '#domain/math/steps/step.ts'

/** A task with its working. */
export interface WorkedExercise {
  /** The task as a noun phrase that takes 을/를: `\(60\)의 소인수분해`. */
  task: string
  solution: WorkedSolution
  /** The result in a sentence, 해요체. */
  conclusion: string
}
