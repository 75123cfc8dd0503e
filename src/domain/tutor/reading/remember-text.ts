/** Maximum number of cached texts; beyond it the cache is cleared, so that memory stays bounded. */
const MOST_KEPT = 4_000

/** The same function, worked out once for each text: one turn reads the same passages for many questions. */
export function rememberText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>()
  return (text) => {
    const found = known.get(text)
    if (found) return found.value
    const value = compute(text)
    if (known.size >= MOST_KEPT) known.clear()
    known.set(text, { value })
    return value
  }
}
