import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Picture } from '../storage/encode-picture.ts'
import { type ContentFault, fault } from './content-fault.ts'

/** Pictures of the content lie here, under their ids. */
export const PICTURE_FOLDER = 'pictures/'

/** Returns a picture of the content folder as it is, or its fault: it is stored under its name, so the name must be right. */
export async function readContentPicture(
  folder: string,
  file: string,
): Promise<Picture | { faults: ContentFault[] }> {
  // Loaded with the first picture: the decoder is a library of some megabytes.
  const { inspectPicture, PictureError } = await import('../storage/encode-picture.ts')
  const bytes = await readFile(path.join(folder, file))
  try {
    return await inspectPicture(file.slice(PICTURE_FOLDER.length), bytes)
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    return { faults: [fault(file, 1, error.message)] }
  }
}
