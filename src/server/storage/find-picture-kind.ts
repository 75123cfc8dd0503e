/** The kinds of pictures that are read; the names are those of the decoder. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif'

/** Returns what the first bytes are of, whatever the file is called; null for anything else. */
export function findPictureKind(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (/^RIFF.{4}WEBP$/s.test(head)) return 'webp'
  return /^GIF8[79]a/.test(head) ? 'gif' : null
}

const LESS_THAN = 0x3c
const MARKUP = /^<(?:!doctype|html|script|iframe|svg\s|\?php)/i

/** Whether a page or script is hidden in the file, for a browser that would guess its type. */
export function hasMarkup(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = buffer.indexOf(LESS_THAN); at !== -1; at = buffer.indexOf(LESS_THAN, at + 1))
    if (MARKUP.test(buffer.toString('latin1', at, at + 10))) return true
  return false
}

const PNG_SIGNATURE_BYTES = 8
/** Length, type and checksum. */
const PNG_CHUNK_BYTES = 12

/** Whether a PNG moves (APNG): the decoder would silently take its first frame. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = PNG_SIGNATURE_BYTES; at + 8 <= buffer.length; ) {
    const type = buffer.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += buffer.readUInt32BE(at) + PNG_CHUNK_BYTES
  }
  return false
}
