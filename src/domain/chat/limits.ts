/** Characters of a message, and of an answer to an item (api.md); above them the server answers 422. */
export const MESSAGE_LIMIT_CHARACTERS = 4000
export const ANSWER_LIMIT_CHARACTERS = 500
/** An essay is the working line by line. */
export const ESSAY_LIMIT_CHARACTERS = 2000
