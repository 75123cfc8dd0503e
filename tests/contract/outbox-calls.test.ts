import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { outboxCall } from '#contract/outbox-calls.ts'
import { OUTBOX_RECORD_KINDS } from '#domain/outbox/record.ts'
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
    expect(outboxCall('exam', { threadId: '../users/me' })).toBeNull()
    expect(outboxCall('bookmark', { bookmark: true })).toBeNull()
    expect(outboxCall('thread', { curriculumId: 'm1/../..' })).toBeNull()
  })

  test('calls only what the contract has, but for push subscriptions, which have no procedure yet', () => {
    const known = listProcedures(contract).map(
      ({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '*')}`,
    )
    const bodies = {
      exam: { threadId: THREAD },
      bookmark: { messageId: THREAD },
      thread: { curriculumId: 'M1U01' },
    }
    for (const kind of OUTBOX_RECORD_KINDS.filter((each) => each !== 'push')) {
      const call = outboxCall(kind, bodies[kind as keyof typeof bodies] ?? {})
      const path = call?.path.replace(THREAD, '*').replace('M1U01', '*')
      expect(known).toContain(`${call?.method} ${path}`)
    }
  })
})
