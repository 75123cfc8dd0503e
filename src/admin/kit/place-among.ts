export interface Placed {
  id: string
  ordered: number
  version: number
}

/**
 * Returns the rows whose place changes when one moves one step among its siblings, in their present order, with their new places. Empty at
 * either end.
 */
export function moveAmong<Row extends Placed>(siblings: readonly Row[], id: string, step: -1 | 1): Row[] {
  const from = siblings.findIndex((row) => row.id === id)
  const to = from + step
  const moving = siblings[from]
  if (!moving || to < 0 || to >= siblings.length) return []
  const next = siblings.filter((row) => row.id !== id)
  next.splice(to, 0, moving)
  let last = -1
  return next.flatMap((row, at) => {
    // The places that there are, raised where two rows have the same.
    last = Math.max(siblings[at]?.ordered ?? 0, last + 1)
    return row.ordered === last ? [] : [{ ...row, ordered: last }]
  })
}
