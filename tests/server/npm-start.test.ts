import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'
import { LOADED } from '#tests/support/product.ts'

const COPIED = ['src', 'sw', 'public', 'index.html', 'package.json', 'package-lock.json', 'vite.config.ts']
const LINKED = ['node_modules', 'dist']
const INSTALL_MARK = 'node_modules/.installed-from'
const START_WITHIN_MS = 90_000

let folder: string
let database: Awaited<ReturnType<typeof makeTestDatabase>>
beforeAll(async () => {
  // Without the mark `npm start` would install into the linked folder, which empties it first.
  if (!existsSync(INSTALL_MARK))
    throw new Error('Run `npm test` or `npm start` once: the packages are not marked as installed')
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-npm-'))
  for (const name of COPIED) await cp(name, path.join(folder, name), { recursive: true })
  for (const name of LINKED) await symlink(path.resolve(name), path.join(folder, name))
  database = await makeTestDatabase(inject('clusterUrl'), LOADED)
})
afterAll(async () => {
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** `npm start` as an operator types it; resolves when it serves. */
async function startByNpm(port: number): Promise<ChildProcess> {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await expect.poll(() => isServing(port), { timeout: START_WITHIN_MS }).toBe(true)
  return npm
}

const isServing = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

test('ends its server when npm is told to end', { timeout: 120_000 }, async () => {
  const port = await findFreePort()
  const npm = await startByNpm(port)
  process.kill(npm.pid ?? 0, 'SIGTERM')
  await expect.poll(() => isServing(port), { timeout: 30_000 }).toBe(false)
})
