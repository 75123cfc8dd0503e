import { readRecord } from '#domain/outbox/read-record.ts'
import type { OutboxRecord, OutboxRecordKind, StoredRecord } from '#domain/outbox/record.ts'

/** What a body of each kind must have to be read, if the test does not say. */
const LEAST: Record<OutboxRecordKind, Record<string, unknown>> = {
  question: { threadId: 't1', message: '' },
  turn: { threadId: 't1', message: '' },
  photo: { questionId: 'q1', threadId: 't1', curriculumId: 'M1U01', message: '', picture: 'aGk=' },
  thread: { id: 't1', curriculumId: 'M1U01', conceptId: null },
  exam: { threadId: 't1', difficultyLevel: 1 },
  bookmark: { messageId: '', bookmark: true },
  report: { evaluationId: 'M1U01C01I1', reason: 'typo' },
  prefs: {},
  push: { endpoint: 'https://push.example.org' },
  timespan: { spanType: 'CURRICULUM_CONCEPT', spanKey: 'M1U01C01', timespan: 1_000 },
}

const LANES: Record<OutboxRecordKind, string | null> = {
  question: null,
  turn: null,
  photo: 'photo',
  thread: null,
  exam: null,
  bookmark: 'prefs',
  report: 'report',
  prefs: 'prefs',
  push: 'prefs',
  timespan: 'timespan',
}

/** A record as it is on the disk. */
export function makeStored(
  id: string,
  kind: OutboxRecordKind,
  seq: number,
  body: Record<string, unknown> = {},
  change: Partial<StoredRecord> = {},
): StoredRecord {
  const whole = { ...LEAST[kind], ...body }
  return {
    id,
    v: 1,
    kind,
    userId: 'u1',
    deviceId: 'd1',
    lane: LANES[kind] ?? `thread:${String(kind === 'thread' ? whole.id : whole.threadId)}`,
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

/** A record as the outbox lists it. */
export function makeRecord(...stored: Parameters<typeof makeStored>): OutboxRecord {
  return readRecord(makeStored(...stored))
}
