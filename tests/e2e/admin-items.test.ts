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
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
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

test('an author writes an item, mends what is wrong, publishes it, and learners are given it', async () => {
  const { page, problems } = await stage.enter(
    null,
    { viewport: { width: 1440, height: 900 } },
    'exercise_admin',
  )
  await page.goto(MANAGER)
  await page.getByRole('rowheader').first().waitFor()
  await page.getByRole('combobox', { name: '난이도' }).selectOption('도전')
  await page.getByRole('combobox', { name: '개념' }).selectOption('M1U01C02')
  await soon(() => page.getByRole('rowheader').count()).toBeGreaterThan(0)
  expect(Object.fromEntries(queryOf(page))).toEqual({ difficultyLevel: '5', conceptId: 'M1U01C02' })
  await expectSound(page, 'list')

  await page.getByRole('link', { name: '문항 더하기' }).click()
  await page.getByRole('combobox', { name: '개념' }).selectOption('M1U01C02')
  await press(page, '초안 1개 만들기')
  await field(page, '문제').fill('\\(6\\)의 약수의 개수를 구하세요.')
  await field(page, '풀이').fill('\\(1, 2, 3, 6\\)의 4개예요.')
  for (const [at, hint] of ['나누어 봐요.', '짝을 지어요.', '작은 수부터 해요.'].entries()) {
    await press(page, '힌트 더하기')
    await field(page, `힌트 ${at + 1}`).fill(hint)
  }
  await press(page, '실수 더하기')
  await field(page, '오답 1').fill('4')
  await field(page, '오답 1의 실수').fill('1을 빠뜨렸어요.')
  await field(page, '정답').fill('4')
  const issues = page.getByRole('region', { name: '점검' })
  await issues.getByText('공개하려면 고칠 곳이').waitFor()
  await press(page, '초안 저장')
  await page.getByText('저장했어요').first().waitFor()
  await press(page, '공개하기')
  await page.getByRole('alert').filter({ hasText: '오답' }).first().waitFor()
  await expectSound(page, 'faults')

  // Each fault leads to its field.
  await issues
    .getByRole('button', { name: /^보기: / })
    .first()
    .click()
  await soon(() => page.locator(':focus').getAttribute('value')).toBe('4')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('3')
  await issues.getByText('공개할 수 있어요').waitFor()

  // An answer is tried, and kept as a test that every save runs.
  await field(page, '시험할 답').fill('3')
  await page.keyboard.press('Enter')
  await press(page, '이 결과를 답 시험에 더하기')
  const tried = page.getByRole('table', { name: '답 시험 목록' }).getByRole('row', { name: /^3 오답/ })
  await tried.getByText('1을 빠뜨렸어요.').waitFor()
  await field(page, '오답 1').fill('2')
  await tried.getByText('오답이어야 하는데').waitFor()
  await field(page, '오답 1').fill('3')
  await tried.getByText('맞아요').waitFor()
  await press(page, '공개하기')
  await page.getByText('1판').waitFor()
  const id = queryOf(page).get('id') ?? ''
  const student = await stage.enter(null)
  const shown = await student.page.request.get(`/api/v1/evaluation-items/details?ids=${id}`)
  expect(await shown.json()).toMatchObject([{ correctAnswer: '4', itemVersion: 1 }])

  // Another person is faster: nothing of either is lost.
  await field(page, '풀이').fill('\\(1\\), \\(2\\), \\(3\\), \\(6\\)이라 4개예요.')
  await stage.product.pool.query('update evaluation_items set version = version + 1 where id = $1', [id])
  await press(page, '초안 저장')
  const conflict = page.getByRole('alert', { name: '다른 사람이 고친 내용' })
  await conflict.waitFor()
  await expectSound(page, 'conflict')
  await conflict.getByRole('button', { name: '내 글로 이어 쓰기' }).click()
  await press(page, '초안 저장')
  await page.getByText('공개하지 않은 초안 있음').waitFor()
  await page.getByRole('tab', { name: '판' }).click()
  await press(page, '1판으로 초안 만들기')
  await page.getByRole('alertdialog').getByRole('button', { name: '초안 만들기' }).click()
  await page.getByRole('tab', { name: '문항' }).click()
  await soon(() => field(page, '풀이').innerText()).toBe('\\(1, 2, 3, 6\\)의 4개예요.')
  expect(problems).toEqual([])
})

test('types of a criterion and groups of items are added, changed and deleted', async () => {
  const { page, problems } = await stage.enter(
    null,
    { viewport: { width: 1440, height: 900 } },
    'exercise_admin',
  )
  await page.goto('/admin/ExerciseTypeManager')
  await page.getByRole('combobox', { name: '성취기준' }).selectOption({ index: 1 })
  await press(page, '유형 더하기')
  await field(page, '유형 이름').fill('약수 세기')
  await press(page, '저장')
  await press(page, '‘약수 세기’ 고치기')
  await field(page, '유형 이름').fill('약수 헤아리기')
  await press(page, '저장')
  await press(page, '‘약수 헤아리기’ 고치기')
  await page.getByText('기록', { exact: true }).click()
  await page.locator('.history').getByText('고침').waitFor()
  const { rows } = await stage.product.pool.query(
    "select difficulty_level, difficulty_description from criterion_types where name = '약수 헤아리기'",
  )
  expect(rows).toEqual([{ difficulty_level: '0', difficulty_description: '없음' }])
  await expectSound(page, 'types')
  await press(page, '‘약수 헤아리기’ 지우기')
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await page.getByText('유형: 아직 없어요').waitFor()

  await page.getByRole('tab', { name: '문항 묶음' }).click()
  await press(page, '묶음 더하기')
  await field(page, '묶음 이름').fill('소인수분해 1회')
  await press(page, '저장')
  await press(page, '‘소인수분해 1회’ 지우기')
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await page.getByText('묶음: 아직 없어요').waitFor()
  expect(problems).toEqual([])
})
