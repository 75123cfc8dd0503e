import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { ItemImportDetail, ItemImportJob } from '#contract/item-file.ts'
import { button, DESK, expectSound, field, OPEN_PANEL, queryOf } from '#tests/support/admin-page.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { answer, followUp, openConcept, soon } from '#tests/support/learning-page.ts'
import { makePicture } from '#tests/support/make-picture.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  // A server of its own: these tests change content.
  stage = await openStage(inject('clusterUrl'), { PROFILE: 'local' })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const MANAGER = '/admin/ExerciseManager'

async function enterEditor(address: string) {
  const visit = await stage.enter(null, DESK, 'exercise_admin')
  await visit.page.goto(address)
  return visit
}

const entry = (id: string, answer: string) => `- id: ${id}
  level: 1
  type: 2
  question: '\\(3+4\\)의 값을 구하세요.'
  answer: '${answer}'
  solution: '\\(3+4=${answer}\\)이에요.'
  hints: ['더해 보세요.', '손가락으로 세어 보세요.', '세 칸 더 가 보세요.']
  mistakes: [{answer: '12', says: 곱했어요.}]
`

test('a file of items is mended after a dry run, applied by its plan, and exported again', async () => {
  const { page, problems } = await enterEditor(`${MANAGER}?id=import`)
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const file = page.getByLabel('YAML 파일')
  const choose = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/import')) sent.push(request.method())
  })
  const folder = await mkdtemp(join(tmpdir(), 'semsaem-import-'))
  await writeFile(join(folder, 'huge.yaml'), '')
  await truncate(join(folder, 'huge.yaml'), 50_000_000)
  await file.setInputFiles(join(folder, 'huge.yaml'))
  await page.getByText('파일이 너무 커요.').waitFor()
  expect(sent).toEqual([])
  await rm(folder, { recursive: true })

  // The file's name is the concept's; one row is broken.
  await choose(
    'M1U01C01.items.yaml',
    `${entry(first, '7')}${entry(second, '7').replace('type: 2', 'type: 9')}`,
  )
  await soon(() => page.getByRole('combobox', { name: '개념' }).inputValue()).toBe('M1U01C01')
  await button(page, '미리 보기').click()
  const faults = page.getByRole('region', { name: '파일에서 고칠 곳' })
  await faults.getByText('11번째 줄').waitFor()
  await expectSound(page, 'faults')
  await faults.getByRole('button', { name: '11번째 줄 보기' }).click()
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('  type: 9')
  await page.keyboard.type('  type: 2')
  await button(page, '미리 보기').click()
  const plan = page.getByRole('region', { name: '가져오면 달라지는 것' })
  await plan.getByText('새 문항 2개').waitFor()
  await expectSound(page, 'plan', OPEN_PANEL)

  // The dry run is still there after a reload, and is cancelled while a large one runs.
  await page.reload()
  await plan.getByText('새 문항 2개').waitFor()
  expect(await field(page, '문항 목록').inputValue()).toContain(first)
  const large = Array.from({ length: 3000 }, () => entry(crypto.randomUUID(), '7')).join('')
  await choose('M1U01C01.items.yaml', large)
  await button(page, '미리 보기').click()
  await page.getByRole('progressbar', { name: /문항을 .*는 중/ }).waitFor()
  await soon(() => page.locator('.import-progress').innerText()).toContain('/ 3,000')
  await page.reload()
  await button(page, '그만두기').click()
  await page.getByText('가져오기를 그만두었어요. 아무것도 바뀌지 않았어요.').waitFor()
  await choose('M1U01C01.items.yaml', `${entry(first, '7')}${entry(second, '7')}`)
  await button(page, '미리 보기').click()
  await plan.getByText('새 문항 2개').waitFor()

  // Somebody imports the first item meanwhile: nothing is applied, and nothing of the text is lost.
  const other = await stage.enter(null, DESK, 'exercise_admin')
  const begun = await post<ItemImportJob>(other.page, '/api/v1/services/evaluation-items/import', {
    conceptId: 'M1U01C01',
    yaml: entry(first, '8'),
  })
  const read = async (): Promise<ItemImportDetail> =>
    (await other.page.request.get(`/api/v1/item-imports/${begun.id}`)).json()
  await soon(async () => (await read()).status).toBe('done')
  await post(other.page, `/api/v1/item-imports/${begun.id}/apply`, { plan: (await read()).result?.plan })
  await soon(async () => (await read()).result?.applied).toBe(true)
  await button(page, '문항 2개 가져와 공개하기').click()
  await page.getByText('미리 본 뒤에 문항이 바뀌었어요.').waitFor()
  await button(page, '다시 미리 보기').click()
  await plan.getByText('바뀌는 문항 1개').waitFor()
  await plan.getByText('정답, 풀이').waitFor()
  await button(page, '문항 2개 가져와 공개하기').click()
  await page.getByText('문항 2개를 가져와 공개했어요.').waitFor()
  const shown = await other.page.request.get(`/api/v1/evaluation-items/details?ids=${first},${second}`)
  expect(await shown.json()).toMatchObject([
    { correctAnswer: '7', itemVersion: 2 },
    { correctAnswer: '7', itemVersion: 1 },
  ])

  // What the list shows is exported.
  await goWithin(page, `${MANAGER}?text=${encodeURIComponent('3+4')}&conceptId=M1U01C01`)
  await page.getByRole('link', { name: '내보내기' }).click()
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, '파일 받기').click()])
  expect(saved.suggestedFilename()).toBe('M1U01C01.items.yaml')
  const yaml = await readFile(await saved.path(), 'utf8')
  expect([...yaml.matchAll(/^- id: (.*)$/gm)].map(([, id]) => id).sort()).toEqual([first, second].sort())
  await page.getByRole('link', { name: '목록으로' }).click()

  // The two are archived together.
  for (const tick of await page.getByRole('checkbox', { name: /^‘.*고르기$/ }).all()) await tick.check()
  await button(page, '보관하기').click()
  const dialog = page.getByRole('alertdialog', { name: '문항 2개: 보관하기' })
  await dialog.getByRole('button', { name: '미리 보기' }).click()
  await dialog.getByText('바뀌는 문항 2개').waitFor()
  await expectSound(page, 'bulk', '[role=alertdialog]')
  await dialog.getByRole('button', { name: '2개 보관하기' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(queryOf(page).get('selected')).toBe(null)
  await soon(() => page.getByRole('cell', { name: '보관함' }).count()).toBe(2)

  await goWithin(page, `${MANAGER}?id=export`)
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    button(page, '한꺼번에 받기 (ZIP)').click(),
  ])
  expect((await readFile(await archive.path())).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  await expectSound(page, 'export', OPEN_PANEL)
  expect(queryOf(page).get('id')).toBe('export')
  expect(problems).toEqual([])
})

