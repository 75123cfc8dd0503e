import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import { digestFolder } from '#server/digest-folder.ts'
import { loadContent } from '#server/load-content.ts'
import { makeLogger } from '#server/log/make-logger.ts'
import { EXPLANATION, SOUND, withContentFolder } from '#tests/content/content-folder.ts'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'
import { makeMemoryStorage } from '#tests/support/memory-storage.ts'

const MD = 'M1U04/M1U04C01.md'
/** Only the linter notices it. */
const FAULTY = EXPLANATION.replace('끝이에요', '\\(\\frac{1\\)')

let made: { url: string; drop: () => Promise<void> }
let database: OpenDatabase
beforeEach(async () => {
  made = await makeTestDatabase(inject('clusterUrl'))
  database = openDatabase(made.url, () => undefined)
})
afterEach(async () => {
  await database.close()
  await made.drop()
})

/** The lines of the log about refused content. */
async function load(contentDir: string, checkedDigest: string): Promise<string[]> {
  const lines: string[] = []
  const log = makeLogger('info', { write: (line) => void lines.push(line) })
  const source = { contentDir, programDir: 'src/server/seed', checkedDigest }
  await loadContent(database.db, log, source, makeMemoryStorage())
  return lines.filter((line) => line.includes('content refused'))
}

const countExplanations = async () =>
  (await database.pool.query<{ count: number }>('select count(*)::int from explanations')).rows[0]?.count

test('what a release was built with is not checked again; one changed byte makes it be checked', async () => {
  await withContentFolder({ ...SOUND, [MD]: FAULTY }, async (folder, write) => {
    const shipped = await digestFolder(folder)
    await write(MD, `${FAULTY}\n`)
    expect(await load(folder, shipped)).toEqual([expect.stringContaining(MD)])
    expect(await countExplanations()).toBe(0)
    await write(MD, FAULTY)
    expect(await load(folder, shipped)).toEqual([])
    expect(await countExplanations()).toBe(1)
  })
})
