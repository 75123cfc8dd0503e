import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ConfigurationError, readEnv } from '#server/env.ts'
import { isPublicAddress, lookUpPublic } from '#server/push/look-up-public.ts'
import { openPushChannel } from '#server/push/post-message.ts'
import { loadVapidKeys, makeVapidKeys } from '#server/push/vapid-keys.ts'
import { readJson } from '#tests/support/learner.ts'
import { PushService } from '#tests/support/push-service.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-keys-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('the VAPID keys', () => {
  let server: TestServer
  const logged: string[] = []
  const keys = makeVapidKeys()
  beforeAll(async () => {
    server = await createTestServer({
      env: {
        VAPID_PUBLIC_KEY: keys.publicKey,
        VAPID_PRIVATE_KEY: keys.privateKey,
        VAPID_SUBJECT: 'https://a.example',
      },
      onLog: (line) => logged.push(line),
      vapidKeys: 'configured',
    })
  })
  afterAll(() => server.close())
  const load = (env: Record<string, string> = {}) =>
    loadVapidKeys(readEnv({ DATA_DIR: dataDir, ...env }), server.database.db)

  test('are made once, for several processes that start at once, and for nobody else to read', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => load()))
    expect(others).toEqual(Array.from({ length: 7 }, () => first))
    expect(await load()).toEqual(first)
    expect(await readdir(dataDir)).toEqual(['vapid.json'])
    expect((await stat(path.join(dataDir, 'vapid.json'))).mode & 0o777).toBe(0o600)
  })

  test('are one pair for servers with data directories of their own on one database, that of the first', async () => {
    const own = await load()
    const elsewhere = { DATABASE_URL: 'postgres://somewhere/semsaem' }
    expect(await load(elsewhere)).toEqual(own)
    expect(await load({ ...elsewhere, DATA_DIR: path.join(dataDir, 'other') })).toEqual(own)
  })

  test('that do not belong together stop the start, and the reason names none', async () => {
    const foreign = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: makeVapidKeys().privateKey }
    const refusal = await load({ ...foreign, VAPID_SUBJECT: 'https://a.example' }).catch((error) => error)
    expect(refusal).toBeInstanceOf(ConfigurationError)
    expect(refusal.message).not.toContain(foreign.VAPID_PRIVATE_KEY)
    await writeFile(path.join(dataDir, 'vapid.json'), '{"publicKey":')
    await expect(load()).rejects.toThrow('vapid.json')
    expect(await readFile(path.join(dataDir, 'vapid.json'), 'utf8')).toBe('{"publicKey":')
  })

  test('are told as far as they are public, and the private one in no answer and no log', async () => {
    const browser = server.visitor()
    expect(await readJson(browser.get('/api/push/public-key'))).toEqual({ publicKey: keys.publicKey })
    const answers = ['/api/config', '/api/openapi.json', '/readyz', '/api/push/public-key'].map(
      async (address) => (await browser.get(address)).text(),
    )
    expect((await Promise.all(answers)).join('')).not.toContain(keys.privateKey)
    expect(logged.join('')).not.toContain(keys.privateKey)
  })
})

describe('a push service', () => {
  test.each([
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['2607:f8b0::1', true],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.0.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:8.8.8.8', true],
  ])('at %s may be connected to: %s', (address, isAllowed) => {
    expect(isPublicAddress(address)).toBe(isAllowed)
  })

  test('whose name leads to this machine is not connected to', async () => {
    const error = await new Promise((resolve) => lookUpPublic('localhost', {}, (failure) => resolve(failure)))
    expect(String(error)).toContain('off the public network')
  })

  test('that redirects is not followed, and one that never stops talking is not listened to', async () => {
    const service = await PushService.start()
    const channel = openPushChannel()
    const post = (name: string) =>
      channel.post({ endpoint: `${service.origin}/${name}`, headers: {}, body: Buffer.from('x') })
    service.answer = () => ({ status: 302, headers: { Location: '/elsewhere' } })
    expect(await post('redirect')).toEqual({ status: 302, retryAfter: null })
    service.answer = () => ({ status: 201, headers: { 'Retry-After': '7' }, isEndless: true })
    expect(await post('endless')).toEqual({ status: 201, retryAfter: '7' })
    expect(service.received.map(({ endpoint }) => new URL(endpoint).pathname)).toEqual([
      '/redirect',
      '/endless',
    ])
    await service.hungUp
    channel.close()
    await service.close()
  })
})
