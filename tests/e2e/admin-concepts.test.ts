import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFailed, test } from 'vitest'
import type { EditableConcept, EditableExplanation, EditableNode } from '#contract/content.ts'
import { DESK, field } from '#tests/support/admin-page.ts'
import { findFaults } from '#tests/support/find-faults.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { soon } from '#tests/support/learning-page.ts'
import { makePicture } from '#tests/support/make-picture.ts'
import { type Learner, openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  // A server of its own: these tests change content.
  stage = await openStage(inject('clusterUrl'), { PROFILE: 'local' })
})
afterAll(() => stage?.close())

const FENCE = '```'
/** One for each attempt: the drafts of a first one stay. */
const FOR_DRAFTS = ['M1U01C03', 'M1U04C03']
const MANAGER = '/admin/ConceptManager'

let admin: Learner | undefined

/** Opens an address in the page of the tests before, within the app; in a new one after a test that failed. */
async function openAdmin(address: string): Promise<Learner> {
  onTestFailed(() => {
    admin = undefined
    return stage.clear()
  })
  if (admin) await goWithin(admin.page, address)
  else {
    admin = await stage.enter(null, DESK, 'admin')
    await admin.page.goto(address)
  }
  return admin
}
const openManager = (query: string) => openAdmin(MANAGER + query)

const editor = (page: Page) => page.getByRole('textbox', { name: '설명 글' })
const preview = (page: Page) => page.getByRole('region', { name: '학습자가 보는 모습' })
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true })
const treeRow = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })

/** Differs with each attempt, because the content of a first one stays. */
function makeMark(): string {
  return String(Math.floor(100_000 + Math.random() * 900_000))
}

async function readOrder(page: Page) {
  const { nodes, concepts }: { nodes: EditableNode[]; concepts: EditableConcept[] } = await (
    await page.request.get('/api/v1/curriculum-outline')
  ).json()
  return {
    units: nodes.filter(({ parentId }) => parentId === 'M1').map(({ label }) => label),
    concepts: concepts.map(({ id }) => id),
    parents: new Map([
      ...nodes.map(({ id, parentId }) => [id, parentId] as const),
      ...concepts.map(({ id, nodeId }) => [id, nodeId] as const),
    ]),
  }
}

async function append(page: Page, text: string) {
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(text)
}

