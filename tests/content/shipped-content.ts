import { type Content, readContent } from '#server/seed/read-content.ts'

let reading: Promise<Content> | undefined

/** The content that ships, read once in each process of the tests. */
export function readShippedContent(): Promise<Content> {
  reading ??= readContent('src/content')
  return reading
}
