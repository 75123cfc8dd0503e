import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { ChatRequestBody } from '#tests/server/llm/openai-server.ts'
import { DESK, expectSound, OPEN_PANEL, press } from '#tests/support/admin-page.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { soon } from '#tests/support/learning-page.ts'
import { makePicture } from '#tests/support/make-picture.ts'
import { type ModelStage, openModelStage } from '#tests/support/model-stage.ts'

const MANAGER = '/admin/ExerciseManager'

const DRAFT = {
  question: '\\(9\\)의 약수의 개수를 구하세요.',
  options: [],
  correctAnswer: '3',
  solution: '\\(1, 3, 9\\)의 \\(3\\)개예요.',
  hints: ['나누어 봐요.', '짝을 지어요.', '작은 수부터 해요.'],
  mistakes: [{ answer: '2', says: '1을 빠뜨렸어요.' }],
  rubric: [],
  pairing: null,
}
const NEW_SOLUTION = '\\(9=3^2\\)이므로 약수는 \\(2+1=3\\)개예요.'
const SECTIONS = ['왜 배울까', '핵심', '예제와 풀이', '자주 하는 실수', '정리']
const EXPLANATION = SECTIONS.map((title) => `## ${title}\n\n거듭제곱은 \\(2^3\\)처럼 써요.`).join('\n\n')

let opened: ModelStage
let { model, stage } = {} as ModelStage
beforeAll(async () => {
  opened = await openModelStage(inject('clusterUrl'), { TUTOR_VISION_MODEL: 'loopback-eyes' })
  ;({ model, stage } = opened)
})
afterEach(() => stage.clear())
afterAll(() => opened?.close())

/** Answers by what it is asked; the second of two items has a wrong key. */
function answer(body: ChatRequestBody): string {
  const text = JSON.stringify(body.messages)
  if (text.includes('문항을 푼다')) return '{"answer": "3"}'
  if (text.includes('풀이를 쓴다')) return NEW_SOLUTION
  if (text.includes('개념의 설명을 Markdown으로 쓴다')) return EXPLANATION
  const wrong = { ...DRAFT, question: '\\(25\\)의 약수의 개수를 구하세요.', correctAnswer: '5' }
  return JSON.stringify({ items: [DRAFT, wrong] })
}

test('an author has items and a solution drafted, is told what to look at, and publishes what is right', async () => {
  model.setMode({ kind: 'reply', answer, pieceLength: 200 })
  const { page, problems } = await stage.enter(null, DESK, 'exercise_admin')
  await page.goto(`${MANAGER}?id=generate`)
  await page.getByRole('combobox', { name: '개념' }).selectOption('M1U01C04')
  await page.getByRole('spinbutton', { name: '몇 개' }).fill('2')
  stage.proxy.fail(/^POST .*v1\/services\/evaluation-items$/, { kind: 'html' }, 1)
  await press(page, '초안 2개 만들기')
  await page.getByText('스트림을 얻을 수 없습니다(1)').waitFor()
  await press(page, '초안 2개 만들기')
  const run = page.getByRole('region', { name: /문항$/ }).filter({ hasText: '끝남' })
  await run.waitFor()
  await run.getByText("정답을 가리고 다시 풀었더니 '3'이라는 답이 나왔어요.").waitFor()
  await expectSound(page, 'run', OPEN_PANEL)
  // The log is there again after a reload.
  await page.reload()
  await run.getByText('초안 2개를 만들었어요.').waitFor()
  await run.getByRole('link', { name: '1번째 초안 열기' }).click()

  const solution = page.getByRole('textbox', { name: '풀이', exact: true })
  await press(page, '풀이 다시 만들기')
  await press(page, '이 풀이 넣기')
  await soon(() => solution.innerText()).toBe(NEW_SOLUTION)
  await press(page, '공개하기')
  await page.getByText('1판').waitFor()

  // A run that the model does not finish is cancelled; pictures are a way of their own.
  model.setMode({ kind: 'flood', text: ' ', pieceEveryMs: 20 })
  await goWithin(page, `${MANAGER}?id=generate`)
  await page.getByText('그림 보고 쓰기').click()
  await page.getByRole('combobox', { name: '개념' }).selectOption('M1U01C04')
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await makePicture() }
  await page.getByLabel('그림', { exact: true }).setInputFiles(picture)
  stage.proxy.fail(/^POST .*v2\/services\/evaluation-items$/, { kind: 'html' }, 1)
  await press(page, '초안 5개 만들기')
  await page.getByText('스트림을 얻을 수 없습니다(2)').waitFor()
  await press(page, '초안 5개 만들기')
  await press(page, '만들기 취소')
  await page.getByText('만들기를 취소했어요.').waitFor()
  const [seen] = model.requests.slice(-1)
  expect(JSON.stringify(seen?.body.messages)).toContain('image_url')
  expect(problems).toEqual([])
})

test('an administrator has an explanation drafted and finds it among the versions', async () => {
  model.setMode({ kind: 'reply', answer, pieceLength: 200 })
  const { page, problems } = await stage.enter(null, DESK, 'admin')
  await page.goto('/admin/ConceptManager?concept=M1U01C02&tab=explanation')
  const versions = page.getByRole('region', { name: '판' }).getByRole('listitem')
  await versions.first().waitFor()
  const before = await versions.filter({ hasText: '모델이 씀' }).count()
  await press(page, '설명 초안 만들기')
  await soon(() => versions.filter({ hasText: '모델이 씀' }).count()).toBe(before + 1)
  await versions
    .first()
    .getByRole('button', { name: /판 열기$/ })
    .click()
  await page.getByText('거듭제곱은').first().waitFor()
  await expectSound(page, 'explanation', '.split-detail')
  expect(problems).toEqual([])
})
