/** A wrong procedure: the answers that it gives for a task, in the checker's notation, and what is wrong with it, in 해요체. */
export interface Bug {
  id: string
  answers: readonly string[]
  says: string
}

/** Returns the bug unless its procedure does not apply (`null`) . */
export function bug(id: string, answers: readonly (string | null)[], says: string): Bug[] {
  const given = answers.filter((answer) => answer !== null)
  return given.length > 0 ? [{ id, answers: given, says }] : []
}