describe('the tree', () => {
  test('is walked, searched and reordered with the keyboard alone', async () => {
    const { page } = await openManager('')
    await treeRow(page, '중학교 수학 1학년 (2022 개정)').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await soon(() => treeRow(page, '소인수분해').evaluate((row) => row === document.activeElement)).toBe(true)
    // As a Korean keyboard types in what takes no text.
    for (const key of 'ㅇㅣㄹ')
      await page.locator('[role=treeitem]:focus').dispatchEvent('keydown', { key, bubbles: true })
    await soon(() => treeRow(page, '일차방정식').evaluate((row) => row === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '일차방정식' }).waitFor()
    const order = () =>
      page.getByRole('treeitem', { level: 2 }).evaluateAll((rows) => rows.map((row) => row.textContent))
    const before = await order()
    const at = before.indexOf('일차방정식')
    await treeRow(page, '일차방정식').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await soon(async () => (await order()).indexOf('일차방정식')).toBe(at - 1)
    expect(await treeRow(page, '일차방정식').evaluate((row) => row === document.activeElement)).toBe(true)
    // Faster than the server answers.
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await soon(order).toEqual(before)
    await soon(async () => (await readOrder(page)).units).toEqual(before)
    const search = page.getByRole('searchbox', { name: '교육과정에서 찾기' })
    await search.fill('서로소')
    await soon(async () => await page.getByRole('treeitem').last().textContent()).toContain('서로소')
    await search.fill('')
  })

  test('takes an entry to another parent: by dialog, with the keyboard, with the pointer', async () => {
    const { page } = await openManager('?concept=M1U02C04')
    const parentOf = async (id: string) => (await readOrder(page)).parents.get(id)
    const dialog = page.getByRole('dialog')
    const move = () => dialog.getByRole('button', { name: '옮기기', exact: true }).click()
    const row = (id: string) => page.locator(`[role=treeitem][data-id=${id}]`)
    const from = await parentOf('M1U02C04')
    const to = from === 'M1U01M01S01' ? 'M1U02M01S01' : 'M1U01M01S01'
    await page.getByRole('button', { name: '다른 곳으로 옮기기' }).click()
    await dialog.getByText('문항').waitFor()
    await move()
    await dialog.getByText('옮길 곳을 골라 주세요.').waitFor()
    await dialog.getByLabel('옮길 곳').selectOption(to)
    await dialog.getByText('대단원이 ').waitFor()
    expect(await findFaults(page, '[role=dialog]')).toEqual([])
    await move()
    await soon(() => parentOf('M1U02C04')).toBe(to)
    await row('M1U02C04').focus()
    await page.keyboard.press('Control+Shift+D')
    const place = page.getByRole('status').filter({ hasText: '새 자리' })
    await place.waitFor()
    for (
      let key = 0;
      key < 30 && !(await row(from ?? '').getAttribute('class'))?.includes('target');
      key += 1
    )
      await page.keyboard.press(to === 'M1U01M01S01' ? 'ArrowDown' : 'ArrowUp')
    await page.keyboard.press('Enter')
    await move()
    await soon(() => parentOf('M1U02C04')).toBe(from)
    // Below itself: refused with a sentence. Beside a sibling: at that place.
    const drag = async (id: string, over: string, fraction: number) => {
      await row(id).scrollIntoViewIfNeeded()
      await row(id).hover()
      await page.mouse.down()
      const box = await row(over).boundingBox()
      if (!box) throw new Error(`${over} is not shown`)
      await page.mouse.move(box.x + 60, box.y + box.height * fraction, { steps: 4 })
    }
    await drag('M1U01', 'M1U01M01', 0.5)
    await page.getByRole('status').filter({ hasText: '자기 아래로는 옮길 수 없어요' }).waitFor()
    await page.mouse.up()
    await drag('M1U01C02', 'M1U01C01', 0.05)
    await page.mouse.up()
    await soon(async () => (await readOrder(page)).concepts.slice(0, 2)).toEqual(['M1U01C02', 'M1U01C01'])
  })
})

describe('an explanation', () => {
  test('of a draft stays with administrators, and what faults it has is said with its line', async () => {
    const mark = makeMark()
    const concept = FOR_DRAFTS.shift() ?? ''
    const { page } = await openManager(`?concept=${concept}&tab=explanation`)
    await append(page, `\n\n초안 ${mark}: \\(\\frac{1}{2\\)`)
    await page.getByRole('button', { name: '초안 저장' }).click()
    await page.getByText('초안을 저장했어요').waitFor()
    await append(page, ` 한 번 더 ${mark}`)
    await page.getByRole('button', { name: '초안 저장' }).click()
    await soon(() => page.getByRole('button', { name: '초안 저장' }).isDisabled()).toBe(true)
    await page
      .getByRole('button', { name: /판 기록$/ })
      .first()
      .click()
    await page.getByRole('button', { name: '이때 글로 초안 만들기' }).last().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '이때 글로 초안 만들기' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const drafts = async (): Promise<EditableExplanation[]> =>
      (await page.request.get(`/api/v1/curriculum-concepts/${concept}/explanations`)).json()
    await soon(async () => (await drafts()).filter(({ content }) => content.includes(mark)).length).toBe(2)
    expect((await drafts())[0]).toMatchObject({
      status: 'draft',
      content: expect.not.stringContaining('한 번 더'),
    })
    const compare = page.getByRole('button', { name: /판과 견주기$/ })
    const [restored] = await drafts()
    // The list on the page follows the server's.
    await soon(() => compare.first().getAttribute('aria-label')).toContain(restored?.id)
    await compare.nth(1).click()
    await page.getByRole('dialog').getByText('고치기 전').or(page.getByText('뺀 곳')).first().waitFor()
    expect(await findFaults(page, '[role=dialog]')).toEqual([])
    await page.getByRole('dialog').getByText('쓴 글').click()
    await page.getByRole('dialog').locator('.cm-editor').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click()
    await append(
      page,
      `

${FENCE}figure
kind: dot-array
alt: 바둑돌 여섯 개
rows: 2
columns: 3
${FENCE}`,
    )
    await preview(page).getByRole('img', { name: '바둑돌 여섯 개' }).waitFor()
    await page.getByRole('button', { name: '공개하기' }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: /\d+번째 줄/ })
      .first()
      .waitFor()
    const published = await (
      await page.request.get(`/api/v1/services/curriculum-concepts/${concept}/explanations`)
    ).json()
    expect(published.content).not.toContain(mark)
  })

  test('is written with an input method, and Tab leaves the editor', async () => {
    const { page } = await openManager('?concept=M1U01C04&tab=explanation')
    await append(page, '\n\n')
    const devtools = await page.context().newCDPSession(page)
    for (const text of ['ㅎ', '하', '한'])
      await devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await devtools.send('Input.insertText', { text: '한' })
    for (const text of ['ㄱ', '그', '글'])
      await devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await devtools.send('Input.insertText', { text: '글' })
    await preview(page).getByText('한글', { exact: true }).waitFor()
    await page.keyboard.press('Tab')
    expect(await editor(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)
    await page.getByRole('button', { name: '초안 저장' }).click()
    await soon(() => page.getByRole('button', { name: '초안 저장' }).isDisabled()).toBe(true)
  })
})

