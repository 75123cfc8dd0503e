import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'
import { ask, openConcept, soon, turns } from '#tests/support/learning-page.ts'
import { LOADED } from '#tests/support/product.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'
import { startTcpGate, type TcpGate } from '#tests/support/tcp-gate.ts'

let gate: TcpGate
let database: { url: string; drop: () => Promise<void> }
let stage: Stage

beforeAll(async () => {
  database = await makeTestDatabase(inject('clusterUrl'), LOADED)
  const { hostname, port } = new URL(database.url)
  gate = await startTcpGate({ host: hostname, port: Number(port) })
  stage = await openStage(inject('clusterUrl'), { DATABASE_URL: gate.through(database.url) })
})

afterAll(async () => {
  await stage?.close()
  await gate?.close()
  await database?.drop()
})

test('a question waits while the database is away, and is answered once it is back', async () => {
  const { page, problems } = await stage.visit()
  await page.goto('/api/auth/kakao/start?login_hint=student&nexturl=/')
  await page.getByRole('link', { name: '로그아웃' }).waitFor()
  await openConcept(page, 'M1U01C01')
  gate.shut()
  await ask(page, '소수가 뭐야?')
  await page.getByText('연결되면 저절로 물어볼게요').waitFor()
  expect((await page.request.get('/healthz')).status()).toBe(200)
  expect((await page.request.get('/readyz')).status()).toBe(503)
  await page.reload()
  await page.getByText('로그인 상태를 확인하지 못했어요').waitFor()
  gate.open()
  await soon(async () => (await page.request.get('/readyz')).status()).toBe(200)
  await turns(page).last().getByRole('button', { name: '복사' }).waitFor()
  await soon(() => page.locator('.reply-status').count()).toBe(0)
  expect(await turns(page).count()).toBe(1)
  expect(problems).toEqual([])
})
