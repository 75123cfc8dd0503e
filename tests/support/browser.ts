import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type ServedPage, serveComponentPage } from './serve-component-page.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `GET /<folder>` answers the address of that component page, which is built on the first request. */
    componentPagesUrl: string
  }
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** Builds each component page once a run, however many test files ask for it. */
async function startComponentPages() {
  const pages = new Map<string, Promise<ServedPage>>()
  let lastBuild: Promise<unknown> = Promise.resolve()
  // One after the other: a build sets the process's NODE_ENV.
  const buildNext = (folder: string) => {
    const page = lastBuild.then(() => serveComponentPage(folder))
    lastBuild = page.catch(() => undefined)
    return page
  }
  const server = createServer((request, response) => {
    const folder = (request.url ?? '').slice(1)
    const page = pages.get(folder) ?? buildNext(folder)
    pages.set(folder, page)
    page.then(
      ({ address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      for (const page of pages.values()) await (await page).close()
    },
  }
}

/** Global set-up: names the browser in `CHROME_PATH` and serves component pages. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env.CHROME_PATH ?? findOnPath()
  if (!executablePath)
    throw new Error('No Chromium found: set CHROME_PATH, or run `npm test`, which installs one.')
  process.env.CHROME_PATH = executablePath
  const componentPages = await startComponentPages()
  project.provide('componentPagesUrl', componentPages.url)
  return componentPages.close
}
