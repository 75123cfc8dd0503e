import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/open-database.ts'
import { pushSubscriptions, users } from '#server/db/schema.ts'
import type { Subscription } from './push-service.ts'

type UserRow = typeof users.$inferInsert

/** People with a browser each, without the way over sign-in; `fields` are said of all of them. Gives their ids in the order of the browsers. */
export async function insertSubscribers(
  db: Database,
  browsers: readonly Subscription[],
  fields: Partial<UserRow> = {},
): Promise<string[]> {
  const ids = browsers.map(() => randomUUID())
  const rows = ids.map(
    (id): UserRow => ({
      id,
      nickname: '학습자',
      provider: 'kakao',
      tutorPersona: 'friend_female_1',
      deviceKey: 'a2V5',
      ageBand: 'FROM_14',
      notificationMethods: ['WEB_PUSH'],
      ...fields,
    }),
  )
  await db.insert(users).values(rows)
  await db
    .insert(pushSubscriptions)
    .values(browsers.map(({ endpoint, keys }, index) => ({ endpoint, ...keys, userId: ids[index] ?? '' })))
  return ids
}
