/**
 * How many options a multiple-choice key names; more than one makes check boxes. In such a key comma and `&` both separate
 * (answers.md, stage 1); one named twice counts once.
 */
export function countKeys(correctAnswer: string): number {
  const keys = correctAnswer.split(/[,&]/).map((key) => key.trim())
  return new Set(keys.filter((key) => key !== '')).size
}
