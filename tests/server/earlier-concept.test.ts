import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PackManifest, packPartSchema } from '#contract/offline-pack.ts'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import type { Item } from '#domain/exam/item.ts'
import { findEarlierConcept } from '#domain/follow-up/find-earlier-concept.ts'
import { raiseContentVersion } from '#server/curriculum/curriculum.queries.ts'
import { concepts, evaluationItems } from '#server/db/schema.ts'
import { openThread, readJson, startExam } from '#tests/support/learner.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const ITEM = smallItemId(SMALL.otherConcept, 0, 1)
const MISTAKE = { answer: '9', says: '소수와 합성수를 바꾸었어요.', conceptId: SMALL.concept }

let server: TestServer
let student: TestBrowser

type Transaction = Parameters<typeof raiseContentVersion>[0]
async function change(write: (tx: Transaction) => Promise<unknown>) {
  await server.database.db.transaction(async (tx) => {
    await write(tx)
    await raiseContentVersion(tx)
  })
  await server.deps.contentCache.revalidate(true)
}

beforeAll(async () => {
  server = await createTestServer()
  student = await server.signIn('user')
  await change((tx) =>
    tx
      .update(evaluationItems)
      .set({ mistakes: [MISTAKE] })
      .where(eq(evaluationItems.id, ITEM)),
  )
})
afterAll(() => server.close())

async function readSetItem(): Promise<Item | undefined> {
  const { id } = await openThread(student, SMALL.otherConcept)
  const { examItems } = await startExam(student, id, 0)
  return examItems.find(({ evaluationItem }) => evaluationItem.id === ITEM)?.evaluationItem
}

const readVisitorItem = () =>
  readJson<Item>(
    server
      .visitor()
      .get(`/api/v1/services/evaluation-items?conceptId=${SMALL.otherConcept}&difficultyLevel=0&index=0`),
  )

async function readPackItem(): Promise<Item | undefined> {
  const { parts } = await readJson<PackManifest>(student.get(`/api/v1/services/offline-packs/${SMALL.unit}`))
  const read = await Promise.all(
    parts.map(async ({ url }) => packPartSchema.parse(await readJson(student.get(url)))),
  )
  const items = read.flatMap((part) => (part.kind === 'concept' ? (part.items as Item[]) : []))
  return items.find(({ id }) => id === ITEM)
}

async function findIn(item: Item | undefined, answer: string, browser: TestBrowser) {
  const grades = await readJson<CurriculumEntry[]>(browser.get('/api/curriculums'))
  return item ? findEarlierConcept({ item, answer, conceptId: SMALL.otherConcept, grades }) : undefined
}

test('a wrong answer points to the earlier concept of its mistake, in a set, for a visitor and in a pack', async () => {
  const earlier = { unitId: SMALL.unit, conceptId: SMALL.concept, name: '소수와 합성수' }
  for (const [item, browser] of [
    [await readSetItem(), student],
    [await readVisitorItem(), server.visitor()],
    [await readPackItem(), student],
  ] as const) {
    expect(await findIn(item, '9', browser)).toEqual(earlier)
    expect(await findIn(item, '7', browser)).toBeNull()
  }
})

test('a wrong answer points to no concept that was hidden since', async () => {
  const item = await readSetItem()
  await change((tx) => tx.update(concepts).set({ hidden: true }).where(eq(concepts.id, SMALL.concept)))
  expect(await findIn(item, '9', student)).toBeNull()
  expect(await findIn(item, '9', server.visitor())).toBeNull()
})
