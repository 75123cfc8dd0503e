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

/** Of most messages, and of every word. */
const LONGEST_REMEMBERED = 300

/**
 * The same for what a learner types, which may be long: a longer text is worked out each time, takes no memory, and costs what it is
 * measured to cost. The replies of one turn read the same message again and again.
 */
export function rememberShortText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const remembered = rememberText(compute)
  return (text) => (text.length > LONGEST_REMEMBERED ? compute(text) : remembered(text))
}
