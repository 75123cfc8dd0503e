import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { precompress } from '../../src/tools/vite/precompress.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

export interface FloorPage {
  origin: string
  close: () => Promise<void>
}

/** Builds the floor page for production and serves it compressed, as the product serves its own files. */
export async function serveFloorPage(): Promise<FloorPage> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'floor-page-'))
  const { NODE_ENV } = process.env
  // The test runner sets 'test', which would build React for development.
  process.env.NODE_ENV = 'production'
  await build({
    root: path.resolve('tests/bench/floor-page'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), precompress(), VitePWA({ injectRegister: false, manifest: false })],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  process.env.NODE_ENV = NODE_ENV
  const server = createServer(async (request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '')
    const type = TYPES[path.extname(name)]
    const file = path.join(outDir, path.normalize(name))
    const isHashed = name.startsWith('/assets/')
    const headers = {
      'Content-Type': type ?? 'text/plain',
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    try {
      const compressed = await readFile(`${file}.br`).catch(() => null) // small files have no compressed form
      if (compressed) response.writeHead(200, { ...headers, 'Content-Encoding': 'br' }).end(compressed)
      else response.writeHead(200, headers).end(await readFile(file))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
