export type Address = { kind: 'page'; path: string } | { kind: 'web'; href: string }

const NOWHERE = 'https://nowhere.invalid'

/**
 * Where a link of a text leads: a path of this origin, or an http(s) address elsewhere; null for anything else. Reads it as
 * the browser will, so that tabs, backslashes or doubled slashes cannot turn a path into another host.
 */
export function readAddress(written: string): Address | null {
  let url: URL
  try {
    url = new URL(written, NOWHERE)
  } catch {
    return null
  }
  if (url.origin === NOWHERE && written.startsWith('/')) {
    const path = url.pathname + url.search + url.hash
    return path.startsWith('//') ? null : { kind: 'page', path }
  }
  if (url.origin === NOWHERE || url.username || url.password) return null
  return url.protocol === 'https:' || url.protocol === 'http:' ? { kind: 'web', href: url.href } : null
}
