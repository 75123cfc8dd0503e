/** The checker with its sentences: a chunk of its own, fetched when the first item is shown, long before the first answer. */
export const loadChecker = () =>
  Promise.all([import('#domain/exam/judge-submission.ts'), import('#domain/answer/ask-for-answer.ts')])
