/** All documents by file, in one chunk that the service worker precaches. */
export const TEXTS = import.meta.glob<string>('/src/content/documents/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
