import { describe, expect, it } from 'vitest'
import { deviceRecordId, resolveDeviceRecords } from '#domain/chat/device-record.ts'
import type { OutboxRecordKind } from '#domain/outbox/record.ts'
import { makeRecord } from '../outbox/make-record.ts'

const TURN = '0b0f7a3a-7c0e-4c2e-8a51-3a2f9d3b1c11'

const record = (...[kind, id, seq, body]: [OutboxRecordKind, string, number, Record<string, unknown>?]) =>
  makeRecord(id, kind, seq, body)

describe('what the device sends in a server’s place', () => {
  it('has one key a turn, and never the turn’s own', () => {
    expect(deviceRecordId(TURN)).toBe(deviceRecordId(TURN))
    expect(deviceRecordId(TURN)).not.toBe(TURN)
    expect(deviceRecordId(TURN)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('stands under the id of the turn, and the question that it answers is gone', () => {
    const question = record('question', TURN, 1)
    const answered = record('turn', deviceRecordId(TURN), 2, { id: TURN, response: '답' })
    const { records, replaced } = resolveDeviceRecords([question, answered])
    expect(records).toEqual([{ ...answered, id: TURN }])
    expect([...replaced]).toEqual([TURN])
  })

  it('takes the place of an exam that the server was asked to draw', () => {
    const asked = record('exam', TURN, 1)
    const made = record('exam', deviceRecordId(TURN), 2, { id: TURN, items: [{ evaluationId: 'a' }] })
    expect(resolveDeviceRecords([asked, made]).records).toEqual([{ ...made, id: TURN }])
  })

  it('leaves every other record alone', () => {
    const records = [
      record('thread', TURN, 1, { id: TURN }),
      record('exam', 'e1', 2, { id: 'e1' }),
      record('question', 'q1', 3),
      record('turn', 't1', 4),
      record('bookmark', 'b1', 5, { messageId: 't1' }),
    ]
    expect(resolveDeviceRecords(records)).toEqual({ records, replaced: new Set() })
  })
})
