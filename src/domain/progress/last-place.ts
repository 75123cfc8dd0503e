/** Where a learner was last, as a device keeps it. */
export interface LastPlace {
  /** Null if there is none. */
  conceptId: string | null
  /** By the server's clock: the latest use of a thread that this device has read. */
  lastUsedAt?: string
  /** The concepts that were last opened on this device, the latest first. */
  openedHere?: readonly string[]
}

/** Unsent turns of these may still reach the server, and then look like a later use. */
const MOST_OPENED_HERE = 8

/** The place after a concept was opened on this device. */
export function openPlaceHere(kept: LastPlace | null, conceptId: string): LastPlace {
  const others = kept?.openedHere?.filter((id) => id !== conceptId) ?? []
  return { ...kept, conceptId, openedHere: [conceptId, ...others].slice(0, MOST_OPENED_HERE) }
}

function isLater(left: LastPlace, right: LastPlace): boolean {
  return left.lastUsedAt !== undefined && right.lastUsedAt !== undefined && left.lastUsedAt > right.lastUsedAt
}

/**
 * The place after the server was read. It follows the server only to a place that was used later than what this device has read before, and
 * not on this device: turns that it sends late are used late, and opening a thread is no use of it. Only the server's times are compared.
 */
export function followServedPlace(kept: LastPlace | null, served: LastPlace | null): LastPlace | null {
  if (served === null || served.conceptId === null) return kept
  const { conceptId, lastUsedAt } = served
  const read = lastUsedAt === undefined ? {} : { lastUsedAt }
  if (kept === null || kept.conceptId === null) return { ...kept, conceptId, ...read }
  if (kept.lastUsedAt === undefined) return { ...kept, ...read }
  if (!isLater(served, kept)) return kept
  return kept.openedHere?.includes(conceptId) ? { ...kept, ...read } : { ...kept, conceptId, ...read }
}

/** Whether `read` is a place that the learner came to on another device since `shown` was read. */
export function isFromElsewhere(read: LastPlace, shown: LastPlace): boolean {
  const { conceptId, openedHere = [] } = read
  return (
    conceptId !== null &&
    conceptId !== shown.conceptId &&
    isLater(read, shown) &&
    !openedHere.includes(conceptId)
  )
}
