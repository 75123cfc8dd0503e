/** Why an item may need work. */
export const ITEM_FLAGS = [
  'negative-discrimination',
  'no-discrimination',
  'too-hard',
  'too-easy',
  'guessed',
  'needs-help',
] as const
export type ItemFlag = (typeof ITEM_FLAGS)[number]

/** First answers without help from which on their share says something (Moodle's quiz statistics do the same). */
export const FEWEST_ANSWERS = 30
/** Learners from whom on an answer is shown: what only one or two wrote may be about themselves. */
export const FEWEST_LEARNERS = 3

const HARD_SHARE = 0.2
const EASY_SHARE = 0.95
const LOW_DISCRIMINATION = 0.1
const HELPED_SHARE = 0.5

export interface ItemFigures {
  /** First answers: of all learners, after a hint or the solution, and without help. */
  answers: number
  helped: number
  alone: number
  rightAlone: number
  /** Correlation with the learners' other answers; null if it is unknown. */
  discrimination: number | null
  /** The expected share of right answers by guessing; 0 for items without choices. */
  guessShare: number
}

/** Returns why an item may need work; nothing while there are too few answers to tell. */
export function flagItem(figures: ItemFigures): ItemFlag[] {
  const { answers, helped, alone, rightAlone, discrimination, guessShare } = figures
  const flags: ItemFlag[] = []
  if (alone >= FEWEST_ANSWERS) {
    const share = rightAlone / alone
    if (discrimination !== null && discrimination < 0) flags.push('negative-discrimination')
    else if (discrimination !== null && discrimination < LOW_DISCRIMINATION) flags.push('no-discrimination')
    if (guessShare > 0 && share <= guessShare) flags.push('guessed')
    else if (share < HARD_SHARE) flags.push('too-hard')
    if (share > EASY_SHARE) flags.push('too-easy')
  }
  if (answers >= FEWEST_ANSWERS && helped / answers > HELPED_SHARE) flags.push('needs-help')
  return flags
}
