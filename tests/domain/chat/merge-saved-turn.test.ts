import { expect, it } from 'vitest'
import { mergeSavedTurn } from '#domain/chat/merge-saved-turn.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'

const turn = (change: Partial<ChatMessage>): ChatMessage => ({
  id: 'a',
  threadId: 't1',
  message: '왜?',
  response: '',
  shortResponse: null,
  bookmark: false,
  createdAt: '2026-11-22T00:00:00.000Z',
  relatedQuestions: [],
  status: 'success',
  ocrResultId: null,
  context: PLAIN_CONTEXT,
  ...change,
})

it('keeps a bookmark that was set before the server confirmed the turn', () => {
  const saved = turn({ response: '서버의 글' })
  expect(mergeSavedTurn(turn({ bookmark: true }), saved)).toEqual({ ...saved, bookmark: true })
})

it("takes the server's bookmark of a turn that is not shown", () => {
  expect(mergeSavedTurn(undefined, turn({ bookmark: true })).bookmark).toBe(true)
})
