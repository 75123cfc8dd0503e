import path from 'node:path'
import { Hono } from 'hono'
import { AppError } from '#contract/error.ts'
import { resolveRedirect } from '#domain/access/resolve-redirect.ts'
import type { AppDeps } from '../deps.ts'
import { makePageAnswers } from '../site/page-answers.ts'
import type { ServerHono } from './hono-env.ts'
import { readShell, StaticFiles } from './static-files.ts'

const SHELL = '/index.html'

/** The page: its files, and its shell for every other address, with status 404 if no page exists there. */
export async function makePageRoutes(deps: AppDeps): Promise<Hono<ServerHono>> {
  const routes = new Hono<ServerHono>()
  const files = deps.pageDir ? await StaticFiles.list(deps.pageDir) : null
  const kept = deps.assetsDir ? await StaticFiles.list(deps.assetsDir, '/assets/') : null
  const shell = await readShell(deps.pageDir)
  const answers = await makePageAnswers(deps, shell ?? '')

  routes.get('/sitemap.xml', (context) => answers.sitemap(context.req.raw))
  routes.get('/robots.txt', () => answers.robots())
  routes.on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname } = new URL(context.req.url)
    const target = resolveRedirect(deps.site.redirects, pathname, deps.env.PUBLIC_ORIGIN)
    if (target !== null) return context.redirect(target, 302)
    // The worker caches the shell under its file name.
    if (pathname !== '/' && (!pathname.endsWith('.html') || pathname === SHELL)) {
      const headers = new Headers()
      const file =
        files?.serve(pathname, context.req.raw, headers) ?? kept?.serve(pathname, context.req.raw, headers)
      if (file) return file
    }
    if (pathname.startsWith('/assets/') || path.extname(pathname) !== '') throw new AppError('NOT_FOUND')
    if (shell === null) throw new AppError('NOT_FOUND', { cause: 'the page is not built' })
    const page =
      (await answers.page(pathname, context.req.raw)) ??
      files?.serve(SHELL, context.req.raw, new Headers(), 200)
    if (!page) throw new AppError('NOT_FOUND')
    return page
  })
  routes.all('*', () => {
    throw new AppError('METHOD_NOT_ALLOWED')
  })

  return routes
}
