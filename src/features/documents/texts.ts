/** All documents by file: one chunk, since together they are small, and the worker keeps it for the days without a network. */
export const TEXTS = import.meta.glob<string>('/src/content/documents/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
