import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { button, DESK, expectSound, field, OPEN_PANEL, press, queryOf } from '#tests/support/admin-page.ts'
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

/** Presses a key until the control has the focus; throws if it never has. */
async function reach(control: Locator, key: 'Tab' | 'Shift+Tab') {
  const page = control.page()
  for (let presses = 0; presses < 100; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${control}`)
}

test('the list is sorted, filtered, paged, selected, opened and changed with the keyboard alone', async () => {
  const { page, problems } = await stage.enter(null, DESK, 'exercise_admin')
  // Of one type: enough for a second page of a hundred.
  await page.goto(`${MANAGER}?writtenTestType=3`)
  const names = page.getByRole('rowheader')
  await names.first().waitFor()
  const { keyboard } = page
  const focused = page.locator(':focus')
  const link = (row: number) => names.nth(row).getByRole('link')
  const tick = (row: number) => page.getByRole('checkbox', { name: /^‘.*고르기$/ }).nth(row)
  const tickAll = page.getByRole('checkbox', { name: '이 쪽을 모두 고르기' })
  const chosen = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()

  // A filter, then the order; the focus stays on what was used.
  await reach(page.getByRole('combobox', { name: '난이도' }), 'Tab')
  await keyboard.press('ArrowDown')
  await soon(() => queryOf(page).get('difficultyLevel')).toBe('0')
  await soon(() => page.getByRole('table').getAttribute('aria-busy')).toBe('false')
  const header = page.getByRole('columnheader', { name: '문제' })
  await reach(header.getByRole('button'), 'Tab')
  for (const order of ['ascending', 'descending']) {
    await keyboard.press('Enter')
    await soon(() => header.getAttribute('aria-sort')).toBe(order)
    await soon(() => page.getByRole('table').getAttribute('aria-busy')).toBe('false')
    expect(await focused.innerText()).toBe('문제')
  }
  await reach(button(page, '열 고르기'), 'Shift+Tab')
  await keyboard.press('Enter')
  await reach(page.getByRole('checkbox', { name: '출처' }), 'Tab')
  await keyboard.press('Space')
  await page.getByRole('columnheader', { name: '출처' }).waitFor()
  await keyboard.press('Escape')
  expect(await focused.innerText()).toBe('열 고르기')

  // Rows are selected one by one, and all of them.
  await reach(tick(0), 'Tab')
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await keyboard.press('Space')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowDown')
  await keyboard.press('Space')
  await chosen('3개 골랐어요')
  expect(await tickAll.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true)
  await keyboard.press('Home')
  await reach(tickAll, 'Shift+Tab')
  await keyboard.press('Space')
  await chosen('20개 골랐어요')
  await reach(button(page, '고른 것 풀기'), 'Shift+Tab')
  await keyboard.press('Enter')
  await soon(() => queryOf(page).get('selected')).toBe(null)
  expect(await focused.getAttribute('aria-label')).toBe('이 쪽을 모두 고르기')

  // What was opened gives the focus back, a row and a button alike.
  const openAndClose = async (opener: Locator, panel: string) => {
    await keyboard.press('Enter')
    await soon(() => focused.getAttribute('aria-label')).toBe(panel)
    await reach(page.getByRole('link', { name: '목록으로' }), 'Tab')
    await keyboard.press('Enter')
    await soon(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  await reach(link(0), 'Tab')
  await keyboard.press('ArrowDown')
  await openAndClose(link(1), '고른 문항')
  await reach(page.getByRole('link', { name: '문항 더하기' }), 'Shift+Tab')
  await openAndClose(page.getByRole('link', { name: '문항 더하기' }), '새 문항')

  // To the last page and back: a button that does nothing more keeps the focus.
  await reach(page.getByRole('combobox', { name: '한 쪽에 보일 수' }), 'Tab')
  await keyboard.press('End')
  await soon(() => queryOf(page).get('size')).toBe('100')
  const first = await names.first().innerText()
  const pages = page.getByRole('navigation', { name: '문항 쪽' })
  const count = Number((await pages.innerText()).match(/\/ (\d+)쪽/)?.[1])
  const next = pages.getByRole('button', { name: '다음 쪽' })
  await reach(next, 'Tab')
  for (let at = 2; at <= count; at += 1) {
    await keyboard.press('Enter')
    await soon(() => queryOf(page).get('page')).toBe(String(at))
  }
  await soon(() => next.getAttribute('aria-disabled')).toBe('true')
  await keyboard.press('Enter')
  expect(await focused.getAttribute('aria-label')).toBe('다음 쪽')
  await soon(() => page.getByRole('table').getAttribute('aria-busy')).toBe('false')
  await reach(names.last().getByRole('link'), 'Shift+Tab')
  for (let at = count - 1; at >= 1; at -= 1) {
    await keyboard.press('PageUp')
    await soon(() => queryOf(page).get('page')).toBe(at === 1 ? null : String(at))
    await soon(() => link(0).evaluate((element) => element === document.activeElement)).toBe(true)
  }
  // The rows of the page before stand until the new ones come.
  await soon(() => names.first().innerText()).toBe(first)

  // Two rows are archived; the focus is in the list again.
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await keyboard.press('Space')
  await keyboard.press('Home')
  await reach(button(page, '보관하기'), 'Shift+Tab')
  await keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: '문항 2개: 보관하기' })
  await reach(dialog.getByRole('button', { name: '미리 보기' }), 'Tab')
  await keyboard.press('Enter')
  await dialog.getByText('바뀌는 문항 2개').waitFor()
  await reach(dialog.getByRole('button', { name: '2개 보관하기' }), 'Tab')
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await soon(() => page.getByRole('cell', { name: '보관함' }).count()).toBe(2)
  await soon(() => focused.getAttribute('aria-label')).toBe('이 쪽을 모두 고르기')

  // Nothing is found, and the way back from there.
  await reach(page.getByRole('searchbox', { name: '문항 찾기' }), 'Shift+Tab')
  await keyboard.type('zzzz')
  await page.getByText('조건에 맞는 것이 없어요').waitFor()
  await reach(button(page, '조건 모두 지우기'), 'Tab')
  await keyboard.press('Enter')
  await names.first().waitFor()
  await soon(() => focused.getAttribute('aria-label')).toBe('문항 목록')
  expect(problems).toEqual([])
})

test('an author writes an item, mends what is wrong, publishes it, and learners are given it', async () => {
  const { page, problems } = await stage.enter(null, DESK, 'exercise_admin')
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
  await expectSound(page, 'faults', OPEN_PANEL)

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
  await expectSound(page, 'conflict', OPEN_PANEL)
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
  const { page, problems } = await stage.enter(null, DESK, 'exercise_admin')
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
