import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFailed, test } from 'vitest'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { awaitReady, soon } from '#tests/support/learning-page.ts'
import { outboxSize } from '#tests/support/person-store.ts'
import { type Learner, openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterAll(() => stage?.close())

let shared: Learner | undefined

/** The settings of one learner, in the page of the tests before; of another one in a new page after a test that failed. */
async function openSettings(): Promise<Learner> {
  onTestFailed(() => {
    shared = undefined
    return stage.clear()
  })
  const learner = shared ?? (await stage.enter(null))
  if (shared) await goWithin(learner.page, '/settings')
  else await learner.page.goto('/settings')
  await learner.page.getByRole('heading', { name: '내 정보' }).waitFor()
  shared = learner
  return learner
}

interface UserRow {
  nickname: string
  grade: number
  tutor_persona: string
  notification_methods: string[]
  use_links: boolean
  quiet_from: number
  quiet_to: number
  reminder_hour: number
}

async function readUser(userId: string): Promise<UserRow | undefined> {
  const { rows } = await stage.product.pool.query<UserRow>('select * from users where id = $1', [userId])
  return rows[0]
}

async function readNickname(userId: string): Promise<string> {
  const user = await readUser(userId)
  if (!user) throw new Error(`no user ${userId}`)
  return user.nickname
}

/** What a person's settings say on the page. */
const shownTutor = (page: Page) => page.getByRole('radio', { name: /^윤 선생님/ }).isChecked()

test('everything is reached and changed with the keyboard alone', async () => {
  const { page, userId } = await openSettings()
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null
        return (
          element?.labels?.[0]?.innerText || element?.getAttribute('aria-label') || element?.textContent || ''
        )
      })
      if (name.test(label)) return
    }
    throw new Error(`never came to ${name}`)
  }
  await tabTo(/^별명/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('바다')
  await page.keyboard.press('Enter')
  await page.getByText('저장했어요.').waitFor()
  await tabTo(/다온/)
  await page.keyboard.press('ArrowRight')
  await tabTo(/영상 링크 보기/)
  await page.keyboard.press('Space')
  await tabTo(/기기/)
  await page.keyboard.press('ArrowRight')
  await soon(() => readUser(userId)).toMatchObject({
    nickname: '바다',
    tutor_persona: 'friend_male_1',
    use_links: false,
  })
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
})

