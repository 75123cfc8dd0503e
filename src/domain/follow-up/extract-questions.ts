const QUESTION_FENCE = /^```question[ \t]*\n([\s\S]*?)^```[ \t]*$/gm

/** The questions of the ```question blocks of a reply, in order, empty ones dropped. An unclosed block is none. */
export function extractQuestions(reply: string): string[] {
  return [...reply.matchAll(QUESTION_FENCE)]
    .map(([, question = '']) => question.trim())
    .filter((question) => question !== '')
}
