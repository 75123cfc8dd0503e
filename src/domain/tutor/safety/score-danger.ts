import { DANGER_BIAS, DANGER_UNIT, DANGER_WEIGHTS } from './danger-weights.ts'
import { listRunClasses } from './list-run-classes.ts'

/** Each weight is one letter: `d` is none, `a` the strongest sign of a harmless message, `g` the strongest sign of danger. */
export const NO_WEIGHT = 'd'.charCodeAt(0)

/**
 * How much the wording of a message is like those of children in danger, in logits: about 0 where it is as often one of them as not.
 * A logistic regression over the runs of letters, trained by src/tools/train-danger.ts.
 */
export function scoreDanger(message: string): number {
  const classes = listRunClasses(message)
  let sum = 0
  for (const one of classes) sum += DANGER_WEIGHTS.charCodeAt(one) - NO_WEIGHT
  return DANGER_UNIT * (DANGER_BIAS + sum / Math.sqrt(classes.size || 1))
}
