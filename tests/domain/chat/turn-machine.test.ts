import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_STREAM, foldStream } from '#domain/chat/fold-stream.ts'
import type { MessageStatus } from '#domain/chat/message.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import {
  foldTurn,
  type TurnEffect,
  type TurnEvent,
  type TurnRequest,
  type TurnState,
  type TurnStatus,
} from '#domain/chat/turn-machine.ts'

const event = (one: StreamEvent): TurnEvent => ({ type: 'event', event: one })
const SAVED: TurnEvent = { type: 'saved', isReachable: true }
const SAVED_OFFLINE: TurnEvent = { type: 'saved', isReachable: false }
const LANE_FREE: TurnEvent = { type: 'laneFree' }
const STARTED = event({ messageId: 'm1' })
const PIECE = event({ content: '반쯤' })
const DONE = event({ response: '전체', relatedQuestions: ['왜?'], done: true })
const UNREACHED: TurnEvent = { type: 'closed', isServerAbsent: true, problem: '연결이 없어요.' }
const REFUSED: TurnEvent = { type: 'closed', isServerAbsent: false, problem: '안 돼요.' }
const STOPPED: TurnEvent = { type: 'stopped' }
const DEVICE_REPLIED: TurnEvent = { type: 'deviceReplied' }
const NO_DEVICE: TurnEvent = { type: 'deviceUnavailable' }
const POSTPONED: TurnEvent = { type: 'postponed' }
const NOT_POSTPONED: TurnEvent = { type: 'notPostponed' }
const BROKE: TurnEvent = { type: 'broke', problem: '고장' }
const savedRead = (status: MessageStatus | null, isReachable = true): TurnEvent => ({
  type: 'savedRead',
  status,
  isReachable,
})

function run(events: readonly TurnEvent[], start: TurnState = { status: 'saving' }) {
  let state = start
  let request: TurnRequest | null = null
  const effects: TurnEffect[] = []
  for (const one of events) {
    const step = foldTurn(state, one)
    state = step.state
    request = step.request
    effects.push(...step.effects)
  }
  return { state, status: state.status, request, effects, did: effects.map(({ type }) => type) }
}

const FINAL: readonly TurnStatus[] = ['done', 'stopped', 'failed', 'waiting', 'refused']

