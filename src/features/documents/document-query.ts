import { queryOptions } from '@tanstack/react-query'

/** The Markdown of `name` ('guide/start', 'price'), or null if there is no such document. */
export function documentQuery(name: string) {
  return queryOptions({
    queryKey: ['document', name],
    queryFn: async (): Promise<string | null> => {
      const { TEXTS } = await import('./texts.ts')
      return TEXTS[`/src/content/documents/${name}.md`] ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