describe('what a learner chooses', () => {
  test('is on the server, field by field, and stands after a reload', async () => {
    const { page, userId, problems } = await openSettings()
    await page.getByRole('radio', { name: /^윤 선생님/ }).check({ force: true })
    await page.getByRole('combobox', { name: '학년' }).selectOption('3')
    await page.getByRole('switch', { name: '영상 링크 보기' }).check()
    await page.getByRole('combobox', { name: '시작' }).selectOption('22')
    await page.getByRole('combobox', { name: '끝' }).selectOption('7')
    await page.getByRole('combobox', { name: '공부 알림 시각' }).selectOption('17')
    await page.getByRole('textbox', { name: '별명' }).first().fill('  하늘  ')
    await page.getByRole('button', { name: '저장' }).click()
    await page.getByText('저장했어요.').waitFor()
    await soon(() => readUser(userId)).toMatchObject({
      nickname: '하늘',
      grade: 3,
      tutor_persona: 'teacher_female_1',
      use_links: true,
      quiet_from: 22,
      quiet_to: 7,
      reminder_hour: 17,
    })
    await page.reload()
    await soon(() => shownTutor(page)).toBe(true)
    expect(await page.getByRole('textbox', { name: '별명' }).first().inputValue()).toBe('하늘')
    expect(await page.getByRole('combobox', { name: '학년' }).inputValue()).toBe('3')
    expect(problems).toEqual([])
  })

  test('to see no links holds in the tab of a concept too', async () => {
    const { page } = await openSettings()
    const openTab = async () => {
      await goWithin(page, '/chat/M1U01/M1U01C01')
      await awaitReady(page)
      await page.getByRole('tab', { name: '학습 자료' }).click()
    }
    await openTab()
    await page.locator('.help-links a').first().waitFor()
    await openSettings()
    await page.getByRole('switch', { name: '영상 링크 보기' }).uncheck()
    await openTab()
    await page.getByText('영상 링크를 꺼 두었어요').waitFor()
    expect(await page.locator('.help-links a').count()).toBe(0)
    await openSettings()
    await page.getByRole('switch', { name: '영상 링크 보기' }).check()
  })

  test('cannot be an e-mail that the account does not have', async () => {
    const { page } = await openSettings()
    expect(await page.getByRole('switch', { name: '이메일 알림' }).isDisabled()).toBe(true)
    await page.getByText('로그인한 계정에 이메일이 없어서 켤 수 없어요.').waitFor()
  })

  test('adds and removes one way of being notified and leaves the other', async () => {
    const { page, userId } = await openSettings()
    await stage.product.pool.query(
      `update users set email = 'haneul@example.com', notification_methods = '{WEB_PUSH}' where id = $1`,
      [userId],
    )
    await page.reload()
    await page.getByText('h***@example.com').waitFor()
    await page.getByRole('switch', { name: '이메일 알림' }).check()
    await soon(async () => (await readUser(userId))?.notification_methods).toEqual(['WEB_PUSH', 'EMAIL'])
    // Also where this browser cannot be called itself.
    await page.getByRole('switch', { name: '푸시 알림' }).uncheck()
    await soon(async () => (await readUser(userId))?.notification_methods).toEqual(['EMAIL'])
  })

  test('is kept without a network, over a reload too, and sent when it is back', async () => {
    const { page, userId } = await openSettings()
    const before = (await readUser(userId))?.tutor_persona
    stage.proxy.fail(/^PATCH \/api\/users\/me/, { kind: 'drop-before' })
    await page.getByRole('radio', { name: /^한 선생님/ }).check({ force: true })
    await soon(() => outboxSize(page, userId)).toBe(1)
    expect((await readUser(userId))?.tutor_persona).toBe(before)
    // The server's answer, which lacks it, comes after the page has shown it.
    stage.proxy.fail(/^GET \/api\/users\/me/, { kind: 'delay', ms: 1_000 })
    const readSync = () => page.evaluate(() => localStorage.getItem('last-sync'))
    const syncedBefore = await readSync()
    await page.reload()
    await soon(readSync).not.toBe(syncedBefore)
    await soon(() => page.getByRole('radio', { name: /^한 선생님/ }).isChecked()).toBe(true)
    expect((await readUser(userId))?.tutor_persona).toBe(before)
    stage.proxy.heal()
    await soon(async () => (await readUser(userId))?.tutor_persona, 20_000).toBe('teacher_male_1')
  })
})

describe('what cannot be saved', () => {
  test('is refused at its field', async () => {
    const { page, userId } = await openSettings()
    const nickname = await readNickname(userId)
    const field = page.getByRole('textbox', { name: '별명' }).first()
    await field.fill('   ')
    await page.getByRole('button', { name: '저장' }).click()
    await page.getByText('별명을 적어 주세요.').waitFor()
    await field.fill('가'.repeat(21))
    await page.getByRole('button', { name: '저장' }).click()
    await page.getByText('별명은 20자까지 쓸 수 있어요. 지금은 21자예요.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await readNickname(userId)).toBe(nickname)
    await field.fill(nickname)
  })

  test('is shown as before, with the toast of the specification for 3 s', async () => {
    const { page } = await openSettings()
    await page.route('**/api/users/me', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { code: 'INVALID', status: 422, message: '안 돼요' } })
        : route.continue(),
    )
    await page.getByRole('switch', { name: '영상 링크 보기' }).uncheck()
    const toast = page.locator('.toast', { hasText: '사용자 정보 갱신 실패' })
    await toast.waitFor()
    const shownAt = Date.now()
    expect(await toast.innerText()).toContain('사용자 정보 갱신에 실패했습니다.')
    await soon(() => page.getByRole('switch', { name: '영상 링크 보기' }).isChecked()).toBe(true)
    await toast.waitFor({ state: 'detached' })
    expect(Date.now() - shownAt).toBeGreaterThan(2_000)
    expect(Date.now() - shownAt).toBeLessThan(10_000)
    await page.unrouteAll()
  })

  test('is shown as before when the device keeps nothing', async () => {
    const { page } = await openSettings()
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page
      .getByRole('switch', { name: '영상 링크 보기' })
      .uncheck({ force: true })
      .catch(() => undefined)
    await page.locator('.toast', { hasText: '사용자 정보 갱신 실패' }).waitFor()
    await soon(() => page.getByRole('switch', { name: '영상 링크 보기' }).isChecked()).toBe(true)
    await page.reload()
  })
})

