import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Guides, policies, price and sales are Markdown files of the repository; their paths below this folder are the page addresses. */
const DOCUMENTS = path.resolve('src/content/documents')

export interface SiteDocument {
  /** The first heading of the text. */
  title: string
  /** Markdown without that heading. */
  body: string
}

/** Returns every document by its page address: `/guide/study/exams`, `/price`. */
export async function readDocuments(): Promise<ReadonlyMap<string, SiteDocument>> {
  const names = await readdir(DOCUMENTS, { recursive: true })
  const files = names.filter((name) => name.endsWith('.md'))
  return new Map(
    await Promise.all(
      files.map(async (name): Promise<[string, SiteDocument]> => {
        const address = `/${name.slice(0, -'.md'.length).split(path.sep).join('/')}`
        return [address, splitTitle(await readFile(path.join(DOCUMENTS, name), 'utf8'))]
      }),
    ),
  )
}

function splitTitle(markdown: string): SiteDocument {
  const [first = '', ...rest] = markdown.trimStart().split('\n')
  return { title: first.replace(/^#\s*/, ''), body: rest.join('\n') }
}
