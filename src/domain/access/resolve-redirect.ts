export interface RedirectRule {
  /** The path of a page, without query. */
  from: string
  /** A path of this origin, or an absolute http(s) address. */
  to: string
}

function withoutSlash(path: string) {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** The page's own rule (specification section 2): a configured one cannot replace it. */
const OWN_RULE: RedirectRule = { from: '/chat', to: '/' }

interface FollowedRules {
  /** Paths in the order they were passed; the last one was passed before where the rules lead back. */
  passed: string[]
  end: 'reached' | 'circle' | 'no-page'
  /** The last rule's target. */
  target: string | null
}

function followRules(rules: readonly RedirectRule[], pathname: string, origin: string): FollowedRules {
  const targets = new Map([...rules, OWN_RULE].map(({ from, to }) => [withoutSlash(from), to]))
  const passed = [withoutSlash(pathname)]
  let target: string | null = null
  for (;;) {
    const to = targets.get(passed.at(-1) ?? '')
    if (to === undefined) return { passed, end: 'reached', target }
    const url = parseTarget(to, origin)
    if (!url) return { passed, end: 'no-page', target: null }
    target = to
    if (url.origin !== origin) return { passed, end: 'reached', target }
    const path = withoutSlash(url.pathname)
    const isCircle = passed.includes(path)
    passed.push(path)
    if (isCircle) return { passed, end: 'circle', target: null }
  }
}

/**
 * Where `/chat` and the configured rules redirect a request for the page at `pathname`: a path of this origin, an absolute address
 * (which is a full page load), or null to stay. Rules are followed to their end; those that lead back, or to no page, are ignored.
 */
export function resolveRedirect(
  rules: readonly RedirectRule[],
  pathname: string,
  origin: string,
): string | null {
  return followRules(rules, pathname, origin).target
}

/** The paths of the first rules that lead back to where they came from, in order; null if none do. */
export function findRedirectCircle(rules: readonly RedirectRule[], origin: string): string[] | null {
  for (const { from } of rules) {
    const { passed, end } = followRules(rules, from, origin)
    if (end === 'circle') return passed
  }
  return null
}

function parseTarget(to: string, origin: string): URL | null {
  const isAbsolute = /^https?:\/\//i.test(to)
  if (!isAbsolute && !/^\/(?![/\\])/.test(to)) return null
  return URL.canParse(to, origin) ? new URL(to, origin) : null
}
