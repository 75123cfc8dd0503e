/** One statement of the specification, and what proves it. */
export interface Statement {
  /** The section of the specification. */
  section: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  says: string
  /** Test files below `tests/`, each with the title of a test as it is written there. */
  provenBy: readonly (readonly [file: string, title: string])[]
  /** Why nothing proves it yet. */
  later?: string
}

/** A statement that tests prove. */
export const proven = (
  section: Statement['section'],
  says: string,
  ...provenBy: Statement['provenBy']
): Statement => ({ section, says, provenBy })

/** A statement that nothing proves yet. */
export const later = (section: Statement['section'], says: string, why: string): Statement => ({
  section,
  says,
  provenBy: [],
  later: why,
})
