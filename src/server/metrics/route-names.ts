import { type AddressedRouter, listAddressed, methodOf, patternOf, templateOf } from '#contract/address.ts'

const KEPT_AS_THEY_ARE: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/sw.js'])
const ASSETS = '/assets/'
const API = '/api/'

/**
 * Returns the route label of a request: the path template, never the path itself, so that no id and no user input becomes a label and the
 * number of labels is bounded.
 */
export function makeRouteNamer(contract: AddressedRouter): (method: string, pathname: string) => string {
  const routes = listAddressed(contract).map((procedure) => ({
    method: methodOf(procedure),
    pattern: patternOf(procedure),
    template: templateOf(procedure),
  }))
  // Fast path: most requests have no path parameters.
  const exact = new Map(
    routes
      .filter(({ template }) => !template.includes('{'))
      .map(({ method, template }) => [`${method} ${template}`, template]),
  )
  const others = routes.filter(({ template }) => template.includes('{'))
  return (method, pathname) => {
    if (KEPT_AS_THEY_ARE.has(pathname)) return pathname
    if (pathname.startsWith(ASSETS)) return '/assets/*'
    if (!pathname.startsWith(API)) return 'page'
    const found = others.find((route) => route.method === method && route.pattern.test(pathname))
    return exact.get(`${method} ${pathname}`) ?? found?.template ?? '/api/*'
  }
}
