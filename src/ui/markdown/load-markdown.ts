type MarkdownCode = typeof import('./markdown-parts.tsx')

let loaded: MarkdownCode | null = null

/** Fetches the parser and KaTeX for texts that the server has not rendered: replies and typed text. Rejects if they cannot be fetched. */
export async function loadMarkdown(): Promise<MarkdownCode> {
  // Evaluated in a task of its own; the parts that follow need it and reject without it.
  import('./formula.tsx').catch(() => undefined)
  loaded = await import('./markdown-parts.tsx')
  return loaded
}

/** Returns the component if its code has been fetched, so that no preview of another height is shown first. */
export function findMarkdownParts(): MarkdownCode['MarkdownParts'] | null {
  return loaded?.MarkdownParts ?? null
}
