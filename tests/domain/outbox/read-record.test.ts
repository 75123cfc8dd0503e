import { describe, expect, it } from 'vitest'
import { isStoredRecord, readRecord } from '#domain/outbox/read-record.ts'
import type { OutboxRecordKind } from '#domain/outbox/record.ts'
import { RECORD_KINDS } from '#domain/outbox/record-kinds.ts'
import { makeStored } from './make-record.ts'

const KINDS = Object.keys(RECORD_KINDS) as OutboxRecordKind[]

describe('a record from the disk', () => {
  it.each(KINDS)('of kind %s is read with its body as it is', (kind) => {
    const stored = makeStored('a', kind, 1)
    expect(readRecord(stored)).toEqual(stored)
  })

  it.each<[OutboxRecordKind, Record<string, unknown>]>([
    ['question', { message: 7 }],
    ['turn', { threadId: null }],
    ['turn', { context: 'answer' }],
    ['turn', { context: { action: 'submit-answer' } }],
    ['turn', { relatedQuestions: '왜?' }],
    ['thread', { id: 7 }],
    ['exam', { difficultyLevel: 7 }],
    ['exam', { items: [{ id: 'a' }] }],
    ['exam', { items: {} }],
    ['bookmark', { bookmark: 'yes' }],
    ['report', { reason: 'boring' }],
    ['push', { endpoint: null }],
    ['timespan', { timespan: '1' }],
  ])('of kind %s with %j is unreadable, and keeps its frame and its body', (kind, body) => {
    const stored = makeStored('a', kind, 1, body)
    expect(readRecord(stored)).toEqual({ ...stored, kind: 'unreadable', storedKind: kind })
  })

  it.each(['ink', 'toString', 'unreadable'])('of the unknown kind %s is unreadable', (kind) => {
    const stored = makeStored('a', 'turn', 1, {}, { kind })
    expect(readRecord(stored)).toEqual({ ...stored, kind: 'unreadable', storedKind: kind })
  })

  it('has the frame of every version', () => {
    const stored = makeStored('a', 'turn', 1)
    expect(isStoredRecord(stored)).toBe(true)
    for (const broken of [
      null,
      7,
      {},
      { ...stored, id: 7 },
      { ...stored, seq: 'a' },
      { ...stored, body: null },
    ])
      expect(isStoredRecord(broken)).toBe(false)
  })
})
