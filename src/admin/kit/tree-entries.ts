export interface TreeEntry {
  id: string
  name: string
  /** Null at the top. */
  parentId: string | null
  children: readonly string[]
  isFolder: boolean
  isHidden: boolean
}

/** By id, in the order in which they are shown. */
export type TreeEntries = ReadonlyMap<string, TreeEntry>

/** Returns the ids above an entry, nearest first. */
export function listAncestors(entries: TreeEntries, id: string | null): string[] {
  const found: string[] = []
  let parent = id === null ? null : entries.get(id)?.parentId
  while (parent) {
    found.push(parent)
    parent = entries.get(parent)?.parentId
  }
  return found
}

/** In single letters, so that a syllable is found while it is being typed, and a single consonant finds what begins with it. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\s/g, '').toLowerCase()
}

/** Returns the entries whose name or id contains `wanted`, with everything above them; all of them if it is blank. */
export function filterEntries(entries: TreeEntries, wanted: string): TreeEntries {
  const part = fold(wanted)
  if (part === '') return entries
  const kept = new Set<string>()
  for (const { id, name } of entries.values()) {
    if (!fold(name).includes(part) && !fold(id).includes(part)) continue
    kept.add(id)
    for (const above of listAncestors(entries, id)) kept.add(above)
  }
  const found = [...entries.values()].filter(({ id }) => kept.has(id))
  return new Map(
    found.map((entry) => [entry.id, { ...entry, children: entry.children.filter((id) => kept.has(id)) }]),
  )
}

/** Returns the index of the next name after `from` that begins with what was typed, around the end; -1 if none does. */
export function findTypedAhead(names: readonly string[], from: number, typed: string): number {
  const start = fold(typed)
  for (let step = typed.length === 1 ? 1 : 0; step <= names.length; step += 1) {
    const at = (from + step) % names.length
    if (fold(names[at] ?? '').startsWith(start)) return at
  }
  return -1
}
