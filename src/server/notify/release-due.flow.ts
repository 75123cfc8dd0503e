import type { AppDeps } from '../deps.ts'
import { lockDueAnnouncement, releaseAnnouncement } from './announcement.queries.ts'

/** Releases the scheduled announcements whose time has come, each once, in any number of processes. Returns how many. */
export async function releaseDue({
  db,
  clock,
  mailer,
}: Pick<AppDeps, 'db' | 'clock' | 'mailer'>): Promise<number> {
  const releaseNext = () =>
    db.transaction(async (tx) => {
      const now = clock()
      const due = await lockDueAnnouncement(tx, now)
      if (due) await releaseAnnouncement(tx, due, { now, isMailOn: mailer.isOn })
      return due !== null
    })
  let released = 0
  while (await releaseNext()) released += 1
  return released
}
