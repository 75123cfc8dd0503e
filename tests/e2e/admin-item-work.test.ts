import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { soon } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  // A server of its own: these tests change content.
  stage = await openStage(inject('clusterUrl'), { PROFILE: 'local' })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const MANAGER = '/admin/ExerciseManager'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const queryOf = (page: Page) => new URL(page.url()).searchParams

/** Axe in both themes at a desk, and nothing sticks out on a tablet and a phone. */
async function expectSound(page: Page, part: string) {
  expect(await findFaults(page), part).toEqual([])
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page), `${part} at ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function enterEditor(address: string) {
  const visit = await stage.enter(null, { viewport: { width: 1440, height: 900 } }, 'exercise_admin')
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
  await expectSound(page, 'plan')

  // Somebody imports the first item meanwhile: nothing is applied, and nothing of the text is lost.
  const other = await stage.enter(null, {}, 'exercise_admin')
  const post = (body: object) =>
    other.page.request.post('/api/v1/services/evaluation-items/import', {
      data: { conceptId: 'M1U01C01', yaml: entry(first, '8'), ...body },
    })
  await post({ plan: (await (await post({})).json()).plan })
  await button(page, '문항 2개 가져와 공개하기').click()
  await page.getByText('미리 본 뒤에 문항이 바뀌어서').waitFor()
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
  await page.goto(`${MANAGER}?text=${encodeURIComponent('3+4')}&conceptId=M1U01C01`)
  await page.getByRole('link', { name: '내보내기' }).click()
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, '파일 받기').click()])
  expect(saved.suggestedFilename()).toBe('M1U01C01.items.yaml')
  const yaml = await readFile(await saved.path(), 'utf8')
  expect([...yaml.matchAll(/^- id: (.*)$/gm)].map(([, id]) => id).sort()).toEqual([first, second].sort())
  await page.goto(`${MANAGER}?id=export`)
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    button(page, '한꺼번에 받기 (ZIP)').click(),
  ])
  expect((await readFile(await archive.path())).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  await expectSound(page, 'export')
  expect(queryOf(page).get('id')).toBe('export')
  expect(problems).toEqual([])
})

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answered = await page.request.post(path, {
    data,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(answered.status(), path).toBe(200)
  return (await answered.json()) as Answer
}

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
  await button(page, '개념 더하기').click()
  await soon(async () => (await read()).conceptIds).toEqual(['M1U01C01', 'M1U01C02'])
  await page.getByRole('button', { name: /맨 위로$/ }).click()
  await soon(async () => (await read()).conceptIds).toEqual(['M1U01C02', 'M1U01C01'])
  await page.getByRole('checkbox', { name: '약수 세기' }).check()
  await soon(async () => (await read()).criterionTypeIds).toEqual([typeId])
  await expectSound(page, 'concepts and types')

  // Nobody has used it: it is deleted.
  await page.getByRole('tab', { name: '문항' }).click()
  await button(page, '문항 거두기').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '거두기' }).click()
  await soon(() => queryOf(page).get('id')).toBe(null)
  expect((await page.request.get(`/api/v1/evaluation-items/${id}`)).status()).toBe(404)
  expect(problems).toEqual([])
})
