/**
 * Id of a stored picture: random, then its size in pixels, so that a page can reserve the space before the picture is loaded, and that
 * of its format.
 */
export const PICTURE_ID = /^[0-9a-f]{32}-(\d{1,5})x(\d{1,5})\.(?:jpg|png|webp)$/
