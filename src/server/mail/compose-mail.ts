import type { NotificationContent } from '#domain/notify/notification.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { Mail } from './mailer.ts'

const BRAND = '셈샘'
const WHY = '셈샘 설정에서 이메일 알림을 켜 두어서 보내 드렸어요.'
const STOP = '이메일 알림 그만 받기'

interface Links {
  /** The origin of this server. */
  origin: string
  unsubscribeUrl: string
}

/**
 * Composes the mail of a notification as plain text and as HTML. It sets no colour and loads no picture, so it works in dark mode and
 * cannot be used for tracking.
 */
export function composeMail(to: string, content: NotificationContent, links: Links): Mail {
  const { title, body, path } = content
  const { origin, unsubscribeUrl } = links
  const pageUrl = new URL(path, origin).href
  const text = `${title}\n\n${body}\n\n셈샘 열기: ${pageUrl}\n\n-- \n${WHY}\n${STOP}: ${unsubscribeUrl}\n`
  const html = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.6;word-break:keep-all">
<p style="margin:0 0 16px;font-weight:bold">${BRAND}</p>
<h1 style="margin:0 0 8px;font-size:20px">${escapeHtml(title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(body)}</p>
<p style="margin:0 0 32px"><a href="${escapeHtml(pageUrl)}" style="display:inline-block;padding:12px 20px;border:1px solid;border-radius:8px">셈샘 열기</a></p>
<p style="margin:0;font-size:13px">${WHY}<br><a href="${escapeHtml(unsubscribeUrl)}">${STOP}</a></p>
</body>
</html>
`
  return { to, subject: `[${BRAND}] ${title}`, text, html, unsubscribeUrl }
}
