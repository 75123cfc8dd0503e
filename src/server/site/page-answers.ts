import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { parseChatPath } from '#contract/paths.ts'
import { LEVEL } from '#domain/exam/item.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { serveBytes } from '../http/content-cache.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { describePage, MISSING_PAGE, type PageFacts, type PageSources } from './describe-page.ts'
import { hasPage } from './has-page.ts'
import { type PageHead, writePage } from './page-html.ts'
import { readDocuments } from './read-documents.ts'
import { listSeoSettings } from './seo.queries.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'
import { hasFormulas, MISSING_SCREEN, writeFirstScreen } from './write-first-screen.ts'

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
}
const FILE_HEADERS = { 'Cache-Control': 'public, max-age=3600', Vary: 'Accept-Encoding' }

export interface PageAnswers {
  /** Returns the page at an address, with status 404 if there is none; null if the outline of the content is unavailable. */
  page: (pathname: string, request: Request) => Promise<Response | null>
  sitemap: (request: Request) => Promise<Response>
  robots: () => Response
}

/** The shell with each page's own head and text; built once per content version. */
export async function makePageAnswers(deps: AppDeps, shell: string): Promise<PageAnswers> {
  const documents = await readDocuments()
  const origin = deps.env.PUBLIC_ORIGIN
  const fonts = await listFontPreloads(deps.pageDir)

  const remember = (key: string, make: () => Promise<string>) => deps.contentCache.answer(key, make)

  async function writeFound(address: string, said: PageFacts, sources: PageSources): Promise<string> {
    const set = (await getSettings(deps)).get(address)
    const head: PageHead = {
      title: set?.title ?? said.title,
      description: set?.description || said.description,
      canonical: set?.isListed === false ? null : said.canonical,
      image: set?.image ?? null,
    }
    const firstScreen = await writeFirstScreen(deps, address, sources)
    // Fonts first: the text waits for them, and a browser opens six connections at most.
    const preloads = [
      ...(firstScreen && hasFormulas(firstScreen) ? fonts : []),
      preloadCall(pathOf(contract.curriculum.entries)),
      ...preloadItem(address),
    ]
    return writePage(shell, { head, origin, firstScreen, preloads })
  }

  return {
    page: async (pathname, request) => {
      // Without its database the server still sends the shell: the page works with the data on the device.
      const index = await getCurriculumIndex(deps).catch(() => null)
      if (!index) return null
      const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
      if (hasPage(address, { index, documents })) {
        const sources = { index, documents }
        const said = describePage(address, sources)
        // A concept has an address below every unit: all of them are one page.
        const own = said.canonical ?? address
        const make = () => writeFound(own, said, sources)
        return serveBytes(await remember(`page ${own}`, make), request, PAGE_HEADERS)
      }
      const head = { ...MISSING_PAGE, image: null }
      const make = async () => writePage(shell, { head, origin, firstScreen: MISSING_SCREEN, preloads: [] })
      return serveBytes(await remember('page missing', make), request, PAGE_HEADERS, 404)
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

/** Preloads what the app requests first. */
function preloadCall(address: string): string {
  return `<link rel="preload" as="fetch" href="${escapeHtml(address)}" crossorigin="anonymous" />`
}

/** A visitor's conversation opens when it knows whether its concept has items. */
function preloadItem(pathname: string): string[] {
  const conceptId = parseChatPath(pathname)?.conceptId
  if (!conceptId) return []
  const query = new URLSearchParams({ conceptId, difficultyLevel: String(LEVEL.concept), index: '0' })
  return [preloadCall(`${pathOf(contract.item.service)}?${query}`)]
}

/** What nearly every formula is set in: fetched beside the style sheet that names them, not after it. */
const FORMULA_FONT = /^KaTeX_(?:Main-Regular|Math-Italic)-common-.*\.woff2$/

async function listFontPreloads(pageDir: string | null): Promise<string[]> {
  const names = pageDir ? await readdir(path.join(pageDir, 'assets')).catch(() => []) : []
  return names
    .filter((name) => FORMULA_FONT.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin />`)
}

function getSettings(deps: AppDeps) {
  return deps.contentCache.remember(
    'seo-settings',
    async () => new Map((await listSeoSettings(deps.contentDb)).map((setting) => [setting.path, setting])),
  )
}
