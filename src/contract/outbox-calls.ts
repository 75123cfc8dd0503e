import minified from 'virtual:contract'
import type { BodyOf, OutboxRecordKind } from '#domain/outbox/record.ts'
import { type AddressedProcedure, methodOf, pathOf } from './address.ts'

/** What each kind of outbox record calls (offline.md, 'The outbox'). No zod: page and worker share this file. */

/** The version of record bodies that this build writes; sent as `X-Record-Version`. */
export const RECORD_VERSION = 1

export interface OutboxCall {
  method: string
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

function callOf(
  procedure: AddressedProcedure,
  body: object,
  params: Readonly<Record<string, string>> = {},
): OutboxCall {
  return { method: methodOf(procedure), path: pathOf(procedure, params), body }
}

/** An id in a path must be a plain one, so that a record never chooses its own address. */
const CALLS: Calls = {
  question: (body) => callOf(minified.chat.completions, body),
  turn: (body) => callOf(minified.message.create, body),
  // Sent as a form: the picture is its only field.
  photo: () => callOf(minified.ocr.read, {}),
  thread: ({ curriculumId, conceptId, ...body }) => {
    if (![curriculumId, conceptId ?? curriculumId].every(isCurriculumId)) return null
    return conceptId
      ? callOf(minified.thread.createForConcept, body, { curriculumId, conceptId })
      : callOf(minified.thread.createForUnit, body, { curriculumId })
  },
  exam: ({ threadId, ...body }) => (isId(threadId) ? callOf(minified.exam.create, body, { threadId }) : null),
  bookmark: ({ messageId, ...body }) =>
    isId(messageId) ? callOf(minified.message.update, body, { id: messageId }) : null,
  report: ({ evaluationId, ...body }) =>
    isId(evaluationId) ? callOf(minified.itemReport.create, body, { id: evaluationId }) : null,
  prefs: (body) => callOf(minified.user.update, body),
  push: (body) => callOf(minified.push.subscribe, body),
  timespan: (body) => callOf(minified.timeSpan.create, body),
}

/** The call of a record of `kind` with `body`; null if the body names no address: the record is dead. */
export function outboxCall<Kind extends OutboxRecordKind>(kind: Kind, body: BodyOf<Kind>): OutboxCall | null {
  return CALLS[kind](body)
}
