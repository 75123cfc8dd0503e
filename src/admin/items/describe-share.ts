/** From so many first answers on a share says something. */
const FEWEST_ANSWERS = 30

/** '71% (52명)', '7/9명' while there are few answers, '-' without any. */
export function describeShare({ answers, rightAnswers }: { answers: number; rightAnswers: number }): string {
  if (answers === 0) return '-'
  if (answers < FEWEST_ANSWERS) return `${rightAnswers}/${answers}명`
  return `${Math.round((100 * rightAnswers) / answers)}% (${answers.toLocaleString('ko-KR')}명)`
}