/** Pastes or drops a picture, as the browser would. */
async function give(page: Page, kind: 'paste' | 'drop', bytes: Buffer): Promise<void> {
  await editor(page).evaluate(
    (element, [event, data]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(data)], `${event}.png`, { type: 'image/png' }))
      const { left, top } = element.getBoundingClientRect()
      const options = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 10 }
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer }),
      )
    },
    [kind, [...bytes]] as const,
  )
}

test('a picture is added with its words and survives a failed upload', async () => {
  const { page, problems } = await openManager('?concept=M1U07C01&tab=explanation')
  const bytes = await makePicture(400, 300)
  const dialog = page.getByRole('dialog', { name: '그림 넣기' })
  const send = dialog.getByRole('button', { name: /올려서 넣기|다시 올리기/ })
  await editor(page).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '점.png', mimeType: 'image/png', buffer: bytes })
  await send.click()
  await dialog.getByText('그림 설명을 써 주세요.').waitFor()
  expect(await findFaults(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('textbox', { name: '그림 설명' }).fill('[빨간] 네모')
  stage.proxy.cut()
  await send.click()
  await dialog.getByRole('alert').filter({ hasText: '서버에 연결하지 못했어요' }).waitFor()
  stage.proxy.restore()
  await dialog.getByRole('button', { name: '다시 올리기' }).click()
  const shown = preview(page).getByRole('img', { name: '(빨간) 네모' })
  await shown.waitFor()
  expect(
    await shown.evaluate((image: HTMLImageElement) => [image.width > 0, image.getAttribute('height')]),
  ).toEqual([true, '300'])
  for (const kind of ['paste', 'drop'] as const) {
    await give(page, kind, bytes)
    await dialog.getByText(`${kind}.png`).waitFor()
    await dialog.getByRole('button', { name: '취소' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: '공개하기' }).click()
  await page.getByText('공개했어요').waitFor()
  expect(problems).toEqual([])
})

/** Types into a field in the very moment in which the form is drawn with nothing unsaved, before any other task. */
const typeOnceClean = (page: Page, text: string): Promise<void> =>
  page.evaluate((typed) => {
    const form = document.querySelector('form[aria-label=개념]')
    const input = form?.querySelector<HTMLInputElement>('input[name=content]')
    const observer = new MutationObserver(() => {
      if (!input || form?.querySelector('.record-form-state')?.textContent !== '') return
      observer.disconnect()
      input.setRangeText(typed, input.value.length, input.value.length, 'end')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    if (form) observer.observe(form, { childList: true, subtree: true, characterData: true })
  }, text)

describe('what is not saved', () => {
  test('is there again after a reload, and can be thrown away', async () => {
    const { page } = await openManager('?concept=M1U02C01')
    const before = await field(page, '이름').inputValue()
    await field(page, '이름').fill('저장하지 않은 이름')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await soon(() => field(page, '이름').inputValue()).toBe('저장하지 않은 이름')
    await page.getByRole('button', { name: '되살린 글 버리기' }).click()
    await soon(() => field(page, '이름').inputValue()).toBe(before)
  })

  test('is kept where it is typed just when the rest is saved or thrown away', async () => {
    const mark = makeMark()
    const { page } = await openManager('?concept=M1U02C05')
    await field(page, '이름').fill(`이름 ${mark}`)
    await typeOnceClean(page, ' 더')
    await save(page).click()
    await soon(() => field(page, '이름').inputValue()).toBe(`이름 ${mark} 더`)
    await soon(() => save(page).isEnabled()).toBe(true)
    await typeOnceClean(page, '!')
    await page.getByRole('button', { name: '되돌리기' }).click()
    await soon(() => field(page, '이름').inputValue()).toBe(`이름 ${mark}!`)
    await save(page).click()
    await soon(() => save(page).isDisabled()).toBe(true)
    expect(await field(page, '이름').inputValue()).toBe(`이름 ${mark}!`)
  })

  test('is asked about before another entry is opened', async () => {
    const { page } = await openManager('?concept=M1U02C02')
    await field(page, '이름').fill('아직 고치는 이름')
    await page.getByRole('link', { name: '대시보드' }).click()
    await page.getByRole('button', { name: '계속 쓰기' }).click()
    expect(new URL(page.url()).search).toBe('?concept=M1U02C02')
    await page.getByRole('link', { name: '대시보드' }).click()
    await page.getByRole('button', { name: '두고 나가기' }).click()
    await page.waitForURL('**/admin')
  })

  test('is not lost when another administrator saves first', async () => {
    const mark = makeMark()
    const first = await openManager('?concept=M1U02C03')
    const second = await stage.enter(null, DESK, 'admin')
    await second.page.goto(`${MANAGER}?concept=M1U02C03`)
    await field(first.page, '이름').fill(`첫째가 쓴 이름 ${mark}`)
    await field(second.page, '한 줄 소개').fill(`둘째가 쓴 소개 ${mark}`)
    await save(first.page).click()
    await soon(() => save(first.page).isDisabled()).toBe(true)
    await save(second.page).click()
    const conflict = second.page.getByRole('alert', { name: '다른 사람이 고친 내용' })
    await conflict.getByText(`첫째가 쓴 이름 ${mark}`).waitFor()
    expect(await field(second.page, '한 줄 소개').inputValue()).toBe(`둘째가 쓴 소개 ${mark}`)
    expect(await findFaults(second.page, '.split-detail')).toEqual([])
    await conflict.getByRole('button', { name: '저장된 내용으로 바꾸기' }).click()
    await soon(() => field(second.page, '이름').inputValue()).toBe(`첫째가 쓴 이름 ${mark}`)
    await field(second.page, '한 줄 소개').fill(`둘째가 쓴 소개 ${mark}`)
    await save(second.page).click()
    await soon(() => save(second.page).isDisabled()).toBe(true)
    const { rows } = await stage.product.pool.query(
      "select content, description from concepts where id = 'M1U02C03'",
    )
    expect(rows).toEqual([{ content: `첫째가 쓴 이름 ${mark}`, description: `둘째가 쓴 소개 ${mark}` }])
    await second.page.getByRole('tab', { name: '기록' }).click()
    await second.page.getByText(`둘째가 쓴 소개 ${mark}`).waitFor()
    await second.page.getByRole('button', { name: '이때로 되돌리기' }).last().click()
    const restoring = second.page.getByRole('alertdialog')
    await restoring.getByText(`첫째가 쓴 이름 ${mark}`).waitFor()
    await restoring.getByRole('button', { name: '이때로 되돌리기' }).click()
    await restoring.waitFor({ state: 'detached' })
    const restored = await stage.product.pool.query(
      "select content, version from concepts where id = 'M1U02C03'",
    )
    expect(restored.rows[0].content).not.toBe(`첫째가 쓴 이름 ${mark}`)
  })
})

test('links and terms are added, ordered and hidden', async () => {
  const title = `새 링크 ${makeMark()}`
  const { page } = await openManager('?concept=M1U01C05&tab=links')
  await page.getByRole('button', { name: '링크 더하기' }).click()
  await field(page, '제목').fill(title)
  await field(page, '주소').fill('주소가 아님')
  await save(page).click()
  await page.getByText('https://로 시작하는 주소를 써 주세요.').waitFor()
  await field(page, '주소').fill('https://example.org/a')
  await save(page).click()
  await page.getByRole('button', { name: `‘${title}’ 위로` }).click()
  const links = async () =>
    (await (await page.request.get('/api/v1/curriculum-concepts/M1U01C05/links')).json()).map(
      (link: { title: string }) => link.title,
    )
  await soon(async () => (await links()).at(-1) !== title && (await links()).includes(title)).toBe(true)
  await page.getByRole('tab', { name: '용어' }).click()
  await page.getByRole('button', { name: '용어 더하기' }).click()
  await field(page, '용어').fill(title)
  await field(page, '뜻').fill('뜻이에요. \\(x^2\\)')
  await save(page).click()
  await page.getByRole('button', { name: `‘${title}’ 기록` }).click()
  await page.getByRole('dialog').getByText('만듦').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click()
  await page.getByRole('button', { name: `‘${title}’ 지우기` }).click()
  await page.getByRole('button', { name: '지우기', exact: true }).click()
  await soon(() => page.getByRole('button', { name: `‘${title}’ 지우기` }).count()).toBe(0)
})

test('axe finds nothing on any tab, wide or narrow', async () => {
  const { page } = await openManager('?node=M1U01')
  await page.getByRole('heading', { name: '소인수분해' }).waitFor()
  expect(await findFaults(page), 'node').toEqual([])
  await goWithin(page, `${MANAGER}?concept=M1U01C01&tab=concept`)
  for (const [tab, name] of [
    ['concept', '개념'],
    ['explanation', '설명'],
    ['links', '링크'],
    ['terms', '용어'],
    ['history', '기록'],
  ] as const) {
    await page.getByRole('tab', { name, exact: true }).click()
    await page.getByRole('tabpanel', { name }).locator('form, ol, .list-state').first().waitFor()
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height })
      // The rest of the page is the same with each tab.
      const part = tab === 'concept' ? 'html' : '[role=tabpanel]'
      expect(await findFaults(page, part), `${tab} at ${width}`).toEqual([])
    }
    await page.setViewportSize(DESK.viewport)
  }
})

test('a unit is hidden after its effects were shown, and shown again', async () => {
  const { page } = await openAdmin('/admin/CurriculumShowManager?node=M1U10')
  const { rows } = await stage.product.pool.query<{ count: string }>(
    "select count(*) from concepts where id like 'M1U10C%' and not hidden",
  )
  await page.getByText(`개념 ${rows[0]?.count}개`).waitFor()
  expect(await findFaults(page)).toEqual([])
  const visitor = await stage.visit()
  const learnerSees = async () => {
    const entries: { units: { id: string }[] }[] = await (
      await visitor.page.request.get('/api/curriculums')
    ).json()
    return entries.some(({ units }) => units.some(({ id }) => id === 'M1U10'))
  }
  const apply = async (name: string) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('alertdialog').getByRole('button', { name }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  }
  expect(await learnerSees()).toBe(true)
  await apply('숨기기')
  await page.getByText('학습자에게 숨김').waitFor()
  expect(await learnerSees()).toBe(false)
  await apply('다시 보이기')
  await page.getByText('학습자에게 보임').waitFor()
  expect(await learnerSees()).toBe(true)
})
