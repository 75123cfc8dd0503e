import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { ServerEnv } from '../env.ts'

export interface Mail {
  /** A plain address. */
  to: string
  subject: string
  text: string
  html: string
  /** From `makeUnsubscribeUrl`: mail programs show it as a button (RFC 8058). Null in a mail that nobody subscribes to. */
  unsubscribeUrl: string | null
}

export interface Mailer {
  /** Whether `send` accepts mail. */
  isOn: boolean
  /** Whether mail is sent to mailboxes; else, in profile `local`, to `.eml` files in the data directory. */
  reachesPeople: boolean
  /** Resolves once the mail server has accepted it. Throws MailError. */
  send: (mail: Mail) => Promise<void>
  /** Connects to the mail server and signs in without sending a mail. Throws MailError. */
  check: () => Promise<void>
  /** Deletes the files for this address. */
  forget: (address: string) => Promise<void>
}

/** Contains codes only: the mail library's messages repeat the learner's address. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** The mailbox or the message was rejected: a retry would be rejected too. */
  readonly isPermanent: boolean
  /** The mail library's code: `EENVELOPE`. */
  readonly code: string
  /** The mail server's status, 0 if there was none. */
  readonly responseCode: number

  constructor(code: string, responseCode: number, isPermanent: boolean) {
    super(`mail not sent: ${code} ${responseCode}`)
    this.code = code
    this.responseCode = responseCode
    this.isPermanent = isPermanent
  }
}

const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 20_000
const LOCAL_FROM = '셈샘 <semsaem@localhost>'
/** A single mailbox, without characters that could start another address or header. */
const PLAIN_ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}]{1,253}$/u
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

type MailEnv = Pick<ServerEnv, 'SMTP_URL' | 'MAIL_FROM' | 'PROFILE' | 'DATA_DIR'>

/** Sends over SMTP if configured; otherwise writes files in profile `local`, and is off in others. */
export function makeMailer(env: MailEnv, newId: () => string): Mailer {
  const from = env.MAIL_FROM ?? LOCAL_FROM
  if (env.SMTP_URL !== undefined) {
    const transport = createTransport({
      url: env.SMTP_URL,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return {
      isOn: true,
      reachesPeople: true,
      send: async (mail) => talk(() => transport.sendMail(buildMessage(mail, from))),
      check: () => talk(() => transport.verify()),
      forget: async () => undefined,
    }
  }
  if (env.PROFILE === 'local') {
    const folder = path.join(env.DATA_DIR, 'mail')
    return {
      isOn: true,
      reachesPeople: false,
      send: async (mail) => writeMailFile(path.join(folder, `${newId()}.eml`), buildMessage(mail, from)),
      check: async () => undefined,
      forget: (address) => deleteMailFiles(folder, address),
    }
  }
  return {
    isOn: false,
    reachesPeople: false,
    send: () => Promise.reject(new MailError('NOT_CONFIGURED', 0, false)),
    check: () => Promise.reject(new MailError('NOT_CONFIGURED', 0, false)),
    forget: async () => undefined,
  }
}

type Message = ReturnType<typeof buildMessage>

function buildMessage({ to, subject, text, html, unsubscribeUrl }: Mail, from: string) {
  if (!PLAIN_ADDRESS.test(to)) throw new MailError('NOT_A_PLAIN_ADDRESS', 0, true)
  return {
    from,
    // An object is one address; a string would be parsed for several.
    to: { name: '', address: to },
    subject: subject.replace(LINE_BREAKS, ' '),
    text,
    html,
    headers: {
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/** Throws MailError in place of the mail library's errors. A message that cannot be built is one already. */
async function talk(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof MailError) throw error
    const { code = 'UNKNOWN', responseCode = 0 } = error as { code?: string; responseCode?: number }
    throw new MailError(code, responseCode, responseCode >= 500)
  }
}

async function writeMailFile(file: string, message: Message): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: bytes } = await transport.sendMail(message)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Deletes mails of profile `local` by their `To:` line. */
async function deleteMailFiles(folder: string, address: string): Promise<void> {
  const names = await readdir(folder).catch(() => []) // no mail was written yet
  for (const name of names) {
    const file = path.join(folder, name)
    const text = await readFile(file, 'utf8')
    const to = /^To: <?(.+?)>?\r?$/m.exec(text)?.[1]
    if (to === address) await rm(file, { force: true })
  }
}
