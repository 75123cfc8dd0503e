/** Stands beside the session's own cookie, which no script can read: whether it is worth asking the server who is here. */
export const SIGNED_IN_COOKIE = 'signed-in'
