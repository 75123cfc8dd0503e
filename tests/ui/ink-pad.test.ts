import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ComponentPage, openComponentPage } from '#tests/support/component-page.ts'
import { soon } from '#tests/support/learning-page.ts'
import { line, takePen } from '#tests/support/pen.ts'

let host: ComponentPage

beforeAll(async () => {
  host = await openComponentPage('tests/ui/gallery')
})
afterAll(() => host?.close())

const strokeCount = async (page: Page) =>
  Number(/\d+/.exec((await page.locator('.ink-scroller').getAttribute('aria-label')) ?? '')?.[0])

/** The rightmost column of the canvases with ink, in CSS pixels. */
const findRightEnd = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('.ink-canvas')].reduce((right, canvas) => {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      let end = right
      for (let at = 3; at < data.length; at += 4)
        if ((data[at] ?? 0) > 128) end = Math.max(end, ((at - 3) / 4) % canvas.width)
      return end
    }, 0),
  )

it('keeps ink when the pad is turned in mid-stroke, and when the browser takes the pointer away', async () => {
  const page = await host.open('?ink=0')
  const pen = await takePen(page)
  const canvas = await page.locator('.ink-canvas-live').boundingBox()
  if (!canvas) throw new Error('no paper')
  const { x, y } = canvas
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
    const page = await host.open('?ink=0')
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

it('draws past the compositor only where that is switched on', async () => {
  const isDirect = async (search: string) => {
    const page = await host.open(search)
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
  const page = await host.open('?ink=0')
  await page.evaluate(() => {
    const canvas = document.querySelector('.ink-canvas-live')
    const send = (type: string, clientX: number, clientY: number) =>
      canvas?.dispatchEvent(
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
  const canvas = await page.locator('.ink-canvas-live').boundingBox()
  await pen.draw(line([(canvas?.x ?? 0) + 20, (canvas?.y ?? 0) + 20], [200, 200]))
  expect(await strokeCount(page)).toBe(2)
})

it('has every button in reach on the narrowest phone', async () => {
  const page = await host.open('?ink=0', { viewport: { width: 320, height: 640 } })
  const buttons = await page.locator('.ink-pad-head button').all()
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()))
  expect(boxes).toHaveLength(7)
  for (const box of boxes) {
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 320) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  }
})
