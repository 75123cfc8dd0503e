import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ErrorBody } from '#contract/error.ts'
import type { PackManifest } from '#contract/offline-pack.ts'
import type { StoredFile } from '#contract/storage.ts'
import { applyItems, previewItems } from '#tests/support/import-items.ts'
import { readJson } from '#tests/support/learner.ts'
import { makePicture, makeUpload } from '#tests/support/make-picture.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const EXPLANATIONS = `/api/v1/curriculum-concepts/${SMALL.concept}/explanations`
const UNSTORED = `/api/v1/storages/${'0'.repeat(32)}-4x3.png`

let dataDir: string
let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-pictures-'))
  server = await createTestServer({ env: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  admin = await server.signIn('user', 'admin')
})

async function upload(purpose = 'content'): Promise<StoredFile> {
  const form = makeUpload([await makePicture()], purpose)
  const { files } = await readJson<{ files: StoredFile[] }>(admin.upload('/api/v1/storages', form))
  return files[0]!
}

interface Explanation {
  id: string
  content: string
  status: string
}

async function write(content: string, status = 'published'): Promise<Response> {
  const all = await readJson<Explanation[]>(admin.get(EXPLANATIONS))
  const live = all.find((row) => row.status === 'published')
  return admin.post(EXPLANATIONS, { content, status, ...(live && { replaces: live.id }) })
}

const REFUSED: [name: string, text: string, sentence: RegExp][] = [
  ['of another site', '글\n\n![점](https://evil.example/a.png)', /^3번째 줄: 이곳에 올린 그림만/],
  ['of another site, in a list', '- ![점](//evil.example/a.png)', /^1번째 줄: 이곳에 올린 그림만/],
  ['in its own address', '![점](data:image/png;base64,AAAA)', /이곳에 올린 그림만/],
  ['of another call of ours', '![점](/api/users/me)', /이곳에 올린 그림만/],
  ['without words', `글\n![ ](${UNSTORED})`, /^2번째 줄: 그림을 볼 수 없는 사람/],
  ['that is not there', `글\n\n글\n![점](${UNSTORED})`, /^4번째 줄: 그림을 찾을 수 없어요/],
]

