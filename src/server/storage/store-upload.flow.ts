import { pathOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import type { StoredFile } from '#contract/storage.ts'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { AppDeps } from '../deps.ts'
import { findFirstAnswer } from '../http/idempotency.queries.ts'
import { fingerprintRequest, runOnce } from '../http/idempotency.ts'
import { deleteRemoved } from './discard-files.flow.ts'
import type { Picture } from './encode-picture.ts'
import type { Upload } from './read-upload.ts'
import { insertFiles, isOneOf, markRemoved, markStored } from './storage.queries.ts'

export interface UploadOrder extends Upload {
  userId: string
  /** The `Idempotency-Key`. */
  key: string
}

function toStoredFile({ id, width, height }: Picture): StoredFile {
  return { id, url: pathOf(contract.storage.read, { id }), width, height }
}

function fingerprintUpload({ purpose, digests }: Pick<UploadOrder, 'purpose' | 'digests'>): string {
  return fingerprintRequest('POST', pathOf(contract.storage.upload), { purpose, digests })
}

/** Returns the answer to an upload that was stored before; null if there is none of this key and these bytes. */
export async function findUploadAnswer(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { userId, key, ...sent }: Omit<UploadOrder, 'pictures'>,
): Promise<unknown> {
  const first = await findFirstAnswer(db, userId, key)
  if (!first || (first.expiresAt !== null && first.expiresAt <= clock())) return null
  return first.fingerprint === fingerprintUpload(sent) ? first.answer : null
}

/**
 * Stores the bytes, then makes them known: what is left without the second step is deleted by the daily job. A repeated request is
 * answered with the first one's answer.
 */
export async function storeUpload<Answer>(
  deps: AppDeps,
  { userId, key, purpose, pictures, digests }: UploadOrder,
  toAnswer: (files: StoredFile[]) => Answer,
): Promise<{ answer: Answer; replayed: boolean }> {
  const { db, storage, clock } = deps
  const now = clock()
  const ids = pictures.map(({ id }) => id)
  const drop = async () => deleteRemoved(db, deps, await markRemoved(db, isOneOf(ids), clock()))
  await insertFiles(db, pictures, { ownerId: userId, purpose, createdAt: now })
  try {
    for (const { id, bytes, type } of pictures) await storage.put(id, bytes, type)
    const fingerprint = fingerprintUpload({ purpose, digests })
    const stored = await runOnce<Answer>(
      db,
      { userId, key, fingerprint, forever: false, keptDays: deps.env.KEEP_REQUEST_KEYS_DAYS, now },
      {
        effect: async (tx) => {
          await markStored(tx, ids, now)
          if (purpose === 'content')
            for (const { bytes: _, ...after } of pictures)
              await insertAuditEntry(tx, {
                ...{ at: now, actorId: userId, action: 'create', entity: 'picture', entityId: after.id },
                ...{ before: null, after },
              })
          return toAnswer(pictures.map(toStoredFile))
        },
      },
    )
    if (stored.replayed) await drop()
    return stored
  } catch (error) {
    await drop().catch((cause: unknown) => deps.log.warn({ err: cause }, 'upload left for the daily job'))
    throw error
  }
}
