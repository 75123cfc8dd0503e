import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseSendable, findNextDue, isHeadOfLane } from '#domain/outbox/choose-sendable.ts'
import type { BodyOf, OutboxRecord, OutboxRecordKind } from '#domain/outbox/record.ts'
import { RECORD_KINDS } from '#domain/outbox/record-kinds.ts'
import { makeRecord } from './make-record.ts'

const KINDS = Object.keys(RECORD_KINDS) as OutboxRecordKind[]
const NONE: ReadonlySet<string> = new Set()
const ids = (records: readonly OutboxRecord[], inFlight = NONE, now = 100) =>
  chooseSendable(records, inFlight, now, 1).map((record) => record.id)

describe('the lane of a record', () => {
  const laneOf = <Kind extends OutboxRecordKind>(kind: Kind, body: BodyOf<Kind>) =>
    RECORD_KINDS[kind].laneOf(body)
  const IN_THREAD = { threadId: 't1', message: '' }
  const SPAN = { spanType: 'CURRICULUM_CONCEPT', spanKey: 'M1U01C01', timespan: 1 } as const
  const PUSH = { endpoint: '', expirationTime: null, keys: { p256dh: '', auth: '' } }

  it('is told by its thread or its kind', () => {
    expect(laneOf('question', IN_THREAD)).toBe('thread:t1')
    expect(laneOf('turn', IN_THREAD)).toBe('thread:t1')
    expect(laneOf('exam', { threadId: 't1', difficultyLevel: 1 })).toBe('thread:t1')
    expect(laneOf('thread', { id: 't1', curriculumId: 'M1U01', conceptId: null })).toBe('thread:t1')
    expect(laneOf('bookmark', { messageId: 'm', bookmark: true })).toBe('prefs')
    expect(laneOf('prefs', {})).toBe('prefs')
    expect(laneOf('push', PUSH)).toBe('prefs')
    expect(laneOf('timespan', SPAN)).toBe('timespan')
  })

  it.each([
    ['question', () => laneOf('question', { message: '' })],
    ['turn', () => laneOf('turn', { threadId: '', message: '' })],
    ['exam', () => laneOf('exam', { threadId: '', difficultyLevel: 1 })],
    ['thread', () => laneOf('thread', { id: '', curriculumId: 'M1U01', conceptId: null })],
  ])('of %s needs a thread id', (_kind, findLane) => {
    expect(findLane).toThrow('thread id not found')
  })
})

describe('the records to send', () => {
  const t = (id: string, seq: number, change = {}) => makeRecord(id, 'turn', seq, {}, change)

  it('are the oldest of a thread, one at a time', () => {
    expect(ids([t('b', 2), t('a', 1), t('c', 3)])).toEqual(['a'])
    expect(ids([t('a', 1), t('b', 2)], new Set(['a']))).toEqual([])
  })

  it('wait behind one that is not due, blocked, paused, newer or a question', () => {
    for (const change of [
      { notBefore: 101 },
      { state: 'blocked' },
      { state: 'paused' },
      { v: 2 },
      { kind: 'question' },
    ]) {
      expect(ids([t('a', 1, change), t('b', 2)])).toEqual([])
    }
  })

  it('step over a dead one', () => {
    expect(ids([t('a', 1, { state: 'dead' }), t('b', 2)])).toEqual(['b'])
  })

  it('of time spans go in any order, and past one that is not due', () => {
    const span = (id: string, seq: number, change = {}) => makeRecord(id, 'timespan', seq, {}, change)
    expect(ids([span('a', 1, { notBefore: 101 }), span('b', 2), span('c', 3)])).toEqual(['b', 'c'])
  })

  it('of preferences keep their order only among writes to the same thing, so that the later one wins', () => {
    const mark = (id: string, seq: number, messageId: string) =>
      makeRecord(id, 'bookmark', seq, { messageId })
    expect(ids([mark('a', 1, 'm1'), mark('b', 2, 'm1'), mark('c', 3, 'm2')])).toEqual(['a', 'c'])
    expect(
      ids([makeRecord('a', 'prefs', 1), makeRecord('b', 'prefs', 2), makeRecord('c', 'push', 3)]),
    ).toEqual(['a', 'c'])
  })

  it('say when the next one is due, from the heads alone', () => {
    expect(findNextDue([t('a', 1, { notBefore: 500 }), t('b', 2)])).toBe(500)
    expect(findNextDue([t('a', 1, { state: 'dead', notBefore: 9 }), t('b', 2, { notBefore: 50 })])).toBe(50)
    expect(findNextDue([t('a', 1, { kind: 'question' }), t('b', 2)])).toBeNull()
    expect(findNextDue([])).toBeNull()
  })

  it('hold a bookmark back until its turn is there, also a turn that a reply of the device stands for', () => {
    const mark = makeRecord('m', 'bookmark', 2, { messageId: 'q' })
    const reply = makeRecord('r', 'turn', 1, { id: 'q' })
    expect(ids([reply, mark])).toEqual(['r'])
    expect(ids([mark])).toEqual(['m'])
    expect(ids([{ ...reply, state: 'dead' }, mark])).toEqual(['m'])
    // Nor does it make the outbox look again and again.
    expect(findNextDue([{ ...reply, notBefore: 700 }, mark])).toBe(700)
  })

  it('are due where a clock that ran ahead has put them off further than anything is', () => {
    const now = 1_000_000_000
    expect(chooseSendable([t('a', 1, { notBefore: now + 3_600_000 })], new Set(), now)).toEqual([])
    expect(chooseSendable([t('a', 1, { notBefore: now + 3_600_001 })], new Set(), now)).toHaveLength(1)
  })

  it('let a question go once every earlier living record of its lane is gone', () => {
    const question = makeRecord('q', 'question', 3)
    expect(isHeadOfLane([t('a', 1), question], 'q')).toBe(false)
    expect(isHeadOfLane([t('a', 1, { state: 'dead' }), question, t('z', 9)], 'q')).toBe(true)
    expect(isHeadOfLane([makeRecord('o', 'turn', 1, { threadId: 't2' }), question], 'q')).toBe(true)
    expect(isHeadOfLane([], 'q')).toBe(false)
  })
})

