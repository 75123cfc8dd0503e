import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { EditableExplanation } from '#contract/content.ts'
import { PACK_CACHE } from '#contract/content-schema.ts'
import { field, press } from '#tests/support/admin-page.ts'
import { findFaults } from '#tests/support/find-faults.ts'
import { goWithin } from '#tests/support/go-within.ts'
import {
  answerRight,
  awaitReady,
  awaitWorker,
  beginItem,
  readOpenItem,
  soon,
} from '#tests/support/learning-page.ts'
import { makePicture } from '#tests/support/make-picture.ts'
import { makeRelease, type Release } from '#tests/support/release.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let release: Release
let stage: Stage

// For each attempt: content that the first has changed is no start for the second.
beforeEach(async () => {
  release = await makeRelease('M1U01')
  stage = await openStage(inject('clusterUrl'), { PROFILE: 'local' }, { worker: true, release })
})
afterEach(async () => {
  await stage?.close()
  await release?.remove()
})

const STORY_WITHIN_MS = 300_000

const FENCE = '```'
const MANAGER = '/admin/ConceptManager'
const WIDE = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const

const editor = (page: Page) => page.getByRole('textbox', { name: '설명 글' })
const preview = (page: Page) => page.getByRole('region', { name: '학습자가 보는 모습' })
const conflictOf = (page: Page) => page.getByRole('alert', { name: '다른 사람이 고친 내용' })

async function append(page: Page, text: string) {
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(text)
}

/** A write that has its own test in a page. */
async function send<Answer>(page: Page, method: string, address: string, data: object): Promise<Answer> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const answer = await page.request.fetch(`/api/v1${address}`, { method, data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

const item = (answer: string) => `- id: ${crypto.randomUUID()}
  level: 0
  type: 2
  question: '\\(2^${answer}\\)의 지수를 구하세요.'
  answer: '${answer}'
  solution: '\\(2^${answer}\\)에서 \\(2\\)의 오른쪽 위에 적힌 수예요.'
  hints: ['거듭제곱을 보세요.', '밑과 지수를 가려 보세요.', '오른쪽 위를 보세요.']
  mistakes: [{answer: '2', says: 밑을 썼어요.}]
`
const ITEMS = [3, 4, 5].map((answer) => item(String(answer))).join('')

/** The concepts of the unit as its page lists them to a learner. */
const listConcepts = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: '소인수분해 개념' }).locator('h3').allInnerTexts()

