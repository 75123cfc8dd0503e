/** Scripts can read this cookie, unlike the session cookie: the page fetches the signed-in user only if it is set. */
export const SIGNED_IN_COOKIE = 'signed-in'
