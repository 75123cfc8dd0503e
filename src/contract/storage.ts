import { z } from 'zod'
import { PICTURE_ID } from '#domain/picture/picture-address.ts'
import { okSchema } from './fields.ts'
import { openProcedure, procedure } from './procedure.ts'

/** Of one request. */
export const UPLOAD_FILES = 10
/** Of one file. */
export const UPLOAD_BYTES = 10 * 1024 * 1024

/**
 * What a file is for. `content`: pictures of explanations and items, for those who write them; everybody reads them once a text that
 * shows them is published. `personal`: of the person alone.
 */
export const FILE_PURPOSES = ['personal', 'content'] as const
export type FilePurpose = (typeof FILE_PURPOSES)[number]

/** `url` is the address to show it by. Width and height are those of the stored picture. */
const storedFileSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type StoredFile = z.infer<typeof storedFileSchema>

const idParams = { id: z.string().regex(PICTURE_ID) }

export const storageContract = {
  /**
   * Multipart with `files` (JPEG, PNG, WebP, still GIF) and `purpose`. Each picture is re-encoded: rotated by its EXIF
   * orientation, without metadata, at most 2048 pixels a side. Too many or too large files are 413; a file that is not a picture is 422
   * with its field (`files.0`), and none is stored.
   */
  upload: procedure
    .route({ method: 'POST', path: '/api/v1/storages' })
    .meta({ stream: true, key: 'required' })
    .input(
      z.strictObject({
        files: z.array(z.file()).min(1).max(UPLOAD_FILES),
        purpose: z.enum(FILE_PURPOSES).default('personal'),
      }),
    )
    .output(z.object({ files: z.array(storedFileSchema) })),
  /**
   * Until a text that shows the file is published, only its owner, administrators, and for `content` exercise_admins may read it; others
   * get 404.
   */
  read: openProcedure
    .route({ method: 'GET', path: '/api/v1/storages/{id}' })
    .meta({ stream: true })
    .input(z.object(idParams))
    .output(z.file()),
  /** By the owner or an administrator. 409 while a text shows it. */
  remove: procedure
    .route({ method: 'DELETE', path: '/api/v1/storages/{id}' })
    .input(z.strictObject(idParams))
    .output(okSchema),
}
