import { laneOfRecord } from '#domain/outbox/lane-of-record.ts'
import type { OutboxRecord, OutboxRecordKind } from '#domain/outbox/record.ts'

export function makeRecord(
  id: string,
  kind: OutboxRecordKind,
  seq: number,
  body: Record<string, unknown> = {},
  change: Partial<OutboxRecord> = {},
): OutboxRecord {
  const whole = { threadId: 't1', ...(kind === 'thread' && { id: 't1' }), ...body }
  return {
    id,
    v: 1,
    kind,
    userId: 'u1',
    deviceId: 'd1',
    lane: laneOfRecord(kind, whole),
    seq,
    body: whole,
    createdAt: '2026-03-10T07:12:00.000Z',
    attempts: 0,
    notBefore: 0,
    lastStatus: null,
    state: 'waiting',
    appVersion: '0.1.0',
    ...change,
  }
}
