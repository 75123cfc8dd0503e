/** Words of our own addresses, ids of the curriculum, UUIDs: any other part of an address may be a person's text. */
const KNOWN_SEGMENT =
  /^(?:[a-z_][a-z0-9_.-]{0,31}|[A-Z][A-Z0-9]{0,15}(?:-\d{1,3}){0,2}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|)$/

/** An address for the log: no query, and a star for each part that is none of ours. */
export function describePath(pathname: string): string {
  return pathname
    .split('/')
    .slice(0, 12)
    .map((segment) => (KNOWN_SEGMENT.test(segment) ? segment : '*'))
    .join('/')
}
