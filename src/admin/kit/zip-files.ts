interface ZippedFile {
  name: string
  text: string
}

/** The reflected polynomial of CRC-32. */
const POLYNOMIAL = 0xedb88320
/** 1 January 1980, the earliest date of the format. */
const DATE = 0x21
/** Names are UTF-8. */
const FLAGS = 0x0800
const VERSION = 20

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}

/** Writes numbers of two or four bytes, the lowest first. */
function pack(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)))
  let at = 0
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

/**
 * Returns the files as one ZIP archive, stored without compression.
 *
 * @see APPNOTE.TXT 6.3, sections 4.3.7 (local header), 4.3.12 (central directory) and 4.3.16 (its end)
 */
export function zipFiles(files: readonly ZippedFile[]): Blob {
  const encoder = new TextEncoder()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const file of files) {
    const name = encoder.encode(file.name)
    const content = encoder.encode(file.text)
    const common = [
      [2, VERSION],
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ] as const
    const header = pack([4, 0x04034b50], ...common)
    parts.push(header, name, content)
    // No comment, the first disk, no attributes.
    directory.push(
      pack([4, 0x02014b50], [2, VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    )
    offset += header.length + name.length + content.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = pack(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, size],
    [4, offset],
    [2, 0],
  )
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}
