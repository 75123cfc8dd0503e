import { describe, expect, it } from 'vitest'
import { RECORD_VERSION } from '#contract/outbox-calls.ts'
import { migrateRecord, RECORD_STEPS, type RecordStep } from '#domain/outbox/migrate-record.ts'
import { makeStored } from './make-record.ts'

const steps: Record<number, RecordStep> = {
  1: (record) => ({ ...record, body: { ...record.body, told: ['one'] } }),
  2: (record) => ({ ...record, body: { ...record.body, told: [...(record.body.told as string[]), 'two'] } }),
}

describe('a record of an older version', () => {
  it('goes through every step up to the newest', () => {
    const record = makeStored('a', 'turn', 1, { message: '2' })
    expect(migrateRecord(record, 3, steps)).toEqual({
      ...record,
      v: 3,
      body: { ...record.body, told: ['one', 'two'] },
    })
    expect(migrateRecord({ ...record, v: 2, body: { told: [] } }, 3, steps).body).toEqual({ told: ['two'] })
  })

  it('is left as it is where it is the newest, newer, or no step leads on', () => {
    for (const v of [3, 4, 99]) {
      const record = makeStored('a', 'turn', 1, {}, { v })
      expect(migrateRecord(record, 3, steps)).toBe(record)
    }
    const old = makeStored('a', 'turn', 1)
    expect(migrateRecord(old, 2, {})).toBe(old)
  })

  it('finds a step for every version that was ever written', () => {
    const versions = Array.from({ length: RECORD_VERSION - 1 }, (_, at) => at + 1)
    expect(versions.filter((v) => !RECORD_STEPS[v])).toEqual([])
  })
})
