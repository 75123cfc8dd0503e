import { z } from 'zod'
import { MESSAGE_LIMIT_CHARACTERS } from '#domain/chat/limits.ts'
import { procedure } from './procedure.ts'

/** Of the model: how sure it is of what it read. */
export const OCR_CONFIDENCES = ['high', 'low'] as const

/** What a picture is of: something that was photographed, or handwriting of the ink pad. */
export const READ_KINDS = ['photo', 'ink'] as const
export type ReadKind = (typeof READ_KINDS)[number]

const readPictureSchema = z.object({
  /** The id of the stored picture: a turn made of the text names it. */
  ocrResultId: z.string(),
  /** What is written in the picture, formulas between `\(` and `\)`. */
  text: z.string().min(1).max(MESSAGE_LIMIT_CHARACTERS),
  confidence: z.enum(OCR_CONFIDENCES),
})
export type ReadPicture = z.infer<typeof readPictureSchema>

export const ocrContract = {
  /**
   * Reads what is written in a picture. Multipart with `image` (JPEG, PNG, WebP, still GIF), stored for its owner alone once it was read.
   * 501 before a byte is read if no model sees; 422 if nothing can be read in it. With `?kind=ink` it is handwriting, which has a limit of its
   * own. Nothing but the picture goes to the model: no item, no key.
   */
  read: procedure
    .route({ method: 'POST', path: '/api/v1/services/ocr' })
    .meta({ stream: true, key: 'required' })
    .input(z.strictObject({ image: z.file() }))
    .output(readPictureSchema),
}
