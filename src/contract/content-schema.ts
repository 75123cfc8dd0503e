/**
 * The form of cached curriculum content: part of the names of the caches that page and worker share. Raised when the form of a
 * content answer or of a unit pack changes; older caches are then refilled and dropped. No zod: page and worker share this file.
 */
export const CONTENT_SCHEMA = 1

/** Public content as last read: lists, concepts, explanations, links, terms. */
export const CONTENT_CACHE = `semsaem-content-${CONTENT_SCHEMA}`
/** Downloaded units. */
export const PACK_CACHE = `semsaem-packs-${CONTENT_SCHEMA}`

/** Caches of one kind whatever their schema, by the start of their names. */
export const CACHE_PREFIXES = { content: 'semsaem-content-', packs: 'semsaem-packs-' } as const

/** Replies as speech, one cache a person: their id follows, so that it goes with what else is theirs. */
export const AUDIO_CACHE_PREFIX = 'semsaem-audio-'
