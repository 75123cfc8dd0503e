/** Pictures of a person that wait on a device: each is kept as text in one record. */
export const MOST_WAITING_PHOTOS = 5
/** Of one picture that waits. */
export const LARGEST_WAITING_PHOTO_BYTES = 700_000