describe('a picture in an explanation', () => {
  test.each(REFUSED)('is refused %s, when it is published', async (_name, content, sentence) => {
    expect((await write(content, 'draft')).status).toBe(200)
    const response = await write(content)
    expect(response.status).toBe(422)
    const { message, data }: ErrorBody = await response.json()
    expect(message).toMatch(sentence)
    expect(data?.issues?.[0]).toMatchObject({ path: 'content', line: expect.any(Number) })
  })

  test('is refused if it was uploaded for oneself alone', async () => {
    const { url } = await upload('personal')
    expect((await write(`![점](${url})`)).status).toBe(422)
    expect((await server.visitor().get(url)).status).toBe(404)
  })

  test('is none in code, in a formula or in what only looks like one', async () => {
    const text = '```\n![](x)\n```\n`![](x)` \\(![](x)\\) ! [점](x)'
    expect((await write(text)).status).toBe(200)
  })

  test('is open to everybody once it is published, for good', async () => {
    const picture = await upload()
    const text = `## 그림\n\n![빨간 점](${picture.url})`
    expect((await write(text, 'draft')).status).toBe(200)
    const visitor = server.visitor()
    expect((await visitor.get(picture.url)).status).toBe(404)
    await readJson(write(text))
    const answer = await visitor.get(picture.url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = answer.headers.get('etag')!
    expect((await visitor.get(picture.url, { 'If-None-Match': etag })).status).toBe(304)
    expect((await admin.send('DELETE', picture.url)).status).toBe(409)
    await readJson(write('그림 없는 글'))
    expect((await visitor.get(picture.url)).status).toBe(200)
  })

  test('is a part of the pack of its unit, once, and only while a text shows it', async () => {
    const student = await server.signIn('user')
    const picture = await upload()
    const draft = await upload()
    await readJson(write(`![점](${picture.url})\n\n![같은 점](${picture.url})`))
    await readJson(write(`![점](${draft.url})`, 'draft'))
    const readPack = () => readJson<PackManifest>(student.get(`/api/v1/services/offline-packs/${SMALL.unit}`))
    const pack = await readPack()
    const parts = pack.parts.filter(({ url }) => url.startsWith('/api/v1/storages/'))
    expect(parts.map(({ url }) => url)).toEqual([picture.url])
    const bytes = await (await student.get(picture.url)).arrayBuffer()
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
    expect(parts[0]).toMatchObject({ sha256: digest, bytes: bytes.byteLength })
    expect(pack.bytes).toBe(pack.parts.reduce((sum, part) => sum + part.bytes, 0))
    await readJson(write('그림 없는 글'))
    const later = await readPack()
    expect(later.version).not.toBe(pack.version)
    expect(later.parts.map(({ url }) => url)).not.toContain(picture.url)
  })
})

test('a picture in an item is checked, opened when it is published, and in the pack', async () => {
  const author = await server.signIn('user', 'exercise_admin')
  const picture = await upload()
  const make = (address: string, place: 'question' | 'option1' | 'hint' = 'question') => {
    const show = (at: typeof place) => (at === place ? `![네모 여섯 개](${address}) ` : '')
    return author.post('/api/v1/evaluation-items', {
      conceptIds: [SMALL.concept],
      writtenTestType: 1,
      question: `${show('question')}네모는 어느 것인가요?`,
      option1: `${show('option1')}왼쪽`,
      option2: '오른쪽',
      option3: '위',
      option4: '아래',
      correctAnswer: '2',
      solution: '오른쪽에 있어요.',
      hints: ['하나씩 짚어 봐요.', `${show('hint')}모서리를 세어 봐요.`, '네 모서리를 찾아봐요.'],
      status: 'published',
    })
  }
  for (const address of ['https://evil.example/a.png', UNSTORED]) {
    for (const [place, path] of [
      ['question', 'question'],
      ['option1', 'option1'],
      ['hint', /^hints/],
    ] as const) {
      const refused = await make(address, place)
      expect(refused.status).toBe(422)
      expect((await refused.json()).data.issues[0].path).toMatch(path)
    }
  }
  const visitor = server.visitor()
  expect((await visitor.get(picture.url)).status).toBe(404)
  await readJson(make(picture.url))
  expect((await visitor.get(picture.url)).status).toBe(200)
  expect((await admin.send('DELETE', picture.url)).status).toBe(409)
  const ofOption = await upload()
  const ofHint = await upload()
  await readJson(make(ofOption.url, 'option1'))
  await readJson(make(ofHint.url, 'hint'))
  const { parts } = await readJson<PackManifest>(author.get(`/api/v1/services/offline-packs/${SMALL.unit}`))
  for (const { url } of [picture, ofOption, ofHint]) expect(parts.map((part) => part.url)).toContain(url)
})

test('a picture in an imported item is checked, and opened when it is applied', async () => {
  const author = await server.signIn('user', 'exercise_admin')
  const picture = await upload()
  const preview = (address: string) =>
    previewItems(
      author,
      SMALL.concept,
      `- id: 0f9d6c8e-5a51-4c7e-9c39-0f4f3c1f7a10
  level: 1
  type: 2
  question: '![네모 여섯 개](${address}) 네모는 몇 개인가요?'
  answer: '6'
  solution: 하나씩 세면 여섯 개예요.
  hints: [하나씩 짚어 봐요., 줄마다 세어 봐요., 두 줄의 수를 더해 봐요.]
  mistakes: [{answer: '5', says: 하나를 빠뜨렸어요.}]
`,
    )
  expect((await preview(UNSTORED)).faults).toMatchObject([
    { line: 1, message: expect.stringMatching(/없는 그림/) },
  ])
  const trial = await preview(picture.url)
  expect(trial.faults).toEqual([])
  expect((await server.visitor().get(picture.url)).status).toBe(404)
  expect(await applyItems(author, trial)).toMatchObject({ status: 'done', result: { applied: true } })
  expect((await server.visitor().get(picture.url)).status).toBe(200)
})
