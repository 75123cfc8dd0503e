import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import { type Gallery, openGallery } from '#tests/support/gallery.ts'
import { soon } from '#tests/support/learning-page.ts'
import { line, takeFingers, takePen } from '#tests/support/pen.ts'

let gallery: Gallery

beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery?.close())

async function openPad(search: string): Promise<Page> {
  const page = await gallery.draw(search)
  onTestFailed(() => page.close())
  return page
}

const strokeCount = async (page: Page) =>
  Number(/\d+/.exec((await page.locator('.ink-scroller').getAttribute('aria-label')) ?? '')?.[0])

const boxOf = async (page: Page) => {
  const box = await page.locator('.ink-canvas-live').boundingBox()
  if (!box) throw new Error('no paper')
  return box
}

/** Returns the first and the last column of the canvases with ink, in CSS pixels. */
const findBox = (page: Page) =>
  page.evaluate(() => {
    const found = { left: Number.POSITIVE_INFINITY, right: 0 }
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.ink-canvas')) {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      for (let at = 3; at < data.length; at += 4) {
        if ((data[at] ?? 0) <= 128) continue
        const x = ((at - 3) / 4) % canvas.width
        found.left = Math.min(found.left, x)
        found.right = Math.max(found.right, x)
      }
    }
    return found
  })

const findRightEnd = async (page: Page) => (await findBox(page)).right

it('keeps ink when the pad is turned in mid-stroke, and when the browser takes the pointer away', async () => {
  const page = await openPad('?ink=0')
  const pen = await takePen(page)
  const { x, y } = await boxOf(page)
  await pen.press(line([x + 600, y + 60], [x + 700, y + 60]))
  await page.setViewportSize({ width: 400, height: 1180 })
  await pen.draw(line([x + 20, y + 90], [x + 90, y + 90]))
  await soon(() => strokeCount(page)).toBe(2)
  // What was written farther at the right is in sight.
  await soon(() => findRightEnd(page)).toBeGreaterThan(350)

  await pen.press(line([x + 20, y + 120], [x + 90, y + 120]))
  await page.evaluate(() =>
    document
      .querySelector('.ink-canvas-live')
      ?.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, pointerType: 'pen' })),
  )
  await soon(() => strokeCount(page)).toBeGreaterThanOrEqual(2)
  await pen.draw(line([x + 20, y + 150], [x + 90, y + 150]))
  await soon(() => strokeCount(page)).toBe(4)
})

it.each(['lostpointercapture', 'pointercancel'])(
  'keeps the stroke at %s, draws nothing on its way after that, and goes on',
  async (end) => {
    const page = await openPad('?ink=0')
    const send = (events: readonly (readonly [type: string, x: number])[]) =>
      page.evaluate((sent) => {
        const canvas = document.querySelector('.ink-canvas-live')
        const { left = 0, top = 0 } = canvas?.getBoundingClientRect() ?? {}
        for (const [type, x] of sent)
          canvas?.dispatchEvent(
            new PointerEvent(type, {
              clientX: left + x,
              clientY: top + 40,
              pointerId: 7,
              pointerType: 'pen',
              buttons: 1,
              pressure: 0.5,
            }),
          )
      }, events)
    await send([
      ['pointerdown', 20],
      ['pointermove', 60],
      ['pointermove', 100],
      [end, 100],
      ['pointermove', 300],
    ])
    await soon(() => strokeCount(page)).toBe(1)
    expect(await findRightEnd(page)).toBeLessThan(160)
    await send([
      ['pointerdown', 200],
      ['pointermove', 240],
      ['pointerup', 280],
    ])
    await soon(() => strokeCount(page)).toBe(2)
  },
)

/** How many pixels of a column hold ink, in CSS pixels. */
const measureThickness = (page: Page, x: number) =>
  page.evaluate((left) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.ink-canvas')
    const data = canvas?.getContext('2d')?.getImageData(left, 0, 1, canvas.height).data ?? []
    return data.filter((value, index) => index % 4 === 3 && value > 128).length
  }, x)

it('draws wider with a pen that lies on its side, and as pressed with one that is held for writing', async () => {
  const page = await openPad('?ink=0')
  const pen = await takePen(page)
  const { x, y } = await boxOf(page)
  const draw = async (left: number, lean: number) => {
    await pen.draw(line([x + left, y + 60], [x + left + 80, y + 60]), 'left', lean)
    return await measureThickness(page, left + 40)
  }
  const upright = await draw(20, 0)
  expect(upright).toBeGreaterThan(2)
  expect(await draw(120, 40)).toBe(upright)
  expect(await draw(220, 75)).toBeGreaterThan(2 * upright)
})

