import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPromoShown } from '#domain/promo/is-promo-shown.ts'
import { readSiteSettings } from '#server/site/site-settings.ts'

const PUBLIC_ORIGIN = 'https://semsaem.example'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-settings-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(settings: object) {
  const file = path.join(folder, 'site.json')
  await writeFile(file, JSON.stringify(settings))
  return readSiteSettings({ SITE_CONFIG: file, DATA_DIR: folder, PUBLIC_ORIGIN })
}

const promo = (change: object) => ({ promo: { eventId: 'spring', image: '/pictures/spring.png', ...change } })

describe('without a file', () => {
  const readDefault = () =>
    readSiteSettings({ SITE_CONFIG: undefined, DATA_DIR: path.join(folder, 'none'), PUBLIC_ORIGIN })

  test('the popup is that of event-2510, which ended with 2025-10-31, without any made-up address', async () => {
    const { promo } = await readDefault()
    expect(promo).toMatchObject({
      eventId: 'event-2510',
      endDate: '2025-10-31',
      link: { url: null, text: '이벤트 참여', target: '_blank' },
      videoUrl: null,
      force: false,
    })
    const isShown = (now: string) =>
      promo !== null &&
      isPromoShown({ promo, forcedId: null, hasParticipated: false, hideUntil: null, now: Date.parse(now) })
    expect(isShown('2025-10-31T23:00:00+09:00')).toBe(true)
    expect(isShown('2025-11-01T00:00:00+09:00')).toBe(false)
  })
})

describe('the operator', () => {
  test('has no popup, or another one', async () => {
    expect((await read({ promo: null })).promo).toBeNull()
    const link = { url: 'https://forms.example/spring' }
    expect((await read(promo({ link }))).promo?.link).toEqual({
      ...link,
      text: '이벤트 참여',
      target: '_blank',
    })
  })

  test.each<[string, object, RegExp]>([
    ['a script behind the button', promo({ link: { url: 'javascript:alert(1)' } }), /promo\.link\.url/],
    ['a script as the channel', promo({ videoUrl: 'javascript:alert(1)' }), /promo\.videoUrl/],
    [
      'a picture from elsewhere, which the page may not load',
      promo({ image: 'https://else.example/a.png' }),
      /image/,
    ],
    ['a page as picture', promo({ image: 'data:text/html,<script>' }), /image/],
    ['a day that is none', promo({ endDate: '언젠가' }), /endDate/],
    [
      'a redirect to a script',
      { redirects: [{ from: '/a', to: 'javascript:alert(1)' }] },
      /redirects\.0\.to/,
    ],
    [
      'a redirect to a host in disguise',
      { redirects: [{ from: '/a', to: '/\\evil.example' }] },
      /redirects\.0\.to/,
    ],
    [
      'redirects that lead back to where they came from',
      {
        redirects: [
          { from: '/la', to: '/lb/' },
          { from: '/lb', to: `${PUBLIC_ORIGIN}/la` },
        ],
      },
      /\/la → \/lb → \/la/,
    ],
  ])('is told at the start of %s', async (_name, settings, named) => {
    await expect(read(settings)).rejects.toThrow(named)
  })

  test('may send pages on to paths and http addresses', async () => {
    const redirects = [
      { from: '/old', to: '/price' },
      { from: '/event', to: 'https://else.example/event' },
    ]
    expect((await read({ redirects })).redirects).toEqual(redirects)
  })

  test('may have one price for a model, or several from a day on', async () => {
    const { prices } = await read({
      prices: {
        small: { input: 200, output: 800 },
        large: [{ from: '2026-03-01', input: 1, cached: 0.5, output: 2 }],
      },
    })
    expect(prices).toEqual({
      small: [{ from: null, input: 200, output: 800, cached: null }],
      large: [{ from: '2026-03-01', input: 1, output: 2, cached: 0.5 }],
    })
    await expect(read({ prices: { small: { input: -1, output: 1 } } })).rejects.toThrow('prices')
    await expect(read({ prices: { small: [{ from: '내일', input: 1, output: 1 }] } })).rejects.toThrow(
      'prices',
    )
  })
})
