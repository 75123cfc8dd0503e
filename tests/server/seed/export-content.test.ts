import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { StoredFile } from '#contract/storage.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import { exportContent } from '#server/export/export-content.ts'
import { lintContent } from '#server/seed/lint-content.ts'
import { readContent } from '#server/seed/read-content.ts'
import { seedContent } from '#server/seed/seed-content.ts'
import type { Picture } from '#server/storage/encode-picture.ts'
import { loadPictures } from '#server/storage/load-pictures.flow.ts'
import { SOUND, withContentFolder } from '#tests/content/content-folder.ts'
import { CONTENT_TABLES, readContentTables } from '#tests/support/content-tables.ts'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'
import { readJson } from '#tests/support/learner.ts'
import { makePicture, makeUpload } from '#tests/support/make-picture.ts'
import { makeMemoryStorage } from '#tests/support/memory-storage.ts'
import { createTestServer } from '#tests/support/test-server.ts'

let folder: string
let opened: { database: OpenDatabase; drop: () => Promise<void> }[]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-export-'))
  opened = []
})
afterEach(async () => {
  for (const { database, drop } of opened) {
    await database.close()
    await drop()
  }
  await rm(folder, { recursive: true, force: true })
})

async function openEmpty(): Promise<OpenDatabase> {
  const { url, drop } = await makeTestDatabase(inject('clusterUrl'))
  const database = openDatabase(url, () => undefined)
  opened.push({ database, drop })
  return database
}

/** Exports one database and loads the folder into an empty one. The linter reads the outline and the texts of `written`: it knows the others. */
async function reload(
  from: OpenDatabase,
  storage: ReturnType<typeof makeMemoryStorage>,
  written: readonly string[],
): Promise<Record<string, unknown[]>> {
  await exportContent(from.db, folder, storage)
  const content = await readContent(folder)
  const texts = content.concepts.filter(({ matter }) => written.includes(matter.id))
  expect(texts.length).toBe(written.length)
  const findings = lintContent({ ...content, concepts: texts, items: [], questions: [] }, 'loading')
  expect(findings.filter(({ severity }) => severity === 'fault')).toEqual([])
  const empty = await openEmpty()
  const other = makeMemoryStorage()
  const storePictures = (pictures: readonly Picture[]) => loadPictures(empty.db, other, pictures, new Date())
  const loaded = await seedContent(empty.db, folder, { storePictures, isChecked: true })
  expect(other.files).toEqual(storage.files)
  expect(loaded).toMatchObject({ refused: [], updated: 0, retired: 0 })
  return readContentTables(empty.pool)
}

test('an export of what ships, and of what administrators edited, made, moved and hid, gives equal rows in an empty database', async () => {
  const storage = makeMemoryStorage()
  const server = await createTestServer({ content: 'full', storage })
  const admin = await server.signIn('user', 'admin')
  const write = <Row extends { id: string }>(method: string, at: string, body: object): Promise<Row> =>
    readJson(admin.send(method, `/api/v1${at}`, body))
  const unit = await write('POST', '/curriculums', { parentId: 'M1', label: '새 단원: "따옴표" #1' })
  const middle = await write('POST', '/curriculums', { parentId: unit.id, label: '새 중단원' })
  await write('POST', '/curriculums', { parentId: middle.id, label: '새 소단원', hidden: true })
  const concept = await write('POST', `/curriculums/${unit.id}/concepts`, { content: '새 개념' })
  const own = `/curriculum-concepts/${concept.id}`
  await write('POST', `${own}/explanations`, {
    content:
      '짧은 글: \\(2\\)\n\n```figure\nkind: dot-array\nalt: "점: 여섯"\nrows: 2\ncolumns: 3\n```\n\n- 끝\n',
    status: 'published',
  })
  await write('POST', `${own}/terms`, { term: '소수', definition: '다른 데에도 있는 용어: # \\(2\\)' })
  await write('POST', `${own}/links`, { title: "링크 'a'", url: 'https://example.com/?a=1&b=2#c' })
  await write('POST', '/curriculums', { parentId: null, label: '다른 학년' })
  await write('PATCH', '/curriculums/M1/concepts/M1U01C01', {
    content: '고친 이름',
    description: '예: [1, 2]',
  })
  await write('PATCH', '/curriculums/M1U01M01', { parentId: 'M1U02' })
  await write('PATCH', '/curriculums/M2U01', { hidden: true })
  await write('PATCH', '/curriculums/M1U03', { ordered: 0 })
  await admin.send('DELETE', '/api/v1/curriculum-concepts/M1U01C01/terms/M1U01C01T02')
  const latest = `/curriculum-concepts/M1U01C02/explanations`
  const form = makeUpload([await makePicture(40, 30, 'webp')], 'content')
  const uploaded = await admin.upload('/api/v1/storages', form)
  const [picture] = (await readJson<{ files: StoredFile[] }>(uploaded)).files
  const text = `나만의 설명\n\n![빨간 점](${picture!.url})\n`
  await write('POST', latest, { content: text, status: 'published', replaces: 'M1U01C02E01' })
  await write('POST', latest, { content: '초안' })

  const reloaded = await reload(server.database, storage, [concept.id, 'M1U01C01', 'M1U01C02'])
  const before = await readContentTables(server.database.pool)
  expect(before.stored_files).toMatchObject([{ id: picture!.id }])
  for (const name of CONTENT_TABLES) expect(reloaded[name], name).toEqual(before[name])
  expect(before.items?.length).toBeGreaterThan(500)
  await server.close()
})

test('an export goes into an empty folder only', async () => {
  await writeFile(path.join(folder, 'mine.txt'), 'mine')
  const { db } = await openEmpty()
  await expect(exportContent(db, folder, makeMemoryStorage())).rejects.toThrow('빈 폴더가 아니에요')
})

test('a picture of a folder that is missing, misnamed or no picture is a fault of its file', async () => {
  const { db } = await openEmpty()
  const id = `${'a'.repeat(32)}-4x3.png`
  const file = 'M1U04/M1U04C01.md'
  const files = { ...SOUND, [file]: `${SOUND[file]}\n![점](/api/v1/storages/${id})\n` }
  await withContentFolder(files, async (folder) => {
    const refusals = async () =>
      (await seedContent(db, folder)).refused.map(({ file: at, message }) => [at, message])
    expect(await refusals()).toEqual([[file, `pictures/${id} is missing`]])
    await mkdir(path.join(folder, 'pictures'))
    const place = path.join(folder, 'pictures', id)
    await writeFile(place, '<svg onload="alert(1)"/>')
    expect(await refusals()).toContainEqual([`pictures/${id}`, expect.stringMatching('그림만')])
    await writeFile(place, await makePicture(5, 5))
    expect(await refusals()).toContainEqual([`pictures/${id}`, expect.stringContaining('-5x5.png')])
    await writeFile(place, await makePicture(4, 3))
    await expect(seedContent(db, folder)).rejects.toThrow('no place for them')
  })
})