describe('a question and its reply', () => {
  it.each<[string, TurnEvent[], TurnStatus, TurnRequest | null]>([
    ['waits for its place in the thread', [SAVED], 'queued', 'waitForLane'],
    ['is asked once its place has come', [SAVED, LANE_FREE], 'streaming', 'read'],
    ['is read on while the reply comes', [SAVED, LANE_FREE, STARTED, PIECE], 'streaming', 'read'],
    ['is done with the reply', [SAVED, LANE_FREE, STARTED, PIECE, DONE], 'done', null],
    ['is refused by a full device', [{ type: 'notSaved' }], 'refused', null],
    ['is stopped while it waits', [SAVED, STOPPED], 'stopped', null],
    ['is stopped while the reply comes', [SAVED, LANE_FREE, PIECE, STOPPED], 'stopped', null],
    ['goes to the device first when offline', [SAVED_OFFLINE], 'onDevice', 'replyOnDevice'],
    [
      'waits for the network without a unit on the device',
      [SAVED_OFFLINE, NO_DEVICE, POSTPONED],
      'waiting',
      null,
    ],
    [
      "is sent all the same if it cannot wait, as a visitor's",
      [SAVED_OFFLINE, NO_DEVICE, NOT_POSTPONED],
      'queued',
      'waitForLane',
    ],
    ['is done on the device', [SAVED_OFFLINE, DEVICE_REPLIED, PIECE, DONE], 'done', null],
    [
      'is done on the device when stopped: the reply is saved',
      [SAVED_OFFLINE, DEVICE_REPLIED, STOPPED],
      'done',
      null,
    ],
    ['goes to the device if nobody answers', [SAVED, LANE_FREE, UNREACHED], 'onDevice', 'replyOnDevice'],
    ['goes to the device if its place does not come', [SAVED, UNREACHED], 'onDevice', 'replyOnDevice'],
    [
      'waits for the network if nobody answers',
      [SAVED, LANE_FREE, UNREACHED, NO_DEVICE, POSTPONED],
      'waiting',
      null,
    ],
    [
      'fails if it can do neither',
      [SAVED, LANE_FREE, UNREACHED, NO_DEVICE, NOT_POSTPONED],
      'checking',
      'readSaved',
    ],
    ['is compared with the server after a refusal', [SAVED, LANE_FREE, REFUSED], 'checking', 'readSaved'],
    [
      'is compared with the server after a cut',
      [SAVED, LANE_FREE, STARTED, PIECE, UNREACHED],
      'checking',
      'readSaved',
    ],
    [
      'is done if the server finished it',
      [SAVED, LANE_FREE, STARTED, UNREACHED, savedRead('success')],
      'done',
      null,
    ],
    [
      'is asked for again while the server is at work on it',
      [SAVED, LANE_FREE, STARTED, PIECE, UNREACHED, savedRead('loading')],
      'checking',
      'readSavedLater',
    ],
    [
      'is done once the server has finished it',
      [SAVED, LANE_FREE, STARTED, PIECE, UNREACHED, savedRead('loading'), savedRead('success')],
      'done',
      null,
    ],
    [
      'fails if the server is lost while it was at work',
      [SAVED, LANE_FREE, STARTED, PIECE, UNREACHED, savedRead('loading'), savedRead(null, false)],
      'failed',
      null,
    ],
    [
      'fails if the server has nothing',
      [SAVED, LANE_FREE, STARTED, UNREACHED, savedRead(null)],
      'failed',
      null,
    ],
    [
      'goes to the device if the server is gone since',
      [SAVED, LANE_FREE, STARTED, UNREACHED, savedRead(null, false)],
      'failed',
      'reclaim',
    ],
    [
      'fails, and stays so, with half a reply',
      [SAVED, LANE_FREE, STARTED, PIECE, UNREACHED, savedRead(null, false)],
      'failed',
      null,
    ],
    ['fails if something breaks', [SAVED, LANE_FREE, PIECE, BROKE], 'failed', null],
  ])('%s', (_, events, status, request) => {
    expect(run(events)).toMatchObject({ status, request })
  })

  it('is shown as on its way while the server is at work, and as failed where that comes to nothing', () => {
    const before = [SAVED, LANE_FREE, STARTED, PIECE, UNREACHED]
    const seen = [savedRead('loading'), savedRead('loading'), savedRead(null, false)]
    const { effects } = run([...before, ...seen])
    expect(effects.slice(run(before).effects.length)).toEqual([
      { type: 'show', turn: { status: 'loading' } },
      { type: 'show', turn: { status: 'error' } },
    ])
  })

  it('shows the whole reply, lets the next turn begin, and deletes the record', () => {
    expect(run([SAVED, LANE_FREE, STARTED, DONE]).effects.slice(-3)).toEqual([
      { type: 'show', turn: { status: 'success', response: '전체', relatedQuestions: ['왜?'] } },
      { type: 'release' },
      { type: 'acknowledge' },
    ])
  })

  it('keeps what came before a cut, says why, and marks a record that the server may not have', () => {
    expect(run([SAVED, LANE_FREE, PIECE, REFUSED]).effects.slice(-4)).toEqual([
      { type: 'setProblem', sentence: '안 돼요.' },
      { type: 'show', turn: { status: 'error', response: '반쯤', relatedQuestions: [] } },
      { type: 'release' },
      { type: 'giveUp' },
    ])
  })

  it("prefers the server's reason to that of the connection", () => {
    const { effects } = run([SAVED, LANE_FREE, event({ level: 'error', message: '쉬는 중' }), UNREACHED])
    expect(effects).toContainEqual({ type: 'setProblem', sentence: '쉬는 중' })
  })

  it('shows a failed turn as it was if the device cannot answer it, and does not wait for the network', () => {
    const again = run([{ type: 'reclaimed' }, NO_DEVICE], { status: 'failed' })
    expect(again).toMatchObject({ status: 'failed', did: ['show', 'restore', 'release'] })
    expect(run([{ type: 'reclaimed' }, BROKE], { status: 'failed' })).toMatchObject({ did: again.did })
  })

  it('shows a reply of the device whole, however it ends', () => {
    for (const end of [DONE, STOPPED, UNREACHED, BROKE])
      expect(run([SAVED_OFFLINE, DEVICE_REPLIED, PIECE, end]).did.slice(-2)).toEqual([
        'showDeviceReply',
        'release',
      ])
  })
})

const anyStreamEvent = fc.oneof(
  fc.constantFrom<TurnEvent>(STARTED, PIECE, DONE, event({ level: 'error', done: true })),
  fc.constant(event({ level: 'error', message: '쉬는 중', done: true })),
)
const anyClosed = fc.constantFrom<TurnEvent>(UNREACHED, REFUSED, STOPPED)
const anySavedRead = fc
  .tuple(fc.constantFrom<MessageStatus | null>('success', 'error', 'aborted', 'loading', null), fc.boolean())
  .map(([status, isReachable]) => savedRead(status, isReachable))
