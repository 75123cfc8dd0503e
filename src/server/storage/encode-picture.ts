import { createHash, randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_ID } from '#domain/picture/picture-address.ts'
import { findPictureKind, hasMarkup, isAnimatedPng, type PictureKind } from './find-picture-kind.ts'
import { WorkQueue } from './work-queue.ts'

const MOST_PIXELS = 25_000_000
const LONGEST_SIDE = 2048
const WITHIN_S = 20
const MOST_WAITING = 30

// A picture of 25 megapixels takes 100 MB while it is decoded: nothing is cached, and one is decoded at a time.
sharp.cache(false)
sharp.concurrency(1)
// Only these decoders exist, whatever the bytes look like.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

const queue = new WorkQueue(MOST_WAITING)

/** A picture as it is stored. */
export interface Picture {
  id: string
  type: string
  width: number
  height: number
  bytes: Uint8Array
  sha256: string
}

/** What cannot be stored; the message is Korean and fit to show. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
type Extension = keyof typeof TYPES

const EXTENSIONS: Readonly<Record<PictureKind, Extension>> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'png',
  webp: 'webp',
}

const NO_PICTURE = 'JPEG, PNG, WebP, GIF 그림만 올릴 수 있어요.'
const UNREADABLE = '그림을 읽을 수 없어요. 파일이 망가졌거나 덜 받아진 것 같아요.'
const TOO_MANY_PIXELS = '그림이 너무 커요. 2500만 화소까지 올릴 수 있어요.'
const MOVES = '움직이는 그림은 올릴 수 없어요.'
const MIXED = '그림이 아닌 내용이 섞여 있는 파일이라 올릴 수 없어요.'

function requirePicture(bytes: Uint8Array): PictureKind {
  if (bytes.byteLength === 0) throw new PictureError('빈 파일이에요.')
  const kind = findPictureKind(bytes)
  if (!kind) throw new PictureError(NO_PICTURE)
  if (hasMarkup(bytes)) throw new PictureError(MIXED)
  if (kind === 'png' && isAnimatedPng(bytes)) throw new PictureError(MOVES)
  return kind
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' }).timeout({ seconds: WITHIN_S })
}

function toPictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error
  const message = error instanceof Error ? error.message : ''
  return new PictureError(/pixel limit|dimensions/i.test(message) ? TOO_MANY_PIXELS : UNREADABLE, {
    cause: error,
  })
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Encodes a picture anew, by its bytes alone: upright, without metadata, no side longer than 2048 pixels, with a random id. Throws a
 * PictureError for what is no still picture of at most 25 megapixels.
 */
export function encodePicture(source: Uint8Array): Promise<Picture> {
  return queue.run(async () => {
    try {
      const extension = EXTENSIONS[requirePicture(source)]
      if (((await open(source).metadata()).pages ?? 1) > 1) throw new PictureError(MOVES)
      const { data, info } = await encodeAs(
        open(source).autoOrient().resize({
          width: LONGEST_SIDE,
          height: LONGEST_SIDE,
          fit: 'inside',
          withoutEnlargement: true,
        }),
        extension,
      ).toBuffer({ resolveWithObject: true })
      const { width, height } = info
      const id = `${randomBytes(16).toString('hex')}-${width}x${height}.${extension}`
      return { id, type: TYPES[extension], width, height, bytes: data, sha256: digest(data) }
    } catch (error) {
      throw toPictureError(error)
    }
  })
}

/**
 * Returns a picture that was stored before, under the same id. Throws a PictureError, in English for authors of content, if its bytes are not
 * what the id says, or carry metadata.
 */
export function inspectPicture(id: string, bytes: Uint8Array): Promise<Picture> {
  return queue.run(async () => {
    const [, width, height] = PICTURE_ID.exec(id) ?? []
    const extension = EXTENSIONS[requirePicture(bytes)]
    const found = await open(bytes)
      .metadata()
      .catch((error: unknown) => {
        throw toPictureError(error)
      })
    if (found.width !== Number(width) || found.height !== Number(height) || !id.endsWith(`.${extension}`))
      throw new PictureError(
        `the name of a picture of this size and format ends with -${found.width}x${found.height}.${extension}`,
      )
    if (found.exif || found.xmp || found.iptc) throw new PictureError('the picture has metadata')
    const { width: wide, height: high } = found
    return { id, type: TYPES[extension], width: wide, height: high, bytes, sha256: digest(bytes) }
  })
}

function encodeAs(picture: Sharp, extension: Extension): Sharp {
  if (extension === 'jpg') return picture.jpeg({ quality: 85 })
  return extension === 'webp' ? picture.webp({ quality: 85 }) : picture.png({ compressionLevel: 9 })
}
