import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'
import { LOADED } from '#tests/support/product.ts'

/** The folder of a school's server after `npm prune --omit=dev`: built, and without development packages. */
let folder: string
let database: Awaited<ReturnType<typeof makeTestDatabase>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-pruned-'))
  for (const name of ['src', 'package.json', 'package-lock.json'])
    await cp(name, path.join(folder, name), { recursive: true })
  // Node finds the packages of the linked build beside the real one.
  await symlink(path.resolve('dist'), path.join(folder, 'dist'))
  await mkdir(path.join(folder, 'node_modules'))
  database = await makeTestDatabase(inject('clusterUrl'), LOADED)
})
afterAll(async () => {
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

function runByNpm(...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data') }
  return promisify(execFile)('npm', ['run', '--silent', ...args], { cwd: folder, env }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
}

test('operators’ commands run as built where the development packages were removed, and install nothing', async () => {
  expect(await runByNpm('admin', '--', 'grant', '없는 사람')).toContain("'없는 사람'에 맞는 계정이 없어요.")
  expect(await runByNpm('doctor')).toContain('✓ 데이터베이스')
  const backup = path.join(folder, 'backup.tar')
  expect(await runByNpm('backup', '--', backup)).toContain('백업했어요')
  expect(await runByNpm('restore', '--', backup, '--replace')).toContain('되돌렸어요')
  expect(await readdir(path.join(folder, 'node_modules'))).toEqual([])
})
