import { describe, expect, it } from 'vitest'
import { decideRecordOutcome } from '#domain/outbox/decide-record-outcome.ts'
import type { SendAnswer } from '#domain/outbox/decide-send-outcome.ts'
import type { OutboxRecordKind } from '#domain/outbox/record.ts'
import { makeRecord } from './make-record.ts'

const answer = (status: number, code: string | null): SendAnswer => ({
  kind: 'answer',
  status,
  isWhole: code !== null,
  code,
  retryAfterMs: null,
})
const named = { items: [{ evaluationId: 'a' }] }

describe('what becomes of a record by what is lost with it', () => {
  it.each<[string, OutboxRecordKind, Record<string, unknown>, SendAnswer, string]>([
    ['an exam that there is nothing for', 'exam', {}, answer(422, 'NO_ITEMS'), 'discarded'],
    ['an exam that the server fails to draw', 'exam', {}, answer(500, 'INTERNAL_SERVER_ERROR'), 'discarded'],
    ['an exam asked for too often', 'exam', {}, answer(429, 'TOO_MANY_REQUESTS'), 'discarded'],
    ['an exam that is being drawn', 'exam', {}, answer(409, 'IN_PROGRESS'), 'keep'],
    ['an exam while the server is away', 'exam', {}, answer(502, null), 'keep'],
    ['an exam without an answer', 'exam', {}, { kind: 'no-answer' }, 'keep'],
    ['an exam of somebody signed out', 'exam', {}, answer(401, 'UNAUTHORIZED'), 'blocked'],
    ['an exam made on the device', 'exam', named, answer(500, 'INTERNAL_SERVER_ERROR'), 'keep'],
    ['an exam made on the device that is refused', 'exam', named, answer(422, 'UNPROCESSABLE'), 'dead'],
    ['an answer that is refused', 'turn', {}, answer(422, 'UNPROCESSABLE'), 'dead'],
    ['a picture where no model sees', 'photo', {}, answer(501, 'NOT_CONFIGURED'), 'dead'],
    ['a picture while the model fails', 'photo', {}, answer(500, 'READING_FAILED'), 'keep'],
    ['a picture past the limit of a day', 'photo', {}, answer(429, 'TOO_MANY_REQUESTS'), 'keep'],
    ['study time that is refused', 'timespan', {}, answer(422, 'UNPROCESSABLE'), 'discarded'],
    ['study time that fails', 'timespan', {}, answer(500, 'INTERNAL_SERVER_ERROR'), 'keep'],
  ])('%s', (_title, kind, body, answered, expected) => {
    expect(decideRecordOutcome(makeRecord('a', kind, 1, body), answered, 1, 0.5).kind).toBe(expected)
  })
})
