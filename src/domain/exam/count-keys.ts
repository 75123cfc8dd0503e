/** How many options a multiple-choice key names: more than one makes check boxes. */
export function countKeys(correctAnswer: string): number {
  return correctAnswer.split(/[,&]/).filter((key) => key.trim() !== '').length
}
