/** Default age of JSON cookies (specification section 3). */
const GENERIC_AGE_S = 604_800

/** The cookies that the page itself reads or writes; the server sets those of the session. */
export const COOKIES = {
  /** Until when a popup stays hidden, as an ISO date. */
  hidePopupUntil: { ageS: GENERIC_AGE_S },
  popupParticipated: { ageS: 15_768_000 },
  user_pen_capability: { ageS: 31_536_000 },
} as const

export type CookieName = keyof typeof COOKIES

/** `eventId`: popups have one cookie for each event. Ids come from the configuration, so they are escaped. */
function fullName(name: CookieName, eventId?: string) {
  return eventId === undefined ? name : `${name}:${encodeURIComponent(eventId)}`
}

/** Returns the decoded value of a cookie in `jar` (the text of `document.cookie`); null if it is missing or malformed. */
export function findCookie(jar: string, name: CookieName, eventId?: string): string | null {
  const wanted = `${fullName(name, eventId)}=`
  const found = jar.split('; ').find((cookie) => cookie.startsWith(wanted))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(wanted.length))
  } catch {
    // Malformed: not written by the app.
    return null
  }
}

/** Returns the text that sets a cookie of the whole site through `document.cookie`; a null value removes it. */
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

/** Returns the value of a cookie; null if there is none, or cookies are blocked. */
export function readCookie(name: CookieName, eventId?: string): string | null {
  try {
    return findCookie(document.cookie, name, eventId)
  } catch {
    return null
  }
}

/** Whether a cookie is the JSON `true`; malformed values are false. */
export function readFlag(name: CookieName, eventId?: string): boolean {
  return readCookie(name, eventId) === 'true'
}

/** Writes a cookie, or removes it with null. Does nothing if cookies are blocked. */
export function writeCookie(name: CookieName, value: string | null, eventId?: string): void {
  try {
    // A browser does not store a secure cookie over http, as in development.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is there on https only, and on few iPads
    document.cookie = formatCookie(name, value, location.protocol === 'https:', eventId)
  } catch {
    // A sandboxed page has no cookies.
  }
}
