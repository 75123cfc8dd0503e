import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { DESK, expectSound, press } from '#tests/support/admin-page.ts'
import { soon } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

test('an administrator sees what works and what to do, and checks again', async () => {
  const { pool } = stage.product
  await pool.query("delete from job_runs where name = 'backup'")
  const { page, problems } = await stage.enter(null, DESK, 'admin')
  await page.goto('/admin')
  await page.getByRole('link', { name: '서버 상태' }).click()
  await page.getByRole('heading', { name: '서버 상태' }).waitFor()
  await page.getByRole('heading', { name: /괜찮은 것/ }).waitFor()
  const backup = page.getByRole('listitem').filter({ hasText: '백업한 적이 없어요' })
  await backup.getByRole('img', { name: '살펴봐 주세요' }).waitFor()
  expect(await backup.innerText()).toContain('npm run backup')
  await expectSound(page, 'health')

  await pool.query("insert into job_runs (name, started_at, ended_at) values ('backup', now(), now())")
  await press(page, '지금 다시 보기')
  await soon(() => backup.count()).toBe(0)
  await page.getByRole('listitem').filter({ hasText: '하루가 지나지 않은 백업' }).waitFor()
  expect(problems).toEqual([])
})
