import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { outboxCall } from '#contract/outbox-calls.ts'
import type { BodyOf, OutboxRecordKind } from '#domain/outbox/record.ts'
import { listProcedures } from '#tests/support/list-procedures.ts'

const THREAD = '0198c1a2-7b1e-7c3d-8e4f-0123456789ab'

describe('calls of outbox records', () => {
  test('puts ids into the path and leaves the rest in the body', () => {
    expect(outboxCall('exam', { threadId: THREAD, id: 'e', difficultyLevel: 1 })).toEqual({
      method: 'POST',
      path: `/api/v1/threads/${THREAD}/exams`,
      body: { id: 'e', difficultyLevel: 1 },
    })
    expect(outboxCall('thread', { id: THREAD, curriculumId: 'M1U01', conceptId: 'M1U01C01' })).toEqual({
      method: 'POST',
      path: '/api/v1/curriculums/M1U01/concepts/M1U01C01/threads',
      body: { id: THREAD },
    })
    expect(outboxCall('thread', { id: THREAD, curriculumId: 'M1U01', conceptId: null })?.path).toBe(
      '/api/v1/curriculums/M1U01/threads',
    )
    expect(outboxCall('bookmark', { messageId: THREAD, bookmark: true })).toEqual({
      method: 'PATCH',
      path: `/api/v1/messages/${THREAD}`,
      body: { bookmark: true },
    })
  })

  test('refuses a record that would choose its own address', () => {
    expect(outboxCall('exam', { threadId: '../users/me', difficultyLevel: 1 })).toBeNull()
    expect(outboxCall('bookmark', { messageId: '', bookmark: true })).toBeNull()
    const report = { itemVersion: 1, templateId: null, seed: null, reason: 'typo' as const, text: '' }
    expect(outboxCall('report', { evaluationId: '../../users', ...report })).toBeNull()
    expect(outboxCall('thread', { id: THREAD, curriculumId: 'm1/../..', conceptId: null })).toBeNull()
    const foreign = { id: THREAD, curriculumId: 'M1U01', conceptId: '../..' }
    expect(outboxCall('thread', foreign)).toBeNull()
  })

  test('calls only what the contract has', () => {
    const known = listProcedures(contract).map(
      ({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '*')}`,
    )
    const bodies: { [Kind in OutboxRecordKind]: BodyOf<Kind> } = {
      question: { threadId: THREAD, message: '' },
      turn: { threadId: THREAD, message: '' },
      photo: { questionId: THREAD, threadId: THREAD, curriculumId: 'M1U01', message: '', picture: '' },
      thread: { id: THREAD, curriculumId: 'M1U01', conceptId: null },
      exam: { threadId: THREAD, difficultyLevel: 1 },
      bookmark: { messageId: THREAD, bookmark: true },
      report: {
        evaluationId: 'M1U01C01',
        itemVersion: 1,
        templateId: null,
        seed: null,
        reason: 'typo',
        text: '',
      },
      prefs: {},
      push: { endpoint: 'https://push.example/1', expirationTime: null, keys: { p256dh: '', auth: '' } },
      timespan: { spanType: 'CURRICULUM_CONCEPT', spanKey: 'M1U01C01', timespan: 1 },
    }
    for (const kind of Object.keys(bodies) as (keyof typeof bodies)[]) {
      const call = outboxCall(kind, bodies[kind])
      const path = call?.path.replace(THREAD, '*').replace(/M1U01\w*/, '*')
      expect(known).toContain(`${call?.method} ${path}`)
    }
  })
})
