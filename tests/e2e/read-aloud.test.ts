import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
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

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

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
async function openReply(voices: Parameters<typeof giveVoices>[1]): Promise<Page> {
  const { page, userId } = await stage.enter(null)
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

test('a reply is read sentence by sentence, formulas in words, the sentence being read marked', async () => {
  const page = await openReply([ENGLISH, REMOTE, KOREAN])
  await readButton(page).focus()
  await page.keyboard.press('Enter')
  await soon(() => said(page)).toEqual(['유나: 소수는 약수가 둘이에요.'])
  await soon(() => marked(page)).toBe('소수는 약수가 둘이에요.')
  expect(await findFaults(page)).toEqual([])
  await endSentence(page)
  await soon(async () => (await said(page))[1]).toBe('유나: 예를 들어 2예요.')
  await soon(async () => (await marked(page))?.startsWith('예를 들어')).toBe(true)
  await endSentence(page)
  await soon(async () => (await said(page))[2]).toBe('유나: 그럼 x 제곱 더하기 3은요?')
  await endSentence(page)
  await readButton(page).waitFor()
  expect(await marked(page)).toBeNull()
})

test('stopping ends it at once, and leaving the page does too', async () => {
  const page = await openReply([KOREAN])
  await readButton(page).click()
  await soon(async () => (await said(page)).length).toBe(1)
  await page.getByRole('button', { name: '읽기 멈추기' }).click()
  await readButton(page).waitFor()
  expect(await marked(page)).toBeNull()
  await readButton(page).click()
  await soon(async () => (await said(page)).length).toBe(2)
  await page.getByRole('link', { name: '대화에서 보기' }).click()
  await page.waitForURL('**/chat/**')
  await endSentence(page)
  expect(await said(page)).toHaveLength(2)
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
