import { Hono } from 'hono'
import { routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import type { FilePurpose } from '#contract/storage.ts'
import type { Role } from '#domain/access/roles.ts'
import { PICTURE_ID } from '#domain/picture/picture-address.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import type { AppDeps } from '../deps.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { readIdempotencyKey } from '../http/idempotency.ts'
import { takeFromLimit } from '../http/limits.ts'
import { readUpload } from './read-upload.ts'
import { findFile, type StoredFileRow } from './storage.queries.ts'
import { storeUpload } from './store-upload.flow.ts'

const AUTHORS: readonly Role[] = ['admin', 'exercise_admin']

function isAuthor({ roles }: SignedInUser): boolean {
  return AUTHORS.some((role) => roles.includes(role))
}

/** Throws unless the person may store a file for this purpose. */
function requireMayStore(user: SignedInUser, purpose: FilePurpose): void {
  if (purpose === 'content' && !isAuthor(user)) throw new AppError('FORBIDDEN')
  if (purpose === 'personal' && !user.mayKeepPersonal) throw new AppError('CONSENT_REQUIRED')
}

/** Before a text with the picture is published, only those who may see drafts of such texts read it. */
function mayRead({ purpose, ownerId }: StoredFileRow, user: SignedInUser | null): boolean {
  if (!user) return false
  if (user.id === ownerId || user.roles.includes('admin')) return true
  return purpose === 'content' && isAuthor(user)
}

/** Uploads, and the files themselves: both are bytes, not JSON. */
export function makeStorageFileRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()

  routes.post(routeOf(contract.storage.upload), async (context) => {
    const { user } = await context.var.caller()
    if (!user) throw new AppError('UNAUTHORIZED')
    const key = readIdempotencyKey(context.req.raw)
    if (key === null) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    await takeFromLimit(deps, isAuthor(user) ? 'uploadsByAuthor' : 'uploadsByPerson', user.id)
    const upload = await readUpload(context.req.raw, (purpose) => requireMayStore(user, purpose))
    const { answer, replayed } = await storeUpload(deps, { ...upload, userId: user.id, key }, (files) => ({
      files,
    }))
    return context.json(answer, 200, {
      'Cache-Control': 'private, no-store',
      ...(replayed && { 'Idempotent-Replayed': 'true' }),
    })
  })

  routes.get(routeOf(contract.storage.read), async (context) => {
    const id = context.req.param('id') ?? ''
    const file = PICTURE_ID.test(id) ? await findFile(deps.contentDb, id) : undefined
    const isPublic = file !== undefined && file.publishedAt !== null
    if (!file || (!isPublic && !mayRead(file, (await context.var.caller()).user)))
      throw new AppError('NOT_FOUND')
    const headers = {
      ETag: `"${file.sha256}"`,
      'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      // Never a page of its own.
      'Content-Disposition': `attachment; filename="${id}"`,
    }
    if (context.req.header('if-none-match')?.includes(file.sha256))
      return new Response(null, { status: 304, headers })
    const bytes = await deps.storage.get(id)
    if (!bytes) {
      deps.log.error({ id }, 'stored file is missing')
      throw new AppError('NOT_FOUND')
    }
    return new Response(bytes, {
      headers: { ...headers, 'Content-Type': file.type, 'Content-Length': String(bytes.byteLength) },
    })
  })
  return routes
}
