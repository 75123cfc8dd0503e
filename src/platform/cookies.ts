/** Age of JSON cookies unless told otherwise (specification section 3). */
const GENERIC_AGE_S = 604_800

/** Every cookie that the page itself reads or writes; what sign-in sets is the server's. */
export const COOKIES = {
  /** Until when a popup stays away, as an ISO date. */
  hidePopupUntil: { ageS: GENERIC_AGE_S },
  popupParticipated: { ageS: 15_768_000 },
  user_pen_capability: { ageS: 31_536_000 },
} as const

export type CookieName = keyof typeof COOKIES

/** Event ids come from the configuration: none of them breaks out of the cookie's name. */
const fullName = (name: CookieName, eventId?: string) =>
  eventId === undefined ? name : `${name}:${encodeURIComponent(eventId)}`

/** The decoded value of a cookie in `jar` (the text of `document.cookie`), or null where there is none that can be read. */
export function findCookie(jar: string, name: CookieName, eventId?: string): string | null {
  const wanted = `${fullName(name, eventId)}=`
  const found = jar.split('; ').find((cookie) => cookie.startsWith(wanted))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(wanted.length))
  } catch {
    // Somebody else wrote it.
    return null
  }
}

/** A cookie for the whole site, as it is written to `document.cookie`. A null value removes it. */
export function formatCookie(
  name: CookieName,
  value: string | null,
  isSecure: boolean,
  eventId?: string,
): string {
  const age = value === null ? 0 : COOKIES[name].ageS
  const parts = [`${fullName(name, eventId)}=${encodeURIComponent(value ?? '')}`]
  parts.push('Path=/', 'SameSite=Lax', `Max-Age=${age}`)
  if (isSecure) parts.push('Secure')
  return parts.join('; ')
}

/** The text of a cookie; null where there is none, or cookies are refused. */
export function readCookie(name: CookieName, eventId?: string): string | null {
  try {
    return findCookie(document.cookie, name, eventId)
  } catch {
    return null
  }
}

/** Whether a cookie says `true`: wrong JSON and wrong types say nothing. */
export const readFlag = (name: CookieName, eventId?: string): boolean => readCookie(name, eventId) === 'true'

/** Writes a cookie, or removes it with null. Where cookies are refused nothing is remembered. */
export function writeCookie(name: CookieName, value: string | null, eventId?: string): void {
  try {
    // Over http, as on this machine, a secure cookie would not be kept.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is there on https only, and on few iPads
    document.cookie = formatCookie(name, value, location.protocol === 'https:', eventId)
  } catch {
    // A sandboxed page has no cookies.
  }
}
