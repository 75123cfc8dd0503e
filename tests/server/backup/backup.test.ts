import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { StoredFile } from '#contract/storage.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'
import { makeDiskStorage } from '#server/storage/disk-storage.ts'
import { makeFileStorage } from '#server/storage/make-file-storage.ts'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'
import { readJson } from '#tests/support/learner.ts'
import { makePicture, makeUpload } from '#tests/support/make-picture.ts'
import { mountDisk, unmountDisk } from '#tests/support/mount-disk.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const MIGRATIONS = path.resolve('src/server/db/migrations')
const BROKEN = /^백업 파일이 깨졌거나/

let folder: string
let server: TestServer
let backup: string
let sourceDigests: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-backup-'))
  server = await createTestServer({ env: { DATA_DIR: path.join(folder, 'source') } })
  const admin = await server.signIn('user', 'admin')
  for (const text of ['탭\t줄\n역슬래시 \\ \\N', '한글 🐦', ''])
    await server.database.pool.query('update users set nickname = $1 where id = $2', [text, admin.userId])
  await readJson<{ files: StoredFile[] }>(
    admin.upload('/api/v1/storages', makeUpload([await makePicture()], 'content')),
  )
  await server.database.pool.query("select nextval('statistics_marks_id_seq')")
  sourceDigests = await digestTables(server.databaseUrl)
  backup = path.join(folder, 'whole.backup')
  await writeBackup(optionsOfSource(backup))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

function optionsOfSource(file: string) {
  const dataDir = path.join(folder, 'source')
  const storage = makeDiskStorage(dataDir)
  return { databaseUrl: server.databaseUrl, file, dataDir, storage, withKeys: true, now: () => new Date() }
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** By table: a digest of its rows in an order of their own, computed by the database. */
function digestTables(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'drizzle') order by 1`,
    )
    const digests: Record<string, string> = {}
    for (const { name } of rows) {
      const found = await client.query<{ digest: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, chr(10) order by t::text collate "C"), '')) as digest
         from ${name} t`,
      )
      digests[name] = found.rows[0]!.digest
    }
    return digests
  })
}

async function digestFiles(dataDir: string): Promise<Record<string, string>> {
  const root = path.join(dataDir, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const digests: Record<string, string> = {}
  for (const entry of entries.filter((each) => each.isFile()))
    digests[entry.name] = createHash('sha256')
      .update(await readFile(path.join(entry.parentPath, entry.name)))
      .digest('hex')
  return digests
}

/** A wiped machine: nothing in the database, an empty data folder. */
async function makeWiped(): Promise<{ url: string; dataDir: string }> {
  const { url, drop } = await makeTestDatabase(inject('clusterUrl'))
  onTestFinished(drop)
  await withClient(url, (client) =>
    client.query('drop schema public cascade; drop schema drizzle cascade; create schema public'),
  )
  const dataDir = await mkdtemp(path.join(folder, 'target-'))
  return { url, dataDir }
}

function restore(target: { url: string; dataDir: string }, file = backup, more: object = {}) {
  return restoreBackup({
    databaseUrl: target.url,
    file,
    dataDir: target.dataDir,
    storage: makeDiskStorage(target.dataDir),
    migrationsFolder: MIGRATIONS,
    replace: false,
    ...more,
  })
}

async function migrate(url: string, migrationsFolder = MIGRATIONS): Promise<void> {
  const { pool, close } = openDatabase(url, () => undefined)
  await migrateDatabase(pool, migrationsFolder).finally(close)
}

/** The program of an earlier release: without the last steps of the schema. */
async function makeOlderProgram(without: number): Promise<string> {
  const older = await mkdtemp(path.join(folder, 'migrations-'))
  await cp(MIGRATIONS, older, { recursive: true })
  const journalFile = path.join(older, 'meta/_journal.json')
  const journal: { entries: unknown[] } = JSON.parse(await readFile(journalFile, 'utf8'))
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -without) }))
  return older
}

