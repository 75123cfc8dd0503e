import { isbot } from 'isbot'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { type CachedAnswer, serveBytes } from '../http/content-cache.ts'
import { describePage, MISSING_PAGE, type PageFacts, type PageSources } from './describe-page.ts'
import { hasPage } from './has-page.ts'
import { type PageHead, writePage, writeReadPage } from './page-html.ts'
import { readDocuments } from './read-documents.ts'
import { listSeoSettings } from './seo.queries.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'
import { writePageText } from './write-page-text.ts'

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, User-Agent',
}
const FILE_HEADERS = { 'Cache-Control': 'public, max-age=3600', Vary: 'Accept-Encoding' }

export interface PageAnswers {
  /** Returns the page at an address, with status 404 if there is none; null if the outline of the content is unavailable. */
  page: (pathname: string, request: Request) => Promise<Response | null>
  sitemap: (request: Request) => Promise<Response>
  robots: () => Response
}

/** The shell with each page's own head, and with its text for crawlers; built once per content version. */
export async function makePageAnswers(deps: AppDeps, shell: string): Promise<PageAnswers> {
  const documents = await readDocuments()
  const origin = deps.env.PUBLIC_ORIGIN

  async function remember(key: string, make: () => Promise<string>): Promise<CachedAnswer> {
    const known = deps.contentCache.get(key)
    if (known) return known
    const madeFor = deps.contentCache.version
    return deps.contentCache.put(key, await make(), madeFor)
  }

  async function writeFound(
    path: string,
    said: PageFacts,
    sources: PageSources,
    isReader: boolean,
  ): Promise<string> {
    const set = (await getSettings(deps)).get(path)
    const head: PageHead = {
      title: set?.title ?? said.title,
      description: set?.description || said.description,
      canonical: set?.isListed === false ? null : said.canonical,
      image: set?.image ?? null,
    }
    if (!isReader) return writePage(shell, head, origin)
    return writeReadPage(shell, head, origin, await writePageText(deps, path, said, sources))
  }

  return {
    page: async (pathname, request) => {
      // Without its database the server still sends the shell: the page works with the data on the device.
      const index = await getCurriculumIndex(deps).catch(() => null)
      if (!index) return null
      const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
      const isThere = hasPage(path, { index, documents })
      const isReader = readsPages(request.headers.get('user-agent'))
      const kind = isReader ? 'read' : 'run'
      if (isThere) {
        const sources = { index, documents }
        const said = describePage(path, sources)
        // A concept has an address below every unit: all of them are one page.
        const own = said.canonical ?? path
        const make = () => writeFound(own, said, sources, isReader)
        return serveBytes(await remember(`page ${kind} ${own}`, make), request, PAGE_HEADERS)
      }
      const head = { ...MISSING_PAGE, image: null }
      const text = '<h1>페이지를 찾을 수 없어요</h1><p><a href="/">셈샘 홈으로</a></p>'
      const make = async () =>
        isReader ? writeReadPage(shell, head, origin, text) : writePage(shell, head, origin)
      return serveBytes(await remember(`page ${kind} missing`, make), request, PAGE_HEADERS, 404)
    },

    sitemap: async (request) => {
      const index = await getCurriculumIndex(deps)
      const answer = await remember('sitemap', async () => {
        const settings = await getSettings(deps)
        const isListed = (path: string) => settings.get(path)?.isListed !== false
        return writeSitemap(index, documents.keys(), { origin, isListed })
      })
      return serveBytes(answer, request, { ...FILE_HEADERS, 'Content-Type': 'application/xml' })
    },

    robots: () =>
      new Response(writeRobots(origin), {
        headers: { ...FILE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
      }),
  }
}

/** Headless browsers and developer tools get the same as browsers. */
const TAKES_THE_APP = /lighthouse|headlesschrome|^(?:curl|wget|node|undici|python|go-http|axios|postman)/i

/** Returns whether a search engine or preview sends the request. */
function readsPages(userAgent: string | null): boolean {
  return isbot(userAgent) && !TAKES_THE_APP.test(userAgent ?? '')
}

function getSettings(deps: AppDeps) {
  return deps.contentCache.remember(
    'seo-settings',
    async () => new Map((await listSeoSettings(deps.contentDb)).map((setting) => [setting.path, setting])),
  )
}
