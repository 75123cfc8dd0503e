import { describe, expect, it } from 'vitest'
import type { ChatMessage, ResponseType } from '#domain/chat/message.ts'
import { listLocalOutcomes } from '#domain/exam/list-local-outcomes.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import { makeExam, makeItemsInfo } from './make-exam.ts'

const answer = (id: string, evaluationId: string, responseType: ResponseType): ChatMessage => ({
  id,
  threadId: 't1',
  message: '1',
  response: '',
  shortResponse: null,
  bookmark: false,
  createdAt: '2026-03-01T00:00:00.000Z',
  relatedQuestions: [],
  status: 'success',
  ocrResultId: null,
  context: {
    target: 'evaluation',
    action: { kind: 'submit-answer', evaluationId, difficultyLevel: 1 },
    responseType,
    userMessageType: 'answer',
    complete: false,
  },
})

const exam = makeExam('e1', 1, ['a', 'b'])
const COPY: ThreadCopy = {
  messages: [answer('m1', 'a', 'wrong')],
  exams: [exam],
  itemsInfo: [makeItemsInfo(exam)],
}

describe('what was answered since the last sync', () => {
  it('is every answer that counted and is not in the copy, with how its item stood', () => {
    const shown = {
      ...COPY,
      messages: [
        ...COPY.messages,
        answer('m2', 'a', 'correct'),
        answer('m3', 'b', 'normal'),
        answer('m4', 'b', 'wrong'),
      ],
    }
    expect(listLocalOutcomes(COPY, shown)).toEqual([
      { difficultyLevel: 1, verdict: 'correct', help: 'alone', before: { isOwed: true, wasAlone: false } },
      { difficultyLevel: 1, verdict: 'incorrect', help: 'alone', before: null },
    ])
    expect(listLocalOutcomes(COPY, COPY)).toEqual([])
  })

  it('knows what help there was', () => {
    const info = makeItemsInfo(exam)
    const helped = { ...info, items: info.items.map((item) => ({ ...item, hintsShown: 1 })) }
    const shown = { ...COPY, messages: [answer('m2', 'b', 'correct')], itemsInfo: [helped] }
    expect(listLocalOutcomes(COPY, shown).map(({ help }) => help)).toEqual(['hint'])
  })

  it('remembers that an item was right alone once it is owed again', () => {
    const messages = [answer('m2', 'b', 'correct'), answer('m3', 'b', 'wrong'), answer('m4', 'b', 'correct')]
    expect(listLocalOutcomes(COPY, { ...COPY, messages }).at(-1)?.before).toEqual({
      isOwed: true,
      wasAlone: true,
    })
  })
})
