import { v5 as uuidV5 } from 'uuid'

/** Namespace of threads: drawn once, never to change. */
const THREAD_NAMESPACE = 'b2c4a9d0-6f1e-4c57-8f0a-3d9be51c7a24'

/**
 * The id of a person's one thread of a place (a unit's or a concept's id): the same on every device, so that two devices without
 * a network make one thread and not two.
 */
export function threadIdOf(userId: string, placeId: string): string {
  return uuidV5(`${userId}:${placeId}`, THREAD_NAMESPACE)
}
