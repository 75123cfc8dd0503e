import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SeoSetting } from '#contract/seo.ts'
import type { RenderedExplanation } from '#domain/curriculum/curriculum.ts'
import { raiseContentVersion } from '#server/curriculum/curriculum.queries.ts'
import { concepts, explanations } from '#server/db/schema.ts'
import { readJson } from '#tests/support/learner.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const THEME_LINE = "document.documentElement.dataset.theme='dark'"
const SHELL = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <title>셈샘</title>
    <meta name="description" content="껍데기" />
    <script>${THEME_LINE}</script>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/more.js">
    <link rel="stylesheet" crossorigin href="/assets/main.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>자바스크립트를 켜 주세요.</noscript>
  </body>
</html>`
const BOT = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const CONCEPT_PAGE = `/chat/${SMALL.unit}/${SMALL.concept}`
const ORIGIN = 'http://localhost:3000'

let folder: string
let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-seo-'))
  await writeFile(path.join(folder, 'index.html'), SHELL)
  await writeFile(path.join(folder, 'icon-512.png'), 'png')
  server = await createTestServer({ pageDir: folder })
  admin = await server.signIn('user', 'admin')
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true })
})

async function open(address: string, headers: Record<string, string> = {}) {
  const answer = await server.visitor().get(address, headers)
  const html = await answer.text()
  const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: read(/<title>([^<]*)<\/title>/),
    description: read(/<meta name="description" content="([^"]*)"/),
    canonical: read(/<link rel="canonical" href="([^"]*)"/),
    picture: read(/<meta property="og:image" content="([^"]*)"/),
    isUnlisted: html.includes('<meta name="robots" content="noindex"'),
  }
}

async function setSeo(setting: Partial<SeoSetting>): Promise<Response> {
  return admin.send('PUT', '/api/v1/seo-settings', { title: '제목', ...setting })
}

describe('the head of a page', () => {
  test('names the concept and its unit, says what it is about, and has one of each tag', async () => {
    const page = await open(CONCEPT_PAGE)
    expect(page).toMatchObject({
      status: 200,
      title: '소수와 합성수 · 소인수분해 · 셈샘',
      description: '중학교 수학 1학년 ‘소인수분해’. 소수의 뜻',
      canonical: `${ORIGIN}${CONCEPT_PAGE}`,
      picture: `${ORIGIN}/icon-512.png`,
      isUnlisted: false,
    })
    for (const tag of [
      '<title>',
      'name="description"',
      'og:title',
      'og:description',
      'og:url',
      'rel="canonical"',
    ])
      expect(page.html.split(tag)).toHaveLength(2)
    expect(page.html).toContain('<div id="root"></div>')
    expect(page.html).toContain('src="/assets/main.js"')
  })

  test.each([
    ['/', '셈샘 · 와이파이가 끊겨도 가르치는 수학 튜터', '/'],
    [`/chat/${SMALL.unit}`, '소인수분해 · 중학교 수학 1학년 · 셈샘', `/chat/${SMALL.unit}`],
    [`/chat/${SMALL.unit}/`, '소인수분해 · 중학교 수학 1학년 · 셈샘', `/chat/${SMALL.unit}`],
    [`/chat/WRONG/${SMALL.concept}`, '소수와 합성수 · 소인수분해 · 셈샘', CONCEPT_PAGE],
    ['/guide/study/exams', '문항과 힌트, 풀이 · 셈샘', '/guide/study/exams'],
    ['/price', '요금 · 셈샘', '/price'],
    ['/settings', '설정 · 셈샘', null],
    ['/admin/SeoManager', '관리 · 셈샘', null],
  ])('of %s is its own', async (address, title, canonical) => {
    const page = await open(address)
    expect(page.status).toBe(200)
    expect(page.title).toBe(title)
    expect(page.canonical).toBe(canonical && ORIGIN + canonical)
    expect(page.isUnlisted).toBe(canonical === null)
  })

  test.each([
    '/nowhere',
    '/guide/nothing',
    `/chat/${SMALL.hiddenUnit}`,
    '/chat/T1U09',
    `/chat/T1U01/${SMALL.hiddenConcept}`,
  ])('of %s says with status 404 that nothing is there', async (address) => {
    const page = await open(address)
    expect(page).toMatchObject({ status: 404, canonical: null, isUnlisted: true })
    expect(page.title).toBe('찾는 페이지가 없어요 · 셈샘')
    expect(page.html).toContain('src="/assets/main.js"')
  })

  test('has the formulas of its description in words, within its length', async () => {
    const [before] = await server.deps.db.select().from(concepts).where(eq(concepts.id, SMALL.concept))
    const describe = async (description: string) => {
      await server.deps.db.update(concepts).set({ description }).where(eq(concepts.id, SMALL.concept))
      await server.deps.db.transaction(raiseContentVersion)
    }
    await describe('\\(x^{2}\\)의 값. '.repeat(60))
    await expect
      .poll(async () => (await open(CONCEPT_PAGE)).description)
      .toContain('‘소인수분해’. x 제곱의 값.')
    expect([...((await open(CONCEPT_PAGE)).description ?? '')]).toHaveLength(160)
    await describe(before!.description)
  })

  test('leaves the theme line as the policy of scripts knows it', async () => {
    const { html, headers } = await open(CONCEPT_PAGE)
    const [, line = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
    const hash = createHash('sha256').update(line).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  })

  test('is asked for anew, answered 304 while it stays the same, and packed where that is taken', async () => {
    const { headers, html } = await open(CONCEPT_PAGE)
    const etag = headers.get('etag') ?? ''
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect((await open(CONCEPT_PAGE, { 'If-None-Match': etag })).status).toBe(304)
    expect((await open('/', { 'If-None-Match': etag })).status).toBe(200)
    const packed = await server.visitor().get(CONCEPT_PAGE, { 'Accept-Encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString('utf8')).toBe(html)
  })

  test("leaves the worker's shell as it was built", async () => {
    expect((await open('/index.html')).html).toBe(SHELL)
  })
})

describe('what an administrator sets', () => {
  test('stands in the head, escaped, and its removal brings back what was there', async () => {
    const hostile = '</title><script>alert(1)</script>"\'&'
    expect(
      (await setSeo({ path: '/price', title: hostile, description: hostile, image: '/pictures/price.png' }))
        .status,
    ).toBe(200)
    await expect.poll(async () => (await open('/price')).picture).toBe(`${ORIGIN}/pictures/price.png`)
    const page = await open('/price')
    const escaped = '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;'
    expect([page.title, page.description]).toEqual([escaped, escaped])
    expect(page.html).not.toContain('alert(1)</script>')
    expect(page.canonical).toBe(`${ORIGIN}/price`)
    expect((await admin.send('DELETE', '/api/v1/seo-settings', { path: '/price' })).status).toBe(200)
    await expect.poll(async () => (await open('/price')).title).toBe('요금 · 셈샘')
  })

  test('takes a page out of search results and of the sitemap, and brings it back', async () => {
    const head = { path: CONCEPT_PAGE, title: '소수' }
    await setSeo({ ...head, isListed: false })
    await expect.poll(async () => (await open(CONCEPT_PAGE)).canonical).toBeNull()
    expect((await open(CONCEPT_PAGE)).html).toContain('<meta name="robots" content="noindex" />')
    expect((await open('/sitemap.xml')).html).not.toContain(`${CONCEPT_PAGE}</loc>`)
    await setSeo(head)
    await expect.poll(async () => (await open(CONCEPT_PAGE)).canonical).toBe(ORIGIN + CONCEPT_PAGE)
    expect((await open('/sitemap.xml')).html).toContain(`${CONCEPT_PAGE}</loc>`)
    await admin.send('DELETE', '/api/v1/seo-settings', { path: CONCEPT_PAGE })
  })

  test('is listed, replaced by path, and keeps what it leaves empty', async () => {
    await setSeo({ path: CONCEPT_PAGE, title: '먼저' })
    await setSeo({ path: CONCEPT_PAGE, title: '소수 배우기', image: 'https://cdn.example/a.png' })
    const list = await readJson<SeoSetting[]>(admin.get('/api/v1/seo-settings'))
    expect(list.filter((each) => each.path === CONCEPT_PAGE)).toMatchObject([
      { title: '소수 배우기', description: '', image: 'https://cdn.example/a.png' },
    ])
    await expect.poll(async () => (await open(CONCEPT_PAGE)).title).toBe('소수 배우기')
    const page = await open(CONCEPT_PAGE)
    expect(page.description).toContain('소수의 뜻')
    expect(page.picture).toBe('https://cdn.example/a.png')
    expect((await open(CONCEPT_PAGE)).html).toContain('<title>소수 배우기</title>')
    await admin.send('DELETE', '/api/v1/seo-settings', { path: CONCEPT_PAGE })
    await admin.send('DELETE', '/api/v1/seo-settings', { path: CONCEPT_PAGE })
    await expect.poll(async () => (await open(CONCEPT_PAGE)).title).toContain('소수와 합성수')
  })

  test('is read beside what the page has by itself, and not overwritten from an older version', async () => {
    const read = () => admin.get(`/api/v1/seo-settings/page?${new URLSearchParams({ path: '/price' })}`)
    const own = { title: '요금 · 셈샘', isListed: true }
    expect(await (await read()).json()).toMatchObject({ setting: null, own })
    expect((await setSeo({ path: '/price', title: '하나', version: 0 })).status).toBe(200)
    const late = await setSeo({ path: '/price', title: '둘', version: 0 })
    expect(late.status).toBe(409)
    expect((await late.json()).data.current).toMatchObject({ title: '하나', version: 1 })
    expect(await (await setSeo({ path: '/price', title: '셋', version: 1 })).json()).toMatchObject({
      version: 2,
    })
    expect(await (await read()).json()).toMatchObject({ setting: { title: '셋', version: 2 }, own })
    await admin.send('DELETE', '/api/v1/seo-settings', { path: '/price' })
    expect((await setSeo({ path: '/price', title: '넷', version: 2 })).status).toBe(404)
    expect((await admin.get('/api/v1/seo-settings/page?path=/chat/T9U09')).status).toBe(404)
  })

  test.each<[string, Partial<SeoSetting> & Record<string, unknown>, status?: number]>([
    ['a path that no page stands at', { path: '/nowhere' }],
    ['a slash at the end', { path: '/price/' }],
    ['another origin', { path: '//evil.example' }],
    ['a query', { path: '/price?x=1' }],
    ['no title', { path: '/price', title: ' ' }, 422],
    ['a title of two lines', { path: '/price', title: 'a\nb' }],
    ['a title without end', { path: '/price', title: 'a'.repeat(101) }, 422],
    ['a picture of another scheme', { path: '/price', image: 'javascript:alert(1)' }],
    ['a picture of a stranger', { path: '/price', image: '//evil.example/a.png' }],
    ['a field of its own', { path: '/price', script: 'x' }],
  ])('is refused with %s', async (_what, setting, status = 400) => {
    expect((await setSeo(setting)).status).toBe(status)
  })

  test('is set by administrators alone', async () => {
    const student = await server.signIn('user')
    const exercises = await server.signIn('user', 'exercise_admin')
    for (const browser of [student, exercises]) {
      expect((await browser.get('/api/v1/seo-settings')).status).toBe(403)
      expect((await browser.send('PUT', '/api/v1/seo-settings', { path: '/', title: '나' })).status).toBe(403)
      expect((await browser.send('DELETE', '/api/v1/seo-settings', { path: '/' })).status).toBe(403)
    }
    expect((await server.visitor().get('/api/v1/seo-settings')).status).toBe(401)
  })
})

describe('the text of a page', () => {
  const publish = async (content: string, more: Partial<typeof explanations.$inferInsert> = {}) => {
    const row = {
      id: 'E2',
      conceptId: SMALL.concept,
      status: 'published',
      author: 'person',
      ...more,
    } as const
    const createdAt = new Date(Date.now() + 1000)
    const values = { ...row, content, createdAt }
    await server.deps.db.insert(explanations).values(values).onConflictDoUpdate({
      target: explanations.id,
      set: values,
    })
    await server.deps.db.transaction(raiseContentVersion)
  }

  test("is the concept's explanation with typeset formulas and drawn figures, the same for everybody", async () => {
    await publish(
      '## 소수\n\n**소수**는 \\(x^2 + 3\\)처럼 <b>쪼개지지</b> 않아요. [더 보기](https://example.com/p) [나쁨](javascript:alert(1))\n\n![빨간 "점"](/api/v1/storages/0123456789abcdef0123456789abcdef-40x30.png) ![남의 점](https://evil.example/a.png)\n\n```figure\n{"kind":"sieve","alt":"에라토스테네스의 체","upTo":30}\n```\n\n<script>alert(1)</script>',
    )
    await expect.poll(async () => (await open(CONCEPT_PAGE)).html).toContain('에라토스테네스의 체')
    const { html } = await open(CONCEPT_PAGE)
    expect(html).toContain('<h2 data-heading="">소수와 합성수</h2><h3 data-heading="">소수</h3>')
    expect(html).toContain('<annotation encoding="application/x-tex">x^2 + 3</annotation>')
    expect(html).toContain('&#x3C;b>쪼개지지&#x3C;/b> 않아요.')
    expect(html).toContain('<svg viewBox="0 0 ')
    expect(html).toContain('aria-label="에라토스테네스의 체"')
    expect(html).toContain('src="/api/v1/storages/0123456789abcdef0123456789abcdef-40x30.png"')
    expect(html).toContain('<span>남의 점</span>')
    expect(html).toContain(`<a href="/chat/${SMALL.unit}/${SMALL.otherConcept}">소인수분해</a>`)
    expect(html).not.toMatch(/<script>alert|href="javascript|evil\.example|katex-error/)
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('src="/assets/main.js"')
    expect(html.match(/<noscript>/g)).toHaveLength(1)
    expect((await open(CONCEPT_PAGE, BOT)).html).toBe(html)
    const learner = await server.signIn('user')
    expect(await (await learner.get(CONCEPT_PAGE)).text()).toBe(html)
  })

  test('is what the API gives beside its source, with the digest by which the page knows it', async () => {
    await publish('값은 \\(7\\)이에요.')
    await expect.poll(async () => (await open(CONCEPT_PAGE)).html).toContain('값은 <span')
    const { html } = await open(CONCEPT_PAGE)
    const { content, rendered } = await readJson<RenderedExplanation>(
      server.visitor().get(`/api/v1/services/curriculum-concepts/${SMALL.concept}/explanations`),
    )
    expect(content).toBe('값은 \\(7\\)이에요.')
    expect(html).toContain(`data-digest="${rendered.digest}">${rendered.html}</div>`)
  })

  test('follows an edit, and never shows a draft', async () => {
    await publish('고치기 전이에요.')
    await expect.poll(async () => (await open(CONCEPT_PAGE)).html).toContain('고치기 전이에요.')
    await publish('고친 뒤예요.')
    await expect.poll(async () => (await open(CONCEPT_PAGE)).html).toContain('고친 뒤예요.')
    await publish('아직 초고예요.', { id: 'E3', status: 'draft' })
    await server.deps.db.update(concepts).set({ content: '소수들' }).where(eq(concepts.id, SMALL.concept))
    await server.deps.db.transaction(raiseContentVersion)
    await expect.poll(async () => (await open(CONCEPT_PAGE)).html).toContain('data-heading="">소수들</h2>')
    expect((await open(CONCEPT_PAGE)).html).not.toContain('초고')
    await server.deps.db
      .update(concepts)
      .set({ content: '소수와 합성수' })
      .where(eq(concepts.id, SMALL.concept))
    await server.deps.db.transaction(raiseContentVersion)
  })

  test('leads from the first page to units and concepts, and is that of guides', async () => {
    expect((await open('/')).html).toContain(`<a href="/chat/${SMALL.unit}">소인수분해</a>`)
    expect((await open(`/chat/${SMALL.unit}`)).html).toContain(`href="${CONCEPT_PAGE}"`)
    expect((await open('/guide/study/exams')).html).toContain('<h2 data-heading="">네 단계</h2>')
  })

  test('is told by status and a plain page that there is none', async () => {
    for (const address of ['/nowhere', `/chat/T1U01/${SMALL.hiddenConcept}`]) {
      const page = await open(address)
      expect(page.status).toBe(404)
      expect(page.html).toContain('<h1>찾는 페이지가 없어요</h1><p><a href="/">셈샘 홈으로</a></p></main>')
    }
  })

  test('is none where a page shows personal data alone', async () => {
    for (const address of ['/settings', '/bookmark', '/admin/SeoManager'])
      expect((await open(address)).html).not.toContain('first-screen')
  })
})

describe('files for search engines', () => {
  test('robots.txt names the sitemap and keeps out of the API and of administration', async () => {
    const { html, headers } = await open('/robots.txt')
    expect(headers.get('content-type')).toContain('text/plain')
    expect(html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect(html).toMatch(/^Disallow: \/api\/$/m)
    expect(html).toMatch(/^Disallow: \/admin$/m)
  })

  test('the sitemap holds every page that is there for all, and none that is hidden', async () => {
    const { html, headers } = await open('/sitemap.xml')
    expect(headers.get('content-type')).toContain('xml')
    const addresses = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses).toContain(`${ORIGIN}/`)
    expect(addresses).toContain(`${ORIGIN}/guide/start`)
    const chat = addresses.filter((address) => address.includes('/chat/'))
    expect(chat).toEqual([
      `${ORIGIN}/chat/${SMALL.unit}`,
      `${ORIGIN}${CONCEPT_PAGE}`,
      `${ORIGIN}/chat/${SMALL.unit}/${SMALL.otherConcept}`,
    ])
    for (const address of addresses) {
      const page = await open(address)
      expect([page.status, page.canonical]).toEqual([200, address])
    }
  })

  test('a concept that is hidden leaves the sitemap and its page', async () => {
    const hide = async (hidden: boolean) => {
      await server.deps.db.update(concepts).set({ hidden }).where(eq(concepts.id, SMALL.otherConcept))
      await server.deps.db.transaction(raiseContentVersion)
    }
    await hide(true)
    await expect.poll(async () => (await open('/sitemap.xml')).html).not.toContain(SMALL.otherConcept)
    expect((await open(`/chat/${SMALL.unit}/${SMALL.otherConcept}`)).status).toBe(404)
    await hide(false)
  })
})
