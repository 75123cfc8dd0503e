import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { DESK, expectSound, field, OPEN_PANEL, queryOf } from '#tests/support/admin-page.ts'
import { findFaults } from '#tests/support/find-faults.ts'
import { soon } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(async () => {
  await stage.product.pool.query('delete from schools where region = $1', [REGION])
  await stage.clear()
})
afterAll(() => stage?.close())

/** Marks what these stories add. */
const REGION = `새봄도 ${Math.floor(100_000 + Math.random() * 900_000)}시`

/** What the list shows, as the file that its link downloads: its rows, without the names of the columns. */
async function downloadRows(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV로 받기' }).click(),
  ])
  const [, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  return rows
}

async function enterAdmin(address: string) {
  const admin = await stage.enter(null, DESK, 'admin')
  await admin.page.goto(address)
  return admin
}

const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true })
const namesOf = (page: Page) => page.getByRole('rowheader').allInnerTexts()

test('schools are imported after a dry run, found, sorted, paged, edited and deleted', async () => {
  const { page, problems } = await enterAdmin('/admin/SchoolManager?id=import')
  const rows = Array.from(
    { length: 45 },
    (_, at) => `하늘${String(at).padStart(2, '0')}중학교,${REGION},중학교`,
  )
  const choose = (lines: string[]) =>
    page.getByLabel('CSV 파일').setInputFiles({
      name: 'schools.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
    })
  await choose(['학교명,지역,학교급', `바다중학교,${REGION},중등`, ...rows, ` ,${REGION},중학교`])
  const faults = page.getByRole('region', { name: '파일에서 고칠 곳' })
  await faults.getByText('2번째 줄').waitFor()
  await faults.getByText('48번째 줄').waitFor()
  await expectSound(page, 'faults')
  await choose(['학교명,지역,학교급', `바다고등학교,${REGION},고등학교`, ...rows])
  await page.getByRole('button', { name: '학교 46곳 더하기' }).click()
  await page.getByText('학교 46곳을 더했어요').waitFor()

  // The list: searched, filtered, sorted and paged in the address.
  await page.getByRole('searchbox', { name: '학교 찾기' }).fill(REGION)
  await soon(() => queryOf(page).get('query')).toBe(REGION)
  await page.getByText('학교 46곳 가운데 1–20').waitFor()
  await page.getByRole('combobox', { name: '학교급' }).selectOption('중학교')
  await page.getByText('학교 45곳 가운데 1–20').waitFor()
  const exported = await downloadRows(page)
  expect(exported).toHaveLength(45)
  expect(exported.join()).not.toContain('바다고등학교')
  await page.getByRole('button', { name: '학교', exact: true }).click()
  await soon(() => namesOf(page)).toContain('하늘44중학교')
  expect(await page.getByRole('columnheader', { name: '학교', exact: true }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  await page.getByRole('link', { name: '하늘44중학교' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('PageDown')
  await soon(() => page.locator(':focus').innerText()).toBe('하늘24중학교')
  await page.reload()
  await soon(() => namesOf(page)).toContain('하늘24중학교')
  expect(queryOf(page).get('page')).toBe('2')
  await page.goBack()
  await soon(() => namesOf(page)).toContain('하늘44중학교')
  await page.getByRole('button', { name: '열 고르기' }).click()
  await page.getByRole('checkbox', { name: '지역' }).uncheck()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('columnheader', { name: '지역' }).count()).toBe(0)

  // One school: an older version does not overwrite; the deletion names it.
  await page.getByRole('link', { name: '하늘44중학교' }).click()
  await page.getByRole('heading', { name: '하늘44중학교' }).waitFor()
  await field(page, '이름').fill('노을중학교')
  const { rows: found } = await stage.product.pool.query<{ id: string }>(
    "update schools set school_level = 'HIGH', version = version + 1 where name = '하늘44중학교' and region = $1 returning id",
    [REGION],
  )
  await save(page).click()
  const conflict = page.getByRole('alert', { name: '다른 사람이 고친 내용' })
  await conflict.getByText('고등학교').waitFor()
  await expectSound(page, 'conflict', OPEN_PANEL)
  await conflict.getByRole('button', { name: '내 글로 이어 쓰기' }).click()
  await save(page).click()
  await page.getByRole('heading', { name: '노을중학교' }).waitFor()
  await page.getByRole('tab', { name: '기록' }).click()
  await page.getByRole('tabpanel').getByText('노을중학교').waitFor()
  await page.getByRole('tab', { name: '학교' }).click()
  await page.getByRole('button', { name: '학교 지우기' }).click()
  await page
    .getByRole('alertdialog', { name: '‘노을중학교’를 지울까요?' })
    .getByRole('button', { name: '지우기' })
    .click()
  await soon(() => queryOf(page).get('id')).toBe(null)
  const { rowCount } = await stage.product.pool.query('select 1 from schools where id = $1', [found[0]?.id])
  expect(rowCount).toBe(0)

  await page.getByRole('link', { name: '학교 더하기' }).click()
  await field(page, '이름').fill('새벽초등학교')
  await field(page, '지역').fill(REGION)
  await save(page).click()
  await page.getByRole('heading', { name: '새벽초등학교' }).waitFor()
  await page.getByRole('link', { name: '목록으로' }).click()

  // A failed list has a way back.
  const calls = '**/api/v1/managed-schools?**'
  await page.route(calls, (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'INTERNAL_SERVER_ERROR', message: '서버에 문제가 생겼어요.' },
    }),
  )
  await page.reload()
  await page.getByRole('alert').getByText('학교 목록을 불러오지 못했어요').waitFor()
  await page.unroute(calls)
  await page.getByRole('button', { name: '다시 불러오기' }).click()
  await page.getByRole('rowheader').first().waitFor()
  expect(problems).toEqual([])
})

test('people are found, get roles, are suspended, exported and deleted, and the last administrator stays', async () => {
  const { page, problems, userId: adminId } = await enterAdmin('/admin/UserManager')
  const student = await stage.enter(null)
  const name = `별명 ${Math.floor(100_000 + Math.random() * 900_000)}`
  const { pool } = stage.product
  await pool.query('update users set nickname = $2 where id = $1', [student.userId, name])
  await page.getByRole('searchbox', { name: '사용자 찾기' }).fill(name)
  await page.getByText('사용자 1명 가운데 1–1').waitFor()
  expect(await downloadRows(page)).toEqual([expect.stringContaining(name)])
  await page.getByRole('combobox', { name: '역할' }).selectOption('문항 관리자')
  await page.getByText('조건에 맞는 것이 없어요').waitFor()
  await page.getByRole('combobox', { name: '역할' }).selectOption('모든 역할')
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name }).waitFor()
  await expectSound(page, 'person')

  await page.getByRole('checkbox', { name: '문항 관리자' }).check()
  await save(page).click()
  await soon(
    async () => (await pool.query('select roles from users where id = $1', [student.userId])).rows[0],
  ).toEqual({
    roles: ['user', 'exercise_admin'],
  })

  // A suspension needs a reason and ends the sessions at once.
  await page.getByRole('button', { name: '이용 정지하기' }).click()
  const dialog = page.getByRole('alertdialog')
  expect(await dialog.getByRole('button', { name: '이용 정지하기' }).isDisabled()).toBe(true)
  await dialog.getByRole('textbox', { name: '이유' }).fill('다른 사람의 계정을 씀')
  expect(await findFaults(page, '[role=alertdialog]')).toEqual([])
  await dialog.getByRole('button', { name: '이용 정지하기' }).click()
  await page.getByText('이용이 정지되어 있어요').waitFor()
  expect((await student.page.request.get('/api/users/me')).status()).toBe(401)
  await page.getByRole('combobox', { name: '상태' }).selectOption('이용 정지')
  await page.getByText('사용자 1명 가운데 1–1').waitFor()
  await page.getByRole('button', { name: '정지 풀기' }).click()
  await dialog.getByRole('textbox', { name: '이유' }).fill('확인이 끝남')
  await dialog.getByRole('button', { name: '정지 풀기' }).click()
  await page.getByRole('button', { name: '이용 정지하기' }).waitFor()

  await page.getByRole('button', { name: '자료 내보내기' }).click()
  await dialog.getByRole('textbox', { name: '이유' }).fill('본인의 열람 요청')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '파일로 받기' }).click()
  const saved = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(saved.account).toEqual([expect.objectContaining({ nickname: name })])
  await page.getByRole('tab', { name: '기록' }).click()
  const history = page.getByRole('tabpanel')
  for (const text of ['자료 내보냄', '정지 풀기', '다른 사람의 계정을 씀', '본인의 열람 요청'])
    await history.getByText(text).first().waitFor()
  await expectSound(page, 'history', '[role=tabpanel]')

  await page.getByRole('tab', { name: '계정' }).click()
  await page.getByRole('button', { name: '탈퇴 처리' }).click()
  await dialog.getByRole('textbox', { name: '이유' }).fill('본인의 탈퇴 요청')
  const confirm = dialog.getByRole('button', { name: '탈퇴 처리' })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByRole('textbox', { name: /그대로/ }).fill(name)
  await confirm.click()
  await soon(() => queryOf(page).get('id')).toBe(null)
  expect((await pool.query('select 1 from users where id = $1', [student.userId])).rowCount).toBe(0)

  // Other test files have administrators of their own on this server: here they are suspended for a moment.
  const { rows: others } = await pool.query<{ id: string }>(
    "update users set suspended_at = now() where 'admin' = any(roles) and id <> $1 and suspended_at is null returning id",
    [adminId],
  )
  await page.goto(`/admin/UserManager?id=${adminId}`)
  await page.getByRole('checkbox', { name: '전체 관리자' }).uncheck()
  await page.getByRole('checkbox', { name: '학습자', exact: true }).check()
  await save(page).click()
  await page.getByRole('alert').getByText('관리자가 한 명도 남지 않게 돼요').waitFor()
  await pool.query('update users set suspended_at = null where id = any($1)', [others.map(({ id }) => id)])
  expect(problems).toEqual([])
})

