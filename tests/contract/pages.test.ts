import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
const table = /const FIXED_PAGES = \[(.*?)\]/s.exec(read('src/contract/paths.ts'))?.[1] ?? ''
const pages = [...table.matchAll(/'([^']+)'/g)].map(([, page = '']) => page)
const routes = read('src/app/routes.tsx')

/** The routes that serve several pages of the table. */
const SHARED_ROUTES: [route: string, pages: RegExp][] = [
  ['path="/policies/:type"', /^\/policies\//],
  ['path={/^\\/admin/i}', /^\/admin/],
]

test('every page of the table has a route', () => {
  const missing = pages.filter((page) => {
    const shared = SHARED_ROUTES.find(([, pattern]) => pattern.test(page))
    return !routes.includes(shared ? shared[0] : `path={'${page}' satisfies FixedPage}`)
  })
  expect(pages.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
