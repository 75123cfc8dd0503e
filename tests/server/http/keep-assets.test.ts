import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from '#server/http/static-files.ts'
import { createTestServer } from '#tests/support/test-server.ts'

const DAY_MS = 86_400_000

let folder: string
let kept: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-assets-'))
  kept = path.join(folder, 'data/assets')
})
afterEach(() => rm(folder, { recursive: true }))

/** The server starts with a build of these assets on some day. */
async function startOn(day: number, names: string[]): Promise<string> {
  const page = path.join(folder, 'page')
  await rm(page, { recursive: true, force: true })
  await mkdir(path.join(page, 'assets'), { recursive: true })
  for (const name of names) await writeFile(path.join(page, 'assets', name), `of ${name}`)
  await writeFile(path.join(page, 'index.html'), '<!doctype html>')
  await keepAssets(path.join(page, 'assets'), kept, new Date(Date.UTC(2026, 2, 1) + day * DAY_MS))
  return page
}

const keptNames = async () => (await readdir(kept)).sort()

test('keeps the assets of an older build for a week', async () => {
  await startOn(0, ['a.js', 'a.js.br', 'same.js'])
  await startOn(1, ['b.js', 'same.js'])
  expect(await keptNames()).toEqual(['a.js', 'a.js.br', 'b.js', 'same.js'])
  await startOn(7.9, ['b.js', 'same.js'])
  expect(await keptNames()).toEqual(['a.js', 'a.js.br', 'b.js', 'same.js'])
  await startOn(8.1, ['b.js', 'same.js'])
  expect(await keptNames()).toEqual(['b.js', 'same.js'])
})

test('counts the week from when the asset left, however long its build ran', async () => {
  await startOn(0, ['a.js'])
  await startOn(60, ['b.js'])
  expect(await keptNames()).toEqual(['a.js', 'b.js'])
  await startOn(66, ['c.js'])
  expect(await keptNames()).toEqual(['a.js', 'b.js', 'c.js'])
  await startOn(68, ['c.js'])
  expect(await keptNames()).toEqual(['b.js', 'c.js'])
})

test('keeps what was there when its list cannot be read, and starts without a build', async () => {
  await startOn(0, ['a.js'])
  await writeFile(`${kept}-current.json`, '["a.')
  await startOn(3, ['b.js'])
  await keepAssets(path.join(folder, 'no-build'), kept, new Date(Date.UTC(2026, 2, 5)))
  expect(await keptNames()).toEqual(['a.js', 'b.js'])
})

test('serves a page of an older build what it asks for', async () => {
  await startOn(0, ['old-1a2b.js'])
  const pageDir = await startOn(1, ['new-3c4d.js'])
  const server = await createTestServer({ content: 'none', pageDir, assetsDir: kept })
  try {
    for (const name of ['old-1a2b.js', 'new-3c4d.js']) {
      const response = await server.visitor().get(`/assets/${name}`)
      expect(await response.text()).toBe(`of ${name}`)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-type')).toContain('text/javascript')
    }
    expect((await server.visitor().get('/assets/gone-5e6f.js')).status).toBe(404)
  } finally {
    await server.close()
  }
})
