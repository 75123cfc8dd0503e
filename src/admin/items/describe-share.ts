/** From so many first answers on a share says something. */
const FEWEST_ANSWERS = 30

/** '71% (52명)', '7/9명' while there are few answers, '-' without any. */
export function describeShare({ answers, rightAnswers }: { answers: number; rightAnswers: number }): string {
  if (answers === 0) return '-'
  if (answers < FEWEST_ANSWERS) return `${rightAnswers}/${answers}명`
  return `${Math.round((100 * rightAnswers) / answers)}% (${answers.toLocaleString('ko-KR')}명)`
}

/** '1분 20초', '-' if it is not known. */
export function describeSeconds(milliseconds: number | null): string {
  if (milliseconds === null) return '-'
  const seconds = Math.round(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds}초`
  return seconds % 60 === 0 ? `${minutes}분` : `${minutes}분 ${seconds % 60}초`
}
