import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { describePath } from '#server/log/describe-path.ts'
import { guardConsole } from '#server/log/guard-console.ts'
import { makeLogger, type ServerLog } from '#server/log/make-logger.ts'

const SECRET = 'zqsecret'

function makeFailure(): DrizzleQueryError {
  const cause = new pg.DatabaseError(`duplicate key value "${SECRET}"`, 10, 'error')
  Object.assign(cause, {
    code: '23505',
    severity: 'ERROR',
    detail: `Key (email)=(${SECRET}@example.com) already exists.`,
    where: SECRET,
    hint: SECRET,
    table: 'users',
    constraint: 'users_email',
  })
  return new DrizzleQueryError('insert into users (email) values ($1)', [`${SECRET}@example.com`], cause)
}

function logWith(write: (log: ServerLog) => void): { text: string; lines: Record<string, unknown>[] } {
  const lines: string[] = []
  write(makeLogger('debug', { write: (line) => lines.push(line) }))
  return { text: lines.join(''), lines: lines.map((line) => JSON.parse(line)) }
}

test('logs a failed query as statement, SQLSTATE, constraint and places, without a value', () => {
  const { text, lines } = logWith((log) => log.error({ err: makeFailure() }, 'call failed'))
  expect(text).not.toContain(SECRET)
  expect(lines[0]).toMatchObject({
    level: 50,
    msg: 'call failed',
    err: {
      type: 'Error',
      statement: 'insert into users (email) values ($1)',
      cause: { code: '23505', table: 'users', constraint: 'users_email' },
    },
  })
  const { frames } = (lines[0] as { err: { frames: string[] } }).err
  expect(frames.some((frame) => /tests\/server\/log\/make-logger\.test\.ts:\d+:\d+$/.test(frame))).toBe(true)
})

test.each<[string, (log: ServerLog, error: Error) => void]>([
  ['the error itself', (log, error) => log.error(error as never, undefined as never)],
  ['another name', (log, error) => log.warn({ reason: error }, 'failed')],
  ['deep in a field', (log, error) => log.warn({ call: { tries: [{ error }] } }, 'failed')],
  [
    'a place in the sentence',
    (log, error) => (log.warn as (...args: unknown[]) => void)('failed: %s', error),
  ],
  ['no sentence', (log, error) => (log.warn as (...args: unknown[]) => void)({ err: error })],
  ['an error of errors', (log, error) => log.warn({ err: new AggregateError([error], SECRET) }, 'failed')],
  ['a thrown text', (log) => log.warn({ err: `${SECRET}` }, 'failed')],
  ['an object that is no error', (log) => log.warn({ err: { message: SECRET, stack: SECRET } }, 'failed')],
])('keeps its values out of the log as %s', (_name, write) => {
  const { text } = logWith((log) => write(log, makeFailure()))
  expect(text).not.toContain(SECRET)
  expect(text).toContain('"level":')
})

test('takes no line of an error’s text for a place', () => {
  const spoofed = `x\n    at ${SECRET} (/home/${SECRET}.ts:1:1)`
  const changed = new Error(spoofed)
  expect(changed.stack).toContain(SECRET)
  changed.message = 'y'
  const { text } = logWith((log) => {
    log.error({ err: new Error(spoofed) }, 'failed')
    log.error({ err: changed }, 'failed')
  })
  expect(text).not.toContain(SECRET)
  expect(text.match(/"frames":/g)).toHaveLength(1)
})

test('sends what libraries print to the log, errors described and texts left out', () => {
  const fake = { ...console }
  const { text } = logWith((log) => {
    guardConsole(log, fake)
    fake.error(`failed for ${SECRET}`, makeFailure())
    fake.warn(SECRET)
  })
  expect(text).not.toContain(SECRET)
  expect(text).toContain('23505')
  expect(text.trim().split('\n')).toHaveLength(2)
})

test.each([
  ['/api/v1/threads/019cac7d-0380-73ea-815c-5f2a93b1b47a/messages', null],
  ['/chat/M1U01/M1U01C03', null],
  ['/api/v1/services/evaluation-items/M1U01C03-1-2/hints', null],
  ['/chat/나의 비밀/x', '/chat/*/x'],
  ['/mail/haneul@school.example', '/mail/*'],
  ['/p/eyJhbGciOiJIUzI1NiJ9', '/p/*'],
  ['/p/010-1234-5678', '/p/*'],
])('describes %s', (address, expected) => {
  expect(describePath(address)).toBe(expected ?? address)
})

test('no other file of the server reaches the log or the console by a way of its own', () => {
  const root = path.resolve('src/server')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const faults = files.flatMap((name) => {
    const text = readFileSync(path.join(root, name), 'utf8')
    const calls = text.match(/\blog\.(?:debug|info|warn|error|fatal)\((?:[^()]|\([^()]*\))*\)/g) ?? []
    const bad = calls.filter((call) => /String\(|\.message\b|\.stack\b|\$\{|inspect\(/.test(call))
    const isLogFolder = name.startsWith(`log${path.sep}`)
    const own =
      isLogFolder || name === 'main.ts'
        ? []
        : (text.match(/from 'pino'|\bconsole\.|process\.std(?:out|err)/g) ?? [])
    return [...bad, ...own].map((fault) => `${name}: ${fault}`)
  })
  expect(faults).toEqual([])
})
