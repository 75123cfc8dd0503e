import { implement } from '@orpc/server'
import { methodOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import { readMeta } from '#contract/procedure.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { findUser } from '../user/user.queries.ts'
import { isWrite } from './guard-writes.ts'
import { runOnce } from './idempotency.ts'
import { mayCall } from './may-call.ts'

/** The request that a handler answers. */
export interface CallContext {
  deps: AppDeps
  user: SignedInUser | null
  sessionToken: string | null
  address: string
  /** The transaction of a write, else the database. */
  db: Queryable
  idempotencyKey: string | null
  fingerprint: string
  responseHeaders: Headers
}

/** What a recorded write needs of the request, so that a job can write too. */
export type WriteContext = Pick<CallContext, 'deps' | 'db' | 'user'>

const base = implement(contract).$context<CallContext>()

const checkAccess = base.middleware(({ context, procedure, next }) => {
  const { access } = readMeta(procedure['~orpc'].meta)
  const refusal = mayCall(access, context.user)
  if (refusal) throw new AppError(refusal)
  return next()
})

/**
 * Answers that are not stored with their key, and how a repeated request is answered instead: personal data is stored once, so that
 * withdrawing a guardian's consent deletes all of it.
 */
const ANSWERED_ANEW: Readonly<Record<string, (tx: Queryable, userId: string) => Promise<unknown>>> = {
  'user.update': findUser,
}

/** What an administrator writes is read at once from this process; others trust what they know for a second. */
const showContentAtOnce = base.middleware(async ({ context, procedure, next }) => {
  const result = await next()
  const { access } = readMeta(procedure['~orpc'].meta)
  if (isWrite(methodOf(procedure)) && (access === 'admin' || access === 'exercise_admin'))
    context.deps.contentCache.distrust()
  return result
})

const runWrite = base.middleware(async ({ context, procedure, path, next }, _input, output) => {
  if (!isWrite(methodOf(procedure))) return next()
  const { key, transaction } = readMeta(procedure['~orpc'].meta)
  const { deps, user, idempotencyKey, fingerprint, responseHeaders } = context
  if (idempotencyKey === null && (key === 'required' || key === 'forever'))
    throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
  if (!transaction) return next()
  if (!user || idempotencyKey === null || key === 'none') {
    return deps.db.transaction(async (tx) => next({ context: { db: tx } }))
  }
  const write = {
    userId: user.id,
    key: idempotencyKey,
    fingerprint,
    forever: key === 'forever',
    keptDays: deps.env.KEEP_REQUEST_KEYS_DAYS,
    now: deps.clock(),
  }
  const answerAnew = ANSWERED_ANEW[path.join('.')]
  const { answer, replayed } = await runOnce(deps.db, write, {
    effect: async (tx) => (await next({ context: { db: tx } })).output,
    ...(answerAnew && { answerAnew: (tx: Queryable) => answerAnew(tx, user.id) }),
  })
  if (replayed) responseHeaders.set('Idempotent-Replayed', 'true')
  return output(answer)
})

/** Implements procedures with their access check and, for writes, one transaction and one effect per key. */
export const api = base.use(checkAccess).use(showContentAtOnce).use(runWrite)

/** Returns the caller of a procedure that requires a session. */
export function signedIn(context: Pick<CallContext, 'user'>): SignedInUser {
  if (!context.user) throw new AppError('UNAUTHORIZED')
  return context.user
}
