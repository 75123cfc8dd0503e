import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'

/** As strict as the server's own: what breaks it must break a test. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'"

const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface ComponentPage {
  /** Address of the built page, ending in a slash. */
  address: string
  browser: Browser
  /** A fresh page on `address + path`, in a context of its own. */
  open: (path?: string, options?: BrowserContextOptions) => Promise<Page>
  close: () => Promise<void>
}

/** Builds the page in `folder` (seen from the project's root) as production would, serves it and starts Chromium. */
export async function openComponentPage(folder: string): Promise<ComponentPage> {
  const root = resolve(folder)
  const outDir = await mkdtemp(join(tmpdir(), 'component-page-'))
  const shared = { root, configFile: false, logLevel: 'error', mode: 'production' } as const
  const { NODE_ENV } = process.env
  // The test runner says 'test', which would build React for development.
  process.env.NODE_ENV = 'production'
  await build({
    ...shared,
    plugins: [react(), tailwindcss()],
    publicDir: resolve('public'),
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  })
  process.env.NODE_ENV = NODE_ENV
  const server: PreviewServer = await preview({
    ...shared,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY } },
  })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('the component page has no address')
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  })
  return {
    address,
    browser,
    open: async (path = '', options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, ...options })
      const page = await context.newPage()
      await page.goto(address + path)
      return page
    },
    close: async () => {
      await browser.close()
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
