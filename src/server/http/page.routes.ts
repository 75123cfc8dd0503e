import path from 'node:path'
import { Hono } from 'hono'
import { AppError } from '#contract/error.ts'
import { isPageAddress } from '#contract/paths.ts'
import { resolveRedirect } from '#domain/access/resolve-redirect.ts'
import { type CurriculumIndex, getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { listGuides } from '../site/list-guides.ts'
import type { ServerHono } from './hono-env.ts'
import { StaticFiles } from './static-files.ts'

const SHELL = '/index.html'

/** The page: its files, and for every other address its shell, with status 404 where no page stands. */
export async function makePageRoutes(deps: AppDeps): Promise<Hono<ServerHono>> {
  const routes = new Hono<ServerHono>()
  const files = deps.pageDir ? await StaticFiles.list(deps.pageDir) : null
  const kept = deps.assetsDir ? await StaticFiles.list(deps.assetsDir, '/assets/') : null
  const guides = await listGuides()

  routes.on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname } = new URL(context.req.url)
    if (pathname === '/chat' || pathname === '/chat/') return context.redirect('/', 302)
    const target = resolveRedirect(deps.site.redirects, pathname, deps.env.PUBLIC_ORIGIN)
    if (target !== null) return context.redirect(target, 302)
    // The worker keeps the shell under its file's name.
    if (pathname !== '/' && (!pathname.endsWith('.html') || pathname === SHELL)) {
      const headers = new Headers()
      const file =
        files?.serve(pathname, context.req.raw, headers) ?? kept?.serve(pathname, context.req.raw, headers)
      if (file) return file
    }
    if (pathname.startsWith('/assets/') || path.extname(pathname) !== '') throw new AppError('NOT_FOUND')
    const status = (await isPage(pathname)) ? 200 : 404
    const page = files?.serve(SHELL, context.req.raw, new Headers(), status)
    if (!page) throw new AppError('NOT_FOUND', { cause: 'the page is not built' })
    return page
  })
  routes.all('*', () => {
    throw new AppError('METHOD_NOT_ALLOWED')
  })

  async function isPage(pathname: string): Promise<boolean> {
    // Without its database the server still gives the shell: the page works from what the device has.
    const index: CurriculumIndex | null = await getCurriculumIndex(deps).catch(() => null)
    return isPageAddress(pathname, {
      hasUnit: (id) => index === null || (index.isVisible(id) && index.nodes.get(id)?.kind === 'unit'),
      hasConcept: (id) => index?.isConceptVisible(id) ?? true,
      hasGuide: (slug) => guides.has(slug),
    })
  }

  return routes
}
