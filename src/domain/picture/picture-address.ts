/**
 * Id of a stored picture: random, then its size in pixels, so that a page can reserve the space before the picture is loaded, and that
 * of its format.
 */
export const PICTURE_ID = /^[0-9a-f]{32}-(\d{1,5})x(\d{1,5})\.(?:jpg|png|webp)$/

/** Where stored pictures are served; an address is this and the id. */
export const PICTURES_PATH = '/api/v1/storages/'

const ADDRESS = new RegExp(`${PICTURES_PATH}(${PICTURE_ID.source.slice(1, -1)})`, 'g')

/** Returns the ids of the stored pictures that a text shows or links to, each once, in order. */
export function listPictureIds(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].map(([, id = '']) => id))]
}

/** Returns the size in the address of a stored picture, in pixels; nothing for any other address. */
export function readPictureSize(address: string): { width?: number; height?: number } {
  const [, width, height] = PICTURE_ID.exec(address.slice(PICTURES_PATH.length)) ?? []
  return width ? { width: Number(width), height: Number(height) } : {}
}

/** Returns a Markdown text with the words of its pictures in their place. */
export function replacePictures(text: string): string {
  return text.replaceAll(/!\[([^\]]{0,300})]\([^)]{0,200}\)/g, '$1')
}
