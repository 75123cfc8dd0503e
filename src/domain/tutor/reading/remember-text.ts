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

/** Beyond it a message is worked out each time: its cost stays what it is measured to be, and it takes no memory. */
const LONGEST_MESSAGE = 300

/** The same for what a learner types: the replies of one turn read the same messages again and again, and no value is ever changed. */
export function rememberMessage<Value>(compute: (message: string) => Value): (message: string) => Value {
  const remembered = rememberText(compute)
  return (message) => (message.length > LONGEST_MESSAGE ? compute(message) : remembered(message))
}
