import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigurationError, readEnv } from '#server/env.ts'
import type { FileStorage } from '#server/storage/file-storage.ts'
import { makeFileStorage } from '#server/storage/make-file-storage.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'

const KEY = '0123456789abcdef0123456789abcdef-4x3.png'
let folder: string
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-files-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

function openStorage(env: Record<string, string>): FileStorage {
  return makeFileStorage(readEnv({ DATA_DIR: folder, ...env }))
}

describe.each([
  ['on disk', () => openStorage({})],
  ['in a bucket', () => openStorage(s3.env)],
])('files %s', (_name, open) => {
  test('come back byte by byte, are replaced whole and can be removed twice', async () => {
    const storage = open()
    await storage.check()
    expect(await storage.get(KEY)).toBeNull()
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    await storage.put(KEY, bytes, 'image/png')
    expect(await storage.get(KEY)).toEqual(bytes)
    await storage.put(KEY, new Uint8Array([1]), 'image/png')
    expect(await storage.get(KEY)).toEqual(new Uint8Array([1]))
    await storage.remove(KEY)
    await storage.remove(KEY)
    expect(await storage.get(KEY)).toBeNull()
  })
})

describe('files on disk', () => {
  test('are readable by the server alone, and leave nothing half-written', async () => {
    const storage = openStorage({})
    await storage.put(KEY, new Uint8Array([1, 2]), 'image/png')
    const place = path.join(folder, 'files', '01')
    expect(await readdir(place)).toEqual([KEY])
    expect((await stat(path.join(place, KEY))).mode & 0o777).toBe(0o600)
    expect((await stat(place)).mode & 0o777).toBe(0o700)
    await storage.remove(KEY)
  })

  test.each(['../secrets', '..', 'aa/../../secrets', '/etc/passwd', 'aa\\b', 'aa\0b', ''])(
    'never lie outside their folder: %j',
    async (key) => {
      const storage = openStorage({})
      const act = async (call: (key: string) => Promise<unknown>) => call(key)
      await expect(act(storage.get)).rejects.toThrow('not a key')
      await expect(act((bad) => storage.put(bad, new Uint8Array(1), ''))).rejects.toThrow('not a key')
      await expect(act(storage.remove)).rejects.toThrow('not a key')
    },
  )

  test('stop the start if there can be no folder', async () => {
    const file = path.join(folder, 'a-file')
    await writeFile(file, '')
    await expect(openStorage({ DATA_DIR: file }).check()).rejects.toThrow(/^DATA_DIR: /)
  })
})

describe('files in a bucket', () => {
  test('are signed: the keys of somebody else are refused at the start, by name', async () => {
    const check = (env: Record<string, string>) => openStorage({ ...s3.env, ...env }).check()
    await expect(check({ S3_SECRET_ACCESS_KEY: 'other' })).rejects.toThrow(/^S3_SECRET_ACCESS_KEY: /)
    await expect(check({ S3_ACCESS_KEY_ID: 'OTHER' })).rejects.toThrow(/^S3_ACCESS_KEY_ID: /)
    await expect(check({ S3_BUCKET: 'another-school' })).rejects.toThrow(/^S3_BUCKET: /)
    await expect(check({ S3_REGION: 'ap-northeast-2' })).rejects.toThrow(/^S3_REGION: /)
    expect([...s3.objects.keys()]).toEqual([])
  })

  test('are unavailable, not misconfigured, while the server fails or is away', async () => {
    s3.fail(500)
    const storage = openStorage(s3.env)
    await expect(storage.put(KEY, new Uint8Array(1), '')).rejects.toMatchObject({ status: 503 })
    await expect(storage.get(KEY)).rejects.toMatchObject({ status: 503 })
    await expect(storage.remove(KEY)).rejects.toMatchObject({ status: 503 })
    await expect(storage.check()).rejects.not.toBeInstanceOf(ConfigurationError)
    s3.fail(null)
    const away = openStorage({ ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:1' })
    await expect(away.get(KEY)).rejects.toMatchObject({ status: 503 })
  })
})
