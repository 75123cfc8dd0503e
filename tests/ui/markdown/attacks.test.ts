import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ComponentPage, openComponentPage } from '#tests/support/component-page.ts'
import { ATTACKS } from './attacks.ts'

let host: ComponentPage
let page: Page
const asked: string[] = []
const errors: string[] = []

beforeAll(async () => {
  host = await openComponentPage('tests/ui/markdown/page')
  page = await host.open()
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      window.hits.push(violatedDirective),
    )
  })
})
afterAll(() => host?.close())

/** Renders whole and cut in places, and says what no text may bring about, and how long the whole took. */
function inspect(text: string) {
  return page.evaluate((attack) => {
    const { lab, hits } = window
    const root = document.getElementById('root')
    const found: string[] = []
    const check = () => {
      for (const element of root?.querySelectorAll('*') ?? []) {
        const name = element.localName
        if (/^(script|style|iframe|object|embed|link|base|meta|form|video|source|noscript)$/.test(name))
          found.push(name)
        for (const { name: attribute, value } of element.attributes) {
          if (attribute.startsWith('on') || attribute === 'srcdoc') found.push(attribute)
          if (
            /^(href|src|xlink:href|action|data|formaction)$/.test(attribute) &&
            !/^(https?:\/\/|\/(?![/\\]))/.test(value)
          ) {
            found.push(`${attribute}=${value}`)
          }
          if (attribute === 'style' && /url\(|expression|@import/i.test(value)) found.push(value)
          if (attribute === 'id') found.push(`id=${value}`)
        }
        if (name === 'img' && !element.getAttribute('src')?.startsWith('/')) found.push(element.outerHTML)
        if (name === 'a') {
          const link = element as HTMLAnchorElement
          const outside = link.origin !== location.origin
          if (outside && !(link.rel.includes('noopener') && link.rel.includes('noreferrer')))
            found.push(`rel of ${link.href}`)
          if (link.username || link.password) found.push(link.href)
        }
        const { width } = element.getBoundingClientRect()
        if (width > 40_000) found.push(`${name} is ${width} wide`)
      }
    }
    for (const end of [Math.ceil(attack.length / 3), Math.ceil(attack.length / 2), attack.length - 1]) {
      lab.reset()
      lab.show(attack.slice(0, end), 'streaming')
      check()
    }
    lab.reset()
    const from = performance.now()
    lab.show(attack)
    const drawnIn = performance.now() - from
    check()
    for (const element of root?.querySelectorAll<HTMLElement>('button, span') ?? []) {
      if (element.localName === 'button') element.click()
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    }
    return { found: [...found, ...hits.splice(0)], drawnIn }
  }, text)
}

describe('a text from anyone', () => {
  let slowest = 0

  it.each(ATTACKS.map((attack) => [attack.slice(0, 70), attack]))('stays text: %s', async (_, attack) => {
    const { found, drawnIn } = await inspect(attack)
    expect(found).toEqual([])
    slowest = Math.max(slowest, drawnIn)
    expect(errors).toEqual([])
  })

  it('never asks another host, and leads nowhere but to http(s)', async () => {
    await page.waitForLoadState('networkidle')
    const { origin } = new URL(host.address)
    expect(asked.filter((address) => new URL(address).origin !== origin)).toEqual([])
    expect(new URL(page.url()).origin).toBe(origin)
  })

  it('keeps a path that looks like another host out of the page’s own links', async () => {
    const links = await page.evaluate(() => {
      window.lab.reset()
      window.lab.show('[a](/\\\\evil.test) [b](//evil.test) [c](/chat/M1U01?x=1#y) [d](https://example.com/)')
      return [...document.querySelectorAll('#root a')].map((link) => link.getAttribute('href'))
    })
    expect(links).toEqual([
      '/%5Cevil.test',
      'https://evil.test/',
      '/chat/M1U01?x=1#y',
      'https://example.com/',
    ])
  })

  it('is read in time that does not explode', () => {
    expect(slowest).toBeGreaterThan(0)
    expect(slowest).toBeLessThan(20_000)
  })
})