describe('a backup', () => {
  test('is restored to a wiped machine with equal rows of every table, sequences and files', async () => {
    const target = await makeWiped()
    const { createdAt } = await restore(target)
    expect(Date.parse(createdAt)).toBeGreaterThan(0)
    expect(await digestTables(target.url)).toEqual(sourceDigests)
    expect(Object.keys(sourceDigests).length).toBeGreaterThan(50)
    const files = await digestFiles(path.join(folder, 'source'))
    expect(Object.keys(files).length).toBeGreaterThan(0)
    expect(await digestFiles(target.dataDir)).toEqual(files)
    const sequences = 'select sequencename, last_value from pg_sequences order by 1'
    const read = (url: string) => withClient(url, async (client) => (await client.query(sequences)).rows)
    expect(await read(target.url)).toEqual(await read(server.databaseUrl))
    const constraints = 'select conname, pg_get_constraintdef(oid) from pg_constraint order by 1, 2'
    const list = (url: string) => withClient(url, async (client) => (await client.query(constraints)).rows)
    expect(await list(target.url)).toEqual(await list(server.databaseUrl))
  })

  test('is readable by its owner only and never replaces a file', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600)
    const before = await readFile(backup)
    await expect(writeBackup(optionsOfSource(backup))).rejects.toThrow(/같은 이름의 파일이 이미 있어요/)
    expect(await readFile(backup)).toEqual(before)
  })

  test('holds one moment of the database, however much is written meanwhile', async () => {
    const { pool } = server.database
    await pool.query('create table ledger_a (n int); create table zz_ledger_b (n int)')
    onTestFinished(async () => {
      await pool.query('drop table ledger_a, zz_ledger_b')
    })
    // Both tables get each number in one transaction: of any moment, they hold the same.
    let writing = true
    let written = 0
    const writer = (async () => {
      while (writing) {
        await pool.query('with a as (insert into ledger_a values ($1)) insert into zz_ledger_b values ($1)', [
          written,
        ])
        written += 1
      }
    })()
    const file = path.join(folder, 'concurrent.backup')
    await expect.poll(() => written).toBeGreaterThan(10)
    await writeBackup(optionsOfSource(file))
    const atEnd = written
    await expect.poll(() => written).toBeGreaterThan(atEnd)
    writing = false
    await writer
    const tar = gunzipSync(await readFile(file)).toString('latin1')
    const rowsOf = (name: string) => {
      const at = tar.indexOf(`tables/public.${name}/0`)
      const size = Number.parseInt(tar.slice(at + 124, at + 136), 8)
      return tar.slice(at + 512, at + 512 + size)
    }
    expect(rowsOf('ledger_a').split('\n').length).toBeGreaterThan(10)
    expect(rowsOf('zz_ledger_b')).toBe(rowsOf('ledger_a'))
  })

  test('without keys holds none of them', async () => {
    const file = path.join(folder, 'without-keys.backup')
    await writeBackup({ ...optionsOfSource(file), withKeys: false })
    const { rows } = await server.database.pool.query<{ value: string }>('select value from server_secrets')
    expect(rows.length).toBeGreaterThan(0)
    const text = gunzipSync(await readFile(file)).toString('latin1')
    for (const { value } of rows) expect(text).not.toContain(value)
    const whole = gunzipSync(await readFile(backup)).toString('latin1')
    for (const { value } of rows) expect(whole).toContain(value)
    const target = await makeWiped()
    await restore(target, file)
    // The source has recorded the backups of other tests.
    const {
      'public.server_secrets': secrets,
      'public.job_runs': _,
      ...others
    } = await digestTables(target.url)
    expect(secrets).toMatch(/^0 /)
    expect(sourceDigests).toMatchObject(others)
  })

  test('of an older version is restored as it was and migrated', async () => {
    const olderProgram = await makeOlderProgram(3)
    const old = await makeWiped()
    await migrate(old.url, olderProgram)
    await withClient(old.url, (client) =>
      client.query("insert into server_secrets (name, value) values ('of-old', 'kept')"),
    )
    const before = await digestTables(old.url)
    const file = path.join(folder, 'older.backup')
    await writeBackup({
      ...optionsOfSource(file),
      databaseUrl: old.url,
      dataDir: old.dataDir,
      storage: makeDiskStorage(old.dataDir),
    })
    const target = await makeWiped()
    await restore(target, file)
    expect(await digestTables(target.url)).toEqual(before)
    await migrate(target.url)
    const tables = Object.keys(await digestTables(target.url))
    expect(tables).toEqual(Object.keys(sourceDigests))
    const kept = await withClient(target.url, (client) =>
      client.query("select value from server_secrets where name = 'of-old'"),
    )
    expect(kept.rows).toEqual([{ value: 'kept' }])
  })
})

test('a backup on a full disk fails with a message and leaves no file', async ({ skip }) => {
  const small = await mkdtemp(path.join(folder, 'small-'))
  skip(!mountDisk(small, 1), 'needs the right to mount a small disk')
  onTestFinished(() => unmountDisk(small))
  const { pool } = server.database
  // Random, so that compression does not shrink it.
  await pool.query('create table bulk as select md5(random()::text) as t from generate_series(1, 100000)')
  onTestFinished(async () => {
    await pool.query('drop table bulk')
  })
  await expect(writeBackup(optionsOfSource(path.join(small, 'late.backup')))).rejects.toThrow(
    /디스크가 가득 찼어요/,
  )
  expect(await readdir(small)).toEqual([])
})

