import { DAY_MS } from '#domain/calendar/durations.ts'
import { formatSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { AppDeps } from '../deps.ts'
import { MailError } from '../mail/mailer.ts'
import { insertPlans } from '../notify/plan.queries.ts'
import { findMethods } from '../notify/plan-daily.flow.ts'
import { findBrowsers } from '../push/subscription.queries.ts'
import { composeGuardianWarning, composeWarning, composeWarningNotice } from './compose-warning.ts'
import { claimWarning, listUnwarned, releaseWarning, type UnwarnedPerson } from './inactive.queries.ts'

const PAGE = 200

/** Warns owners of unused accounts before `removeInactive` deletes them; does nothing unless that is configured. */
export async function warnInactive(deps: AppDeps, signal: AbortSignal): Promise<void> {
  const { KEEP_INACTIVE_ACCOUNTS_DAYS, WARN_INACTIVE_ACCOUNTS_DAYS } = deps.env
  if (KEEP_INACTIVE_ACCOUNTS_DAYS === undefined) return
  const now = deps.clock()
  const usedDays = KEEP_INACTIVE_ACCOUNTS_DAYS - WARN_INACTIVE_ACCOUNTS_DAYS
  const since = new Date(now.getTime() - usedDays * DAY_MS)
  const lastDay = formatSeoulDay(now.getTime() + WARN_INACTIVE_ACCOUNTS_DAYS * DAY_MS)
  let warned = 0
  for (let after: string | null = null; ; ) {
    const people: UnwarnedPerson[] = await listUnwarned(deps.db, since, after, PAGE)
    for (const person of people) {
      if (signal.aborted) return
      if (!(await claimWarning(deps.db, person.id, since, now))) continue
      try {
        await warn(deps, person, lastDay)
        warned += 1
      } catch (error) {
        deps.log.warn({ err: error }, 'owner of an unused account not warned, tried again the next day')
        await releaseWarning(deps.db, person.id)
      }
    }
    after = people.at(-1)?.id ?? null
    if (people.length < PAGE) break
  }
  if (warned > 0) deps.log.info({ warned }, 'owners of unused accounts warned')
}

/** By mail to the learner, else to the guardian; where no mailbox accepts it, by a notification. */
async function warn(deps: AppDeps, person: UnwarnedPerson, lastDay: string): Promise<void> {
  const { email, guardianEmail, nickname } = person
  const { PUBLIC_ORIGIN } = deps.env
  const mails = [
    ...(email === null ? [] : [composeWarning(email, nickname, lastDay, PUBLIC_ORIGIN)]),
    ...(guardianEmail === null
      ? []
      : [composeGuardianWarning(guardianEmail, nickname, lastDay, PUBLIC_ORIGIN)]),
  ]
  for (const mail of deps.mailer.isOn ? mails : []) {
    try {
      await deps.mailer.send(mail)
      return
    } catch (error) {
      if (!(error instanceof MailError && error.isPermanent)) throw error
      deps.log.warn({ err: error }, 'mail not sent')
    }
  }
  await notify(deps, person, lastDay)
}

/** It also stands in the list of notifications, for a learner who comes back. */
async function notify(deps: AppDeps, person: UnwarnedPerson, lastDay: string): Promise<void> {
  const { db, newId, clock } = deps
  const browsers = (await findBrowsers(db, [person.id])).get(person.id) ?? []
  const methods = findMethods({ ...person, email: null }, browsers, false)
  const now = clock()
  const notice = {
    userId: person.id,
    id: newId(),
    content: composeWarningNotice(lastDay),
    plannedAt: now,
    listedAt: now,
    sends: methods.map((method) => ({ id: newId(), method })),
  }
  await db.transaction((tx) => insertPlans(tx, [notice]))
}
