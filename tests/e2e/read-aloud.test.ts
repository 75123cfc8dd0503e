import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { Thread } from '#domain/chat/message.ts'
import { findFaults } from '#tests/support/find-faults.ts'
import { soon } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

const REPLY = '**소수**는 약수가 둘이에요. 예를 들어 \\(2\\)예요. 그럼 \\(x^2+3\\)은요?'
const CONTEXT = {
  target: 'ai',
  action: null,
  responseType: 'normal',
  userMessageType: 'normal',
  complete: false,
}

let stage: Stage
/** What the server's own server of speech answers; null: it is out of order, and the device speaks. */
let sound: Buffer | null = null
const speechServer = createServer((request, response) => {
  request.resume()
  if (sound) response.writeHead(200, { 'Content-Type': 'audio/wav' }).end(sound)
  else response.writeHead(503).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => speechServer.listen(0, '127.0.0.1', resolve))
  const { port } = speechServer.address() as AddressInfo
  stage = await openStage(inject('clusterUrl'), {
    SPEECH_BASE_URL: `http://127.0.0.1:${port}`,
    SPEECH_MODEL: 'tts-1',
  })
})
afterEach(() => {
  sound = null
  return stage.clear()
})
afterAll(async () => {
  await stage?.close()
  speechServer.closeAllConnections()
  await new Promise((resolve) => speechServer.close(resolve))
})

/** Silence of this length as a WAV file: 8 kHz, 8 bits. */
function makeSilence(seconds: number): Buffer {
  const samples = 8000 * seconds
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(8000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples, 40)
  return Buffer.concat([header, Buffer.alloc(samples, 128)])
}

interface FakeSpeech {
  said: string[]
  /** Ends the utterance that is being said. */
  end: () => void
}

/** A device with these voices, whose utterances end when the test says so. Chromium without a head has none of its own. */
async function giveVoices(page: Page, voices: { name: string; lang: string; localService: boolean }[]) {
  await page.addInitScript((voices) => {
    const said: string[] = []
    let current: Utterance | null = null
    class Utterance extends EventTarget {
      onend: (() => void) | null = null
      onerror: (() => void) | null = null
      voice: { name: string } | null = null
      lang = ''
      constructor(readonly text: string) {
        super()
      }
    }
    const take = (): Utterance | null => {
      const taken = current
      current = null
      return taken
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: Utterance) => {
        if (utterance.text === '') return
        said.push(`${utterance.voice?.name}: ${utterance.text}`)
        current = utterance
      },
      cancel: () => take()?.onerror?.(),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.assign(window, { fakeSpeech: { said, end: () => take()?.onend?.() } })
  }, voices)
}

const KOREAN = { name: '유나', lang: 'ko-KR', localService: true }
const ENGLISH = { name: 'Sam', lang: 'en-US', localService: true }
const REMOTE = { name: 'Cloud', lang: 'ko-KR', localService: false }

const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.said)
const endSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.end())
const marked = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? []
    return range instanceof Range ? range.toString() : null
  })

/** A learner at one bookmarked reply. */
async function openReply(
  voices: Parameters<typeof giveVoices>[1],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page, userId } = await stage.enter(null, options)
  await giveVoices(page, voices)
  const answer = await page.request.post('/api/v1/curriculums/M1U01/concepts/M1U01C01/threads', {
    data: {},
    headers: { 'Idempotency-Key': randomUUID() },
  })
  const { thread } = (await answer.json()) as { thread: Thread }
  await stage.product.pool.query(
    `insert into messages (user_id, id, thread_id, message, response, bookmark, status, context)
     values ($1, $2, $3, '소수가 뭐야?', $4, true, 'success', $5)`,
    [userId, randomUUID(), thread.id, REPLY, JSON.stringify(CONTEXT)],
  )
  await page.goto('/bookmark')
  await page.locator('.bookmark .katex').first().waitFor()
  return page
}

const readButton = (page: Page) => page.getByRole('button', { name: '소리 내어 읽기' })

test('a reply is read sentence by sentence, formulas in words, the sentence being read marked, until it is stopped or the page is left', async () => {
  const page = await openReply([ENGLISH, REMOTE, KOREAN])
  await readButton(page).focus()
  await page.keyboard.press('Enter')
  await soon(() => said(page)).toEqual(['유나: 소수는 약수가 둘이에요.'])
  await soon(() => marked(page)).toBe('소수는 약수가 둘이에요.')
  expect(await findFaults(page, '.bookmark')).toEqual([])
  await endSentence(page)
  await soon(async () => (await said(page))[1]).toBe('유나: 예를 들어 2예요.')
  await soon(async () => (await marked(page))?.startsWith('예를 들어')).toBe(true)
  await endSentence(page)
  await soon(async () => (await said(page))[2]).toBe('유나: 그럼 x 제곱 더하기 3은요?')
  await endSentence(page)
  await readButton(page).waitFor()
  expect(await marked(page)).toBeNull()

  await readButton(page).click()
  await soon(async () => (await said(page)).length).toBe(4)
  await page.getByRole('button', { name: '읽기 멈추기' }).click()
  await readButton(page).waitFor()
  expect(await marked(page)).toBeNull()
  await readButton(page).click()
  await soon(async () => (await said(page)).length).toBe(5)
  await page.getByRole('link', { name: '대화에서 보기' }).click()
  await page.waitForURL('**/chat/**')
  await endSentence(page)
  expect(await said(page)).toHaveLength(5)
})

test("where the server has a voice that one reads, kept on the learner's device", async () => {
  sound = makeSilence(3)
  const page = await openReply([KOREAN], { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(() => {
    const marks: string[] = []
    const set = CSS.highlights.set.bind(CSS.highlights)
    CSS.highlights.set = (name, highlight) => {
      for (const range of highlight) marks.push((range as Range).toString())
      return set(name, highlight)
    }
    Object.assign(window, { marks })
  })
  const marks = () => page.evaluate(() => (window as unknown as { marks: string[] }).marks)
  for (const isServerThere of [true, false]) {
    if (!isServerThere) stage.proxy.fail(/tts/, { kind: 'drop-before' })
    await readButton(page).click()
    await page.getByRole('button', { name: '읽기 멈추기' }).waitFor()
    await readButton(page).waitFor()
    await soon(async () => (await marks()).at(-1)?.startsWith('그럼')).toBe(true)
    expect(await said(page)).toEqual([])
    await page.evaluate(() => (window as unknown as { marks: string[] }).marks.splice(0))
  }
})

test('without a Korean voice of the device it says what to do, and sends nothing elsewhere', async () => {
  const page = await openReply([ENGLISH, REMOTE])
  await readButton(page).click()
  await page.locator('.toast', { hasText: '이 기기에는 한국어 목소리가 없어요' }).waitFor()
  expect(await said(page)).toEqual([])
  await readButton(page).waitFor()
})

test('a device that cannot speak has no such button', async () => {
  const { page } = await stage.enter(null)
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis')
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis')
  })
  await page.goto('/bookmark')
  await page.getByText('아직 북마크가 없어요').waitFor()
  expect(await page.evaluate(() => 'speechSynthesis' in window)).toBe(false)
  expect(await readButton(page).count()).toBe(0)
})
