import { readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { ABSOLUTE_MS, IDLE_MS } from '#server/auth/session-life.ts'
import * as schema from '#server/db/schema.ts'
import { ConfigurationError, readEnv } from '#server/env.ts'
import { KEPT_AS_FILES, POLICY_LINES, type PolicyLine, STORED_DATA } from './stored-data.ts'

const policy = readFileSync('src/content/documents/policies/privacy.md', 'utf8')
const section = policy.slice(policy.indexOf('## 2.'), policy.indexOf('## 3.'))
const [, , ...lines] = section.split('\n').filter((line) => line.startsWith('|'))
const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map(getTableConfig)
const names = Object.keys(POLICY_LINES) as PolicyLine[]

/** Returns the retention period of a line. */
function periodOf(name: PolicyLine): string {
  return (
    lines
      .find((line) => line.startsWith(`| ${POLICY_LINES[name]}`))
      ?.split('|')[3]
      ?.trim() ?? ''
  )
}

describe('the table of stored data in the privacy policy', () => {
  test('has a line for each table and column of the database', () => {
    expect(Object.keys(STORED_DATA).sort()).toEqual(tables.map(({ name }) => name).sort())
    for (const { name, columns, foreignKeys } of tables) {
      const stored = STORED_DATA[name]
      if (!stored) continue
      if ('kind' in stored) {
        const toPersons = foreignKeys
          .map((key) => key.reference())
          .filter(({ foreignTable }) => getTableConfig(foreignTable as PgTable).name === 'users')
          .flatMap((reference) => reference.columns.map((column) => column.name))
        expect({ [name]: Object.keys(stored.persons ?? {}) }).toEqual({ [name]: toPersons })
        continue
      }
      const listed = Object.values(stored).flatMap((text) => text.split(' '))
      expect({ [name]: listed.sort() }).toEqual({ [name]: columns.map((column) => column.name).sort() })
    }
  })

  test('has each line once, and none without stored data', () => {
    const inTables = Object.values(STORED_DATA).flatMap((stored) =>
      'kind' in stored ? Object.values(stored.persons ?? {}) : Object.keys(stored),
    )
    const used = [...inTables, ...KEPT_AS_FILES]
    for (const line of lines) {
      const found = names.filter((name) => line.startsWith(`| ${POLICY_LINES[name]}`))
      expect(found, line).toHaveLength(1)
      expect(used).toContain(found[0])
    }
    expect(lines).toHaveLength(names.length)
  })

  test('states the period of everything that a job deletes, and no configuration exceeds it', () => {
    const usual = readEnv({})
    expect(periodOf('calls')).toContain(`${usual.KEEP_CALLS_DAYS}일`)
    expect(periodOf('notifications')).toContain(`${usual.KEEP_NOTIFICATIONS_DAYS}일`)
    expect(periodOf('keys')).toContain(`${usual.KEEP_REQUEST_KEYS_DAYS}일`)
    expect(periodOf('managed')).toContain(`${usual.KEEP_AUDIT_DAYS / 365}년`)
    expect(usual.KEEP_UNUSED_FILES_DAYS).toBe(7)
    expect(periodOf('pictures')).toContain('일주일')
    expect(periodOf('session')).toContain(`${IDLE_MS / DAY_MS}일 쓰지 않거나 ${ABSOLUTE_MS / DAY_MS}일`)
    for (const name of [
      'KEEP_CALLS_DAYS',
      'KEEP_NOTIFICATIONS_DAYS',
      'KEEP_REQUEST_KEYS_DAYS',
      'KEEP_AUDIT_DAYS',
      'KEEP_UNUSED_FILES_DAYS',
    ] as const)
      expect(() => readEnv({ [name]: String(usual[name] + 1) })).toThrow(ConfigurationError)
  })
})
