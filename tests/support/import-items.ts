import { expect } from 'vitest'
import type { ItemImport, ItemImportDetail, ItemImportJob } from '#contract/item-file.ts'
import { readJson } from './learner.ts'
import type { TestBrowser } from './test-server.ts'

export const IMPORT = '/api/v1/services/evaluation-items/import'
export const IMPORTS = '/api/v1/item-imports'

/** Waits until an import has ended, by asking as the page does. */
export async function awaitImport(browser: TestBrowser, id: string): Promise<ItemImportDetail> {
  const read = () => readJson<ItemImportDetail>(browser.get(`${IMPORTS}/${id}`))
  await expect.poll(async () => (await read()).status, { timeout: 30_000, interval: 20 }).not.toBe('running')
  return read()
}

export const startImport = (browser: TestBrowser, conceptId: string, yaml: string): Promise<Response> =>
  browser.post(IMPORT, { conceptId, yaml })

/** The dry run of a file. */
export async function previewItems(browser: TestBrowser, conceptId: string, yaml: string) {
  const { id } = await readJson<ItemImportJob>(startImport(browser, conceptId, yaml))
  const { result, problem } = await awaitImport(browser, id)
  expect(problem).toBe(null)
  return { ...(result as ItemImport), id }
}

/** Applies a dry run; returns how its job has ended. */
export async function applyItems(
  browser: TestBrowser,
  { id, plan }: { id: string; plan: string },
): Promise<ItemImportDetail> {
  await readJson(browser.post(`${IMPORTS}/${id}/apply`, { plan }))
  return awaitImport(browser, id)
}
