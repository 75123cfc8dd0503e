import type { CallContext } from '../http/call.ts'
import { removeSpeechOf } from '../message/speech-store.ts'
import { haltSends } from '../notify/halt-sends.queries.ts'
import { discardPersonalFiles } from '../storage/discard-files.flow.ts'
import { deleteUser } from './user.queries.ts'

/**
 * Ends the person's sends, and deletes the account with everything that belongs to it, files and mails included. The caller has ended the
 * person's replies before its transaction locked anything: they are saved under the same locks.
 */
export async function removePerson(
  { db, deps }: Pick<CallContext, 'db' | 'deps'>,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  await haltSends(db, id)
  await discardPersonalFiles(db, deps, id)
  await deleteUser(db, id)
  await removeSpeechOf(deps.env, id)
  if (email !== null) await deps.mailer.forget(email)
}
