import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatMessage, MessageContext } from '#domain/chat/message.ts'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'
import type { ChosenItem } from '#domain/exam/choose-exam-items.ts'
import { findThreadOfRow, mergeRow } from '#domain/outbox/merge-row.ts'
import { projectRecords } from '#domain/outbox/project-records.ts'
import type { OutboxRecord, RecordOf, StoredRecord } from '#domain/outbox/record.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import { makeExam, makeItem, makeItemsInfo } from '../exam/make-exam.ts'
import { makeRecord } from './make-record.ts'

const context = (kind: string | null, responseType: string, evaluationId = 'a') =>
  ({
    target: 'evaluation',
    action: kind && { kind, evaluationId, difficultyLevel: 1 },
    responseType,
    userMessageType: 'answer',
    complete: false,
  }) as MessageContext

const exam = makeExam('e1', 1, ['a', 'b'])
const copy: ThreadCopy = { messages: [], exams: [exam], itemsInfo: [makeItemsInfo(exam)] }
const findItem = (name: ChosenItem) =>
  'evaluationId' in name && name.evaluationId !== 'gone' ? makeItem(name.evaluationId) : null
const project = (records: readonly OutboxRecord[], from = copy) =>
  projectRecords(from, records, 't1', findItem)
function turn(
  id: string,
  seq: number,
  body: Record<string, unknown> = {},
  change: Partial<StoredRecord> = {},
): RecordOf<'turn'> {
  const whole = { message: `말 ${id}`, response: '답', context: context(null, 'normal'), ...body }
  const record = makeRecord(id, 'turn', seq, whole, change)
  if (record.kind !== 'turn') throw new Error('not the body of a turn')
  return record
}

/** The row with which the server would answer a turn. */
const rowOf = ({ id, body, createdAt }: RecordOf<'turn'>): ChatMessage => ({
  id,
  threadId: 't1',
  message: body.message,
  response: body.response ?? '',
  shortResponse: null,
  bookmark: false,
  createdAt,
  relatedQuestions: [],
  status: 'success',
  ocrResultId: null,
  context: { ...PLAIN_CONTEXT, ...body.context },
})

