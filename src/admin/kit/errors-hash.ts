/** The part of the statistics that lists the server's errors. */
export const ERRORS_HASH = '#errors'
