import type { TimeSpanRecord } from '../activity/time-span.ts'
import type { MessageContext } from '../chat/message.ts'
import type { ChosenItem } from '../exam/choose-exam-items.ts'
import { DIFFICULTY_LEVELS } from '../exam/item.ts'
import { ITEM_REPORT_REASONS } from '../exam/item-report.ts'
import type {
  BookmarkBody,
  ExamBody,
  PhotoBody,
  PreferencesBody,
  PushBody,
  ReportBody,
  ThreadBody,
  TurnBody,
} from './record.ts'

/**
 * Whether a body that was read from the disk has the fields of its kind that the app reads, in any version that was ever written. The
 * server checks the rest.
 */

/** A body as it was read from the disk. */
type Fields = Record<string, unknown>

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown) {
  return typeof value === 'string'
}

function isOptional(is: (value: unknown) => boolean, value: unknown) {
  return value === undefined || is(value)
}

function isContext(value: unknown): value is Partial<MessageContext> {
  return isObject(value) && (!('action' in value) || value.action === null || isObject(value.action))
}

export function isTurn(body: Fields): body is TurnBody {
  return (
    [body.threadId, body.message].every(isText) &&
    [body.response, body.createdAt].every((text) => isOptional(isText, text)) &&
    isOptional(isContext, body.context) &&
    isOptional(Array.isArray, body.relatedQuestions)
  )
}

export function isPhoto(body: Fields): body is PhotoBody {
  return [body.questionId, body.threadId, body.message, body.picture].every(isText)
}

function isChosenItem(name: unknown): name is ChosenItem {
  return isObject(name) && ('evaluationId' in name || 'templateId' in name)
}

export function isExam(body: Fields): body is ExamBody {
  return (
    isText(body.threadId) &&
    DIFFICULTY_LEVELS.some((level) => level === body.difficultyLevel) &&
    isOptional((items) => Array.isArray(items) && items.every(isChosenItem), body.items)
  )
}

export function isThread(body: Fields): body is ThreadBody {
  return [body.id, body.curriculumId].every(isText)
}

export function isBookmark(body: Fields): body is BookmarkBody {
  return isText(body.messageId) && typeof body.bookmark === 'boolean'
}

export function isReport(body: Fields): body is ReportBody {
  return isText(body.evaluationId) && ITEM_REPORT_REASONS.some((reason) => reason === body.reason)
}

export function isPreferences(body: Fields): body is PreferencesBody {
  return isObject(body)
}

export function isPush(body: Fields): body is PushBody {
  return isText(body.endpoint)
}

export function isTimeSpan(body: Fields): body is TimeSpanRecord {
  return isText(body.spanKey) && typeof body.timespan === 'number'
}
