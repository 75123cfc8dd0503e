import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { pathOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import type { ReadKind, ReadPicture } from '#contract/ocr.ts'
import { checkTokenBudget } from '../chat/check-allowance.flow.ts'
import type { AppDeps } from '../deps.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { readIdempotencyKey } from '../http/idempotency.ts'
import { takeFromLimit } from '../http/limits.ts'
import { ModelError } from '../llm/stream-model.ts'
import type { Picture } from '../storage/encode-picture.ts'
import { badField, readPictureForm } from '../storage/read-picture-form.ts'
import { findUploadAnswer, storeUpload } from '../storage/store-upload.flow.ts'

const NO_MODEL = '이 서버에는 사진을 읽는 모델이 없어요. 글로 물어봐 주세요.'
const UNREADABLE = '사진에서 글을 읽지 못했어요. 밝은 곳에서 글씨가 크게 보이게 다시 찍어 주세요.'

/** The reading of pictures: bytes, not JSON. */
export function makeOcrRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  const path = pathOf(contract.ocr.read)

  routes.post(path, async (context) => {
    const { user } = await context.var.caller()
    if (!user) throw new AppError('UNAUTHORIZED')
    const key = readIdempotencyKey(context.req.raw)
    if (key === null) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    if (!user.mayKeepPersonal) throw new AppError('CONSENT_REQUIRED')
    // Before a byte of the picture is read.
    if (deps.pictureReader.model === null) throw new AppError('NOT_CONFIGURED', { message: NO_MODEL })
    const kind: ReadKind = context.req.query('kind') === 'ink' ? 'ink' : 'photo'
    await takeFromLimit(deps, kind === 'ink' ? 'inkReadByPerson' : 'picturesReadByPerson', user.id)
    const { picture, digest } = await readImage(context.req.raw)
    const upload = { purpose: 'personal' as const, userId: user.id, key, digests: [digest] }
    const headers = { 'Cache-Control': 'private, no-store' }
    const known = await findUploadAnswer(deps, upload)
    // The first answer was lost on its way: the model is not asked again.
    if (known) return context.json(known as ReadPicture, 200, { ...headers, 'Idempotent-Replayed': 'true' })
    await checkTokenBudget(deps, { user })
    const reading = await read(deps, picture, kind, user.id, context.req.raw.signal)
    if (!reading) throw new AppError('UNPROCESSABLE', { message: UNREADABLE })
    const { answer } = await storeUpload(
      deps,
      { ...upload, pictures: [picture] },
      ([stored]): ReadPicture => ({ ocrResultId: stored?.id ?? '', ...reading }),
    )
    return context.json(answer, 200, headers)
  })
  return routes
}

async function readImage(request: Request): Promise<{ picture: Picture; digest: string }> {
  const read: { picture: Picture; digest: string }[] = []
  await readPictureForm(request, {
    files: 'image',
    mostFiles: 1,
    mostFields: 0,
    onField: (name) => {
      throw badField(name.slice(0, 100), '모르는 항목이에요.')
    },
    onPicture: (picture, sent) =>
      read.push({ picture, digest: createHash('sha256').update(sent).digest('hex') }),
  })
  const [first] = read
  if (!first) throw new AppError('BAD_REQUEST')
  return first
}

async function read(
  deps: AppDeps,
  { bytes, type }: Picture,
  kind: ReadKind,
  userId: string,
  signal: AbortSignal,
) {
  try {
    return await deps.pictureReader.read({ bytes, type }, kind, userId, signal)
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    throw new AppError('READING_FAILED', { cause: error })
  }
}
