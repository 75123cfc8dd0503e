import type { OutboxRecordKind } from '#domain/outbox/record.ts'

/** What each kind of outbox record calls (offline.md, 'The outbox'). No zod: page and worker share this file. */

/** The version of record bodies that this build writes; sent as `X-Record-Version`. */
export const RECORD_VERSION = 1

export interface OutboxCall {
  method: 'POST' | 'PATCH' | 'PUT'
  path: string
  /** The record's body without the fields that went into the path. */
  body: Record<string, unknown>
}

type Body = Record<string, unknown>
type CallMaker = (body: Body) => OutboxCall | null

const post = (path: string): CallMaker => {
  return (body) => ({ method: 'POST', path, body })
}

/** Moves `field` of the body into the path; null when it is no plain id, so that a record never chooses its own address. */
const withId = (field: string, make: (id: string, rest: Body) => OutboxCall): CallMaker => {
  return ({ [field]: id, ...rest }) =>
    typeof id === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(id) ? make(id, rest) : null
}

const CALLS: Record<OutboxRecordKind, CallMaker> = {
  question: post('/api/v1/services/llm/chat-completions'),
  turn: post('/api/v1/services/messages'),
  thread: (body) => {
    const { curriculumId, conceptId, ...rest } = body
    if (!isCurriculumId(curriculumId)) return null
    if (conceptId === null || conceptId === undefined) {
      return { method: 'POST', path: `/api/v1/curriculums/${curriculumId}/threads`, body: rest }
    }
    if (!isCurriculumId(conceptId)) return null
    const path = `/api/v1/curriculums/${curriculumId}/concepts/${conceptId}/threads`
    return { method: 'POST', path, body: rest }
  },
  exam: withId('threadId', (id, body) => ({ method: 'POST', path: `/api/v1/threads/${id}/exams`, body })),
  bookmark: withId('messageId', (id, body) => ({ method: 'PATCH', path: `/api/v1/messages/${id}`, body })),
  prefs: (body) => ({ method: 'PATCH', path: '/api/users/me', body }),
  push: (body) => ({ method: 'PUT', path: '/api/push/subscriptions', body }),
  timespan: post('/api/timespans'),
}

function isCurriculumId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z0-9]+$/.test(value)
}

/**
 * The call of a record of `kind` with `body`: `thread` takes `{id, curriculumId, conceptId}`, `exam` `{id, threadId, …}`,
 * `bookmark` `{messageId, bookmark}`; every other body goes as it is. Null for a body that names no address: the record is dead.
 */
export function outboxCall(kind: OutboxRecordKind, body: Record<string, unknown>): OutboxCall | null {
  return CALLS[kind](body)
}