describe('the theme', () => {
  const shownOn = (page: Page) => () => page.evaluate(() => document.documentElement.dataset.theme)

  test('is chosen for this device, remembered, and follows the device again', async () => {
    const { page } = await openSettings()
    const shown = shownOn(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(() => localStorage.removeItem('theme'))
    await page.reload()
    expect(await shown()).toBe('dark')
    await soon(() => page.getByRole('radio', { name: '기기' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: '밝게' }).check({ force: true })
    expect(await shown()).toBe('light')
    await page.reload()
    expect(await shown()).toBe('light')
    await soon(() => page.getByRole('radio', { name: '밝게' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: '기기' }).check({ force: true })
    expect(await shown()).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  test('follows a switch of the device while the page is open, but not against a choice', async () => {
    const { page } = await openSettings()
    const shown = shownOn(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await soon(shown).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await soon(shown).toBe('dark')
    await page.getByRole('button', { name: '밝은 화면' }).click()
    expect(await shown()).toBe('light')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    expect(await shown()).toBe('light')
    await page.getByRole('radio', { name: '기기' }).check({ force: true })
    expect(await shown()).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await soon(shown).toBe('light')
  })

  test('starts whatever stands in its storage', async () => {
    const { page, problems } = await openSettings()
    const before = problems.length
    await page.evaluate(() => {
      localStorage.setItem('theme', `{"broken${'x'.repeat(100_000)}`)
      localStorage.setItem('last-user', '[1,2')
    })
    await page.reload()
    await page.getByRole('heading', { name: '화면' }).waitFor()
    expect(await page.getByRole('radio', { name: '기기' }).isChecked()).toBe(true)
    expect(problems.slice(before)).toEqual([])
  })
})

test('axe finds nothing, and nothing scrolls sideways at 320 px', async () => {
  const { page, userId } = await openSettings()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findFaults(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('textbox', { name: /그대로 적어/ }).fill(await readNickname(userId))
  await page.getByRole('button', { name: '계정 삭제' }).click()
  await page.getByRole('alertdialog').waitFor()
  expect(await findFaults(page, '[role=alertdialog]')).toEqual([])
  await page.getByRole('button', { name: '그대로 두기' }).click()
  await page.setViewportSize({ width: 1180, height: 820 })
})

describe('the account', () => {
  test('stays when it could not be deleted, and the page says so', async () => {
    const { page, userId } = await openSettings()
    await page.route('**/api/users/exit', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'INTERNAL', status: 500, message: '서버에 문제가 생겼어요.' },
      }),
    )
    await page.getByRole('textbox', { name: /그대로 적어/ }).fill(await readNickname(userId))
    await page.getByRole('button', { name: '계정 삭제' }).click()
    await page.getByRole('button', { name: '계정 지우기' }).click()
    await page.locator('.toast', { hasText: '계정 삭제 중 오류가 발생했습니다.' }).waitFor()
    expect(await readUser(userId)).toBeDefined()
    await page.getByRole('heading', { name: '설정', exact: true }).waitFor()
    await page.unrouteAll()
  })

  test('goes only after its name was typed and the question answered, with all that is on the device', async () => {
    const { page, userId } = await openSettings()
    const nickname = await readNickname(userId)
    const button = page.getByRole('button', { name: '계정 삭제' })
    for (const typed of ['', nickname.slice(1)]) {
      await page.getByRole('textbox', { name: /그대로 적어/ }).fill(typed)
      expect(await button.getAttribute('aria-disabled')).toBe('true')
    }
    await page.getByRole('textbox', { name: /그대로 적어/ }).fill(nickname)
    await button.click()
    const dialog = page.getByRole('alertdialog', { name: `‘${nickname}’ 계정을 지울까요?` })
    await dialog.getByRole('button', { name: '그대로 두기' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await readUser(userId)).toBeDefined()
    await button.click()
    await dialog.getByRole('button', { name: '계정 지우기' }).click()
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    expect(await readUser(userId)).toBeUndefined()
    const left = await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      user: localStorage.getItem('last-user'),
    }))
    expect(left.databases.filter((name) => name?.includes(userId))).toEqual([])
    expect(left.user).toBeNull()
    shared = undefined
  })
})

test('a visitor finds the theme and the way to sign in, nothing of a person', async () => {
  const { page } = await stage.visit()
  await page.goto('/settings')
  await page.getByRole('main').getByRole('link', { name: '로그인' }).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await findFaults(page)).toEqual([])
})
