import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { giveWrittenItems } from '#tests/support/give-written-items.ts'
import { writeFraction, writeRoot, writeRow } from '#tests/support/handwriting.ts'
import { awaitOnDevice, awaitReady, followUp, messageInput, soon } from '#tests/support/learning-page.ts'
import { line, takeFingers, takePen, type Way } from '#tests/support/pen.ts'
import { readStore } from '#tests/support/person-store.ts'
import { signOutByAddress } from '#tests/support/sign-out.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const pad = (page: Page): Locator => page.getByRole('region', { name: '손글씨 판' })
const strokeCount = async (page: Page) =>
  Number(/\d+/.exec((await pad(page).locator('.ink-scroller').getAttribute('aria-label')) ?? '')?.[0])

const savedStrokes = async (page: Page, userId: string) =>
  (await readStore<{ strokes?: unknown[] }>(page, userId, 'drafts')).at(0)?.strokes?.length

/** Whether there is ink at a place of the paper: what is drawn, not what is stored. */
const hasInkAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left, top]) =>
      [...document.querySelectorAll<HTMLCanvasElement>('.ink-canvas')].some((canvas) => {
        const box = canvas.getBoundingClientRect()
        const scale = canvas.width / box.width
        const data = canvas
          .getContext('2d')
          ?.getImageData((left - box.left) * scale - 2, (top - box.top) * scale - 2, 5, 5).data
        return data?.some((value, index) => index % 4 === 3 && value > 0) ?? false
      }),
    [x, y] as const,
  )

