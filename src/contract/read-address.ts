import { resolveStudyLink } from './paths.ts'

export type Address = { kind: 'page'; path: string } | { kind: 'web'; href: string }

/** Folders of pictures. Any other address of this origin may do something when it is asked for, and a text may ask for pictures unseen. */
const PICTURES = /^\/(?:pictures|api\/v1\/storages)\/[^?#]+$/
/** What a page does when it is visited is not for a text to begin. */
const NOT_LINKED = /^\/(?:auth|api|local-idp)(?:\/|$)/

const NOWHERE = 'https://nowhere.invalid'

/** The Markdown parser percent-encodes the braces of a study link. */
const ENCODED_BRACES = /^%7B(.*)%7D$/i

/**
 * Target of a link in Markdown: the page of a study link (`{M1U01/M1U01C03}`), a path of this origin, or an http(s) address elsewhere;
 * null for anything else. Parses the address as the browser will, so that tabs, backslashes or doubled slashes cannot turn a path into another host.
 */
export function readAddress(written: string): Address | null {
  const studied = resolveStudyLink(written.replace(ENCODED_BRACES, '{$1}'))
  if (studied !== null) return { kind: 'page', path: studied }
  let url: URL
  try {
    url = new URL(written, NOWHERE)
  } catch {
    return null
  }
  if (url.origin === NOWHERE && written.startsWith('/')) {
    const path = url.pathname + url.search + url.hash
    return path.startsWith('//') || NOT_LINKED.test(url.pathname) ? null : { kind: 'page', path }
  }
  if (url.origin === NOWHERE || url.username || url.password) return null
  return url.protocol === 'https:' || url.protocol === 'http:' ? { kind: 'web', href: url.href } : null
}

/** The path of a picture of this origin, or null for any other address. */
export function readPicturePath(written: string): string | null {
  if (!written.startsWith('/') || written.startsWith('//')) return null
  const { origin, pathname, search, hash } = new URL(written, NOWHERE)
  return origin === NOWHERE && PICTURES.test(pathname + search + hash) ? pathname : null
}
