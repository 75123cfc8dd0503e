/**
 * Scripts can read this cookie, unlike the session cookie. It holds the id of the signed-in person: the page fetches that person only if it
 * is set, and shows what the device holds of that person before the answer.
 */
export const SIGNED_IN_COOKIE = 'signed-in'
