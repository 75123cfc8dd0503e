export interface NetworkFacts {
  /** The server answered last. */
  isReachable: boolean
  /** The person asked to be sparing with data. */
  saveData: boolean
  /** `slow-2g`, `2g`, `3g` or `4g`, where the browser tells. */
  effectiveType: string | undefined
}

/** Whether chunks may be fetched before they are needed. */
export function mayPreload({ isReachable, saveData, effectiveType }: NetworkFacts): boolean {
  return isReachable && !saveData && !/2g$/.test(effectiveType ?? '')
}
