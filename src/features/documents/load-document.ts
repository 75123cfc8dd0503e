/** Every text is a chunk of its own, which the worker keeps: documents are there without a network. */
const TEXTS = import.meta.glob<string>('/src/content/documents/**/*.md', { query: '?raw', import: 'default' })

const FOLDER = '/src/content/documents/'

/** The Markdown of `name` ('guide/start', 'price'), or null where there is no such document. */
export async function loadDocument(name: string): Promise<string | null> {
  const load = TEXTS[`${FOLDER}${name}.md`]
  return load ? await load() : null
}

export const hasDocument = (name: string): boolean => `${FOLDER}${name}.md` in TEXTS
