type MarkdownCode = typeof import('./markdown-parts.tsx')

let loaded: MarkdownCode | null = null

/** Fetches the parser and KaTeX, which texts need that are not rendered yet: replies, and what is typed. Rejects if they cannot be fetched. */
export async function loadMarkdown(): Promise<MarkdownCode> {
  loaded = await import('./markdown-parts.tsx')
  return loaded
}

/** Returns what shows a text if its code has been fetched: no preview of another height stands for it first. */
export function findMarkdownParts(): MarkdownCode['MarkdownParts'] | null {
  return loaded?.MarkdownParts ?? null
}
