import { createHash } from 'node:crypto'
import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartStream,
} from '@remix-run/multipart-parser'
import { AppError, type ErrorIssue } from '#contract/error.ts'
import { FILE_PURPOSES, type FilePurpose, UPLOAD_BYTES, UPLOAD_FILES } from '#contract/storage.ts'
import type { Picture } from './encode-picture.ts'

/** The names and headers of parts, and the fields that are no files. */
const AROUND_BYTES = 64 * 1024
const MOST_TOTAL_BYTES = UPLOAD_FILES * UPLOAD_BYTES + AROUND_BYTES
const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i

const TOO_LARGE = `그림 하나는 ${UPLOAD_BYTES / 1024 / 1024} MB까지 올릴 수 있어요.`
const TOO_MANY = `한 번에 ${UPLOAD_FILES}장까지 올릴 수 있어요.`

export interface Upload {
  purpose: FilePurpose
  pictures: Picture[]
  /** SHA-256 of each file as it was sent. */
  digests: string[]
}

function tooLarge(message: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', { message })
}

/**
 * Reads the files of a multipart body one at a time, each encoded before the next is read, and stops at the first that is too many, too large
 * or no picture. Throws 400, 413, 415 and 422.
 */
export async function readUpload(
  request: Request,
  requireMay: (purpose: FilePurpose) => void,
): Promise<Upload> {
  const [, quoted, bare] = BOUNDARY.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined || !request.body) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  if (Number(request.headers.get('content-length') ?? 0) > MOST_TOTAL_BYTES)
    throw tooLarge(`${TOO_LARGE} ${TOO_MANY}`)
  const limits = {
    boundary,
    maxFileSize: UPLOAD_BYTES,
    maxTotalSize: MOST_TOTAL_BYTES,
    // The purpose is a part, too.
    maxParts: UPLOAD_FILES + 1,
  }
  const upload: Upload = { purpose: 'personal', pictures: [], digests: [] }
  try {
    for await (const part of parseMultipartStream(request.body, limits))
      await addPart(upload, part, requireMay)
  } catch (error) {
    throw toUploadError(error)
  }
  if (upload.pictures.length === 0)
    throw unprocessable({ path: 'files', message: '올릴 그림을 골라 주세요.' })
  requireMay(upload.purpose)
  return upload
}

async function addPart(
  upload: Upload,
  part: MultipartPart,
  requireMay: (purpose: FilePurpose) => void,
): Promise<void> {
  if (part.name === 'purpose' && part.isText) {
    const purpose = FILE_PURPOSES.find((known) => known === part.text)
    if (!purpose) throw badField('purpose', '고를 수 있는 값이 아니에요.')
    requireMay(purpose)
    upload.purpose = purpose
    return
  }
  if (part.name !== 'files' || part.isText)
    throw badField(part.name?.slice(0, 100) ?? '', '모르는 항목이에요.')
  if (upload.pictures.length === UPLOAD_FILES) throw tooLarge(TOO_MANY)
  // Loaded with the first picture: the decoder is a library of some megabytes.
  const { encodePicture, PictureError } = await import('./encode-picture.ts')
  const { bytes } = part
  upload.digests.push(createHash('sha256').update(bytes).digest('hex'))
  try {
    upload.pictures.push(await encodePicture(bytes))
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    throw unprocessable({ path: `files.${upload.pictures.length}`, message: error.message })
  }
}

function badField(path: string, message: string): AppError {
  return new AppError('BAD_REQUEST', { data: { issues: [{ path, message }] } })
}

function unprocessable(issue: ErrorIssue): AppError {
  return new AppError('UNPROCESSABLE', { message: issue.message, data: { issues: [issue] } })
}

function toUploadError(error: unknown): unknown {
  if (error instanceof MaxFileSizeExceededError) return tooLarge(TOO_LARGE)
  if (error instanceof MaxPartsExceededError || error instanceof MaxTotalSizeExceededError)
    return tooLarge(TOO_MANY)
  // Cut off, or not what its header says.
  return error instanceof MultipartParseError ? new AppError('BAD_REQUEST', { cause: error }) : error
}