test('the head of a page is written with its previews, kept from two at once, and taken away', async () => {
  const path = '/chat/M1U03'
  await stage.product.pool.query('delete from seo_settings where path = $1', [path])
  const { page, problems } = await enterAdmin('/admin/SeoManager?id=new')
  await page.getByLabel('페이지의 주소').fill('/chat/M9U99')
  await page.getByRole('button', { name: '이 페이지 열기' }).click()
  await page.getByText('이 주소에는 페이지가 없어요.').waitFor()
  await page.getByLabel('페이지의 주소').fill(path)
  await page.getByRole('button', { name: '이 페이지 열기' }).click()
  const title = `정수와 유리수 ${Math.floor(100_000 + Math.random() * 900_000)}`
  await field(page, '제목').fill(title)
  await field(page, '설명').fill('음수부터 차근차근')
  await field(page, '그림의 주소').fill('그림')
  await page.getByRole('figure').filter({ hasText: '검색 결과에서' }).getByText(title).waitFor()
  await save(page).click()
  await page.getByText('그림의 주소를 써 주세요').waitFor()
  await field(page, '그림의 주소').fill('/icon-192.png')
  await expectSound(page, 'form')
  await save(page).click()
  await page.getByRole('button', { name: '정한 것 지우기' }).waitFor()
  const head = async () => await (await page.request.get(path)).text()
  await soon(async () => (await head()).includes(`<title>${title}</title>`)).toBe(true)
  await page.getByRole('link', { name: path }).waitFor()

  // Another administrator was faster.
  await stage.product.pool.query(
    "update seo_settings set title = '다른 제목', version = version + 1 where path = $1",
    [path],
  )
  await field(page, '설명').fill('내가 쓴 설명')
  await save(page).click()
  const conflict = page.getByRole('alert', { name: '다른 사람이 고친 내용' })
  await conflict.getByText('다른 제목').waitFor()
  await conflict.getByRole('button', { name: '저장된 내용으로 바꾸기' }).click()
  await soon(() => field(page, '제목').inputValue()).toBe('다른 제목')

  // Taken out of the search results, and out of the sitemap.
  const isListed = async () => [
    (await head()).includes('<meta name="robots" content="noindex" />'),
    (await (await page.request.get('/sitemap.xml')).text()).includes(`${path}<`),
  ]
  await soon(isListed).toEqual([false, true])
  const listed = page.getByRole('switch', { name: '검색에 나와요' })
  await listed.uncheck()
  await save(page).click()
  await soon(isListed).toEqual([true, false])
  await page.reload()
  await soon(() => listed.isChecked()).toBe(false)

  await page.getByRole('button', { name: '정한 것 지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await soon(() => queryOf(page).get('id')).toBe(null)
  await soon(async () => (await head()).includes('다른 제목')).toBe(false)
  await soon(isListed).toEqual([false, true])
  expect(problems).toEqual([])
})

test('an announcement is written with its audience counted, scheduled and cancelled, sent, and read', async () => {
  const student = await stage.enter(null)
  // Nobody of another test is in the audience.
  await stage.product.pool.query("update users set school_level = 'MIDDLE' where school_level = 'HIGH'")
  await stage.product.pool.query("update users set school_level = 'HIGH', grade = 3 where id = $1", [
    student.userId,
  ])
  const { page, problems } = await enterAdmin('/admin/AnnouncementManager?id=new')
  const title = `쉬는 날 ${Math.floor(100_000 + Math.random() * 900_000)}`
  const write = async () => {
    await field(page, '제목').fill(title)
    await field(page, '내용').fill('내일은 쉬어요.')
    await page.getByRole('checkbox', { name: '고3' }).check()
    await page.getByText('지금 보내면 1명이 받아요').waitFor()
  }
  const dialog = page.getByRole('alertdialog')
  await write()
  await field(page, '열 페이지').fill('https://evil.example/')
  await page.getByRole('button', { name: '보내기' }).click()
  await page.getByText('알림이 열 수 있는 페이지의 경로를 써 주세요.').waitFor()
  await field(page, '열 페이지').fill('/recent-check')
  await expectSound(page, 'form')

  await page.getByLabel('보낼 때').fill('2001-01-01T09:00')
  await page.getByRole('button', { name: '예약하기' }).click()
  await dialog.getByRole('button', { name: '예약하기' }).click()
  await page.getByText('지금보다 뒤의 때를 골라 주세요.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  const tomorrow = new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 16)
  await page.getByLabel('보낼 때').fill(tomorrow)
  await page.getByRole('button', { name: '예약하기' }).click()
  await dialog.getByRole('button', { name: '예약하기' }).click()
  await page.getByRole('button', { name: '예약 취소' }).click()
  await dialog.getByRole('button', { name: '예약 취소' }).click()
  await soon(() => queryOf(page).get('id')).toBe(null)

  await page.getByRole('link', { name: '알림 쓰기' }).click()
  await write()
  await page.getByRole('button', { name: '보내기' }).click()
  await dialog.getByRole('button', { name: '보내기' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByRole('region', { name: '고른 알림' }).getByText('고등학교 3학년').waitFor()
  await expectSound(page, 'detail', OPEN_PANEL)
  const inbox = async () => (await student.page.request.get('/api/v1/services/notifications')).json()
  expect((await inbox()).notifications).toMatchObject([{ title, path: '/' }])
  await page.getByRole('button', { name: '모두에게서 지우기' }).click()
  await dialog.getByRole('button', { name: '모두에게서 지우기' }).click()
  await soon(async () => (await inbox()).notifications).toEqual([])
  expect(problems).toEqual([])
})
