import type { Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { enterAs } from '#tests/support/enter-as.ts'
import {
  answer,
  answerRight,
  ask,
  awaitReady,
  awaitReply,
  beginItem,
  followUp,
  messageInput,
  openConcept,
  readOpenItem,
  soon,
  turns,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { countStored, outboxSize } from '#tests/support/person-store.ts'
import { signOutByAddress } from '#tests/support/sign-out.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'
import { step } from '#tests/support/step.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

describe('sending', () => {
  test('keeps in the input what cannot be sent, presses the selected card when it is blank, and each card once', async () => {
    const { page, userId } = await stage.enter()
    await step('a text that is too long', async () => {
      const long = '가'.repeat(10_000)
      await ask(page, long)
      await page.getByText('한 번에 4,000자까지 보낼 수 있어요. 지금은 10,000자예요.').waitFor()
      expect(await messageInput(page).inputValue()).toBe(long)
      expect(await stage.savedTurns(userId)).toEqual([])
    })

    await step('a blank input', async () => {
      await messageInput(page).fill('   ')
      await messageInput(page).press('Enter')
      await page.locator('.item').waitFor()
      await soon(async () => (await stage.savedTurns(userId)).length).toBe(1)
      expect((await stage.savedTurns(userId))[0]?.context.action?.kind).toBe('try-exam')
    })

    await step('what is no answer to the open item', async () => {
      await answer(page, '이거 답 뭐야')
      await page.getByRole('alert').filter({ hasText: '물어보려면 ‘질문’으로 바꿔 주세요.' }).waitFor()
      expect(await messageInput(page).inputValue()).toBe('이거 답 뭐야')
      expect(await turns(page).count()).toBe(1)
      await answer(page, wrongAnswerTo(await readOpenItem(page)))
      await page.locator('.verdict', { hasText: '아직이야' }).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
      await soon(async () => (await stage.answers(userId)).length).toBe(1)
    })

    await step('a second tap on a card', async () => {
      await page.getByText('힌트 1').first().waitFor()
      await awaitReady(page)
      await answerRight(page, await readOpenItem(page))
      await followUp(page, '다음 문항 풀기').dblclick()
      await soon(() => page.locator('.item').count()).toBe(2)
      await answerRight(page, await readOpenItem(page))
      await soon(async () => (await stage.answers(userId)).length).toBe(3)
      expect(await page.locator('.item').count()).toBe(2)
      const saved = await stage.savedTurns(userId)
      expect(saved.filter(({ context }) => context.action?.kind === 'next-exam')).toHaveLength(1)
    })

    await step('emptying the conversation keeps exams and progress', async () => {
      await ask(page, '소수가 뭐야?')
      await soon(async () => (await stage.questions(userId)).map(({ status }) => status)).toEqual(['success'])
      await awaitReady(page)
      await soon(() => outboxSize(page, userId)).toBe(0)
      const readProgress = async () =>
        (await page.request.get('/api/v1/services/curriculums/M1/progresses/M1U01C01')).json()
      const before = await readProgress()
      await page.getByRole('button', { name: '대화 메뉴' }).click()
      await page.getByRole('menuitem', { name: '대화 비우기' }).click()
      await page.getByRole('button', { name: '비우기', exact: true }).click()
      await soon(() => turns(page).count()).toBe(0)
      await page.reload()
      await awaitReady(page)
      expect(await turns(page).count()).toBe(0)
      expect(await stage.savedTurns(userId)).toEqual([])
      expect(await readProgress()).toEqual(before)
      const { rows } = await stage.product.pool.query(
        'select count(*)::int as count from exams where user_id = $1',
        [userId],
      )
      expect(rows).toEqual([{ count: 1 }])
    })
  })

  test('keeps a question that is asked again when the page dies after the earlier one was taken back', async () => {
    const { page, context, userId } = await stage.enter()
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    const takenBack = new Promise<void>((done) => {
      void page.route(/\/messages\/latest$/, async (route) => {
        await route.fetch()
        done()
      })
    })
    await page.getByRole('button', { name: '다시 답하기' }).click()
    await takenBack
    expect(await stage.questions(userId)).toEqual([])
    await page.close()
    const reopened = await context.newPage()
    await openConcept(reopened, 'M1U01C01')
    // The device copy still has the earlier one until the server's answer removes it.
    await soon(() => turns(reopened).getByText('소수가 뭐야?').count()).toBe(1)
    expect(await outboxSize(reopened, userId)).toBe(1)
  })

  test('sends once at a double click, while Enter is held down, and when Enter ends the composition of a Hangul syllable', async () => {
    const { page, userId, context } = await stage.enter()
    const sent: string[] = []
    const expectOneQuestion = async (message: string) => {
      sent.push(message)
      await awaitReply(page, sent.length)
      expect(await messageInput(page).inputValue()).toBe('')
    }
    await step('a double click', async () => {
      await messageInput(page).fill('합성수가 뭐야?')
      await page.getByRole('button', { name: '보내기' }).dblclick()
      await expectOneQuestion('합성수가 뭐야?')
    })

    await step('Enter is held down', async () => {
      await messageInput(page).fill('약수가 뭐야?')
      for (let count = 0; count < 5; count += 1) await page.keyboard.down('Enter')
      await awaitReply(page, 2)
      // The key is still down when the reply has ended and the input is empty: it presses no card.
      for (let count = 0; count < 5; count += 1) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await expectOneQuestion('약수가 뭐야?')
    })

    await step('Enter ends a composition', async () => {
      const cdp = await context.newCDPSession(page)
      await messageInput(page).fill('소수가 뭐')
      await messageInput(page).press('End')
      await cdp.send('Input.imeSetComposition', { text: '야', selectionStart: 1, selectionEnd: 1 })
      const enterKey = { code: 'Enter', key: 'Process', windowsVirtualKeyCode: 229 }
      await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enterKey })
      await cdp.send('Input.insertText', { text: '야' })
      // Some systems send a second Enter, unmarked, after the composition.
      await cdp.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        code: 'Enter',
        key: 'Enter',
        windowsVirtualKeyCode: 13,
      })
      await cdp.send('Input.dispatchKeyEvent', {
        type: 'keyUp',
        code: 'Enter',
        key: 'Enter',
        windowsVirtualKeyCode: 13,
      })
      await expectOneQuestion('소수가 뭐야')
    })

    await step('after a reload', async () => {
      await page.reload()
      await awaitReady(page)
      expect((await stage.savedTurns(userId)).map(({ message }) => message)).toEqual(sent)
      expect(await messageInput(page).inputValue()).toBe('')
    })
  })

  test('lets two tabs write in one conversation; both have it all after a reload, with a half-typed text, and a retry takes away no turn of the other', async () => {
    const { page, context, userId } = await stage.enter()
    const other = await context.newPage()
    const asked = async () => (await stage.questions(userId)).map(({ message }) => message)
    const awaitAnswered = (count: number) =>
      soon(async () => (await stage.questions(userId)).map(({ status }) => status)).toEqual(
        Array.from({ length: count }, () => 'success'),
      )
    await step('both write', async () => {
      await openConcept(other, 'M1U01C01')
      await Promise.all([ask(page, '소수가 뭐야?'), ask(other, '합성수가 뭐야?')])
      await awaitAnswered(2)
      await messageInput(page).fill('왜 1은 소수가')
      await soon(() => countStored(page, userId, 'drafts')).toBe(1)
      const inOrder = await asked()
      for (const tab of [page, other]) {
        await tab.reload()
        await awaitReady(tab)
        await soon(() => tab.locator('.slip-text').allInnerTexts()).toEqual(inOrder)
      }
      await soon(() => messageInput(page).inputValue()).toBe('왜 1은 소수가')
    })

    await step('a retry after a question of the other tab', async () => {
      const before = await asked()
      await ask(page, '약수가 뭐야?')
      await awaitReply(page, 3)
      await ask(other, '배수가 뭐야?')
      await awaitAnswered(4)
      await page.getByRole('button', { name: '다시 답하기' }).click()
      await soon(asked).toEqual([...before, '약수가 뭐야?', '배수가 뭐야?', '약수가 뭐야?'])
    })
  })
})

