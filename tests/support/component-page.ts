import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { getBrowser } from './open-browser.ts'
import { serveComponentPage } from './serve-component-page.ts'

export interface ComponentPage {
  /** Address of the built page, ending in a slash. */
  address: string
  /**
   * A fresh page on `address + path`, to be closed after its test. Without options it is in one context with the others, whose renderer
   * process keeps the compiled code; with options, even none, in one of its own, which a test needs that changes the clock.
   */
  open: (path?: string, options?: BrowserContextOptions) => Promise<Page>
  close: () => Promise<void>
}

/** The page in `folder`, built once a run where the run's global set-up is there, and pages of it in this process's browser. */
export async function openComponentPage(folder: string): Promise<ComponentPage> {
  const service = inject('componentPagesUrl')
  const { address, close } = service ? await requestPage(service, folder) : await serveComponentPage(folder)
  const browser = await getBrowser()
  const contexts: BrowserContext[] = []
  const makeContext = async (options?: BrowserContextOptions) => {
    const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, ...options })
    contexts.push(context)
    return context
  }
  const shareContext = async () => {
    const context = await makeContext()
    // The process ends with its last page.
    await (await context.newPage()).goto(`${address}app-icon.svg`)
    return context
  }
  let shared: Promise<BrowserContext> | undefined
  return {
    address,
    open: async (path = '', options) => {
      shared ??= shareContext()
      const page = await (await (options ? makeContext(options) : shared)).newPage()
      await page.goto(address + path)
      return page
    },
    close: async () => {
      for (const context of contexts) await context.close()
      await close()
    },
  }
}

/** The run's set-up keeps it until the end of the run. */
async function requestPage(service: string, folder: string) {
  const answer = await fetch(`${service}/${folder}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return { address: text, close: async () => undefined }
}
