/** Checker and its sentences: a chunk of its own, fetched when the first item is shown, long before the first answer. */
export const loadChecker = () =>
  Promise.all([
    import('#domain/answer/check-answer.ts'),
    import('#domain/answer/reason-sentences.ts'),
    import('#domain/answer/ask-for-answer.ts'),
  ])
