import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { makeTurn, openThread, readJson } from '#tests/support/learner.ts'
import { listProcedures } from '#tests/support/list-procedures.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import {
  createTestServer,
  type ListeningServer,
  listenTestServer,
  type TestServer,
} from '#tests/support/test-server.ts'

const THEME_LINE = "document.documentElement.dataset.theme='dark'"
const SHELL = `<!doctype html><html><head><script>${THEME_LINE}</script><script type="module" src="/assets/main-abc.js"></script></head><body></body></html>`

let folder: string
let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-page-'))
  await mkdir(path.join(folder, 'page/assets'), { recursive: true })
  await writeFile(path.join(folder, 'page/index.html'), SHELL)
  await writeFile(path.join(folder, 'page/sw.js'), 'self')
  await writeFile(path.join(folder, 'page/manifest.webmanifest'), '{"name":"셈샘"}')
  await writeFile(path.join(folder, 'page/assets/main-abc.js'), 'export {}')
  await writeFile(path.join(folder, 'page/assets/main-abc.js.gz'), gzipSync('export {}'))
  await mkdir(path.join(folder, 'kept'))
  await writeFile(path.join(folder, 'kept/old-1.js'), 'old')
  server = await createTestServer({
    pageDir: path.join(folder, 'page'),
    assetsDir: path.join(folder, 'kept'),
    onLog: (line) => lines.push(line),
    site: {
      redirects: [
        { from: '/event', to: 'https://example.com/event' },
        { from: '/old-unit', to: '/older-unit' },
        { from: '/older-unit', to: '/price' },
        { from: '/la', to: '/lb' },
        { from: '/lb', to: '/la' },
      ],
    },
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe('writes from elsewhere', () => {
  const write = (headers: Record<string, string>, body = '{"level":"info","message":"x"}') =>
    server.visitor().request('/api/_log', { method: 'POST', headers, body })
  const json = { 'Content-Type': 'application/json' }

  test.each<[string, Record<string, string>, number]>([
    ['a foreign origin', { ...json, Origin: 'https://evil.example' }, 403],
    ['no origin from across sites', { ...json, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a sister site', { ...json, 'Sec-Fetch-Site': 'same-site', Origin: 'https://sub.localhost' }, 403],
    ['an opaque origin', { ...json, Origin: 'null' }, 403],
    ['another port of this host', { ...json, Origin: 'http://localhost:9999' }, 403],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['a text form', { 'Content-Type': 'text/plain' }, 415],
    ['an upload', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    ['our own page', { ...json, Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a script without a browser', json, 200],
  ])('%s', async (_name, headers, status) => {
    expect((await write(headers)).status).toBe(status)
  })

  test('are refused for every write of the contract, and no answer lets a stranger read', async () => {
    for (const { method, path: address } of listProcedures(contract)) {
      if (method === 'GET') continue
      const target = address.replace(/\{[^}]+\}/g, crypto.randomUUID())
      const response = await server
        .visitor()
        .request(target, { method, headers: { ...json, Origin: 'https://evil.example' }, body: '{}' })
      expect(response.status, `${method} ${address}`).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('bodies', () => {
  test('are refused above their limit and when they are no JSON', async () => {
    const browser = server.visitor()
    expect((await browser.post('/api/_log', { level: 'info', message: 'x'.repeat(17_000) })).status).toBe(413)
    const student = await server.signIn('user')
    expect((await student.send('PATCH', '/api/users/me', { nickname: 'x'.repeat(300_000) })).status).toBe(413)
    const broken = await browser.request('/api/_log', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"level":',
    })
    expect(broken.status).toBe(400)
    expect((await broken.json()).code).toBe('BAD_REQUEST')
  })

  test('with fields that nobody knows are 400 and name them', async () => {
    const student = await server.signIn('user')
    const response = await student.send('PATCH', '/api/users/me', { nickname: '가온', isAdmin: true })
    expect(response.status).toBe(400)
    expect(JSON.stringify((await response.json()).data.issues)).toContain('isAdmin')
  })
})

test('a NUL in a text is the fault of who sent it, and leaves nothing', async () => {
  const student = await server.signIn('user')
  const { id } = await openThread(student)
  for (const more of [{ message: '가\u0000나' }, { message: '가', relatedQuestions: ['\u0000'] }]) {
    const response = await student.post('/api/v1/services/messages', {
      ...makeTurn(id, null, null, ''),
      ...more,
    })
    expect(response.status).toBe(422)
    expect((await response.json()).code).toBe('UNPROCESSABLE')
  }
  const asked = await student.post('/api/v1/services/llm/chat-completions', {
    message: '가\u0000나',
    threadId: id,
  })
  expect(asked.status).toBe(422)
  expect(await readJson(student.get(`/api/v1/threads/${id}/messages`))).toEqual([])
})

describe('a write that names its person', () => {
  test('is refused under another session, and under none, for every write of the contract', async () => {
    const student = await server.signIn('user')
    const headers = { 'X-Record-User': crypto.randomUUID() }
    for (const { method, path: address } of listProcedures(contract)) {
      if (method === 'GET') continue
      const target = address.replace(/\{[^}]+\}/g, crypto.randomUUID())
      for (const browser of [student, server.visitor()]) {
        const response = await browser.send(method, target, {}, { headers })
        expect(response.status, `${method} ${address}`).toBe(401)
      }
    }
  })

  test('is taken under its own', async () => {
    const student = await server.signIn('user')
    const headers = { 'X-Record-User': student.userId ?? '' }
    expect((await student.send('PATCH', '/api/users/me', { useLinks: true }, { headers })).status).toBe(200)
  })
})

test('a record of a version that nobody knows is kept by its device, whatever it writes', async () => {
  const student = await server.signIn('user')
  for (const { method, path: address } of listProcedures(contract)) {
    if (method === 'GET') continue
    const target = address.replace(/\{[^}]+\}/g, crypto.randomUUID())
    for (const version of ['0', '2', 'x', '']) {
      const response = await student.send(method, target, {}, { headers: { 'X-Record-Version': version } })
      expect(response.status, `${method} ${address} ${version}`).toBe(426)
      expect((await response.json()).code).toBe('VERSION')
    }
  }
})

describe('every answer', () => {
  test.each(['/', '/api/config', '/api/users/me', '/nowhere', '/assets/main-abc.js', '/healthz'])(
    '%s carries the security headers',
    async (address) => {
      const { headers } = await server.visitor().get(address)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/)
      expect(policy).toContain("connect-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('geolocation=()')
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  test('of production also pins https', async () => {
    const production = await createTestServer({
      env: {
        PROFILE: 'production',
        PUBLIC_ORIGIN: 'https://semsaem.example',
        KAKAO_CLIENT_ID: 'x',
        KAKAO_CLIENT_SECRET: 'y',
      },
    })
    const response = await production.visitor().get('/api/config')
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(await response.json()).toMatchObject({
      profile: 'production',
      trackTime: true,
      providers: ['kakao'],
    })
    expect((await production.visitor().get('/local-idp/.well-known/openid-configuration')).status).toBe(404)
    await production.close()
  })

  test("of a person's own things is kept by no cache", async () => {
    const student = await server.signIn('user')
    expect((await student.get('/api/users/me')).headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('pages and files', () => {
  test.each([
    ['/', 200],
    ['/bookmark', 200],
    [`/chat/${SMALL.unit}`, 200],
    [`/chat/${SMALL.unit}/${SMALL.concept}`, 200],
    ['/admin/SeoManager', 200],
    ['/nowhere', 404],
    ['/chat/T9U01', 404],
    [`/chat/${SMALL.unit}/T9C01`, 404],
    [`/chat/${SMALL.hiddenUnit}`, 404],
  ])('%s is the shell with status %i', async (address, status) => {
    const response = await server.visitor().get(address)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('src="/assets/main-abc.js"')
  })

  test.each([
    ['/chat', '/'],
    ['/chat/', '/'],
    ['/event', 'https://example.com/event'],
    ['/old-unit/', '/price'],
    ['/la', null],
  ])('lead from %s to %s by the rules of the page', async (from, to) => {
    const { headers } = await server.visitor().get(from)
    expect(headers.get('location')).toBe(to)
  })

  test('serve assets for ever, compressed where they are, the worker never from a cache', async () => {
    const asset = await server.visitor().get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br' })
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    expect(asset.headers.get('content-type')).toContain('javascript')
    expect((await server.visitor().get('/assets/main-abc.js')).headers.get('content-encoding')).toBeNull()
    for (const address of ['/sw.js', '/manifest.webmanifest', '/index.html'])
      expect((await server.visitor().get(address)).headers.get('cache-control'), address).toBe('no-cache')
    expect(await (await server.visitor().get('/assets/old-1.js')).text()).toBe('old')
  })

  test('gives the manifest as one, and the shell under its own name', async () => {
    const manifest = await server.visitor().get('/manifest.webmanifest')
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
    const policy = manifest.headers.get('content-security-policy')
    for (const part of ["worker-src 'self'", "manifest-src 'self'"]) expect(policy).toContain(part)
    const shell = await server.visitor().get('/index.html?__WB_REVISION__=1')
    expect(shell.status).toBe(200)
    expect(await shell.text()).toBe(SHELL)
  })

  test.each([
    '/assets/none.js',
    '/assets/',
    '/favicon.ico',
    '/assets/../index.html.gz',
    '/%2e%2e/etc/passwd.txt',
    '/api/none',
    '/local-idp/auth.js',
  ])('%s is no shell but 404', async (address) => {
    const response = await server.visitor().get(address)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('json')
  })

  test('answers 304 to a shell that the browser has, but never where no page stands', async () => {
    const etag = (await server.visitor().get('/bookmark')).headers.get('etag') ?? ''
    expect((await server.visitor().get('/bookmark', { 'If-None-Match': etag })).status).toBe(304)
    expect((await server.visitor().get('/nowhere', { 'If-None-Match': etag })).status).toBe(404)
  })
})

describe('what the server says of itself', () => {
  test('describes every procedure in OpenAPI', async () => {
    const document = await readJson<{ paths: Record<string, object> }>(
      server.visitor().get('/api/openapi.json'),
    )
    for (const { method, path: address } of listProcedures(contract)) {
      expect(Object.keys(document.paths[address] ?? {}), address).toContain(method.toLowerCase())
    }
  })

  test('is well and ready', async () => {
    expect((await server.visitor().get('/healthz')).status).toBe(200)
    expect((await server.visitor().get('/readyz')).status).toBe(200)
  })

  test('tells the page its configuration, with a tag', async () => {
    expect((await server.visitor().get('/api/config')).headers.get('etag')).toMatch(/^"/)
    expect(await readJson(server.visitor().get('/api/config'))).toMatchObject({
      profile: 'local',
      trackTime: false,
      providers: ['kakao', 'google'],
      promptNames: { main: 'main', mainUser: 'main-user', sub: 'sub' },
      push: true,
    })
  })
})

describe('the log', () => {
  test('takes what a page says on one line, without controls, cookies or answers', async () => {
    lines.length = 0
    const message = 'first\n{"level":60,"msg":"forged"}\u001b[31m \u009b31m session=abcdef'
    await readJson(
      server
        .visitor()
        .post('/api/_log', { level: 'error', message, args: [{ cookie: 'c1', answer: 'a1', ok: 1 }] }),
    )
    const line = lines.find((each) => each.includes('page log')) ?? ''
    expect(line.trimEnd().split('\n')).toHaveLength(1)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    expect(line.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
    const { request: _, ...logged } = JSON.parse(line)
    expect(logged.msg).toBe('page log')
    for (const secret of ['abcdef', 'c1', 'a1']) expect(JSON.stringify(logged)).not.toContain(secret)
    expect(line).toContain('"ok\\":1')
  })

  test('of requests holds no query, cookie, body or token', async () => {
    lines.length = 0
    const student = await server.signIn('user')
    await student.get('/api/users/me?secret=query-secret')
    await student.post('/api/v1/services/messages', {
      threadId: crypto.randomUUID(),
      message: '말한 것',
      context: {},
    })
    const text = lines.join('')
    expect(text).toContain('/api/users/me')
    for (const secret of ['query-secret', '말한 것', student.cookies.get('session')!])
      expect(text).not.toContain(secret)
  })

  test('is written at most 60 times a minute an address', async () => {
    // No other minute begins in between.
    const standing = await createTestServer({ clock: () => new Date('2026-03-02T12:00:00+09:00') })
    const statuses = []
    for (let count = 0; count < 61; count += 1)
      statuses.push((await standing.visitor().post('/api/_log', { level: 'log', message: 'x' })).status)
    await standing.close()
    expect(statuses.indexOf(429)).toBe(60)
  })
})

describe('over the network', () => {
  let listening: ListeningServer
  beforeAll(async () => {
    listening = await listenTestServer()
  })
  afterAll(() => listening.close())

  test('a body beyond its limit is refused before it is read to the end', async () => {
    const { hostname, port } = new URL(listening.origin)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/_log HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n\r\n{`,
        )
      })
      socket.once('data', (data) => {
        resolve(String(data))
        socket.destroy()
      })
      socket.once('error', reject)
    })
    expect(answer).toContain('413')
  })
})
