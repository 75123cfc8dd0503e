/** Readable by scripts, unlike the session cookie: tells the page whether to ask the server who is signed in. */
export const SIGNED_IN_COOKIE = 'signed-in'
