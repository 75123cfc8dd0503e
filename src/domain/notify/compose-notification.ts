import { keepNotificationPath } from './keep-notification-path.ts'
import type { DailyKind, NotificationContent } from './notification.ts'

/** In characters (code points). */
export const TITLE_LIMIT = 50
export const BODY_LIMIT = 200

/** Shown for a message without usable text. */
export const PLAIN_TITLE = '셈샘에서 알려 드려요'
export const PLAIN_BODY = '셈샘을 열어 확인해 보세요.'

/** Anyone can read a lock screen: no names, scores, numbers or chat messages. */
const DAILY_CONTENT: Readonly<Record<DailyKind, Omit<NotificationContent, 'kind'>>> = {
  'study-reminder': {
    title: '오늘의 수학이 기다리고 있어요',
    body: '오늘은 개념 하나만 같이 풀어 볼까요?',
    path: '/recent-check',
  },
  'review-due': {
    title: '다시 풀어 볼 문제가 있어요',
    body: '오답 노트에서 헷갈렸던 문제를 한 번 더 풀어 봐요.',
    path: '/?section=review',
  },
}

export interface Announcement {
  title: string
  body: string
  path: string
}

/** Returns the content of a daily notification, for the device and the mail (offline.md, 'Push'). */
export function composeDaily(kind: DailyKind): NotificationContent {
  return { kind, ...DAILY_CONTENT[kind] }
}

/** Returns the content of an announcement: title and body on one line each, cut at 50 and 200 characters, with a page of the product. */
export function composeAnnouncement({ title, body, path }: Announcement): NotificationContent {
  return {
    kind: 'announcement',
    title: fitLine(title, TITLE_LIMIT) || PLAIN_TITLE,
    body: fitLine(body, BODY_LIMIT) || PLAIN_BODY,
    path: keepNotificationPath(path),
  }
}

/** Returns `text` on one line of at most `limit` characters, without control characters and lone surrogates. */
export function fitLine(text: string, limit: number): string {
  const characters = [...text.replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, ' ').trim()]
  if (characters.length <= limit) return characters.join('')
  return `${characters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`
}