test('files of an S3-compatible storage are backed up and restored to another bucket', async () => {
  const [source, target] = [await startS3Server(), await startS3Server()]
  onTestFinished(async () => {
    await Promise.all([source.close(), target.close()])
  })
  const school = await createTestServer({ env: source.env })
  onTestFinished(() => school.close())
  const admin = await school.signIn('user', 'admin')
  const form = makeUpload([await makePicture(), await makePicture()], 'content')
  const { files } = await readJson<{ files: StoredFile[] }>(admin.upload('/api/v1/storages', form))
  const file = path.join(folder, 's3.backup')
  const { databaseUrl, deps } = school
  const summary = await writeBackup({ ...optionsOfSource(file), databaseUrl, storage: deps.storage })
  expect(summary).toMatchObject({ files: files.length, missingFiles: [], isRecorded: true })
  const wiped = await makeWiped()
  await restore(wiped, file, { storage: makeFileStorage(readEnv(target.env)) })
  expect(target.objects.size).toBe(files.length)
  expect(target.objects).toEqual(source.objects)
})

test('administrators see the time of the last backup', async () => {
  const admin = await server.signIn('user', 'admin')
  const before = Date.now()
  await writeBackup(optionsOfSource(path.join(folder, 'noted.backup')))
  const { jobs } = await readJson<{ jobs: { name: string; endedAt: string }[] }>(
    admin.get('/api/v1/statistics/today'),
  )
  expect(Date.parse(jobs.find(({ name }) => name === 'backup')?.endedAt ?? '')).toBeGreaterThanOrEqual(before)
})

describe('a restore touches nothing', () => {
  let target: { url: string; dataDir: string }
  let before: Record<string, string>
  beforeEach(async () => {
    const { url, drop } = await makeTestDatabase(inject('clusterUrl'))
    onTestFinished(drop)
    target = { url, dataDir: await mkdtemp(path.join(folder, 'used-')) }
    await withClient(url, (client) =>
      client.query("insert into server_secrets (name, value) values ('mine', 'untouched')"),
    )
    before = await digestTables(url)
  })

  async function expectRefusal(file: string, sentence: RegExp, more: object = { replace: true }) {
    await expect(restore(target, file, more)).rejects.toThrow(sentence)
    expect(await digestTables(target.url)).toEqual(before)
    expect(await readdir(target.dataDir)).toEqual([])
  }

  test('if the file is cut off anywhere', async () => {
    const whole = await readFile(backup)
    const tar = gunzipSync(whole)
    const cuts = [0, 1, whole.length >> 1, whole.length - 1].map((length) => whole.subarray(0, length))
    const cutTars = [512, tar.length >> 1, tar.length - 2048].map((length) =>
      gzipSync(tar.subarray(0, length)),
    )
    for (const [index, bytes] of [...cuts, ...cutTars].entries()) {
      const file = path.join(folder, `cut-${index}.backup`)
      await writeFile(file, bytes)
      await expectRefusal(file, BROKEN)
    }
  })

  test('if there is no such file, or it is a folder', async () => {
    await expectRefusal(path.join(folder, 'never-made.backup'), /그런 백업 파일이 없어요/)
    await expectRefusal(folder, /백업 파일이 아니라 폴더/)
  })

  test('if a bit of the file, or of what was packed, is another', async () => {
    const whole = await readFile(backup)
    const tar = gunzipSync(whole)
    for (let index = 1; index <= 12; index += 1) {
      const isPacked = index % 2 === 0
      const bytes = Buffer.from(isPacked ? tar : whole)
      // Within rows or pictures: the tar has padding, which means nothing.
      let at = Math.floor((bytes.length * index) / 14)
      while (isPacked && bytes[at] === 0) at += 1
      bytes[at] = bytes[at]! ^ (1 << (index % 8))
      const file = path.join(folder, `flipped-${index}.backup`)
      await writeFile(file, isPacked ? gzipSync(bytes) : bytes)
      await expectRefusal(file, BROKEN)
    }
  })

  test('if the backup is of a newer program', async () => {
    await expectRefusal(backup, /더 새로운 셈샘에서 만든 백업/, {
      replace: true,
      migrationsFolder: await makeOlderProgram(1),
    })
  })

  test('if it is not empty and nobody said --replace', async () => {
    await expectRefusal(backup, /비어 있지 않아요.*--replace/, {})
    await restore(target, backup, { replace: true })
    expect(await digestTables(target.url)).toEqual(sourceDigests)
  })

  test('while a server uses the database', async () => {
    const running = openDatabase(target.url, () => undefined)
    const connection = await running.pool.connect()
    await expectRefusal(backup, /서버가 켜져 있어요/)
    connection.release()
    await running.close()
    await restore(target, backup, { replace: true })
  })
})

describe('a program that is older than its database', () => {
  test('does not open it, and says what to do', async () => {
    const { url, drop } = await makeTestDatabase(inject('clusterUrl'))
    onTestFinished(drop)
    const before = await digestTables(url)
    const failure = await migrate(url, await makeOlderProgram(1)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartError)
    expect((failure as Error).message).toMatch(/더 새로운 셈샘을 다시 설치하거나.*npm run restore/)
    expect(await digestTables(url)).toEqual(before)
    await migrate(url)
  })
})
