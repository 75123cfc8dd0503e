import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOTIFICATION_METHODS } from '#domain/notify/notification-method.ts'
import { pushSubscriptions, users } from '#server/db/schema.ts'
import { BEGIN_WITHIN_MS } from '#server/notify/send.queries.ts'
import { SENDERS } from '#server/notify/senders.ts'
import { findBrowsers } from '#server/push/subscription.queries.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** A person with or without an e-mail address and a browser; returns the id. */
async function insertPerson(hasEmail: boolean, hasBrowser: boolean): Promise<string> {
  const { db } = server.deps
  const id = randomUUID()
  const email = hasEmail ? `${id}@school.example` : null
  await db.insert(users).values({
    ...{ id, email, nickname: '가온', provider: 'kakao', tutorPersona: 'friend_female_1', deviceKey: 'a2V5' },
  })
  const endpoint = `https://fcm.googleapis.com/${id}`
  if (hasBrowser) await db.insert(pushSubscriptions).values({ endpoint, p256dh: 'p', auth: 'a', userId: id })
  return id
}

describe('the senders of notification methods', () => {
  const BOTH = [false, true]
  const people = BOTH.flatMap((hasEmail) => BOTH.map((hasBrowser) => ({ hasEmail, hasBrowser })))

  test.each(people)('agree with the query about who can be reached: %o', async ({ hasEmail, hasBrowser }) => {
    const { db } = server.deps
    const id = await insertPerson(hasEmail, hasBrowser)
    const [person] = await db.select().from(users).where(eq(users.id, id))
    const browsers = (await findBrowsers(db, [id])).get(id) ?? []
    for (const isMailOn of BOTH) {
      for (const method of NOTIFICATION_METHODS) {
        const { prepare, isReachable } = SENDERS[method]
        const [row] = await db
          .select({ isReachable: isReachable(isMailOn) })
          .from(users)
          .where(eq(users.id, id))
        const delivery = prepare({ email: person?.email ?? null, browsers, isMailOn }, null)
        expect(row?.isReachable, `${method}, mail ${isMailOn}`).toBe(delivery !== null)
      }
    }
  })

  test('leave enough time to start a send before its lease ends', () => {
    for (const method of NOTIFICATION_METHODS) {
      expect(SENDERS[method].leaseMs, method).toBeGreaterThan(BEGIN_WITHIN_MS)
    }
  })

  test('differ for every method', () => {
    const senders = NOTIFICATION_METHODS.map((method) => SENDERS[method])
    expect(new Set(senders).size).toBe(NOTIFICATION_METHODS.length)
  })
})