const WRONG_KEY = {
  conceptIds: ['M1U01C01'],
  difficultyLevel: 1,
  question: '\\(6\\)의 약수는 몇 개인가요?',
  correctAnswer: '5',
  solution: '\\(1, 2, 3, 6\\)을 세어요.',
  hints: ['나누어 봐요.', '짝을 지어요.', '작은 수부터 해요.'],
  mistakes: [{ answer: '3', says: '1을 빠뜨렸어요.' }],
  status: 'published',
}

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answered = await page.request.post(path, {
    data,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(answered.status(), path).toBe(200)
  return (await answered.json()) as Answer
}

/** Begins a set of this item alone, and opens it at its concept. */
async function drawItem(page: Page, evaluationId: string): Promise<void> {
  const path = '/api/v1/curriculums/M1U01/concepts/M1U01C01/threads'
  const { thread } = await post<{ thread: { id: string } }>(page, path, {})
  const set = { difficultyLevel: 1, items: [{ evaluationId }] }
  await post(page, `/api/v1/threads/${thread.id}/exams`, set)
  await openConcept(page, 'M1U01C01')
  await followUp(page, '기본 마저 풀기').click()
}

test('a wrong key is reported by a learner, mended with a picture, and the next draw counts right', async () => {
  const { page, problems } = await stage.enter(null, DESK, 'exercise_admin')
  const { id } = await post<{ id: string }>(page, '/api/v1/evaluation-items', WRONG_KEY)
  const student = await stage.enter(null)
  await drawItem(student.page, id)
  const item = student.page.locator('.item').last()
  await item.getByText('약수는 몇 개인가요?').waitFor()
  await answer(student.page, '4')
  await student.page.locator('.verdict').first().waitFor()
  await student.page.getByRole('button', { name: '문항에 문제가 있어요' }).click()
  await student.page.getByRole('radio', { name: '맞는 답을 틀렸다고 해요' }).check()
  await field(student.page, '더 하고 싶은 말').fill('1, 2, 3, 6이라 네 개예요.')
  await button(student.page, '알리기').click()
  await soon(async () => {
    const { rowCount } = await stage.product.pool.query('select 1 from item_reports')
    return rowCount
  }).toBe(1)

  // The dashboard leads to the report, and the report to the item.
  await page.goto('/admin')
  const toDecide = page.getByRole('region', { name: '손볼 것' })
  await toDecide.getByText('1개').first().waitFor()
  await expectSound(page, 'dashboard')
  await toDecide.getByRole('link', { name: '학습자가 알린 문항' }).click()
  await page.getByRole('link', { name: '맞는 답을 틀렸다고 해요' }).click()
  await page.getByRole('blockquote').getByText('1, 2, 3, 6이라 네 개예요.').waitFor()
  await expectSound(page, 'report')
  await page.getByRole('link', { name: '이 문항 열기' }).click()
  await field(page, '정답').fill('4')
  const dialog = page.getByRole('dialog', { name: '그림 넣기' })
  const preview = page.getByRole('region', { name: '학습자가 보는 모습' })
  const insert = async (path: string, words: string) => {
    const buffer = await makePicture(60, 40)
    await page
      .locator(`[data-path="${path}"] input[type=file]`)
      .setInputFiles({ name: '약수.png', mimeType: 'image/png', buffer })
    await dialog.getByLabel('그림 설명').fill(words)
    if (path === 'question') await expectSound(page, 'picture', '[role=dialog]')
    await dialog.getByRole('button', { name: '올려서 넣기' }).click()
    await preview.getByAltText(words).waitFor({ state: 'attached' })
  }
  await insert('question', '네모 여섯 개')
  await insert('hints.1', '두 개씩 묶은 네모')
  await page.getByRole('region', { name: '점검' }).getByText('공개할 수 있어요').waitFor()
  await button(page, '공개하기').click()
  await page.getByText('2판', { exact: true }).waitFor()
  await page.getByRole('tab', { name: '기록' }).click()
  const history = page.getByRole('tabpanel', { name: '기록' })
  await history.getByText('정답', { exact: true }).first().waitFor()
  await expectSound(page, 'history', '[role=tabpanel]')
  await page.getByRole('link', { name: '신고 1건 보기' }).click()
  await page.getByRole('link', { name: '맞는 답을 틀렸다고 해요' }).click()
  await page.getByText('그 뒤에 문항이 바뀌었어요. 지금은 2판이에요.').waitFor()
  await field(page, '처리한 내용').fill('정답을 4로 고쳤어요.')
  await button(page, '신고 마치기').click()
  await button(page, '신고 다시 열기').waitFor()
  await page.goto(`${MANAGER}?view=reports&state=open`)
  await page.getByText('조건에 맞는 것이 없어요').waitFor()

  // What the learner has open stays as it was drawn; the next draw has the mended key and the picture.
  await answer(student.page, '5')
  await student.page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
  const next = await stage.enter(null)
  await drawItem(next.page, id)
  await next.page.locator('.item').last().getByAltText('네모 여섯 개').waitFor()
  await answer(next.page, '4')
  await next.page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
  await soon(async () => {
    const { rows } = await stage.product.pool.query(
      'select item_version, verdict from attempts where evaluation_id = $1 order by position',
      [id],
    )
    return rows
  }).toEqual([
    { item_version: 1, verdict: 'incorrect' },
    { item_version: 1, verdict: 'correct' },
    { item_version: 2, verdict: 'correct' },
  ])

  // Learners have used it: it is archived, and can be published again.
  await page.goto(`${MANAGER}?id=${id}`)
  await button(page, '문항 거두기').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '거두기' }).click()
  await page.getByText('보관함', { exact: true }).filter({ visible: true }).waitFor()
  await button(page, '공개하기').click()
  await page.getByText('공개 중', { exact: true }).filter({ visible: true }).waitFor()
  expect([...problems, ...student.problems]).toEqual([])
})