const look = async (page: Page, name: string) => {
  const folder = process.env.LOOK_AT
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

async function openPad(page: Page) {
  await page.getByRole('button', { name: '펜으로 쓰기' }).click()
  await pad(page).waitFor()
  const box = await pad(page).locator('.ink-scroller').boundingBox()
  if (!box) throw new Error('no paper')
  return box
}

test('ink survives a reload without the network, can be undone, erased, and leaves with the person', async () => {
  const { page, userId, problems } = await stage.enter('M1U01C01')
  await awaitOnDevice(page)
  const { x, y } = await openPad(page)
  const pen = await takePen(page)
  await pen.draw(line([x + 40, y + 40], [x + 140, y + 40]))
  await pen.draw(line([x + 40, y + 80], [x + 140, y + 80]))
  await pen.draw(line([x + 40, y + 120], [x + 140, y + 120]))
  expect(await strokeCount(page)).toBe(3)
  expect(await hasInkAt(page, x + 90, y + 80)).toBe(true)
  expect(await hasInkAt(page, x + 90, y + 60)).toBe(false)
  await soon(() => savedStrokes(page, userId)).toBe(3)

  stage.proxy.cut()
  await page.reload()
  await awaitReady(page)
  await openPad(page)
  await soon(() => strokeCount(page)).toBe(3)
  expect(await hasInkAt(page, x + 90, y + 80)).toBe(true)
  expect(await findFaults(page, '.ink-pad')).toEqual([])
  await look(page, 'ink-offline')

  // By the button of the tool, by the one on the pen's barrel, and all at once.
  await pad(page).getByRole('button', { name: '지우개' }).click()
  await pen.draw(line([x + 90, y + 30], [x + 90, y + 90]))
  expect(await strokeCount(page)).toBe(1)
  expect(await hasInkAt(page, x + 90, y + 80)).toBe(false)
  await pad(page).getByRole('button', { name: '되돌리기' }).click()
  expect(await strokeCount(page)).toBe(3)
  expect(await hasInkAt(page, x + 90, y + 80)).toBe(true)
  await pad(page).getByRole('button', { name: '다시 하기' }).click()
  expect(await strokeCount(page)).toBe(1)
  await pad(page).getByRole('button', { name: '펜', exact: true }).click()
  await pen.draw(line([x + 60, y + 110], [x + 60, y + 130]), 'right')
  expect(await strokeCount(page)).toBe(0)
  await page.keyboard.press('Control+z')
  expect(await strokeCount(page)).toBe(1)

  // Closed, and the page left, in mid-stroke: what was drawn stays.
  await pen.press(line([x + 200, y + 40], [x + 260, y + 40]))
  await page.keyboard.press('Escape')
  expect(await messageInput(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await openPad(page)
  expect(await strokeCount(page)).toBe(2)
  await pen.press(line([x + 200, y + 80], [x + 260, y + 80]))
  await page.reload()
  await awaitReady(page)
  await openPad(page)
  await soon(() => strokeCount(page)).toBe(3)

  // No room on the device: the ink is still there, and says that it is not stored.
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await pen.draw(line([x + 200, y + 120], [x + 260, y + 120]))
  await page.getByText('손글씨를 저장하지 못했어요').waitFor()
  expect(await strokeCount(page)).toBe(4)
  await pen.draw(line([x + 200, y + 160], [x + 260, y + 160]))
  await soon(() => page.getByText('손글씨를 저장하지 못했어요').count()).toBe(0)
  await soon(() => savedStrokes(page, userId)).toBe(5)

  stage.proxy.restore()
  await signOutByAddress(page)
  await page.getByRole('link', { name: '로그인' }).first().waitFor()
  expect(await readStore(page, userId, 'drafts')).toEqual([])
  expect(problems).toEqual([])
})

test('one finger draws where no pen was ever seen, two scroll, and after a pen fingers only scroll', async () => {
  const { page, userId } = await stage.enter('M1U01C01', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const { x, y, height } = await openPad(page)
  const touch = await takeFingers(page)
  await touch.move([line([x + 40, y + 40], [x + 140, y + 40])])
  expect(await strokeCount(page)).toBe(1)
  expect(await hasInkAt(page, x + 90, y + 40)).toBe(true)
  await touch.move([line([x + 40, y + height - 20], [x + 140, y + height - 20])])
  expect(await strokeCount(page)).toBe(2)
  // The paper grew: two fingers take it along.
  const scrollTop = () => page.locator('.ink-scroller').evaluate((element) => element.scrollTop)
  expect(await scrollTop()).toBe(0)
  const up = (at: number) => line([x + at, y + 180], [x + at, y + 140])
  await touch.move([up(80), up(160)])
  expect(await strokeCount(page)).toBe(2)
  const scrolled = await scrollTop()
  expect(scrolled).toBeGreaterThan(20)
  expect(await hasInkAt(page, x + 90, y + height - 20 - scrolled)).toBe(true)
  await look(page, 'ink-finger')
  expect(await findOverflow(page)).toEqual([])

  // With no pen ever seen, what fingers wrote is there after a reload, and fingers go on.
  await soon(() => savedStrokes(page, userId)).toBe(2)
  await page.reload()
  await awaitReady(page)
  await openPad(page)
  await soon(() => strokeCount(page)).toBe(2)

  const pen = await takePen(page)
  await pen.draw(line([x + 40, y + 60], [x + 140, y + 60]))
  expect(await strokeCount(page)).toBe(3)
  await touch.move([line([x + 40, y + 100], [x + 140, y + 100])])
  expect(await strokeCount(page)).toBe(3)

  await pad(page).getByRole('button', { name: '키보드로 쓰기' }).click()
  const begun = page.waitForRequest(/\/exams$/)
  await followUp(page, '개념 문항 풀기').click()
  expect((await begun).postDataJSON()).toMatchObject({ ocr: 'y' })
})

const SIZE = 62

/** Answers as a learner writes them, with the ink that says them, from the top left corner. */
const ANSWERS: readonly [key: string, question: string, write: (x: number, y: number) => Way[]][] = [
  ['3/4', '\\(1-\\frac{1}{4}\\)의 값을 구하세요.', (x, y) => writeFraction('3', '4', [x, y], SIZE)],
  ['x=-2', '\\(3x=-6\\)의 해를 구하세요.', (x, y) => writeRow('x=-2', [x, y], SIZE)],
  [
    '2√3',
    '\\(\\sqrt{12}\\)를 간단히 하세요.',
    (x, y) => [...writeRow('2', [x, y], SIZE), ...writeRoot('3', [x + SIZE * 0.85, y], SIZE)],
  ],
  [
    '-1/2',
    '\\(\\frac{1}{2}\\)의 부호를 바꾼 수를 구하세요.',
    (x, y) => [...writeRow('-', [x, y + SIZE * 0.7], SIZE), ...writeFraction('1', '2', [x + SIZE, y], SIZE)],
  ],
  ['(3,-2)', '제4사분면 위의 점의 좌표를 구하세요.', (x, y) => writeRow('(3,-2)', [x, y], SIZE)],
  ['x≥3', '\\(2x\\geq 6\\)의 해를 구하세요.', (x, y) => writeRow('x≥3', [x, y], SIZE)],
]

const readText = (page: Page) => pad(page).locator('.ink-big .sr-only').innerText()

/** A wrong symbol is two presses from right. */
async function correctTwice(page: Page): Promise<void> {
  const correct = async (from: string, to: string) => {
    await pad(page)
      .getByRole('button', { name: `${from} 고치기` })
      .click()
    await pad(page)
      .getByRole('group', { name: `'${from}' 대신` })
      .getByRole('button', { name: to, exact: true })
      .click()
  }
  await correct('x', '×')
  await soon(() => readText(page)).toContain('×')
  expect(await findFaults(page, '.ink-pad')).toEqual([])
  await correct('×', 'x')
  await soon(() => readText(page)).not.toContain('×')
}

test('answers are written by pen without the network, corrected in two presses, sent, and shown as written', async () => {
  const { page, userId, problems } = await stage.enter('M1U01C01')
  await awaitOnDevice(page)
  await giveWrittenItems(page, stage.product, ANSWERS)
  const pen = await takePen(page)
  // A pen on the page: from now on the pad opens by itself.
  await pen.draw([[600, 300]])
  await page.reload()
  await awaitReady(page)
  for (const [index, [key, , write]] of ANSWERS.entries()) {
    await followUp(page, index === 0 ? '개념 문항 풀기' : '다음 문항 풀기').click()
    await pad(page).waitFor()
    const box = await pad(page).locator('.ink-scroller').boundingBox()
    if (!box) throw new Error('no paper')
    if (index === 0) {
      // The recognizer is fetched with the first ink; the answer itself is written offline.
      await pen.draw([[box.x + 60, box.y + 40]])
      await pad(page).locator('.ink-big[aria-busy=false]').waitFor()
      await pad(page).getByRole('button', { name: '모두 지우기' }).click()
      stage.proxy.cut()
    }
    for (const way of write(box.x + 60, box.y + 40)) await pen.draw(way)
    await pad(page).locator('.ink-big[aria-busy=false]').waitFor()
    await look(page, `answer-${index}`)
    if (key === 'x=-2') await correctTwice(page)
    const read = await readText(page)
    if (process.env.LOOK_AT) console.log(`${key} was read as ${read}`)
    await pad(page).getByRole('button', { name: '답안에 넣기' }).click()
    await page.keyboard.press('Enter')
    await soon(() => page.locator('.verdict', { hasText: '맞았어!' }).count()).toBe(index + 1)
    await awaitReady(page)
  }
  // The handwriting stays beside the text: on this device, and on the server for the others.
  const written = page.locator('.turn-group').filter({ has: page.locator('.slip') })
  const drawn = written.getByRole('img', { name: '손으로 쓴 글씨' })
  expect(await drawn.count()).toBe(ANSWERS.length)
  expect(await findFaults(page, '.turn-group')).toEqual([])
  await look(page, 'answers-shown')
  stage.proxy.restore()
  await soon(async () => (await stage.answers(userId)).filter(({ context }) => 'ink' in context).length).toBe(
    ANSWERS.length,
  )
  await page.reload()
  await soon(() => drawn.count()).toBe(ANSWERS.length)
  expect(problems).toEqual([])
})

/** Answers as they are typed with the math keyboard, by the names of its keys, and the text that stands for them. */
const TYPED: readonly [key: string, question: string, keys: readonly string[], text: string][] = [
  [
    '3/4',
    '\\(1-\\frac{1}{4}\\)의 값을 구하세요.',
    [
      '7',
      '분수',
      '3',
      '오른쪽으로',
      '4',
      '모두 지우기',
      '되돌리기',
      '왼쪽으로',
      '왼쪽으로',
      '왼쪽으로',
      '왼쪽으로',
      '지우기',
    ],
    '3/4',
  ],
  ['2√3', '\\(\\sqrt{12}\\)를 간단히 하세요.', ['2', '제곱근', '3'], '2√3'],
  ['x^3', '\\(x\\times x\\times x\\)를 거듭제곱으로 나타내세요.', ['x', '거듭제곱', '3'], 'x^3'],
  ['(3,-2)', '제4사분면 위의 점의 좌표를 구하세요.', ['순서쌍', '3', '오른쪽으로', '빼기', '2'], '(3, -2)'],
  ['y≥3', '부등식 \\(2y\\geq 6\\)을 푸세요.', ['y', '크거나 같다', '3'], 'y≥3'],
]

test('answers are typed with the math keyboard by touch without the network, survive a reload, and are right', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const { page, problems } = await stage.enter('M1U01C01', phone)
  await awaitOnDevice(page)
  await giveWrittenItems(page, stage.product, TYPED)
  await page.reload()
  await awaitReady(page)
  const keys = page.getByRole('toolbar', { name: '수식 키보드' })
  for (const [index, [, , names, text]] of TYPED.entries()) {
    await followUp(page, index === 0 ? '개념 문항 풀기' : '다음 문항 풀기').tap()
    if (index === 0) {
      // The code comes with the first item: before that the network is needed.
      const opener = page.getByRole('button', { name: '수식 키보드' })
      await opener.waitFor()
      stage.proxy.cut()
      await opener.tap()
    }
    await keys.waitFor()
    for (const name of names) await keys.getByRole('button', { name, exact: true }).tap()
    expect(await messageInput(page).inputValue()).toBe(text)
    expect(await messageInput(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await messageInput(page).getAttribute('inputmode')).toBe('none')
    await look(page, `keys-${index}`)
    if (index === 0) {
      expect(await findOverflow(page)).toEqual([])
      expect(await findFaults(page, '.composer-dock')).toEqual([])
    }
    if (text === '(3, -2)') {
      // An empty box is not sent, and is still empty after a reload.
      await keys.getByRole('button', { name: '지우기', exact: true }).tap()
      await keys.getByRole('button', { name: '지우기', exact: true }).tap()
      await page.getByRole('button', { name: '보내기' }).tap()
      await page.getByText('빈칸(□)을 채우거나').waitFor()
      await page.reload()
      await awaitReady(page)
      await soon(() => messageInput(page).inputValue()).toBe('(3, □)')
      await page.getByRole('button', { name: '수식 키보드' }).tap()
      for (const name of ['왼쪽으로', '빼기', '2'])
        await keys.getByRole('button', { name, exact: true }).tap()
      expect(await messageInput(page).inputValue()).toBe(text)
    }
    await page.getByRole('button', { name: '보내기' }).tap()
    await soon(() => page.locator('.verdict', { hasText: '맞았어!' }).count()).toBe(index + 1)
    await awaitReady(page)
  }
  expect(problems).toEqual([])
})
