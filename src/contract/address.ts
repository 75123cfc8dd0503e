/**
 * Addresses of the API, read from the contract's procedures. No zod: the page and the worker pass the minified contract, the server
 * the whole one.
 */

/** The part of a procedure that says where it is; the minified contract keeps nothing else. */
export interface AddressedProcedure {
  readonly '~orpc': {
    readonly route: { readonly method?: string | undefined; readonly path?: string | undefined }
    readonly meta: { readonly content?: boolean }
  }
}

export type AddressedRouter = { readonly [name: string]: AddressedProcedure | AddressedRouter }

const PARAMETER = /\{(\w+)\}/g

/** Returns the path template of a procedure: `/threads/{id}`. */
export function templateOf(procedure: AddressedProcedure): string {
  const { path } = procedure['~orpc'].route
  if (path === undefined) throw new TypeError('The procedure has no path')
  return path
}

/** Returns the HTTP method of a procedure. */
export function methodOf(procedure: AddressedProcedure): string {
  return procedure['~orpc'].route.method ?? 'POST'
}

/** Returns the path of a procedure with `params` in place of its parameters. Throws a TypeError if one is missing. */
export function pathOf(
  procedure: AddressedProcedure,
  params: Readonly<Record<string, string | undefined>> = {},
): string {
  return templateOf(procedure).replace(PARAMETER, (_match, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`The path has no ${name}`)
    return encodeURIComponent(value)
  })
}

/** Returns the path of a procedure as Hono writes routes: `/threads/:id`. */
export function routeOf(procedure: AddressedProcedure): string {
  return templateOf(procedure).replace(PARAMETER, ':$1')
}

/** Returns a pattern that matches every path of a procedure, with a group for each parameter. */
export function patternOf(procedure: AddressedProcedure): RegExp {
  return new RegExp(`^${templateOf(procedure).replace(PARAMETER, '([^/]+)')}$`)
}

/** Returns every procedure of a router. */
export function listAddressed(router: AddressedRouter): AddressedProcedure[] {
  return Object.values(router).flatMap((entry) => (isProcedure(entry) ? [entry] : listAddressed(entry)))
}

function isProcedure(entry: AddressedProcedure | AddressedRouter): entry is AddressedProcedure {
  return '~orpc' in entry
}
