import type { NotificationContent } from '#domain/notify/notification.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { Mail } from './mailer.ts'

const BRAND = '셈샘'

interface MailLink {
  label: string
  url: string
}

export interface MailText {
  title: string
  paragraphs: readonly string[]
  action: MailLink
  /** Why the mail came, in small. */
  why: string
  /** A way out, under the reason. */
  end: MailLink | null
}

/** Composes a mail as plain text and as HTML. It sets no colour and loads no picture, so it works in dark mode and cannot be used for tracking. */
export function composeMail(to: string, text: MailText, unsubscribeUrl: string | null): Mail {
  return {
    to,
    subject: `[${BRAND}] ${text.title}`,
    text: writePlain(text),
    html: writeHtml(text),
    unsubscribeUrl,
  }
}

function writePlain({ title, paragraphs, action, why, end }: MailText): string {
  const foot = end ? `${why}\n${end.label}: ${end.url}` : why
  return `${[title, ...paragraphs, `${action.label}: ${action.url}`].join('\n\n')}\n\n-- \n${foot}\n`
}

function writeHtml({ title, paragraphs, action, why, end }: MailText): string {
  const said = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`)
  const way = end ? `<br><a href="${escapeHtml(end.url)}">${end.label}</a>` : ''
  return `<!doctype html>
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
${said.join('\n')}
<p style="margin:8px 0 32px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border:1px solid;border-radius:8px">${escapeHtml(action.label)}</a></p>
<p style="margin:0;font-size:13px">${escapeHtml(why)}${way}</p>
</body>
</html>
`
}

interface Links {
  /** The origin of this server. */
  origin: string
  unsubscribeUrl: string
}

/** Composes the mail of a notification. */
export function composeNotificationMail(to: string, content: NotificationContent, links: Links): Mail {
  const { origin, unsubscribeUrl } = links
  const text: MailText = {
    title: content.title,
    paragraphs: [content.body],
    action: { label: '셈샘 열기', url: new URL(content.path, origin).href },
    why: '셈샘 설정에서 이메일 알림을 켜 두어서 보내 드렸어요.',
    end: { label: '이메일 알림 그만 받기', url: unsubscribeUrl },
  }
  return composeMail(to, text, unsubscribeUrl)
}
