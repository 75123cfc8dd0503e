import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { ServerEnv } from '../env.ts'

export interface Mail {
  /** One plain address. */
  to: string
  subject: string
  text: string
  html: string
  /** Of `makeUnsubscribeUrl`: mail programs show it as a button of their own (RFC 8058). */
  unsubscribeUrl: string
}

export interface Mailer {
  /** Whether `send` takes mail at all. */
  isOn: boolean
  /** Whether it goes to mailboxes; else, in profile `local`, to `.eml` files in the data directory. */
  reachesPeople: boolean
  /** Resolves once the server of mail has taken it. Throws MailError. */
  send: (mail: Mail) => Promise<void>
  /** Deletes what was written to files for this address. */
  forget: (address: string) => Promise<void>
}

/** Holds codes and no text of the mail program, which repeats the learner's address. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** The mailbox or the message itself was refused: the same mail would be refused again. */
  readonly isPermanent: boolean
  /** Of the mail program: `EENVELOPE`. */
  readonly code: string
  /** The mail server's answer, 0 where it gave none. */
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
/** One mailbox and nothing that could begin another address or header. */
const PLAIN_ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}]{1,253}$/u
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

type MailEnv = Pick<ServerEnv, 'SMTP_URL' | 'MAIL_FROM' | 'PROFILE' | 'DATA_DIR'>

/** Sends over SMTP where that is configured; else writes files in profile `local`, and is off elsewhere. */
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
      send: async (mail) => deliver(transport, buildMessage(mail, from)),
      forget: async () => undefined,
    }
  }
  if (env.PROFILE === 'local') {
    const folder = path.join(env.DATA_DIR, 'mail')
    return {
      isOn: true,
      reachesPeople: false,
      send: async (mail) => writeMailFile(path.join(folder, `${newId()}.eml`), buildMessage(mail, from)),
      forget: (address) => deleteMailFiles(folder, address),
    }
  }
  return {
    isOn: false,
    reachesPeople: false,
    send: () => Promise.reject(new MailError('NOT_CONFIGURED', 0, false)),
    forget: async () => undefined,
  }
}

type Message = ReturnType<typeof buildMessage>

function buildMessage({ to, subject, text, html, unsubscribeUrl }: Mail, from: string) {
  if (!PLAIN_ADDRESS.test(to)) throw new MailError('NOT_A_PLAIN_ADDRESS', 0, true)
  return {
    from,
    // An object is taken as one address; a text would be parsed for more.
    to: { name: '', address: to },
    subject: subject.replace(LINE_BREAKS, ' '),
    text,
    html,
    headers: {
      'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}

async function deliver(transport: ReturnType<typeof createTransport>, message: Message): Promise<void> {
  try {
    await transport.sendMail(message)
  } catch (error) {
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

/** Mails of profile `local`, by their `To:` line. */
async function deleteMailFiles(folder: string, address: string): Promise<void> {
  const names = await readdir(folder).catch(() => []) // nothing was ever mailed
  for (const name of names) {
    const file = path.join(folder, name)
    const text = await readFile(file, 'utf8')
    const to = /^To: <?(.+?)>?\r?$/m.exec(text)?.[1]
    if (to === address) await rm(file, { force: true })
  }
}
