/**
 * The form of cached curriculum content: part of the names of the caches that page and worker share. Raised when the form of a
 * content answer or of a unit pack changes; older caches are then refilled and dropped. No zod: page and worker share this file.
 */
export const CONTENT_SCHEMA = 1
