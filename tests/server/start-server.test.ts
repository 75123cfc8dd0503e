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
import { openThread, readJson, readStream } from '#tests/support/learner.ts'
import { makePerson } from '#tests/support/make-person.ts'
import { startProduct } from '#tests/support/product.ts'
import { followRedirects, TestBrowser } from '#tests/support/test-server.ts'
import { startOpenAiServer } from './llm/openai-server.ts'

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

const silentLog = makeLogger('silent', { write: () => undefined })

const makeEnv = (port: number) =>
  readEnv({
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  })

describe('the whole server', () => {
  test('loads all of its content into an empty database, teaches it, and stops', async () => {
    const product = await startProduct(inject('clusterUrl'))
    try {
      const { rows } = await product.pool.query<{ count: number }>('select count(*)::int from concepts')
      expect(rows).toEqual([{ count: 150 }])
      const browser = new TestBrowser((address, init) => fetch(new URL(address, product.origin), init), null)
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
      await product.stop()
      await expect(fetch(`${product.origin}/healthz`)).rejects.toThrow()
      expect(product.output()).not.toContain('content refused')
    } finally {
      await product.remove()
    }
  })

  test('tells the proxy before it stops, and answers until then', async () => {
    const model = await startOpenAiServer()
    const product = await startProduct(inject('clusterUrl'), {
      DRAIN_SECONDS: '3',
      TUTOR_BASE_URL: model.baseUrl,
      TUTOR_MODEL: 'loopback',
    })
    try {
      const { id, cookie } = await makePerson(product.pool)
      const browser = new TestBrowser((address, init) => fetch(new URL(address, product.origin), init), id)
      browser.cookies.set('session', cookie.replace('session=', ''))
      const { id: threadId } = await openThread(browser, 'M1U01C01', 'M1U01')
      const ask = () =>
        browser.post('/api/v1/services/llm/chat-completions', { message: '소수가 뭐예요?', threadId })
      model.setMode({ kind: 'reply', pieceEveryMs: 50 })
      const begunBefore = readStream(await ask())
      const stopped = product.stop()
      await expect.poll(async () => (await browser.get('/readyz')).status).toBe(503)
      expect((await browser.get('/healthz')).status).toBe(200)
      const answer = await browser.get('/api/users/me')
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
      expect((await begunBefore).at(-1)).toMatchObject({ done: true, response: expect.any(String) })
      model.setMode({ kind: 'flood', pieceEveryMs: 20 })
      const begunLate = await readStream(await ask())
      expect(begunLate.at(-1)).toMatchObject({ done: true, level: 'error' })
      await stopped
      await expect(fetch(`${product.origin}/healthz`)).rejects.toThrow()
    } finally {
      await product.remove()
      await model.close()
    }
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
