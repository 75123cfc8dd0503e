/**
 * Scripts can read this cookie, unlike the session cookie. It holds the id of the signed-in person: the page requests the current user only if
 * it is set, and shows that person's device copy before the server answers.
 */
export const SIGNED_IN_COOKIE = 'signed-in'
