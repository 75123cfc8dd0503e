/**
 * The schema version of cached curriculum content: part of the names of the caches that page and worker share. Raise it when the form of a
 * content answer or of a unit pack changes; older caches are then refilled and dropped. No zod: page and worker share this file.
 */
export const CONTENT_SCHEMA = 2

/** The last answers of public content: lists, concepts, explanations, links, terms. */
export const CONTENT_CACHE = `semsaem-content-${CONTENT_SCHEMA}`
/** Downloaded units. */
export const PACK_CACHE = `semsaem-packs-${CONTENT_SCHEMA}`

/** The prefixes of the cache names, for every schema version. */
export const CACHE_PREFIXES = { content: 'semsaem-content-', packs: 'semsaem-packs-' } as const

/** Pictures of texts that were read. */
export const PICTURE_CACHE = 'semsaem-pictures'

/** Spoken replies: one cache per person, with their id in its name, so that sign-out deletes it. */
export const AUDIO_CACHE_PREFIX = 'semsaem-audio-'
