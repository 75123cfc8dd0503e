/** Offered for each item of a set: enough that one of them asks something else than the set does already. */
const OFFERS_AN_ITEM = 3

/** Which templates make the new items that a set of `limit` items may draw: all in turn. Empty if there is none. */
export function listSeedTurns<Template>(templates: readonly Template[], limit: number): Template[] {
  const rounds = templates.length === 0 ? 0 : Math.ceil((limit * OFFERS_AN_ITEM) / templates.length)
  return Array.from({ length: rounds }, () => templates)
    .flat()
    .slice(0, limit * OFFERS_AN_ITEM)
}