async function expectExplanation(page: Page, words: string) {
  const opening = page.locator('#opening')
  await opening.getByText(words).waitFor()
  await opening.locator('.katex', { hasText: '2' }).first().waitFor()
  await opening.getByRole('img', { name: '바둑돌 여섯 개' }).waitFor()
  const picture = opening.getByRole('img', { name: '빨간 네모' })
  await picture.scrollIntoViewIfNeeded()
  await soon(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
}

async function expectPack(page: Page): Promise<void> {
  const { version } = await (await page.request.get('/api/v1/services/offline-packs/M1U01')).json()
  const stored = () =>
    page.evaluate(async (name) => {
      const index = await (await (await caches.open(name)).match('/offline-packs'))?.json()
      return index?.packs.M1U01?.version
    }, PACK_CACHE)
  await soon(stored).toBe(version)
}

test('what administrators write reaches learners and survives an upgrade', {
  timeout: STORY_WITHIN_MS,
}, async () => {
  const online = await stage.enter(null, { serviceWorkers: 'block' })
  await online.page.goto('/chat/M1U01')
  await soon(() => listConcepts(online.page)).toHaveLength(6)
  const offline = await stage.enter(null)
  await offline.page.goto('/chat/M1U01')
  await awaitWorker(offline.page)
  await offline.page.getByRole('button', { name: /^이 단원 내려받기/ }).click()
  await offline.page.getByText('내려받았어요').waitFor()
  stage.proxy.cut()
  await offline.page.close()
  stage.proxy.restore()

  // A concept with an explanation of a formula, a figure and a picture.
  const { page, problems } = await stage.enter(null, WIDE, 'admin')
  await page.goto(`${MANAGER}?node=M1U01M01S01`)
  await press(page, '개념 더하기')
  await field(page, '새 개념 이름').fill('지수의 뜻')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '지수의 뜻' }).waitFor()
  const conceptId = new URL(page.url()).searchParams.get('concept') ?? ''
  await page.getByRole('tab', { name: '설명' }).click()
  await append(
    page,
    `첫째가 쓴 글이에요. \\(2^3\\)\n\n${FENCE}figure\nkind: dot-array\nalt: 바둑돌 여섯 개\nrows: 2\ncolumns: 3\n${FENCE}\n\n`,
  )
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '점.png', mimeType: 'image/png', buffer: await makePicture(400, 300) })
  const dialog = page.getByRole('dialog', { name: '그림 넣기' })
  await dialog.getByRole('textbox', { name: '그림 설명' }).fill('빨간 네모')
  await dialog.getByRole('button', { name: '올려서 넣기' }).click()
  await preview(page).getByRole('img', { name: '빨간 네모' }).waitFor()

  // Another administrator publishes first: both texts are kept.
  const other = await stage.enter(null, WIDE, 'admin')
  await other.page.goto(`${MANAGER}?concept=${conceptId}&tab=explanation`)
  await append(other.page, '둘째가 먼저 낸 글이에요.')
  await press(other.page, '공개하기')
  await other.page.getByText('공개했어요').waitFor()
  await press(page, '공개하기')
  await conflictOf(page).getByText('둘째가 먼저 낸 글이에요.').waitFor()
  await preview(page).getByText('첫째가 쓴 글이에요.').waitFor()
  await conflictOf(page).getByRole('button', { name: '내 글로 이어 쓰기' }).click()
  await press(page, '공개하기')
  await page.getByText('공개했어요').waitFor()
  const written: EditableExplanation[] = await (
    await page.request.get(`/api/v1/curriculum-concepts/${conceptId}/explanations`)
  ).json()
  expect(written.map(({ content }) => content)).toEqual([
    expect.stringContaining('첫째가 쓴 글이에요.'),
    expect.stringContaining('둘째가 먼저 낸 글이에요.'),
  ])
  await other.context.close()

  // Items, first with a broken row.
  await page.goto(`/admin/ExerciseManager?conceptId=${conceptId}&id=import`)
  const list = page.getByRole('textbox', { name: '문항 목록' })
  await list.fill(ITEMS.replace("answer: '4'", 'answer: [4]'))
  await page.locator('.item-import').getByLabel('개념').selectOption(conceptId)
  await press(page, '미리 보기')
  await page.getByRole('region', { name: '파일에서 고칠 곳' }).getByText('13번째 줄').first().waitFor()
  const readItems = async () =>
    (await (await page.request.get(`/api/v1/evaluation-items?conceptId=${conceptId}`)).json()).total
  expect(await readItems()).toBe(0)
  await list.fill(ITEMS)
  await press(page, '미리 보기')
  await press(page, '문항 3개 가져와 공개하기')
  await page.getByText('문항 3개를 가져와 공개했어요').waitFor()
  await page.goto(`/admin/ExerciseManager?conceptId=${conceptId}`)
  const imported = page.getByRole('rowheader')
  await soon(() => imported.count()).toBe(3)
  await imported.first().getByRole('link').click()
  await page.getByRole('tab', { name: '개념' }).click()
  await page.getByLabel('더할 개념').selectOption('M1U01C02')
  await press(page, '개념 더하기')
  await page.getByRole('button', { name: '‘거듭제곱’ 맨 위로' }).waitFor()

  // Another concept is hidden, and two are reordered with the keyboard.
  await goWithin(page, `${MANAGER}?concept=M1U01C06`)
  await page.getByRole('switch', { name: '학습자에게 숨겨요' }).click()
  await press(page, '저장')
  await page.getByRole('treeitem', { name: /^최소공배수\s?숨김$/ }).waitFor()
  await goWithin(page, `${MANAGER}?concept=M1U01C04`)
  const moved = page.locator('[role=treeitem][data-id=M1U01C04]')
  await moved.focus()
  // The learner's page reads the outline as soon as it is loaded anew.
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await page.keyboard.press('Alt+ArrowUp')
  await saved

  // The page that was open all the while, at its next refresh.
  const NOW = [
    ...['소수와 합성수', '거듭제곱', '지수의 뜻'],
    ...['소인수분해와 약수', '소인수분해하기', '최대공약수와 서로소'],
  ]
  await online.page.reload()
  await soon(() => listConcepts(online.page)).toEqual(NOW)
  await online.page.getByRole('link', { name: '지수의 뜻' }).first().click()
  await expectExplanation(online.page, '첫째가 쓴 글이에요.')
  await beginItem(online.page)
  await answerRight(online.page, await readOpenItem(online.page))

  // The device that was offline, after its next look for downloads.
  const back = await offline.context.newPage()
  await back.goto('/chat/M1U01')
  await soon(() => listConcepts(back)).toEqual(NOW)
  await expectPack(back)
  stage.proxy.cut()
  await back.reload()
  await soon(() => listConcepts(back)).toEqual(NOW)
  await back.getByRole('link', { name: '지수의 뜻' }).first().click()
  await awaitReady(back)
  await expectExplanation(back, '첫째가 쓴 글이에요.')
  await beginItem(back)
  stage.proxy.restore()

  // A release that changes what was edited here, and what was not.
  const own = '여기에서 고친 글이에요.\n'
  await send(page, 'POST', '/curriculum-concepts/M1U01C03/explanations', {
    content: own,
    status: 'published',
  })
  const SHIPPED = '6da4efe4-60b4-4621-bc91-20ac37e80cea'
  const solution = '여기에서 고친 풀이예요. 정답은 ③이에요.'
  await send(page, 'PATCH', `/evaluation-items/${SHIPPED}`, { solution, status: 'published' })
  await stage.product.stop()
  await release.change('M1U01/M1U01C01.items.yaml', '소수가 아니에요.', '소수일 수 없어요.')
  await release.change('M1U01/M1U01C03.md', '## 왜 배울까', '## 왜 배울까\n\n새 배포판의 글이에요.')
  await release.change('M1U01/M1U01C05.md', '## 왜 배울까', '## 왜 배울까\n\n새 배포판의 글이에요.')
  await release.change('outline.yaml', '골라 곱하여 최소공배수를 구한다', '골라 곱해서 최소공배수를 구한다')
  await release.change(
    'M1U01/M1U01C06.md',
    '골라 곱하여 최소공배수를 구한다',
    '골라 곱해서 최소공배수를 구한다',
  )
  await stage.product.start()
  const read = async (id: string) =>
    (await (await page.request.get(`/api/v1/services/curriculum-concepts/${id}/explanations`)).json()).content
  expect(await read('M1U01C03')).toBe(own)
  expect(await read('M1U01C05')).toContain('새 배포판의 글이에요.')
  await page.goto('/admin')
  const count = page.locator('.admin-figures div', { hasText: '새 배포판과 다른 것' })
  await count.getByText('3개').waitFor()
  await count.getByRole('link').click()
  const explanation = page.getByRole('region', { name: /^설명/ })
  await explanation.getByText('새 배포판의 글이에요.').first().waitFor()
  expect(await findFaults(page)).toEqual([])
  await explanation.getByRole('button', { name: '여기 것 두기' }).click()
  await explanation.waitFor({ state: 'detached' })
  const edited = page.getByRole('region', { name: /^문항/ })
  await edited.getByRole('heading', { name: '풀이' }).waitFor()
  await edited.getByText(solution).waitFor()
  await edited.getByRole('button', { name: '여기 것 두기' }).click()
  await edited.waitFor({ state: 'detached' })
  const concept = page.getByRole('region', { name: /^개념 ‘최소공배수’/ })
  await concept.getByRole('button', { name: '새 배포판 것으로 바꾸기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '바꾸기' }).click()
  await page.getByText('고를 것이 없어요').waitFor()
  expect(await read('M1U01C03')).toBe(own)
  await online.page.goto('/chat/M1U01')
  await soon(() => listConcepts(online.page)).toEqual([...NOW, '최소공배수'])
  expect([...problems, ...online.problems, ...offline.problems]).toEqual([])
})
