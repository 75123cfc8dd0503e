import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ConfigurationError, readEnv } from '#server/env.ts'
import { makeLogger } from '#server/log/make-logger.ts'
import { startServer } from '#server/start-server.ts'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'
import { readJson, readStream } from '#tests/support/learner.ts'
import { followRedirects, TestBrowser } from '#tests/support/test-server.ts'

let dataDir: string
let database: { url: string; drop: () => Promise<void> }
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-start-'))
  database = await makeTestDatabase(inject('clusterUrl'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The first start reads and checks all of the content. */
const FIRST_START_MS = 120_000

const silentLog = makeLogger('silent', { write: () => undefined })

const makeEnv = (port: number) =>
  readEnv({
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  })

describe('the whole server', () => {
  test('starts on an empty database, teaches the real curriculum, and stops', {
    timeout: FIRST_START_MS,
  }, async () => {
    const port = await findFreePort()
    const starting = startServer(makeEnv(port), silentLog)
    const { origin, stop } = await starting
    const browser = new TestBrowser((address, init) => fetch(new URL(address, origin), init), null)
    expect((await browser.get('/readyz')).status).toBe(200)
    await followRedirects(browser, '/api/auth/kakao/start?login_hint=student&nexturl=/')
    const { thread } = await readJson<{ thread: { id: string; curriculums: string[] } }>(
      browser.post('/api/v1/curriculums/M1U01/concepts/M1U01C01/threads'),
    )
    expect(thread.curriculums).toEqual(['M1U01', 'M1'])
    const answered = await browser.post('/api/v1/services/llm/chat-completions', {
      message: '소수가 뭐예요?',
      threadId: thread.id,
    })
    const events = await readStream(answered)
    expect(events.at(-1)).toMatchObject({ done: true, response: expect.stringContaining('소수') })
    const calls = await browser.get('/api/users/me')
    expect(calls.status).toBe(200)
    await stop()
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
  })

  test('says in one sentence that the port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const failure = await startServer(makeEnv(port), silentLog).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConfigurationError)
    expect((failure as Error).message).toMatch(
      new RegExp(`^PORT: ${port}번 포트를 다른 프로그램이 쓰고 있어요`),
    )
    other.close()
  })
})