const anyEvent = fc.oneof(
  anyStreamEvent,
  anyClosed,
  anySavedRead,
  fc.constantFrom<TurnEvent>(SAVED, SAVED_OFFLINE, { type: 'notSaved' }, LANE_FREE, BROKE),
  fc.constantFrom<TurnEvent>(DEVICE_REPLIED, NO_DEVICE, POSTPONED, NOT_POSTPONED, { type: 'reclaimed' }),
)

/** What a request may be answered with; null for no event. */
const ANSWERS: Record<TurnRequest, fc.Arbitrary<TurnEvent | null>> = {
  waitForLane: fc.oneof(fc.constantFrom(LANE_FREE, BROKE), anyClosed),
  read: fc.oneof({ weight: 3, arbitrary: anyStreamEvent }, anyClosed, fc.constant(BROKE)),
  replyOnDevice: fc.constantFrom(DEVICE_REPLIED, NO_DEVICE, BROKE),
  postpone: fc.constantFrom(POSTPONED, NOT_POSTPONED, BROKE),
  readSaved: fc.oneof(anySavedRead, fc.constant(BROKE)),
  readSavedLater: fc.oneof(anySavedRead, fc.constant(BROKE)),
  reclaim: fc.constantFrom<TurnEvent | null>({ type: 'reclaimed' }, null),
}

/** A schedule holds an answer for each kind of request, used in turn. */
const anySchedule = fc.record({
  first: fc.constantFrom<TurnEvent>(SAVED, SAVED_OFFLINE, { type: 'notSaved' }, BROKE),
  waitForLane: fc.infiniteStream(ANSWERS.waitForLane),
  read: fc.infiniteStream(ANSWERS.read),
  replyOnDevice: fc.infiniteStream(ANSWERS.replyOnDevice),
  postpone: fc.infiniteStream(ANSWERS.postpone),
  readSaved: fc.infiniteStream(ANSWERS.readSaved),
  readSavedLater: fc.infiniteStream(ANSWERS.readSavedLater),
  reclaim: fc.infiniteStream(ANSWERS.reclaim),
})

const LONGEST_RUN = 60

describe('any question', () => {
  it('ends where the learner can go on, with the next turn free to begin and one reply at most', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        let state: TurnState = { status: 'saving' }
        let next: TurnEvent | null = schedule.first
        let isHeld = true
        let replies = 0
        let records = 0
        for (let count = 0; next; count += 1) {
          const step = foldTurn(state, next)
          for (const effect of step.effects) {
            if (effect.type === 'release') isHeld = false
            if (effect.type === 'acknowledge' || effect.type === 'giveUp') records += 1
            if (effect.type === 'showDeviceReply') replies += 1
            if (effect.type === 'show' && effect.turn.status === 'success') replies += 1
          }
          state = step.state
          const isLong = count >= LONGEST_RUN
          if (isLong && step.request === 'read') next = STOPPED
          else if (isLong && step.request === 'readSavedLater') next = savedRead(null)
          else next = step.request && (schedule[step.request].next().value ?? null)
          if (next?.type === 'reclaimed') isHeld = true
          expect(count).toBeLessThan(LONGEST_RUN + 5)
        }
        expect(FINAL).toContain(state.status)
        expect(isHeld).toBe(false)
        expect(replies).toBeLessThanOrEqual(1)
        expect(records).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('can always be stopped or cut off: no event leaves a stream that cannot end', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const { status } = run([...events, BROKE])
        expect(FINAL).toContain(status)
      }),
    )
  })

  it('does nothing more once it is done, stopped, refused or handed over', () => {
    const anyEnd = fc.constantFrom<TurnState>(
      { status: 'done' },
      { status: 'stopped' },
      { status: 'refused' },
      { status: 'waiting' },
    )
    fc.assert(
      fc.property(anyEnd, anyEvent, (state, late) => {
        expect(foldTurn(state, late)).toEqual({ state, effects: [], request: null })
      }),
    )
  })

  it('shows only what the stream let through', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (contents) => {
        const events = contents.map((content) => ({ content }))
        const expected = events.reduce(
          (stream, one) => foldStream(stream, { type: 'event', event: one }),
          EMPTY_STREAM,
        )
        const { state } = run([SAVED, LANE_FREE, ...events.map(event)])
        expect(state).toEqual({ status: 'streaming', stream: expected })
      }),
    )
  })
})
