import { describe, expect, it } from 'vitest'
import { chooseSendable } from '#domain/outbox/choose-sendable.ts'
import { findSuccessor } from '#domain/outbox/find-successor.ts'
import { projectRecords } from '#domain/outbox/project-records.ts'
import { makeRecord } from './make-record.ts'

const ROW = { ocrResultId: 'p.png', text: '\\(2x=4\\)', confidence: 'high' }
const NOTHING = { messages: [], exams: [], itemsInfo: [] }
const projectPhoto = (threadId: string, ...more: ReturnType<typeof makeRecord>[]) =>
  projectRecords(NOTHING, [makeRecord('a', 'photo', 1, { message: '이거' }), ...more], threadId, () => null)

describe('a picture that waits', () => {
  it('becomes the question that was meant, with what was typed before it', () => {
    const photo = makeRecord('a', 'photo', 1, { message: '이거 어떻게 풀어? ', conceptId: 'M1U01C01' })
    expect(findSuccessor(photo, ROW)).toEqual({
      id: 'q1',
      kind: 'question',
      body: expect.objectContaining({
        id: 'q1',
        threadId: 't1',
        conceptId: 'M1U01C01',
        message: '이거 어떻게 풀어?\n\\(2x=4\\)',
        ocrResultId: 'p.png',
      }),
    })
    expect(findSuccessor(makeRecord('a', 'photo', 1), ROW)?.body.message).toBe(ROW.text)
  })

  it('becomes no longer a question than a message may be', () => {
    const photo = makeRecord('a', 'photo', 1, { message: '가'.repeat(3_999) })
    expect([...(findSuccessor(photo, ROW)?.body.message ?? '')]).toHaveLength(4_000)
  })

  it('becomes nothing of an answer that read nothing, as every other record does', () => {
    for (const row of [null, {}, { text: 'x' }, { ocrResultId: 'p.png', text: 3 }])
      expect(findSuccessor(makeRecord('a', 'photo', 1), row)).toBeNull()
    expect(findSuccessor(makeRecord('a', 'turn', 1), ROW)).toBeNull()
  })

  it('is shown in its thread alone, as the turn that it will be, once', () => {
    const [shown] = projectPhoto('t1').messages
    expect(shown).toMatchObject({ id: 'q1', threadId: 't1', message: '이거', status: 'error' })
    expect(projectPhoto('t2').messages).toEqual([])
    const asked = makeRecord('q1', 'question', 2, { message: '이거\nx=2', ocrResultId: 'p.png' })
    expect(projectPhoto('t1', asked).messages).toHaveLength(1)
  })

  it('holds back nothing of its thread, and another picture neither', () => {
    const records = [
      makeRecord('a', 'photo', 1, {}, { notBefore: 9_000 }),
      makeRecord('b', 'photo', 2),
      makeRecord('c', 'turn', 3),
    ]
    expect(chooseSendable(records, new Set(), 1_000).map(({ id }) => id)).toEqual(['b', 'c'])
  })
})
