/** Shipped ids count from 01, so that those of a later release never meet these. */
const FIRST_OWN_NUMBER = 51

/** Returns the next id of what an administrator makes: `M1U01C51`, in the scheme of the shipped ids. `taken` holds the ids with the prefix. */
export function makeOwnId(prefix: string, taken: readonly string[]): string {
  const numbers = taken
    .map((id) => id.slice(prefix.length))
    .filter((rest) => /^\d+$/.test(rest))
    .map(Number)
  return `${prefix}${Math.max(FIRST_OWN_NUMBER - 1, ...numbers) + 1}`
}
