import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { goWithin } from '#tests/support/go-within.ts'
import { openConcept } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

describe('the menu of administration', () => {
  test('leads an administrator from the learner’s menu to the dashboard, with real figures, and back', async () => {
    const { page, problems } = await stage.enter(null, {}, 'admin')
    await page.setViewportSize({ width: 1440, height: 900 })
    await openConcept(page, 'M1U01C01')
    await page.getByRole('link', { name: '관리', exact: true }).click()
    await page.waitForURL('**/admin')
    const { rows } = await stage.product.pool.query<{ count: string }>('select count(*) from concepts')
    await page.getByText(`${Number(rows[0]?.count).toLocaleString('ko-KR')}개`).waitFor()
    await page.getByRole('link', { name: '학습 화면으로' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: '관리' }).waitFor()
    expect(problems).toEqual([])
  })

  test('shows an exercise administrator only items and types, and refuses the other pages', async () => {
    const { page } = await stage.enter(null, { viewport: { width: 1440, height: 900 } }, 'exercise_admin')
    await page.goto('/ADMIN/')
    // The case of an address is corrected.
    await page.waitForURL('**/admin')
    const menu = page.getByRole('navigation', { name: '관리 메뉴' })
    await menu.getByText('문항 유형').waitFor()
    for (const name of ['사용자', '프롬프트', '전체 통계', '검색 노출'])
      expect(await menu.getByText(name, { exact: true }).count(), name).toBe(0)
    await goWithin(page, '/admin/UserManager')
    await page.getByRole('heading', { name: '이 화면은 전체 관리자만 볼 수 있어요' }).waitFor()
    await goWithin(page, '/admin/nowhere')
    await page.getByRole('heading', { name: '찾는 페이지가 없어요' }).waitFor()
  })
})
