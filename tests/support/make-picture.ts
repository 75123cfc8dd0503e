import sharp from 'sharp'

/** A picture of one colour and this size. */
export async function makePicture(
  width = 40,
  height = 30,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
): Promise<Buffer> {
  const background = { r: 220, g: 40, b: 40 }
  const picture = sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
  return picture.toFormat(format).toBuffer()
}

/** The body of an upload. */
export function makeUpload(files: (Buffer | Uint8Array)[], purpose?: string, name = 'a.png'): FormData {
  const form = new FormData()
  for (const bytes of files) form.append('files', new Blob([Uint8Array.from(bytes)]), name)
  if (purpose !== undefined) form.append('purpose', purpose)
  return form
}
