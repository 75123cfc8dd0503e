/** The words of Chromium, Firefox and Safari for a failed fetch, which the caller reports itself. */
const NOT_FETCHED =
  /dynamically imported module|module script failed|Unable to preload|^Failed to fetch|^NetworkError when|^Load failed/

/** Whether the error is a failed fetch, of a chunk too; an error that a chunk throws while it is evaluated is none. */
export function isNotFetched(error: unknown): boolean {
  const { message = error } = Object(error) as { message?: unknown }
  return NOT_FETCHED.test(String(message))
}