describe('leaving', () => {
  test('sign-out leaves nothing of the person on the device for the next one', async () => {
    const { page, context, userId } = await stage.enter()
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    await messageInput(page).fill('비밀 이야기')
    await signOutByAddress(page)
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    const readLeft = () =>
      page.evaluate(async () => ({
        databases: (await indexedDB.databases()).map(({ name }) => name),
        local: Object.keys(localStorage).filter((key) => !['device-id', 'theme', 'left-menu'].includes(key)),
        session: Object.keys(sessionStorage),
      }))
    await soon(readLeft).toEqual({ databases: [], local: [], session: [] })
    const dead = await page.request.get('/api/users/me')
    expect(dead.status()).toBe(401)
    const nextId = await enterAs(stage.product, context, stage.proxy.origin)
    await openConcept(page, 'M1U01C01')
    expect(await turns(page).count()).toBe(0)
    expect(await messageInput(page).inputValue()).toBe('')
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(databases.some((name) => name?.includes(userId))).toBe(false)
    expect(databases.some((name) => name?.includes(nextId))).toBe(true)
  })
})

test('an item stays in view on a tablet that is turned while the explanation is still being written', async () => {
  const { page } = await stage.enter(null, { viewport: { width: 820, height: 1180 } })
  const held: Route[] = []
  await page.route('**/explanations', (route) => void held.push(route))
  await openConcept(page, 'M1U07C03')
  await beginItem(page)
  await held[0]?.continue()
  const height = () => page.locator('#opening').evaluate((element) => element.clientHeight)
  await soon(height).toBeGreaterThan(500)
  await page.setViewportSize({ width: 1180, height: 820 })
  await soon(height).toBeGreaterThan(1_200)
  await page.setViewportSize({ width: 820, height: 1180 })
  await soon(height).toBeGreaterThan(1_900)
  await page.setViewportSize({ width: 1180, height: 820 })
  let last = -1
  // It is whole once it grows no more.
  await soon(async () => {
    const before = last
    last = await height()
    return last > 2_000 && last === before
  }).toBe(true)
  const top = () =>
    page
      .locator('.item')
      .last()
      .evaluate((element) => element.getBoundingClientRect().top)
  await soon(top).toBeLessThan(700)
})
