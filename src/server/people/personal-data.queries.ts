import { eq, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/open-database.ts'
import {
  attempts,
  dailyPlans,
  examItems,
  exams,
  generations,
  guardianConsents,
  guardianRequests,
  idempotencyKeys,
  identities,
  itemImports,
  itemReports,
  llmCalls,
  messages,
  notificationSends,
  notifications,
  pushSubscriptions,
  sessions,
  statisticsConceptLearners,
  statisticsLearners,
  storedFiles,
  threads,
  timeSpans,
  users,
} from '../db/schema.ts'

/** Tables of what belongs to a person, with the columns that are left out: secrets and what only the server's work needs. */
const PERSONAL_TABLES = {
  account: { table: users, person: users.id, secret: ['deviceKey'] },
  signIns: { table: identities, person: identities.userId, secret: [] },
  guardianConsents: { table: guardianConsents, person: guardianConsents.userId, secret: [] },
  guardianRequests: { table: guardianRequests, person: guardianRequests.userId, secret: ['tokenHash'] },
  sessions: { table: sessions, person: sessions.userId, secret: ['tokenHash'] },
  threads: { table: threads, person: threads.userId, secret: [] },
  messages: { table: messages, person: messages.userId, secret: [] },
  exams: { table: exams, person: exams.userId, secret: [] },
  examItems: { table: examItems, person: examItems.userId, secret: [] },
  attempts: { table: attempts, person: attempts.userId, secret: [] },
  itemReports: { table: itemReports, person: itemReports.userId, secret: ['closedBy', 'note'] },
  timeSpans: { table: timeSpans, person: timeSpans.userId, secret: [] },
  itemImports: { table: itemImports, person: itemImports.userId, secret: ['leaseUntil'] },
  generations: { table: generations, person: generations.userId, secret: ['leaseUntil'] },
  notifications: { table: notifications, person: notifications.userId, secret: [] },
  notificationSends: { table: notificationSends, person: notificationSends.userId, secret: [] },
  pushSubscriptions: {
    table: pushSubscriptions,
    person: pushSubscriptions.userId,
    secret: ['endpoint', 'p256dh', 'auth'],
  },
  dailyPlans: { table: dailyPlans, person: dailyPlans.userId, secret: [] },
  // As of the records above: when the person studied what, and what was completed.
  statisticsLearners: { table: statisticsLearners, person: statisticsLearners.userId, secret: [] },
  statisticsConceptLearners: {
    table: statisticsConceptLearners,
    person: statisticsConceptLearners.userId,
    secret: [],
  },
  storedFiles: { table: storedFiles, person: storedFiles.ownerId, secret: [] },
  modelCalls: { table: llmCalls, person: llmCalls.userId, secret: [] },
  // The answers of writes repeat what the other tables hold.
  repeatedWrites: {
    table: idempotencyKeys,
    person: idempotencyKeys.userId,
    secret: ['answer', 'fingerprint'],
  },
} as const satisfies Record<string, { table: PgTable; person: object; secret: readonly string[] }>

export type PersonalData = Record<keyof typeof PERSONAL_TABLES, Record<string, unknown>[]>

/** Returns every row that belongs to the person, table by table. */
export async function readPersonalData(db: Queryable, userId: string): Promise<PersonalData> {
  const read: [string, Record<string, unknown>[]][] = []
  for (const [name, { table, person, secret }] of Object.entries(PERSONAL_TABLES)) {
    const hidden: readonly string[] = secret
    const columns = Object.fromEntries(
      Object.entries(getTableColumns(table as PgTable)).filter(([column]) => !hidden.includes(column)),
    )
    read.push([
      name,
      await db
        .select(columns)
        .from(table as PgTable)
        .where(eq(person, userId)),
    ])
  }
  return Object.fromEntries(read) as PersonalData
}
