/** Sources whose chunks carry the folder's name first, so that the size budgets can tell them from the others (.size-limit.mjs). */
const ITEM_SOURCES = '/src/domain/items/'

interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null
}

function isOfFirstLoad(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const found = graph.getModuleInfo(id)
  if (!found) return false
  return found.isEntry || found.importers.some((importer) => isOfFirstLoad(importer, graph, seen))
}

/** Used by conversations and by the outbox, which would otherwise share a file of its own. */
const READS_STREAMS = /\/domain\/chat\/(?:parse-event-line|fold-stream|release-text)\.ts$/

/** Puts everything that the entry imports statically into one file: dozens of small shared chunks would compress worse. */
export const FIRST_LOAD = {
  name: (id: string, graph: ModuleGraph) =>
    isOfFirstLoad(id, graph, new Set()) || READS_STREAMS.test(id) ? 'app' : null,
}

/** Puts everything that only an open conversation fetches into one file. */
export const CONVERSATION = {
  name: 'conversation',
  test: /\/(?:(?:ask|refresh-thread|begin-exam|help|device-reply|waiting-question|saved-turn)\.state|turn\.flow|turn-machine|(?:make|save)-turn|stream\.api|read-stream|sse)\.ts$/,
  includeDependenciesRecursively: false,
}

/** File name of a chunk: `items-…` if it holds nothing but item templates and what they share. */
export function chunkFileNames({ moduleIds }: { moduleIds: readonly string[] }): string {
  const isOfItems = moduleIds.length > 0 && moduleIds.every((id) => id.includes(ITEM_SOURCES))
  return isOfItems ? 'assets/items-[name]-[hash].js' : 'assets/[name]-[hash].js'
}
