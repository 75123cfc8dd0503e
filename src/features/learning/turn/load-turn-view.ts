type TurnViewPart = typeof import('./turn-view.tsx')

let loaded: TurnViewPart | null = null

/** Fetches the code of a turn. Rejects if it cannot be fetched. */
export async function loadTurnView(): Promise<TurnViewPart> {
  loaded = await import('./turn-view.tsx')
  return loaded
}

/** Returns the view of a turn if its code has been fetched: it can be drawn in the same step as the cards below it. */
export function findTurnView(): TurnViewPart['TurnView'] | null {
  return loaded?.TurnView ?? null
}
