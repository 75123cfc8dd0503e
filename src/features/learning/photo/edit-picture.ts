import type { PercentCrop } from 'react-image-crop'
import { LARGEST_WAITING_PHOTO_BYTES } from '#domain/outbox/photo-limits.ts'

/** The server keeps no more. */
const LONGEST_SIDE = 2048
const QUALITY = 0.9

/** What the browser cannot decode. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError'
}

async function draw(
  picture: Blob,
  sizeOf: (width: number, height: number) => { width: number; height: number },
  paint: (context: CanvasRenderingContext2D, bitmap: ImageBitmap) => void,
): Promise<Blob> {
  const bitmap = await createImageBitmap(picture).catch(() => {
    throw new UnreadablePictureError()
  })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, sizeOf(bitmap.width, bitmap.height))
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePictureError()
  paint(context, bitmap)
  bitmap.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadablePictureError())),
      'image/jpeg',
      QUALITY,
    )
  })
}

/** Makes a picture upright and no larger than needed. Throws UnreadablePictureError. */
export function shrinkPicture(picture: Blob): Promise<Blob> {
  return cropPicture(picture, { unit: '%', x: 0, y: 0, width: 100, height: 100 })
}

/** Turns a picture by a quarter, clockwise. Throws UnreadablePictureError. */
export function turnPicture(picture: Blob): Promise<Blob> {
  return draw(
    picture,
    (width, height) => ({ width: height, height: width }),
    (context, bitmap) => {
      context.translate(bitmap.height, 0)
      context.rotate(Math.PI / 2)
      context.drawImage(bitmap, 0, 0)
    },
  )
}

/** Cuts out a part of a picture, given in percent of it. Throws UnreadablePictureError. */
export function cropPicture(
  picture: Blob,
  { x, y, width, height }: PercentCrop,
  longestSide = LONGEST_SIDE,
): Promise<Blob> {
  return draw(
    picture,
    (wide, high) => {
      const [cutWide, cutHigh] = [(wide * width) / 100, (high * height) / 100]
      const scale = Math.min(1, longestSide / Math.max(cutWide, cutHigh))
      return {
        width: Math.max(1, Math.round(cutWide * scale)),
        height: Math.max(1, Math.round(cutHigh * scale)),
      }
    },
    (context, bitmap) => {
      const { width: wide, height: high } = bitmap
      const from = [(wide * x) / 100, (high * y) / 100, (wide * width) / 100, (high * height) / 100] as const
      context.drawImage(bitmap, ...from, 0, 0, context.canvas.width, context.canvas.height)
    },
  )
}

/** Smaller ones are tried one after the other; text stays readable in the last. */
const WAITING_SIDES = [LONGEST_SIDE, 1_600, 1_200, 900, 600] as const

/**
 * Returns a part of a picture as base64 of a JPEG that is small enough to wait on the device. Throws UnreadablePictureError if none is.
 */
export async function encodeWaitingPicture(picture: Blob, crop: PercentCrop): Promise<string> {
  for (const side of WAITING_SIDES) {
    const part = await cropPicture(picture, crop, side)
    if (part.size <= LARGEST_WAITING_PHOTO_BYTES) return toBase64(part)
  }
  throw new UnreadablePictureError()
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(new UnreadablePictureError())
    reader.readAsDataURL(blob)
  })
}