describe('what waits in the outbox', () => {
  it('stands behind the saved turns in the order in which it was written', () => {
    const saved = { ...copy, messages: [rowOf(turn('s', 0))] }
    const shown = project([turn('b', 2), turn('a', 1)], saved)
    expect(shown.messages.map((message) => message.id)).toEqual(['s', 'a', 'b'])
    expect(shown.messages[1]).toEqual(rowOf(turn('a', 1)))
  })

  it('of other threads is not shown', () => {
    expect(project([turn('a', 1, { threadId: 't2' })]).messages).toEqual([])
  })

  it('shows a question and a refused turn as errors', () => {
    const shown = project([
      makeRecord('q', 'question', 1, { message: '왜?' }),
      turn('d', 2, {}, { state: 'dead' }),
    ])
    expect(shown.messages.map(({ id, status }) => [id, status])).toEqual([
      ['q', 'error'],
      ['d', 'error'],
    ])
  })

  it('finishes items, notes wrong answers, hints and solutions', () => {
    const shown = project([
      turn('1', 1, { context: context('submit-answer', 'wrong') }),
      turn('2', 2, { context: context('show-hint', 'hint') }),
      turn('3', 3, { context: context('show-solution', 'solution') }),
      turn('4', 4, { context: context('submit-answer', 'normal', 'b') }),
      turn('5', 5, { context: context('submit-answer', 'correct') }),
    ])
    expect(shown.exams[0]?.examItems.map((item) => item.finished)).toEqual([true, false])
    expect(shown.itemsInfo[0]?.items).toMatchObject([
      { finished: true, verdict: 'correct', hintsShown: 1, solutionShown: true },
      { finished: false, verdict: null, hintsShown: 0, solutionShown: false },
    ])
  })

  it('notes no help with an item that is finished', () => {
    const right = turn('1', 1, { context: context('submit-answer', 'correct') })
    const late = turn('2', 2, { context: context('show-hint', 'hint') })
    expect(project([right, late]).itemsInfo).toEqual(project([right]).itemsInfo)
  })

  it('does nothing to exams once it was refused, and nothing twice once the server has it', () => {
    const wrong = turn('1', 1, { context: context('show-hint', 'hint') })
    expect(project([{ ...wrong, state: 'dead' }]).itemsInfo).toEqual(copy.itemsInfo)
    const acknowledged = mergeRow(copy, wrong, rowOf(wrong))
    expect(project([wrong], acknowledged)).toEqual(acknowledged)
  })

  it('holds a set that names its items, newest first, unless one of its level is open or an item is not at hand', () => {
    const make = (id: string, level: number, items: unknown) =>
      makeRecord(id, 'exam', 1, { difficultyLevel: level, items })
    const shown = project([make('e2', 3, [{ evaluationId: 'x' }, { evaluationId: 'y' }])])
    expect(shown.exams.map((one) => one.id)).toEqual(['e2', 'e1'])
    expect(shown.exams[0]).toMatchObject({ difficultyLevel: 3, finished: false })
    expect(shown.itemsInfo[0]?.items.map((item) => item.evaluationId)).toEqual(['x', 'y'])
    expect(project([make('e2', 1, [{ evaluationId: 'x' }])])).toBe(copy)
    expect(project([make('e2', 3, [{ evaluationId: 'x' }, { evaluationId: 'gone' }])])).toBe(copy)
    expect(project([make('e2', 3, undefined)])).toBe(copy)
    expect(project([make('e2', 7, [{ evaluationId: 'x' }])])).toBe(copy)
  })

  it('marks saved turns, the last word winning, and not once it was refused', () => {
    const saved = { ...copy, messages: [rowOf(turn('s', 0))] }
    const mark = (seq: number, bookmark: boolean, change = {}) =>
      makeRecord(`m${seq}`, 'bookmark', seq, { messageId: 's', bookmark }, change)
    expect(project([mark(2, true), mark(1, false)], saved).messages[0]?.bookmark).toBe(true)
    expect(project([mark(1, true), mark(2, false)], saved).messages[0]?.bookmark).toBe(false)
    expect(project([mark(1, true, { state: 'dead' })], saved)).toBe(saved)
  })

  it('survives a body of any form', () => {
    const kind = fc.constantFrom(
      'turn',
      'question',
      'exam',
      'bookmark',
      'thread',
      'timespan',
      'prefs',
      'push',
    )
    const body = fc.dictionary(
      fc.constantFrom('message', 'context', 'items', 'difficultyLevel', 'bookmark', 'messageId'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(kind, body, (anyKind, anyBody) => {
        const record = makeRecord('x', anyKind, 1, anyBody as Record<string, unknown>)
        expect(project([record]).messages.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe("the server's row", () => {
  it('counts by the verdict of the server, not of the device', () => {
    const sent = turn('1', 1, { context: context('submit-answer', 'correct') })
    const row = { ...rowOf(sent), context: context('submit-answer', 'wrong') }
    const merged = mergeRow(copy, sent, row)
    expect(merged.exams[0]?.examItems[0]?.finished).toBe(false)
    expect(merged.itemsInfo[0]?.items[0]?.verdict).toBe('incorrect')
  })

  it('counts once, however often it comes', () => {
    const hint = turn('1', 1, { context: context('show-hint', 'hint') })
    const once = mergeRow(copy, hint, rowOf(hint))
    expect(mergeRow(once, hint, rowOf(hint))).toEqual(once)
  })

  it('puts the set that the server drew in front and leaves the copy alone for a row without an id', () => {
    const drawn = makeExam('e2', 3, ['x'])
    expect(mergeRow(copy, { kind: 'exam' }, drawn).exams.map((one) => one.id)).toEqual(['e2', 'e1'])
    expect(mergeRow(copy, { kind: 'turn' }, { ok: true })).toBe(copy)
    expect(mergeRow(copy, { kind: 'bookmark' }, rowOf(turn('unknown', 1)))).toBe(copy)
  })

  it('belongs to the thread that it names, time spans and preferences to none', () => {
    expect(findThreadOfRow({ kind: 'turn' }, rowOf(turn('1', 1)))).toBe('t1')
    expect(findThreadOfRow({ kind: 'timespan' }, { id: 'x', threadId: 't1' })).toBeNull()
    expect(findThreadOfRow({ kind: 'turn' }, null)).toBeNull()
  })

  it('changes nothing of what is shown when the server agrees, whenever it comes', () => {
    const kinds = fc.constantFrom('submit-answer', 'show-hint', 'show-solution', null)
    const types = fc.constantFrom('normal', 'wrong', 'correct', 'hint')
    const turns = fc.array(fc.tuple(kinds, types, fc.constantFrom('a', 'b')), { maxLength: 8 })
    fc.assert(
      fc.property(turns, fc.nat(8), (given, acknowledgedCount) => {
        const records = given.map(([kind, type, item], at) =>
          turn(`r${at}`, at + 1, { context: context(kind, type, item) }),
        )
        const cut = Math.min(acknowledgedCount, records.length)
        const acknowledged = records
          .slice(0, cut)
          .reduce((now, record) => mergeRow(now, record, rowOf(record)), copy)
        expect(project(records.slice(cut), acknowledged)).toEqual(project(records))
      }),
    )
  })
})

/** What our server makes of a thread's records, in tables of its own: rows, sets with their items, and which answers counted. */
class ModelServer {
  readonly rows: ChatMessage[] = []
  readonly keys = new Set<string>()
  /** Oldest first. */
  readonly sets: {
    id: string
    level: number
    items: { id: string; right: boolean; verdict: string | null; hints: number; solved: boolean }[]
  }[] = []

  /** Takes a request; the same key again changes nothing. */
  receive(record: OutboxRecord): void {
    if (this.keys.has(record.id)) return
    this.keys.add(record.id)
    if (record.kind === 'exam') {
      const level = record.body.difficultyLevel
      if (this.sets.some((one) => one.level === level && one.items.some((item) => !item.right))) return
      const items = (record.body.items as { evaluationId: string }[]).map(({ evaluationId }) => ({
        id: evaluationId,
        right: false,
        verdict: null,
        hints: 0,
        solved: false,
      }))
      this.sets.push({ id: record.id, level, items })
      return
    }
    if (record.kind === 'bookmark') {
      const { messageId, bookmark } = record.body
      const row = this.rows.find(({ id }) => id === messageId)
      if (row) row.bookmark = bookmark
      return
    }
    if (record.kind !== 'turn') throw new Error(`no rule for ${record.kind}`)
    const row = rowOf(record)
    this.rows.push(row)
    const { action, responseType } = row.context
    const held = this.sets
      .toReversed()
      .flatMap(({ items }) => items)
      .filter((item) => item.id === action?.evaluationId)
    const open = held.find((item) => !item.right)
    if (open && action?.kind === 'show-hint') open.hints += 1
    if (open && action?.kind === 'show-solution') open.solved = true
    if (action?.kind !== 'submit-answer') return
    for (const [at, item] of held.entries()) {
      if (responseType === 'wrong' && at === 0) item.verdict = 'incorrect'
      if (responseType === 'correct' && (at === 0 || !item.right)) {
        item.right = true
        item.verdict = 'correct'
      }
    }
  }

  /** What a device that has nothing of its own reads. */
  read() {
    return {
      messages: this.rows.map(({ id, bookmark }) => [id, bookmark]),
      sets: this.sets.toReversed().map(({ id, items }) => ({
        id,
        finished: items.every(({ right }) => right),
        items: items.map(({ id, right, verdict, hints, solved }) => ({
          id,
          finished: right,
          verdict,
          hints,
          solved,
        })),
      })),
    }
  }
}

const show = ({ messages, exams, itemsInfo }: ThreadCopy) => ({
  messages: messages.map(({ id, bookmark }) => [id, bookmark]),
  sets: exams.map(({ id, finished, examItems }) => ({
    id,
    finished,
    items: examItems.map((item, at) => {
      const info = itemsInfo.find(({ examId }) => examId === id)?.items[at]
      return {
        id: item.evaluationItem.id,
        finished: item.finished,
        verdict: info?.verdict,
        hints: info?.hintsShown,
        solved: info?.solutionShown,
      }
    }),
  })),
})

describe('what a device shows before the sync', () => {
  const item = fc.constantFrom('x', 'y', 'z')
  const acts = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('exam' as const), level: fc.constantFrom(1, 3) }),
      fc.record({
        do: fc.constant('turn' as const),
        kind: fc.constantFrom('submit-answer', 'show-hint', 'show-solution', null),
        type: fc.constantFrom('normal', 'wrong', 'correct'),
        item,
      }),
      fc.record({ do: fc.constant('mark' as const), which: fc.nat(9), bookmark: fc.boolean() }),
    ),
    { maxLength: 30 },
  )
  const nothing: ThreadCopy = { messages: [], exams: [], itemsInfo: [] }

  it('is what the server has after it, however often a request arrives', () => {
    fc.assert(
      fc.property(acts, fc.array(fc.nat(29)), (given, repeated) => {
        const records: OutboxRecord[] = []
        for (const [at, act] of given.entries()) {
          const seq = at + 1
          if (act.do === 'exam') {
            const items = (act.level === 1 ? ['x', 'y'] : ['y', 'z']).map((evaluationId) => ({
              evaluationId,
            }))
            records.push(makeRecord(`e${seq}`, 'exam', seq, { difficultyLevel: act.level, items }))
          } else if (act.do === 'turn') {
            records.push(turn(`r${seq}`, seq, { context: context(act.kind, act.type, act.item) }))
          } else {
            const messageId = records.filter(({ kind }) => kind === 'turn')[act.which]?.id ?? 'none'
            records.push(makeRecord(`m${seq}`, 'bookmark', seq, { messageId, bookmark: act.bookmark }))
          }
        }
        const server = new ModelServer()
        for (const [at, record] of records.entries()) {
          server.receive(record)
          if (repeated.includes(at)) server.receive(record)
        }
        for (const at of repeated) if (records[at]) server.receive(records[at])
        expect(show(project(records, nothing))).toEqual(server.read())
      }),
      { numRuns: 500 },
    )
  })
})
