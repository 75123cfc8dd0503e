import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import {
  answer,
  ask,
  awaitReady,
  awaitReply,
  beginItem,
  openConcept,
  readOpenItem,
  soon,
  turns,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { type ModelStage, openModelStage } from '#tests/support/model-stage.ts'
import { CHAT_CALL } from '#tests/support/stage.ts'
import { step } from '#tests/support/step.ts'

/** A slow reply: a sentence every so often, each with its own number. */
const writeSentences = (first: number) =>
  Array.from({ length: 40 }, (_, index) => `${first + index}번째 문장이에요. `).join('')
const SENTENCES = writeSentences(1)
const LATER_SENTENCES = writeSentences(41)
const SLOWLY = { kind: 'reply', text: SENTENCES, pieceLength: 12, pieceEveryMs: 60 } as const

/** Long enough to be let through before the reply ends. */
const BEGINNING = `좋은 질문이에요. ${'차근차근 하나씩 나누어 보면 어렵지 않아요. '.repeat(4)}`

let opened: ModelStage
let { model, stage } = {} as ModelStage

beforeAll(async () => {
  opened = await openModelStage(inject('clusterUrl'), { TUTOR_API_KEY: 'secret' })
  ;({ model, stage } = opened)
})

afterEach(async () => {
  model.setMode({ kind: 'reply' })
  await stage.clear()
})

afterAll(() => opened?.close())

const replyText = (page: Page) => page.locator('.chat-turn .read').last().innerText()
const sentence = (page: Page, text: string | RegExp) => page.locator('.chat-turn').getByText(text)

async function statuses(userId: string) {
  return (await stage.questions(userId)).map(({ status }) => status)
}

/** Presses retry, and one whole reply of a well model takes the place of the failed one. */
async function retry(page: Page, userId: string, count = 1): Promise<void> {
  model.setMode({ kind: 'reply', text: '이번에는 \\(12 = 2^2 \\times 3\\)까지 다 왔어요.' })
  await page.getByRole('button', { name: '다시 답하기' }).last().click()
  await turns(page).last().getByText('까지 다 왔어요').waitFor()
  await awaitReply(page, count)
  expect(await page.locator('.reply-status').count()).toBe(0)
  await soon(() => statuses(userId)).toEqual(Array.from({ length: count }, () => 'success'))
}

/** Models that the history of calls has seen, of everybody. */
async function calledModels(): Promise<string[]> {
  const { rows } = await stage.product.pool.query<{ model: string }>('select distinct model from llm_calls')
  return rows.map((row) => row.model)
}

test('a student asks the model, and is examined, hinted and praised as with the built-in tutor', async () => {
  const { page, userId, problems } = await stage.enter()
  await ask(page, '12는 왜 합성수야?')
  await awaitReply(page)
  await turns(page).last().locator('.katex').first().waitFor()
  await page.getByText('생각해 보기').last().waitFor()
  const [request] = model.requests.slice(-1)
  expect(request?.authorization).toBe('Bearer secret')
  expect(JSON.stringify(request?.body.messages)).toContain('12는 왜 합성수야?')
  await beginItem(page)
  const item = await readOpenItem(page)
  model.setMode({ kind: 'reply', text: '약수를 작은 것부터 적어 볼까요?' })
  await answer(page, wrongAnswerTo(item))
  await page.locator('.verdict', { hasText: '아직이야' }).waitFor()
  await page.getByText('힌트 1').first().waitFor()
  await soon(async () => (await stage.savedTurns(userId)).at(-1)?.context.responseType).toBe('hint')
  await answer(page, item.correctAnswer)
  await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
  expect(problems).toEqual([])
})

test('a reply grows before the eyes while the model writes, and comes whole though the connection is cut meanwhile', async () => {
  const { page, userId } = await stage.enter()
  model.setMode(SLOWLY)
  await ask(page, '천천히 설명해 줘')
  await sentence(page, '2번째 문장').waitFor()
  expect(await replyText(page)).not.toContain('40번째')
  await sentence(page, '40번째 문장').waitFor()
  await soon(() => statuses(userId)).toEqual(['success'])

  await step('cut in the middle', async () => {
    model.setMode({ ...SLOWLY, text: LATER_SENTENCES })
    stage.proxy.fail(CHAT_CALL, { kind: 'cut', afterBytes: 600 }, 1)
    await ask(page, '더 천천히 설명해 줘')
    await sentence(page, '80번째 문장').waitFor()
    expect(await page.locator('.reply-status').count()).toBe(0)
    expect(await statuses(userId)).toEqual(['success', 'success'])
  })
})

test('stop ends the reply at the model too, and what came stays', async () => {
  const { page, userId } = await stage.enter()
  model.setMode(SLOWLY)
  await ask(page, '천천히 설명해 줘')
  await sentence(page, '2번째 문장').waitFor()
  await page.getByRole('button', { name: '중단' }).click()
  await page.getByText('사용자에 의해 중단되었습니다.').waitFor()
  await soon(() => model.requests.at(-1)?.left).toBe(true)
  await soon(() => statuses(userId)).toEqual(['aborted'])
  await page.reload()
  await awaitReady(page)
  await page.getByText('사용자에 의해 중단되었습니다.').waitFor()
  expect(await replyText(page)).toContain('2번째 문장')
  expect(await replyText(page)).not.toContain('40번째')
})

test('a connection cut in the middle leaves what came, and a retry that makes one reply', async () => {
  const { page, userId } = await stage.enter()
  model.setMode(SLOWLY)
  const seen = () => sentence(page, '1번째 문장').waitFor()
  stage.proxy.fail(CHAT_CALL, { kind: 'cut', afterBytes: 400, seen })
  stage.proxy.fail(/^GET .*\/messages$/, { kind: 'drop-before' })
  await ask(page, '천천히 설명해 줘')
  await page.getByText('연결이 끊겨서 여기까지만 왔어요').waitFor()
  expect(await replyText(page)).toContain('1번째 문장')
  stage.proxy.heal()
  await retry(page, userId)
})

test('a reload in the middle shows what came with a retry, not an endless wait', async () => {
  const { page, userId } = await stage.enter()
  model.setMode({ kind: 'stall', text: `${BEGINNING}둘째 문장은 아직 ` })
  await ask(page, '천천히 설명해 줘')
  await sentence(page, '좋은 질문이에요').waitFor()
  await page.reload()
  await page.getByText('대답을 다 받지 못했어요').waitFor()
  expect(await replyText(page)).toContain('좋은 질문이에요')
  await retry(page, userId)
})

test('a model that says nothing is given up after 20 seconds, with a sentence and a retry', async () => {
  const { page, userId, context } = await stage.enter(null, {})
  await context.clock.install()
  await openConcept(page, 'M1U01C01')
  model.setMode({ kind: 'silent' })
  await ask(page, '소수가 뭐야?')
  await page.getByText('생각하는 중이에요').waitFor()
  await soon(() => statuses(userId)).toEqual(['loading'])
  await context.clock.fastForward(20_000)
  await page.getByText('선생님이 대답하지 않아요. 다시 물어봐 주세요.').waitFor()
  await retry(page, userId)
  await soon(() => model.requests.filter(({ left }) => left).length).toBeGreaterThan(0)
  await soon(() => statuses(userId)).toEqual(['success'])
})

test('a model that fails leaves what came and a retry, and the built-in tutor does not step in unasked', async () => {
  const { page, userId } = await stage.enter()
  const text = `${BEGINNING}그러니까 이렇게 `
  const status = turns(page).last().locator('.reply-status')
  let asked = 0
  const failWith = async (mode: Parameters<typeof model.setMode>[0]) => {
    model.setMode(mode)
    await ask(page, '소수가 뭐야?')
    asked += 1
    await soon(() => turns(page).count()).toBe(asked)
    await status.waitFor()
  }
  for (const [name, mode] of [
    ['breaks off', { kind: 'cut', text }],
    ['ends in the middle of its JSON', { kind: 'half-json', text }],
    ['closes without an end', { kind: 'no-end', text }],
  ] as const)
    await step(`a model that ${name}`, async () => {
      await failWith(mode)
      expect(await replyText(page)).toContain('좋은 질문이에요')
      expect(await status.innerText()).toMatch(/^[가-힣 .,]+$/)
      expect((await statuses(userId)).at(-1)).toBe('error')
      await retry(page, userId, asked)
    })
  for (const [name, mode] of [
    ['refuses', { kind: 'status', status: 500 }],
    ['is asked too much', { kind: 'status', status: 429 }],
    ['has nothing to say', { kind: 'empty' }],
  ] as const)
    await step(`a model that ${name}`, async () => {
      await failWith(mode)
      const saved = (await stage.questions(userId)).at(-1)
      expect(saved).toMatchObject({ status: 'error', response: '' })
      expect(await calledModels()).toEqual(['loopback'])
      await retry(page, userId, asked)
    })
})

test('an endless model is stopped by the server, and the learner can go on', async () => {
  const { page, userId } = await stage.enter()
  const before = model.requests.length
  model.setMode({ kind: 'flood' })
  await ask(page, '소수가 뭐야?')
  await soon(() => statuses(userId), 30_000).toEqual(['success'])
  await soon(() => model.requests.slice(before).some(({ left }) => left)).toBe(true)
  const [saved] = await stage.questions(userId)
  expect(saved?.response.length).toBeLessThan(10_000)
  model.setMode({ kind: 'reply', text: '다음 대답이에요.' })
  await awaitReply(page)
  await ask(page, '합성수는?')
  await sentence(page, '다음 대답이에요').waitFor()
})

test('broken formulas and fences are text in their place; the rest is as it should be', async () => {
  const { page, problems } = await stage.enter()
  const broken =
    '먼저 \\(\\frac{1}{\\)이고, 다음은 \\(2^3\\)이에요.\n\n- 하나 \\(\\undefinedcommand{3}\\)\n- 둘\n\n끝이에요.'
  model.setMode({ kind: 'reply', text: broken })
  await ask(page, '소수가 뭐야?')
  await sentence(page, '끝이에요').waitFor()
  await awaitReply(page)
  const reply = turns(page).last().locator('.read').first()
  await soon(() => reply.innerText()).toContain('frac{1}{')
  const text = await reply.innerText()
  expect(text).toContain('undefinedcommand')
  expect(await reply.locator('.katex').count()).toBeGreaterThanOrEqual(1)
  expect(await reply.locator('.katex-error').count()).toBe(0)
  expect(await reply.locator('li').allInnerTexts()).toHaveLength(2)
  expect(problems).toEqual([])
})
