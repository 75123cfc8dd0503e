import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { BROWSER_FLAGS } from './browser-flags.ts'

let workerBrowser: Promise<Browser> | undefined

/**
 * The browser of this process, launched once: its headless shell if `HEADLESS_SHELL_PATH` names one (less work a page). Test files open
 * contexts in it and close them; the browser ends with the process.
 */
export function getBrowser(): Promise<Browser> {
  workerBrowser ??= chromium
    .launch({
      executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: BROWSER_FLAGS,
    })
    .then((browser) => {
      browser.on('disconnected', () => {
        workerBrowser = undefined
      })
      return browser
    })
  return workerBrowser
}

/** Of the time that a person would wait for the product's own sake. */
const WAIT_SCALE = 0.25

/** Pages of the context wait a quarter of the time before they give up, ask again or look whether the server is back. */
export function shortenWaits(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((scale) => {
    globalThis.waitScale = scale
  }, WAIT_SCALE)
}

export interface Visit {
  context: BrowserContext
  page: Page
  /** Errors of the page and violations of its content security policy: a test expects none. */
  problems: string[]
  /** When the page loaded which address, in milliseconds since it was opened. */
  navigations: string[]
}

/** A new browser profile. */
export async function openContext(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1180, height: 820 },
    reducedMotion: 'reduce',
    ...options,
  })
  await shortenWaits(context)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return context
}

/** A page in a profile, whose faults are noted. */
export async function openPage(context: BrowserContext): Promise<Visit> {
  const problems: string[] = []
  const navigations: string[] = []
  const page = await context.newPage()
  const openedAt = performance.now()
  page.on('domcontentloaded', () =>
    navigations.push(`${Math.round(performance.now() - openedAt)} ms ${page.url()}`),
  )
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.text().startsWith('CSP ')) problems.push(message.text())
  })
  return { context, page, problems, navigations }
}

/** A person's own browser profile with one page. */
export async function openVisit(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  return await openPage(await openContext(browser, origin, options))
}

/** Signs one of the local provider's people in, coming back to `path`. */
export async function signIn(page: Page, person: string, path = '/'): Promise<void> {
  await page.goto(`/api/auth/kakao/start?${new URLSearchParams({ login_hint: person, nexturl: path })}`)
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
}
