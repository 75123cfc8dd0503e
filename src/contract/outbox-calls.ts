import type { BodyOf, OutboxRecordKind } from '#domain/outbox/record.ts'

/** What each kind of outbox record calls (offline.md, 'The outbox'). No zod: page and worker share this file. */

/** The version of record bodies that this build writes; sent as `X-Record-Version`. */
export const RECORD_VERSION = 1

export interface OutboxCall {
  method: 'POST' | 'PATCH' | 'PUT'
  path: string
  /** The record's body without the fields that went into the path. */
  body: object
}

type Calls = { readonly [Kind in OutboxRecordKind]: (body: BodyOf<Kind>) => OutboxCall | null }

function isId(id: string) {
  return /^[A-Za-z0-9-]{1,64}$/.test(id)
}

function isCurriculumId(id: string) {
  return /^[A-Z0-9]+$/.test(id)
}

/** An id in a path must be a plain one, so that a record never chooses its own address. */
const CALLS: Calls = {
  question: (body) => ({ method: 'POST', path: '/api/v1/services/llm/chat-completions', body }),
  turn: (body) => ({ method: 'POST', path: '/api/v1/services/messages', body }),
  thread: ({ curriculumId, conceptId, ...body }) => {
    if (![curriculumId, conceptId ?? curriculumId].every(isCurriculumId)) return null
    const unit = `/api/v1/curriculums/${curriculumId}`
    const path = conceptId ? `${unit}/concepts/${conceptId}/threads` : `${unit}/threads`
    return { method: 'POST', path, body }
  },
  exam: ({ threadId, ...body }) =>
    isId(threadId) ? { method: 'POST', path: `/api/v1/threads/${threadId}/exams`, body } : null,
  bookmark: ({ messageId, ...body }) =>
    isId(messageId) ? { method: 'PATCH', path: `/api/v1/messages/${messageId}`, body } : null,
  prefs: (body) => ({ method: 'PATCH', path: '/api/users/me', body }),
  push: (body) => ({ method: 'PUT', path: '/api/push/subscriptions', body }),
  timespan: (body) => ({ method: 'POST', path: '/api/timespans', body }),
}

/** The call of a record of `kind` with `body`; null if the body names no address: the record is dead. */
export function outboxCall<Kind extends OutboxRecordKind>(kind: Kind, body: BodyOf<Kind>): OutboxCall | null {
  return CALLS[kind](body)
}
