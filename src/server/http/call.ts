import { implement } from '@orpc/server'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import type { ProcedureMeta } from '#contract/procedure.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { findUser } from '../user/user.queries.ts'
import { isWrite } from './guard-writes.ts'
import { runOnce } from './idempotency.ts'
import { mayCall } from './may-call.ts'

/** What a handler knows of the request it answers. */
export interface CallContext {
  deps: AppDeps
  user: SignedInUser | null
  sessionToken: string | null
  address: string
  /** In a write the transaction that everything of it happens in, else the database. */
  db: Queryable
  idempotencyKey: string | null
  fingerprint: string
  responseHeaders: Headers
}

const base = implement(contract).$context<CallContext>()

const checkAccess = base.middleware(({ context, procedure, next }) => {
  const { access } = procedure['~orpc'].meta as ProcedureMeta
  const refusal = mayCall(access, context.user)
  if (refusal) throw new AppError(refusal)
  return next()
})

const FOREVER: ReadonlySet<string> = new Set(['message.create', 'timeSpan.create'])
/** What the outbox sends: it may come two or three times, so it comes with a key or not at all. */
const ONLY_WITH_KEY: ReadonlySet<string> = new Set([
  'message.create',
  'message.update',
  'thread.createForUnit',
  'thread.createForConcept',
  'exam.create',
  'timeSpan.create',
  'user.update',
  'push.subscribe',
])
/** Safe to repeat by themselves: the second finds nothing left to do. */
const WITHOUT_KEY: ReadonlySet<string> = new Set([
  'user.exit',
  'user.logout',
  'user.sayAge',
  'user.consent',
  'user.withdrawConsent',
  'chat.stop',
  'push.receipt',
  'announcement.preview',
])

/**
 * Answers that are not stored with their key, and what a repeated request gets in their place: what is personal is kept in one place, so that
 * it is gone from everywhere when a guardian's consent is withdrawn.
 */
const ANSWERED_ANEW: Readonly<Record<string, (tx: Queryable, userId: string) => Promise<unknown>>> = {
  'user.update': findUser,
}

/** Beacons, of which only a limit's counter is written. */
const WITHOUT_TRANSACTION: ReadonlySet<string> = new Set(['site.log', 'site.report'])

const runWrite = base.middleware(async ({ context, procedure, path, next }, _input, output) => {
  const { method = 'POST' } = procedure['~orpc'].route
  if (!isWrite(method)) return next()
  const { deps, user, idempotencyKey, fingerprint, responseHeaders } = context
  const name = path.join('.')
  if (idempotencyKey === null && ONLY_WITH_KEY.has(name)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
  if (WITHOUT_TRANSACTION.has(name)) return next()
  if (!user || idempotencyKey === null || WITHOUT_KEY.has(name)) {
    return deps.db.transaction(async (tx) => next({ context: { db: tx } }))
  }
  const write = {
    userId: user.id,
    key: idempotencyKey,
    fingerprint,
    forever: FOREVER.has(name),
    now: deps.clock(),
  }
  const answerAnew = ANSWERED_ANEW[name]
  const { answer, replayed } = await runOnce(deps.db, write, {
    effect: async (tx) => (await next({ context: { db: tx } })).output,
    ...(answerAnew && { answerAnew: (tx: Queryable) => answerAnew(tx, user.id) }),
  })
  if (replayed) responseHeaders.set('Idempotent-Replayed', 'true')
  return output(answer)
})

/** Every procedure with who may call it and, for writes, one transaction and one effect a key. */
export const api = base.use(checkAccess).use(runWrite)

/** The person of a procedure that only signed-in people reach. */
export function signedIn(context: CallContext): SignedInUser {
  if (!context.user) throw new AppError('UNAUTHORIZED')
  return context.user
}