test('a draw of a template becomes an essay of two concepts with a type, and its draft is discarded', async () => {
  const { page, problems } = await enterEditor(`${MANAGER}?view=templates`)
  await page.getByRole('rowheader').first().waitFor()
  await page.getByRole('combobox', { name: '난이도' }).selectOption('기본')
  await page.getByRole('combobox', { name: '개념' }).selectOption('M1U01C01')
  await soon(() => Object.fromEntries(queryOf(page))).toMatchObject({
    difficultyLevel: '1',
    conceptId: 'M1U01C01',
  })
  await page.getByRole('rowheader').first().getByRole('link').click()
  const draws = page.locator('.template-draw')
  await soon(() => draws.count()).toBe(20)
  await button(page, '새로 20개 뽑기').click()
  await button(page, '씨앗 20번을 문항으로 담기').waitFor()
  expect(queryOf(page).get('seed')).toBe('20')
  await expectSound(page, 'draws')
  await button(page, '씨앗 21번을 문항으로 담기').click()
  await page.getByText('아직 공개한 적 없음').waitFor()
  await button(page, '공개하기').click()
  await page.getByText('1판', { exact: true }).waitFor()
  const id = queryOf(page).get('id') ?? ''
  const read = async () => (await page.request.get(`/api/v1/evaluation-items/${id}`)).json()

  // An essay has marks.
  await page.getByRole('combobox', { name: '유형' }).selectOption('서술형')
  await button(page, '기준 더하기').click()
  await field(page, '기준 1').fill('약수를 모두 적었다.')
  await page.getByRole('combobox', { name: '기준 1의 점수' }).selectOption('3점')
  await button(page, '초안 저장').click()
  await page.getByText('공개하지 않은 초안 있음').waitFor()
  expect((await read()).content).toMatchObject({
    writtenTestType: 6,
    rubric: [{ point: '약수를 모두 적었다.', marks: 3 }],
  })
  await button(page, '초안 버리기').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '초안 버리기' }).click()
  await soon(async () => (await read()).content.rubric).toEqual([])
  await soon(() => page.getByText('공개하지 않은 초안 있음').count()).toBe(0)

  // Concepts and types are saved at once.
  const { id: typeId } = await post<{ id: string }>(
    page,
    '/api/v1/achievement-criterion/R2022N0101/criterion-types',
    { name: '약수 세기' },
  )
  await page.getByRole('tab', { name: '개념과 유형' }).click()
  await page.getByRole('combobox', { name: '더할 개념' }).selectOption('M1U01C02')
  // The list beside the item is refreshed after each change: a click before the refresh is not lost.
  stage.proxy.fail(/^GET .*evaluation-items\?/, { kind: 'delay', ms: 2000 })
  await button(page, '개념 더하기').click()
  await page.getByRole('button', { name: /맨 위로$/ }).click()
  stage.proxy.heal()
  await soon(async () => (await read()).conceptIds).toEqual(['M1U01C02', 'M1U01C01'])
  await page.getByRole('checkbox', { name: '약수 세기' }).check()
  await soon(async () => (await read()).criterionTypeIds).toEqual([typeId])
  await expectSound(page, 'concepts and types', '[role=tabpanel]')

  // Nobody has used it: it is deleted.
  await page.getByRole('tab', { name: '문항' }).click()
  await button(page, '문항 거두기').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '거두기' }).click()
  await soon(() => queryOf(page).get('id')).toBe(null)
  expect((await page.request.get(`/api/v1/evaluation-items/${id}`)).status()).toBe(404)
  expect(problems).toEqual([])
})
