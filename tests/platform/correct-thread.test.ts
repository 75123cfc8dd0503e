import { expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/message.ts'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'
import { correctThread } from '#features/learning/thread/correct-thread.ts'
import type { LoadedThread } from '#features/learning/thread/load-thread.ts'
import type { ThreadState } from '#features/learning/thread/thread.state.ts'

function turnOf(id: string, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    threadId: 't1',
    message: `말 ${id}`,
    response: `대답 ${id}`,
    shortResponse: null,
    bookmark: false,
    createdAt: '2026-03-02T00:00:00.000Z',
    relatedQuestions: [],
    status: 'success',
    ocrResultId: null,
    context: PLAIN_CONTEXT,
    ...more,
  }
}

const EXAM = { id: 'e1', threadId: 't1', difficultyLevel: 0, finished: false, examItems: [] } as const

function shownOf(turns: ChatMessage[]): ThreadState {
  return {
    place: { unitId: 'M1U01', conceptId: 'M1U01C01' },
    user: null,
    threadId: 't1',
    status: 'ready',
    problem: null,
    turns,
    exams: [{ ...EXAM, examItems: [] }],
    itemsInfo: [],
    availableLevels: [0, 1],
    savedAt: 1,
    readTurns: turns.length,
    isDownloaded: true,
  }
}

function readOf(turns: ChatMessage[]): LoadedThread {
  const { threadId, exams, itemsInfo, availableLevels } = shownOf([])
  return structuredClone({ threadId, turns, exams, itemsInfo, availableLevels, savedAt: 2 })
}

test('an unchanged thread keeps the identity of every turn and exam', () => {
  const shown = shownOf([turnOf('a'), turnOf('b')])
  const corrected = correctThread(shown, readOf([turnOf('a'), turnOf('b')]))
  expect(corrected.turns).toBe(shown.turns)
  expect(corrected.exams).toBe(shown.exams)
  expect(corrected.availableLevels).toBe(shown.availableLevels)
  expect(corrected.savedAt).toBe(2)
})

test('a turn from another device is inserted, and the others keep their identity', () => {
  const shown = shownOf([turnOf('a'), turnOf('mine')])
  const { turns = [], readTurns } = correctThread(
    shown,
    readOf([turnOf('a'), turnOf('theirs'), turnOf('mine')]),
  )
  expect(turns.map(({ id }) => id)).toEqual(['a', 'theirs', 'mine'])
  expect(turns[0]).toBe(shown.turns[0])
  expect(turns[2]).toBe(shown.turns[1])
  expect(readTurns).toBe(3)
})

test('a turn that another device deleted is removed, and a changed one is the server’s', () => {
  const shown = shownOf([turnOf('a'), turnOf('b')])
  const { turns } = correctThread(shown, readOf([turnOf('b', { bookmark: true })]))
  expect(turns).toEqual([turnOf('b', { bookmark: true })])
})

test('a reply that is complete on the screen is kept if the server’s answer is from before its end', () => {
  const shown = shownOf([turnOf('a')])
  const early = turnOf('a', { status: 'loading', response: '' })
  expect(correctThread(shown, readOf([early])).turns).toBe(shown.turns)
})

test('a reply that failed here but still streams on the server is shown as loading', () => {
  const shown = shownOf([turnOf('a', { status: 'error', response: '여기까' })])
  const running = turnOf('a', { status: 'loading', response: '' })
  expect(correctThread(shown, readOf([running])).turns).toEqual([running])
})

test('the part of a broken reply is kept, unless the server has more', () => {
  const broken = turnOf('a', { status: 'error', response: '여기까' })
  const shown = shownOf([broken])
  const recorded = turnOf('a', { status: 'error', response: '' })
  expect(correctThread(shown, readOf([recorded])).turns).toBe(shown.turns)
  expect(correctThread(shown, readOf([turnOf('a')])).turns).toEqual([turnOf('a')])
})
