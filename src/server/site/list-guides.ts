import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Guides are Markdown files of the repository; their paths below this folder are their slugs. */
const GUIDES = path.resolve('src/content/documents/guide')

export async function listGuides(): Promise<ReadonlySet<string>> {
  const names = await readdir(GUIDES, { recursive: true }).catch(() => [] as string[]) // none written yet
  return new Set(
    names.filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3).split(path.sep).join('/')),
  )
}