it('zooms with two fingers, can be written on while zoomed, and zooms back with its button', async () => {
  const page = await gallery.open('?ink=0', { viewport: { width: 820, height: 1180 }, hasTouch: true })
  const { x, y } = await boxOf(page)
  const look = () =>
    page.locator('.ink-scroller').evaluate(({ scrollLeft, scrollTop, scrollWidth, clientWidth }) => ({
      left: scrollLeft,
      top: scrollTop,
      zoom: scrollWidth / clientWidth,
    }))
  const findInk = () => findBox(page)
  // Not with a pen in use: then touches are the palm.
  await page.mouse.move(x + 100, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 60, { steps: 8 })
  await page.mouse.up()
  const before = await findInk()
  const fingers = await takeFingers(page)
  await fingers.move([
    line([x + 120, y + 60], [x + 40, y + 60], 16),
    line([x + 180, y + 60], [x + 260, y + 60], 16),
  ])
  await page.getByRole('button', { name: '원래 크기로' }).waitFor()
  const { zoom, left, top } = await look()
  expect(zoom).toBeGreaterThan(2)
  // The point between the fingers stays in place, and the ink is drawn larger by the same factor.
  const after = await findInk()
  expect(after.right - after.left).toBeGreaterThan(zoom * (before.right - before.left) - 12)
  expect(Math.abs((after.left + after.right) / 2 - 150)).toBeLessThan(6)
  expect(await strokeCount(page)).toBe(1)

  // Two fingers scroll both ways without a zoom.
  await fingers.move([
    line([x + 300, y + 150], [x + 260, y + 130]),
    line([x + 400, y + 150], [x + 360, y + 130]),
  ])
  const scrolled = await look()
  expect(scrolled.zoom).toBeCloseTo(zoom)
  expect(scrolled.left - left).toBeGreaterThan(20)
  expect(scrolled.top - top).toBeGreaterThan(10)

  // Ink is stored in the coordinates of the paper.
  const pen = await takePen(page)
  await pen.draw(line([x + 300, y + 100], [x + 340, y + 100]))
  const place = (scrolled.left + 300) / zoom
  await page.getByRole('button', { name: '원래 크기로' }).click()
  await page.getByRole('button', { name: '크게 보기' }).waitFor()
  expect(await look()).toEqual({ left: 0, top: 0, zoom: 1 })
  expect(await strokeCount(page)).toBe(2)
  expect(Math.abs((await findInk()).right - Math.max(200, place + 40 / zoom))).toBeLessThan(6)

  // The same with the button.
  await page.getByRole('button', { name: '크게 보기' }).focus()
  await page.keyboard.press('Enter')
  await soon(async () => (await look()).zoom).toBe(2)
  await page.locator('.ink-scroller').focus()
  await page.keyboard.press('ArrowRight')
  await soon(async () => (await look()).left).toBeGreaterThan(0)
})

it('draws past the compositor only where that is switched on', async () => {
  const isDirect = async (search: string) => {
    const page = await openPad(search)
    await page.locator('.ink-canvas-live').waitFor()
    return await page.evaluate(
      () =>
        document
          .querySelector<HTMLCanvasElement>('.ink-canvas-live')
          ?.getContext('2d')
          ?.getContextAttributes().desynchronized,
    )
  }
  expect(await isDirect('?ink=0')).toBe(false)
  expect(await isDirect('?ink=0&direct')).toBe(true)
})

it('takes 100 000 points in one stroke, outside the paper too, and goes on', async () => {
  const page = await openPad('?ink=0')
  // Waits until the pad is there.
  await page.locator('.ink-canvas-live').evaluate((canvas) => {
    const send = (type: string, clientX: number, clientY: number) =>
      canvas.dispatchEvent(
        new PointerEvent(type, {
          clientX,
          clientY,
          pointerId: 7,
          pointerType: 'pen',
          buttons: 1,
          pressure: 0.5,
        }),
      )
    send('pointerdown', 100, 100)
    for (let step = 0; step < 100_000; step += 1)
      send('pointermove', 400 + (step / 100) * Math.cos(step / 9), 200 + (step / 100) * Math.sin(step / 9))
    send('pointerup', -1e9, 1e9)
  })
  await soon(() => strokeCount(page)).toBe(1)
  const kept = Number(await page.locator('.ink-pad-body > p').innerText())
  expect(kept).toBeGreaterThan(2_000)
  const pen = await takePen(page)
  const { x, y } = await boxOf(page)
  await pen.draw(line([x + 20, y + 20], [200, 200]))
  expect(await strokeCount(page)).toBe(2)
})

it('has every button in reach on the narrowest phone', async () => {
  const page = await openPad('?ink=0')
  await page.setViewportSize({ width: 320, height: 640 })
  const buttons = await page.locator('.ink-pad-head button').all()
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()))
  expect(boxes).toHaveLength(8)
  for (const box of boxes) {
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 320) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  }
})
