import { createHash } from 'node:crypto'
import { FILE_PURPOSES, type FilePurpose, UPLOAD_FILES } from '#contract/storage.ts'
import type { Picture } from './encode-picture.ts'
import { badField, readPictureForm } from './read-picture-form.ts'

export interface Upload {
  purpose: FilePurpose
  pictures: Picture[]
  /** SHA-256 of each file as it was sent. */
  digests: string[]
}

/** Reads the files of an upload and what they are for. Throws as `readPictureForm`. */
export async function readUpload(
  request: Request,
  requireMay: (purpose: FilePurpose) => void,
): Promise<Upload> {
  const upload: Upload = { purpose: 'personal', pictures: [], digests: [] }
  await readPictureForm(request, {
    files: 'files',
    mostFiles: UPLOAD_FILES,
    // The purpose.
    mostFields: 1,
    onField: (name, text) => {
      if (name !== 'purpose') throw badField(name.slice(0, 100), '모르는 항목이에요.')
      const purpose = FILE_PURPOSES.find((known) => known === text)
      if (!purpose) throw badField('purpose', '고를 수 있는 값이 아니에요.')
      requireMay(purpose)
      upload.purpose = purpose
    },
    onPicture: (picture, sent) => {
      upload.digests.push(createHash('sha256').update(sent).digest('hex'))
      upload.pictures.push(picture)
    },
  })
  requireMay(upload.purpose)
  return upload
}
