import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
} from '@remix-run/multipart-parser'
import { AppError, type ErrorIssue } from '#contract/error.ts'
import { UPLOAD_BYTES } from '#contract/storage.ts'
import type { Picture } from './encode-picture.ts'

/** The names and headers of parts, and the fields that are no files. */
const AROUND_BYTES = 64 * 1024
const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i

const TOO_LARGE = `그림 하나는 ${UPLOAD_BYTES / 1024 / 1024} MB까지 올릴 수 있어요.`

interface PictureForm {
  /** The name of the field of the pictures. */
  files: string
  mostFiles: number
  mostFields: number
  /** A field that is no file, as it comes; throws what refuses it. */
  onField: (name: string, text: string) => void
  /** A picture, encoded before the next part is read. */
  onPicture: (picture: Picture, sent: Uint8Array) => void
}

/**
 * Reads a multipart body with pictures one part at a time, and stops at the first that is too many, too large or no picture. Throws 400, 413,
 * 415 and 422; 422 too if there is no picture.
 */
export async function readPictureForm(request: Request, form: PictureForm): Promise<void> {
  const { files, mostFiles, mostFields, onField, onPicture } = form
  const [, quoted, bare] = BOUNDARY.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined || !request.body) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  const tooMany = `한 번에 ${mostFiles}장까지 올릴 수 있어요.`
  const maxTotalSize = mostFiles * UPLOAD_BYTES + AROUND_BYTES
  if (Number(request.headers.get('content-length') ?? 0) > maxTotalSize)
    throw tooLarge(`${TOO_LARGE} ${tooMany}`)
  const limits = { boundary, maxFileSize: UPLOAD_BYTES, maxTotalSize, maxParts: mostFiles + mostFields }
  let read = 0
  try {
    for await (const part of parseMultipartStream(request.body, limits)) {
      if (part.name !== files) {
        if (!part.isText) throw badField(part.name?.slice(0, 100) ?? '', '모르는 항목이에요.')
        onField(part.name ?? '', part.text)
        continue
      }
      if (part.isText) throw badField(files, '모르는 항목이에요.')
      if (read === mostFiles) throw tooLarge(tooMany)
      onPicture(await encode(part.bytes, `${files}.${read}`), part.bytes)
      read += 1
    }
  } catch (error) {
    throw toUploadError(error, tooMany)
  }
  if (read === 0) throw unprocessable({ path: files, message: '올릴 그림을 골라 주세요.' })
}

async function encode(bytes: Uint8Array, path: string): Promise<Picture> {
  // Loaded with the first picture: the decoder is a library of some megabytes.
  const { encodePicture, PictureError } = await import('./encode-picture.ts')
  try {
    return await encodePicture(bytes)
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    throw unprocessable({ path, message: error.message })
  }
}

/** The refusal of a field that is no file. */
export function badField(path: string, message: string): AppError {
  return new AppError('BAD_REQUEST', { data: { issues: [{ path, message }] } })
}

function tooLarge(message: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', { message })
}

function unprocessable(issue: ErrorIssue): AppError {
  return new AppError('UNPROCESSABLE', { message: issue.message, data: { issues: [issue] } })
}

function toUploadError(error: unknown, tooMany: string): unknown {
  if (error instanceof MaxFileSizeExceededError) return tooLarge(TOO_LARGE)
  if (error instanceof MaxPartsExceededError || error instanceof MaxTotalSizeExceededError)
    return tooLarge(tooMany)
  // Cut off, or not what its header says.
  return error instanceof MultipartParseError ? new AppError('BAD_REQUEST', { cause: error }) : error
}
