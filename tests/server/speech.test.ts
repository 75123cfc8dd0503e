import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#contract/error.ts'
import { messages } from '#server/db/schema.ts'
import { takeFromLimit } from '#server/http/limits.ts'
import { openSpeech } from '#server/message/open-speech.ts'
import { writeSpeech } from '#server/message/speech-store.ts'
import { openThread, readJson } from '#tests/support/learner.ts'
import { type ListeningServer, listenTestServer, type TestBrowser } from '#tests/support/test-server.ts'

const SOUND = Buffer.from('ID3 not really music')

interface Order {
  authorization: string | undefined
  body: { model: string; voice: string; input: string; response_format: string }
}

/** An OpenAI-compatible server of speech that answers as the test says. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
const orders: Order[] = []
const closed: string[] = []
let speechServer: Server
let server: ListeningServer
let dataDir: string

const sayIt = (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).end(SOUND)
}

beforeAll(async () => {
  speechServer = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      orders.push({
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(pieces).toString('utf8')),
      })
      response.on('close', () => closed.push(response.writableFinished ? 'whole' : 'cut'))
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => speechServer.listen(0, '127.0.0.1', resolve))
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-speech-'))
  server = await listenTestServer({
    env: {
      DATA_DIR: dataDir,
      SPEECH_BASE_URL: `${baseUrl()}/`,
      SPEECH_API_KEY: 'key',
      SPEECH_MODEL: 'tts-1',
      SPEECH_VOICE: 'nova',
    },
  })
})
afterAll(async () => {
  await server?.close()
  speechServer.closeAllConnections()
  await new Promise((resolve) => speechServer.close(resolve))
  await rm(dataDir, { recursive: true })
})
beforeEach(() => {
  answer = sayIt
  orders.length = 0
  closed.length = 0
})
afterEach(() => rm(path.join(dataDir, 'speech'), { recursive: true, force: true }))

function baseUrl(): string {
  return `http://127.0.0.1:${(speechServer.address() as AddressInfo).port}/v1`
}

async function addReply(browser: TestBrowser, response: string): Promise<string> {
  const { id: threadId } = await openThread(browser)
  const id = crypto.randomUUID()
  await server.deps.db.insert(messages).values({
    userId: browser.userId as string,
    id,
    threadId,
    message: '소수가 뭐야?',
    response,
    status: 'success',
    context: {
      target: 'ai',
      action: null,
      responseType: 'normal',
      userMessageType: 'normal',
      complete: false,
    },
  })
  return id
}

const speechOf = (id: string) => `/api/v1/services/messages/${id}/tts?provider=openai`

async function listStored(browser: TestBrowser): Promise<string[]> {
  return readdir(path.join(dataDir, 'speech', browser.userId as string)).catch(() => [])
}

async function hear(browser: TestBrowser, id: string): Promise<string> {
  const response = await browser.get(speechOf(id))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('audio/mpeg')
  return Buffer.from(await response.arrayBuffer()).toString()
}

describe('a reply as speech', () => {
  test('is ordered in the words of a voice, and once', async () => {
    const learner = await server.signIn()
    const id = await addReply(
      learner,
      '**소수**는 약수가 둘이에요.\n\n\\[ x^2 + 3 \\]\n\n```python\nprint(1)\n```',
    )
    expect(await hear(learner, id)).toBe(SOUND.toString())
    expect(orders).toEqual([
      {
        authorization: 'Bearer key',
        body: {
          model: 'tts-1',
          voice: 'nova',
          input: '소수는 약수가 둘이에요.\nx 제곱 더하기 3',
          response_format: 'mp3',
        },
      },
    ])
    expect(await hear(learner, id)).toBe(SOUND.toString())
    expect(orders).toHaveLength(1)
    expect(await listStored(learner)).toHaveLength(1)
  })

  test('is for its learner alone', async () => {
    const learner = await server.signIn()
    const other = await server.signIn()
    const id = await addReply(learner, '소수예요.')
    await hear(learner, id)
    expect((await other.get(speechOf(id))).status).toBe(404)
    expect((await server.browser().get(speechOf(id))).status).toBe(401)
    const asLearner = { 'X-Record-User': learner.userId as string }
    expect((await other.get(speechOf(id), asLearner)).status).toBe(401)
    expect((await learner.get(speechOf(id), asLearner)).status).toBe(200)
  })

  test('is cut at a sentence where it is long', async () => {
    const learner = await server.signIn()
    await hear(learner, await addReply(learner, '소수는 약수가 둘인 수예요. '.repeat(400)))
    const said = orders[0]?.body.input ?? ''
    expect(said.length).toBeLessThanOrEqual(4000)
    expect(said.length).toBeGreaterThan(3900)
    expect(said.endsWith('수예요.')).toBe(true)
  })

  test('goes with the account', async () => {
    const learner = await server.signIn()
    await hear(learner, await addReply(learner, '소수예요.'))
    expect(await listStored(learner)).toHaveLength(1)
    expect((await learner.post('/api/users/exit')).status).toBe(200)
    await expect(readdir(path.join(dataDir, 'speech', learner.userId as string))).rejects.toThrow('ENOENT')
  })

  test('of no words is refused, and another provider is not there', async () => {
    const learner = await server.signIn()
    expect((await learner.get(speechOf(await addReply(learner, '```python\n1\n```')))).status).toBe(422)
    const id = await addReply(learner, '소수예요.')
    expect((await learner.get(`/api/v1/services/messages/${id}/tts?provider=other`)).status).toBe(501)
    expect(orders).toEqual([])
  })

  test('is what the page is told of', async () => {
    expect(await readJson(server.browser().get('/api/config'))).toMatchObject({ speech: true })
  })
})

describe('a server of speech that fails', () => {
  test.each<[string, typeof answer]>([
    ['an error', (_request, response) => response.writeHead(500).end('no')],
    ['no sound', (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>')],
    ['a redirect', (_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
    ['a closed connection', (_request, response) => response.destroy()],
  ])('by %s is 503, and nothing is stored', async (_what, fails) => {
    answer = fails
    const learner = await server.signIn()
    const response = await learner.get(speechOf(await addReply(learner, '소수예요.')))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await listStored(learner)).toEqual([])
  })

  test('in the middle cuts the answer, and the next one is whole', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'audio/mpeg' })
      response.write(SOUND, () => response.destroy())
    }
    const learner = await server.signIn()
    const id = await addReply(learner, '소수예요.')
    await expect(learner.get(speechOf(id)).then((response) => response.arrayBuffer())).rejects.toThrow()
    expect(await listStored(learner)).toEqual([])
    answer = sayIt
    expect(await hear(learner, id)).toBe(SOUND.toString())
  })

  test('by silence is given up in time', async () => {
    answer = () => undefined
    const order = { baseUrl: baseUrl(), apiKey: undefined, model: 'm', voice: 'v', words: '말' }
    const late = openSpeech(order, new AbortController().signal, async () => undefined, {
      withinMs: 100,
      mostBytes: 1000,
    })
    await expect(late).rejects.toThrow(AppError)
    await expect.poll(() => closed).toEqual(['cut'])
    expect(orders[0]?.authorization).toBeUndefined()
  })

  test('by speaking without end is stopped, and nothing is kept', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'audio/mpeg' })
      const more = () => {
        if (!response.destroyed) response.write(Buffer.alloc(64 * 1024), () => setImmediate(more))
      }
      more()
    }
    let isStored = false
    const order = { baseUrl: baseUrl(), apiKey: undefined, model: 'm', voice: 'v', words: '말' }
    const { body } = await openSpeech(
      order,
      new AbortController().signal,
      async () => {
        isStored = true
      },
      { withinMs: 30_000, mostBytes: 256 * 1024 },
    )
    await expect(new Response(body).arrayBuffer()).rejects.toThrow()
    await expect.poll(() => closed).toEqual(['cut'])
    expect(isStored).toBe(false)
  })
})

test('a learner who goes away ends the order', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'audio/mpeg' })
    response.write(SOUND)
  }
  const learner = await server.signIn()
  const leaving = new AbortController()
  const response = await learner.request(speechOf(await addReply(learner, '소수예요.')), {
    signal: leaving.signal,
  })
  expect(response.status).toBe(200)
  leaving.abort()
  await expect.poll(() => closed, { timeout: 10_000 }).toEqual(['cut'])
  expect(await listStored(learner)).toEqual([])
})

test('a person orders at most 60 times an hour, and hears what is stored all the same', async () => {
  const learner = await server.signIn()
  const stored = await addReply(learner, '처음 것이에요.')
  await hear(learner, stored)
  for (let count = 1; count < 60; count += 1)
    await takeFromLimit(server.deps, 'speechByPerson', learner.userId as string)
  const refused = await learner.get(speechOf(await addReply(learner, '하나 더예요.')))
  expect(refused.status).toBe(429)
  expect(await hear(learner, stored)).toBe(SOUND.toString())
})

test('what a person has stored stays below its limit, the oldest going first', async () => {
  const env = { DATA_DIR: dataDir }
  const folder = path.join(dataDir, 'speech', 'p')
  const big = { type: 'audio/mpeg', bytes: new Uint8Array(30 * 1024 * 1024) }
  for (const name of ['a', 'b']) await writeSpeech(env, 'p', name, big)
  await writeFile(path.join(folder, 'a'), big.bytes) // newer now
  await writeSpeech(env, 'p', 'c', big)
  expect((await readdir(folder)).sort()).toEqual(['a', 'c'])
})
