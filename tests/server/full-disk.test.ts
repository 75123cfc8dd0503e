import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/message.ts'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { eventually, makeTurn, openThread, readJson } from '#tests/support/learner.ts'
import { mountDisk, unmountDisk } from '#tests/support/mount-disk.ts'
import { seedSmallCurriculum } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const DISK_MB = 192
const PIECE_BYTES = 64 * 1024
/** Of a reply; random text, which no database makes smaller. */
const REPLY_CHARACTERS = 50_000
/** More than what is left of a full disk in the files that the database has already. */
const MOST_TURNS = 600

let folder: string
let isMounted: boolean
let embedded: EmbeddedPostgres | undefined
let server: TestServer | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-disk-'))
  isMounted = mountDisk(folder, DISK_MB)
})
afterEach(async () => {
  await server?.close()
  await embedded?.stop()
  if (isMounted) unmountDisk(folder)
  await rm(folder, { recursive: true, force: true })
})

async function fillDisk(file: string): Promise<void> {
  for (;;) {
    try {
      await appendFile(file, Buffer.alloc(PIECE_BYTES))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      return
    }
  }
}

test('a full disk is a matter of waiting: 503, nothing acknowledged is lost, nothing refused is half there', {
  timeout: 180_000,
}, async ({ skip }) => {
  skip(!isMounted, 'needs the right to mount a small disk')
  embedded = await startEmbedded({ dataDir: path.join(folder, 'data') })
  const prepared = openDatabase(embedded.url, () => undefined)
  await migrateDatabase(prepared.pool, path.resolve('src/server/db/migrations'))
  await seedSmallCurriculum(prepared.db)
  await prepared.close()
  server = await createTestServer({ databaseUrl: embedded.url })
  const student = await server.signIn('user')
  const { id: threadId } = await openThread(student)
  const turns = new Map<string, object>()
  const post = (key: string) => student.post('/api/v1/services/messages', turns.get(key), { key })
  const makeKey = () => {
    const key = crypto.randomUUID()
    const response = randomBytes(REPLY_CHARACTERS / 2).toString('hex')
    turns.set(key, { ...makeTurn(threadId, null, null, `질문 ${turns.size}`), response })
    return key
  }

  const filler = path.join(folder, 'filler')
  await fillDisk(filler)
  const taken: string[] = []
  let refused: string | undefined
  while (!refused && turns.size < MOST_TURNS) {
    const key = makeKey()
    const response = await post(key)
    if (response.status === 200) taken.push(key)
    else {
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('2')
      expect((await response.json()).code).toBe('SERVICE_UNAVAILABLE')
      refused = key
    }
  }
  expect(refused).toBeDefined()

  await rm(filler)
  const saved = await eventually(
    () => post(refused ?? ''),
    ({ status }) => status === 200,
  )
  expect((await saved.json()).id).toBe(refused)
  const messages = await readJson<ChatMessage[]>(student.get(`/api/v1/threads/${threadId}/messages`))
  expect(messages.map(({ id }) => id)).toEqual([...taken, refused])
  for (const { id, response } of messages) expect(turns.get(id)).toMatchObject({ response })
})
