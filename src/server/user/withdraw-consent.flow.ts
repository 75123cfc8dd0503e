import { AppError } from '#contract/error.ts'
import type { User } from '#contract/user.ts'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import { findPersonalWords } from '../chat/personal-words.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { deleteConsent } from '../guardian/guardian.queries.ts'
import { redactStored } from '../message/redact-stored.queries.ts'
import { haltSends } from '../notify/halt-sends.queries.ts'
import { discardPersonalFiles } from '../storage/discard-files.flow.ts'
import { findUser, forgetPersonal } from './user.queries.ts'

/** Deletes what may no longer be stored, in the database and in files. */
export async function forgetPerson(tx: Queryable, deps: AppDeps, { id, email }: User): Promise<void> {
  // The nickname may be kept, and may be a mathematical term.
  await redactStored(tx, id, await findPersonalWords(tx, id, { withNickname: false }))
  await forgetPersonal(tx, id)
  await discardPersonalFiles(tx, deps, id)
  if (email !== null) await deps.mailer.forget(email)
}

/** Deletes a guardian's consent, and with it everything that was stored because of it. */
export async function withdrawConsent(tx: Queryable, deps: AppDeps, userId: string): Promise<void> {
  await haltSends(tx, userId)
  await deleteConsent(tx, userId)
  const user = await findUser(tx, userId)
  if (!user) throw new AppError('UNAUTHORIZED')
  if (!mayKeepPersonal(user)) await forgetPerson(tx, deps, user)
}
