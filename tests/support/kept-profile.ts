import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { BROWSER_FLAGS } from './browser-flags.ts'
import { shortenWaits } from './open-browser.ts'

export interface KeptProfile {
  /** Starts the browser on the profile as it was left; gives its one page. */
  open: () => Promise<{ context: BrowserContext; page: Page }>
  /** SIGKILL of the browser's own process. */
  kill: () => Promise<void>
  /** Ends the browser and removes the profile. */
  remove: () => Promise<void>
}

/** A browser profile on disk that outlives its browser. */
export async function makeKeptProfile(origin: string): Promise<KeptProfile> {
  const folder = await mkdtemp(join(tmpdir(), 'semsaem-profile-'))
  let context: BrowserContext | undefined
  let pid = 0
  return {
    open: async () => {
      context = await chromium.launchPersistentContext(folder, {
        executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
        args: BROWSER_FLAGS,
        baseURL: origin,
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        viewport: { width: 1180, height: 820 },
        reducedMotion: 'reduce',
      })
      await shortenWaits(context)
      const session = await context.browser()?.newBrowserCDPSession()
      const answer = await session?.send('SystemInfo.getProcessInfo')
      pid = answer?.processInfo.find(({ type }) => type === 'browser')?.id ?? 0
      if (pid === 0) throw new Error('The browser does not say which process it is')
      return { context, page: context.pages()[0] ?? (await context.newPage()) }
    },
    kill: async () => {
      if (!context) return
      const closed = new Promise<void>((done) => context?.once('close', () => done()))
      process.kill(pid, 'SIGKILL')
      await closed
      context = undefined
    },
    remove: async () => {
      await context?.close().catch(() => undefined) // it was killed meanwhile
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
