import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { button, DESK, expectSound, OPEN_PANEL } from '#tests/support/admin-page.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { ask, awaitReply, openConcept, soon } from '#tests/support/learning-page.ts'
import { type ModelStage, openModelStage } from '#tests/support/model-stage.ts'

let opened: ModelStage
let { model, stage } = {} as ModelStage
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prompts-'))
  const site = path.join(folder, 'site.json')
  await writeFile(site, JSON.stringify({ prices: { loopback: { input: 100_000, output: 400_000 } } }))
  opened = await openModelStage(inject('clusterUrl'), { SITE_CONFIG: site })
  ;({ model, stage } = opened)
})
afterEach(() => stage.clear())
afterAll(async () => {
  await opened?.close()
  await rm(folder, { recursive: true, force: true })
})

const lastSystem = () => String(model.requests.at(-1)?.body.messages[0]?.content)

async function writeAtEnd(page: Page, text: string) {
  await page.getByRole('textbox', { name: '글', exact: true }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

test('an administrator writes, compares, tries and promotes a prompt; a student is answered with it, and the call stands in the history', async () => {
  const { page, problems, userId } = await stage.enter(null, DESK, 'admin')
  await page.goto('/admin/PromptManager')
  await writeAtEnd(page, '새 지시: 짧게 답한다. {{secret}}')
  await page.getByText('{{secret}}은(는) 없는 자리예요.').waitFor()
  await expectSound(page, 'a fault')
  for (let at = 0; at < '{{secret}}'.length; at += 1) await page.keyboard.press('Backspace')
  await page.getByRole('textbox', { name: '메모' }).fill('더 짧게')
  await page.getByRole('spinbutton', { name: '온도' }).fill('0.3')
  // What is written outlives a reload; another administrator was faster.
  await page.reload()
  await soon(() => page.getByRole('textbox', { name: '메모' }).inputValue()).toBe('더 짧게')
  await stage.product.pool.query(
    `insert into prompt_versions (prompt_id, version, content, note)
      select id, 2, (select content from prompt_versions v where v.prompt_id = p.id) || '다른 사람의 글', ''
      from prompts p where title = 'main' and purpose = 'dev'`,
  )
  await button(page, '새 판으로 저장').click()
  const conflict = page.getByRole('alert', { name: '다른 사람이 고친 내용' })
  await conflict.getByText('다른 사람의 글').waitFor()
  await expectSound(page, 'a conflict', '[role=alert]')
  await conflict.getByRole('button', { name: '내 글로 이어 쓰기' }).click()
  await button(page, '새 판으로 저장').click()
  await page.getByText('개발 3판으로 저장했어요').waitFor()

  await page.getByRole('tab', { name: '판' }).click()
  await page.locator('.prompt-compare .text-difference').getByText('새 지시: 짧게 답한다.').waitFor()
  await expectSound(page, 'versions', '[role=tabpanel]')
  await page.getByRole('tab', { name: '시험' }).click()
  await page.getByRole('combobox', { name: '개념' }).selectOption({ value: 'M1U01C01' })
  await page.getByRole('textbox', { name: '학생의 질문' }).fill('12는 왜 합성수야?')
  model.setMode({
    kind: 'reply',
    answer: ({ messages }) => (String(messages[0]?.content).includes('새 지시') ? '짧은 답' : '긴 답'),
  })
  await button(page, '두 판으로 물어보기').click()
  await page.getByRole('region', { name: '왼쪽 판의 답' }).getByText('긴 답').waitFor()
  await page.getByRole('region', { name: '오른쪽 판의 답' }).getByText('짧은 답').waitFor()
  await expectSound(page, 'a try-out', '[role=tabpanel]')
  expect(await stage.savedTurns(userId)).toEqual([])

  await page.getByRole('tab', { name: '판' }).click()
  await button(page, '개발 3판 학습자에게 적용').click()
  const dialog = page.getByRole('dialog', { name: '‘튜터 지시문’ 개발 3판을 학습자에게 적용할까요?' })
  await dialog.getByText('새 지시: 짧게 답한다.').waitFor()
  await dialog.getByText('모델에 맡김 → 온도 0.3').waitFor()
  await dialog.getByRole('button', { name: '적용하기' }).click()
  await page.getByText('학습자에게 적용했어요').waitFor()
  await page.locator('[data-version=prod-2]').getByText('학습자가 쓰는 판').waitFor()

  model.setMode({ kind: 'reply' })
  const student = await stage.enter()
  await ask(student.page, '12는 왜 합성수야?')
  await awaitReply(student.page)
  expect(lastSystem()).toContain('새 지시: 짧게 답한다.')
  expect(model.requests.at(-1)?.body).toMatchObject({ temperature: 0.3 })
  expect(await student.page.getByRole('group', { name: '답할 프롬프트' }).count()).toBe(0)

  // The history: found by its filters in the address, the texts for a reason.
  await goWithin(page, `/admin/LLMHistoryManager?purpose=chat&person=${student.userId}`)
  await page.getByRole('rowheader').getByRole('link').click()
  const panel = page.getByRole('region', { name: '고른 호출' })
  await panel.getByText('main 학습자용 2판').waitFor()
  await panel.getByText('28원').waitFor()
  expect(await panel.getByText('새 지시').count()).toBe(0)
  await button(page, '이유를 쓰고 보기').click()
  await page.getByRole('textbox', { name: '이유' }).fill('신고된 답을 확인')
  await page.getByRole('alertdialog').getByRole('button', { name: '보기' }).click()
  await panel.getByText('새 지시: 짧게 답한다.').waitFor()
  await expectSound(page, 'a call')
  await page.getByRole('tab', { name: '기록' }).click()
  await panel.getByText('신고된 답을 확인').waitFor()

  // Once more with another version; and from a version's numbers back to its calls.
  await page.getByRole('tab', { name: '호출' }).click()
  const again = panel.getByRole('region', { name: '다른 판으로 다시' })
  await again.getByRole('combobox', { name: '다시 물어볼 판' }).selectOption('개발 1판 · 기본 프롬프트')
  model.setMode({ kind: 'reply', text: '다시 받은 한마디' })
  await button(page, '이 판으로 다시').click()
  await again.getByText('다시 받은 한마디').waitFor()
  expect(lastSystem()).not.toContain('새 지시: 짧게 답한다.')
  await expectSound(page, 'a replay', OPEN_PANEL)
  // Reloaded: within the app the numbers are cached for 30 seconds.
  await page.goto('/admin/PromptManager?tab=versions')
  await page.locator('[data-version=prod-2]').getByRole('link', { name: '1번' }).click()
  await page.getByRole('rowheader').getByRole('link').waitFor()
  expect(new URL(page.url()).searchParams.get('prompt')).toBe('main/prod/2')
  await page.goBack()
  await page.locator('[data-version=dev-3]').getByText('호출').waitFor()
  await expectSound(page, 'numbers of versions', '[role=tabpanel]')
  expect(problems).toEqual([])
})

test('an administrator picks the prompt that answers; the choice is kept by family, and a failed fetch is said', async () => {
  await stage.product.pool.query(
    `insert into prompt_versions (prompt_id, version, content, note)
      select id, 9, '아홉째 판 {{concept}} {{explanation}} {{voice}} {{exercise}}', '아홉째'
      from prompts where title = 'main' and purpose = 'dev'`,
  )
  const { page } = await stage.enter(null, DESK, 'admin')
  await openConcept(page, 'M1U01C01')
  const picker = page.getByRole('group', { name: '답할 프롬프트' })
  await picker.getByRole('combobox', { name: '프롬프트의 목적' }).selectOption('개발')
  await picker.getByRole('combobox', { name: '프롬프트의 판' }).selectOption('9판 · 아홉째')
  await picker.getByRole('combobox', { name: '프롬프트의 종류' }).selectOption('학생의 글을 감싸는 글')
  expect(await picker.getByRole('combobox', { name: '프롬프트의 목적' }).inputValue()).toBe('prod')
  await picker.getByRole('combobox', { name: '프롬프트의 종류' }).selectOption('튜터 지시문')
  await ask(page, '12는 왜 합성수야?')
  await awaitReply(page)
  expect(lastSystem()).toContain('아홉째 판')
  await page.reload()
  await soon(() => picker.getByRole('combobox', { name: '프롬프트의 판' }).inputValue()).toBe('9')
  await expectSound(page, 'the picker', '.prompt-picker')

  const choices = await page.evaluate(() => JSON.parse(localStorage.getItem('prompt-choices') ?? ''))
  expect(choices.choices.main).toEqual({ title: 'main', purpose: 'dev', version: 9 })

  const failWith = (status: number, code: string) => async (route: Route) =>
    route.fulfill({ status, json: { code, status, message: '쉬고 있어요.' } })
  await page.route('**/api/v1/prompts/*/versions', failWith(500, 'INTERNAL_SERVER_ERROR'))
  await page.goto('/admin/PromptManager?tab=versions')
  await page.getByText('프롬프트 버전 가져오기 실패').waitFor()
  await page.getByText('프롬프트 조회 실패: 500 - Internal Server Error').first().waitFor()
  await page.route('**/api/v1/prompts', failWith(503, 'SERVICE_UNAVAILABLE'))
  await page.reload()
  await page.getByText('프롬프트 가져오기 실패').waitFor()
  await page.getByText('프롬프트 조회 실패: 503 - Service Unavailable').first().waitFor()
})
