export interface RedirectRule {
  /** The path of a page, without query. */
  from: string
  /** A path of this origin, or an absolute http(s) address. */
  to: string
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/**
 * Where the configured rules send somebody who asks for the page at `pathname`: a path of this origin, an absolute address (which is
 * a full page load), or null to stay. Rules are followed to their end; those that lead back, or to no page, send nobody anywhere.
 */
export function resolveRedirect(
  rules: readonly RedirectRule[],
  pathname: string,
  origin: string,
): string | null {
  const targets = new Map(rules.map(({ from, to }) => [withoutSlash(from), to]))
  const passed = new Set<string>()
  let path = withoutSlash(pathname)
  let found: string | null = null
  for (;;) {
    if (passed.has(path)) return null
    passed.add(path)
    const to = targets.get(path)
    if (to === undefined) return found
    const url = parseTarget(to, origin)
    if (!url) return null
    found = to
    if (url.origin !== origin) return found
    path = withoutSlash(url.pathname)
  }
}

function parseTarget(to: string, origin: string): URL | null {
  const isAbsolute = /^https?:\/\//i.test(to)
  if (!isAbsolute && !/^\/(?![/\\])/.test(to)) return null
  return URL.canParse(to, origin) ? new URL(to, origin) : null
}
