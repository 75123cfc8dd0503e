/** What a key comes to, worked out without its model solution: one value, or every value that fits (there must be one). */
export type EssayKey = number | string | readonly (number | string)[]

/** The keys of the essays of a unit, by item id. A word comes with the reason for it as a comment. */
export type EssayKeys = Readonly<Record<string, () => EssayKey>>
