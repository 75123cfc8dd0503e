/** The first paragraph of a question: a row shows two lines of it. */
export function shortenQuestion(question: string): string {
  return question.trim().split(/\n\s*\n/)[0] ?? ''
}
