import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type PreviewServer, preview } from 'vite'

/** As strict as the server's own: what breaks it must break a test. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'"

export interface ServedPage {
  /** Address of the built page, ending in a slash. */
  address: string
  close: () => Promise<void>
}

/** Builds the page in `folder` (relative to the project's root) as production would, and serves it. */
export async function serveComponentPage(folder: string): Promise<ServedPage> {
  const root = resolve(folder)
  const outDir = await mkdtemp(join(tmpdir(), 'component-page-'))
  const shared = { root, configFile: false, logLevel: 'error', mode: 'production' } as const
  const { NODE_ENV } = process.env
  // The test runner sets 'test', which would build React for development.
  process.env.NODE_ENV = 'production'
  await build({
    ...shared,
    plugins: [react()],
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
  return {
    address,
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