describe('any interleaving of writing, sending and failing', () => {
  const kinds = fc.constantFrom(...KINDS.filter((kind) => kind !== 'question'))
  const steps = fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant('write' as const),
          kind: kinds,
          thread: fc.constantFrom('t1', 't2'),
        }),
      },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('start' as const) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant('end' as const),
          which: fc.nat(1),
          // 'lost': the server has it, the answer was cut
          how: fc.constantFrom('acknowledged', 'failed', 'lost', 'dead'),
        }),
      },
    ),
    { maxLength: 80 },
  )

  it('sends in order, never more than two at once, never a gone one, and in the end everything once', () => {
    fc.assert(
      fc.property(steps, (schedule) => {
        let records: OutboxRecord[] = []
        let now = 0
        let seq = 0
        const written: OutboxRecord[] = []
        const inFlight: OutboxRecord[] = []
        const received: OutboxRecord[] = []
        const dead = new Set<string>()
        const receive = (record: OutboxRecord) => {
          if (!received.some((one) => one.id === record.id)) received.push(record)
        }
        const start = () => {
          for (const record of chooseSendable(records, new Set(inFlight.map((one) => one.id)), now, 1))
            inFlight.push(record)
          expect(inFlight.length).toBeLessThanOrEqual(2)
          expect(new Set(inFlight.map((one) => one.id)).size).toBe(inFlight.length)
        }
        const end = (record: OutboxRecord, how: string) => {
          inFlight.splice(inFlight.indexOf(record), 1)
          expect(records.some((one) => one.id === record.id)).toBe(true)
          if (how !== 'failed' && how !== 'dead') receive(record)
          if (how === 'acknowledged') records = records.filter((one) => one.id !== record.id)
          if (how === 'dead') dead.add(record.id)
          records = records.map((one) => {
            if (one.id !== record.id) return one
            return how === 'dead' ? { ...one, state: 'dead' } : { ...one, notBefore: now + 3 }
          })
        }
        for (const step of schedule) {
          now += 1
          if (step.do === 'write') {
            seq += 1
            const record = makeRecord(`r${seq}`, step.kind, seq, {
              threadId: step.thread,
              id: step.thread,
              messageId: step.thread,
            })
            records.push(record)
            written.push(record)
          }
          if (step.do === 'start') start()
          if (step.do === 'end') {
            const record = inFlight[step.which % Math.max(inFlight.length, 1)]
            if (record) end(record, step.how)
          }
        }
        for (let round = 0; round < written.length * 4 + 4; round += 1) {
          now += 3
          start()
          for (const record of [...inFlight]) end(record, 'acknowledged')
        }
        expect(records.map((one) => one.state).filter((state) => state !== 'dead')).toEqual([])
        expect(new Set([...received.map((one) => one.id), ...dead])).toEqual(
          new Set(written.map((one) => one.id)),
        )
        const seqsOf = (lane: string, kind?: string) =>
          received.filter((one) => one.lane === lane && (!kind || one.kind === kind)).map((one) => one.seq)
        for (const seqs of [
          seqsOf('thread:t1'),
          seqsOf('thread:t2'),
          seqsOf('prefs', 'prefs'),
          seqsOf('prefs', 'push'),
        ]) {
          expect(seqs).toEqual([...seqs].sort((one, other) => one - other))
        }
      }),
    )
  })
})
