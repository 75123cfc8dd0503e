import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
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

async function enterAdmin(address: string) {
  const admin = await stage.enter(null, { viewport: { width: 1440, height: 900 } }, 'admin')
  await admin.page.goto(address)
  return admin
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true })
const queryOf = (page: Page) => new URL(page.url()).searchParams
const namesOf = (page: Page) => page.getByRole('rowheader').allInnerTexts()

/** Axe in both themes at a desk, and nothing sticks out on a tablet and a phone. */
async function expectSound(page: Page, part: string) {
  expect(await findFaults(page), part).toEqual([])
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page), `${part} at ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

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
  await expectSound(page, 'conflict')
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

  // A failed list has a way back.
  await page.getByRole('link', { name: '학교 더하기' }).click()
  await field(page, '이름').fill('새벽초등학교')
  await field(page, '지역').fill(REGION)
  await save(page).click()
  await page.getByRole('heading', { name: '새벽초등학교' }).waitFor()
  await page.getByRole('link', { name: '목록으로' }).click()
  expect(problems).toEqual([])
})
