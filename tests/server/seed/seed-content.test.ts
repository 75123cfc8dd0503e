import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { readContentVersion } from '#server/curriculum/curriculum.queries.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import {
  conceptCriteria,
  conceptPrerequisites,
  concepts,
  curriculumNodes,
  evaluationItems,
  explanations,
  itemConcepts,
  itemVersions,
  questionBanks,
  terms,
} from '#server/db/schema.ts'
import { seedContent } from '#server/seed/seed-content.ts'
import {
  EXPLANATION,
  HAND_WRITTEN,
  ITEMS,
  lineOf,
  OUTLINE,
  SOUND,
  withContentFolder,
} from '#tests/content/content-folder.ts'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'

const MD = 'M1U04/M1U04C01.md'
const YAML = 'M1U04/M1U04C01.items.yaml'
const HAND_WRITTEN_ID = 'aec9e349-e31e-483b-ae8b-1a3974cb21cb'
const STORED_ITEMS = 14
/** Grade, two units with a middle and a small one each; five concepts; explanation, four terms, link; items. */
const ROWS = 7 + 5 + 6 + STORED_ITEMS

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

const readItem = async (id = HAND_WRITTEN_ID) => {
  const [item] = await database.db.select().from(evaluationItems).where(eq(evaluationItems.id, id))
  return item
}

test('loads outline, explanation, terms, links and items', async () => {
  const { db } = database
  const report = await withContentFolder(SOUND, (folder) => seedContent(db, folder))
  expect(report).toEqual({ added: ROWS, updated: 0, unchanged: 0, retired: 0, refused: [], warnings: [] })

  const [unit] = await db.select().from(curriculumNodes).where(eq(curriculumNodes.id, 'M1U04'))
  expect(unit).toMatchObject({
    parentId: 'M1',
    kind: 'unit',
    label: '일차방정식',
    ordered: 2,
    depth: 1,
    hidden: false,
  })
  const [concept] = await db.select().from(concepts).where(eq(concepts.id, 'M1U04C01'))
  expect(concept).toMatchObject({ nodeId: 'M1U04M01S01', content: '방정식과 항등식', ordered: 4 })
  const [explanation] = await db.select().from(explanations)
  expect(explanation).toMatchObject({ conceptId: 'M1U04C01', status: 'published' })
  expect(explanation?.content).toMatch(/^## 왜 배울까/)
  expect((await db.select().from(terms)).map(({ term }) => term).sort()).toEqual([
    '등식',
    '방정식',
    '항등식',
    '해',
  ])
  expect(await db.select().from(conceptPrerequisites)).toContainEqual({
    conceptId: 'M1U04C02',
    prerequisiteId: 'M1U04C01',
  })
  expect(await db.select().from(conceptCriteria)).toContainEqual({
    conceptId: 'M1U04C01',
    criterionId: 'R2022N0203',
  })
  expect(await db.select().from(itemConcepts)).toHaveLength(STORED_ITEMS)
  expect(await readItem()).toMatchObject({
    correctAnswer: '4',
    difficultyLevel: 0,
    writtenTestType: 2,
    origin: 'shipped',
  })
})

test('a second load changes nothing and leaves the version of the content', async () => {
  const { db } = database
  await withContentFolder(SOUND, async (folder) => {
    await seedContent(db, folder)
    const version = await readContentVersion(db)
    expect(await seedContent(db, folder)).toMatchObject({ added: 0, updated: 0, unchanged: ROWS, retired: 0 })
    expect(await readContentVersion(db)).toBe(version)
  })
})

test('two loads at once end as one', async () => {
  const { db } = database
  await withContentFolder(SOUND, async (folder) => {
    const reports = await Promise.all([seedContent(db, folder), seedContent(db, folder)])
    expect(reports.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, ROWS])
  })
})

test('updates what changed and raises the version', async () => {
  const { db } = database
  await withContentFolder(SOUND, async (folder, write) => {
    await seedContent(db, folder)
    const version = await readContentVersion(db)
    await write(
      'outline.yaml',
      OUTLINE.replace('title: 일차방정식', 'title: 방정식').replace('대입', '대입하기'),
    )
    await write(MD, EXPLANATION.replace('늘 참인', '언제나 참인').replace('끝이에요', '여기까지예요'))
    await write(YAML, ITEMS.replace('나누지 않고 뺐어요', '나누는 것을 잊었어요'))
    expect(await seedContent(db, folder)).toMatchObject({
      added: 0,
      updated: 5,
      unchanged: ROWS - 5,
      refused: [],
    })
    expect(await readContentVersion(db)).toBe(version + 1)
    expect((await readItem())?.mistakes).toEqual([{ answer: '6', says: '나누는 것을 잊었어요.' }])
    const [unit] = await db.select().from(curriculumNodes).where(eq(curriculumNodes.id, 'M1U04'))
    expect(unit?.label).toBe('방정식')
  })
})

test('a changed item gets a new version and the old one is kept; a moved one keeps its version', async () => {
  const { db } = database
  await withContentFolder(SOUND, async (folder, write) => {
    await seedContent(db, folder)
    await write(YAML, ITEMS.replace(HAND_WRITTEN, '').concat(HAND_WRITTEN))
    expect((await seedContent(db, folder)).updated).toBeGreaterThan(0)
    expect(await readItem()).toMatchObject({ itemVersion: 1, ordered: STORED_ITEMS })
    const changed = ITEMS.replace('나누지 않고 뺐어요', '나누는 것을 잊었어요')
    await write(YAML, changed)
    await seedContent(db, folder)
    expect(await readItem()).toMatchObject({ itemVersion: 2 })
    await write(YAML, ITEMS)
    await seedContent(db, folder)
    const versions = await db
      .select()
      .from(itemVersions)
      .where(eq(itemVersions.itemId, HAND_WRITTEN_ID))
      .orderBy(itemVersions.itemVersion)
    expect(versions.map(({ itemVersion, mistakes }) => [itemVersion, mistakes[0]?.says])).toEqual([
      [1, '나누지 않고 뺐어요.'],
      [2, '나누는 것을 잊었어요.'],
    ])
    expect(await readItem()).toMatchObject({ itemVersion: 3, answerTests: [] })
  })
})

test('a changed prerequisite counts as a change of its concept', async () => {
  const { db } = database
  await withContentFolder(SOUND, async (folder, write) => {
    await seedContent(db, folder)
    await write(
      'outline.yaml',
      OUTLINE.replace('prerequisites: [M1U04C01]', 'prerequisites: [M1U03C01, M1U04C01]'),
    )
    expect(await seedContent(db, folder)).toMatchObject({ updated: 1 })
    expect(await db.select().from(conceptPrerequisites)).toContainEqual({
      conceptId: 'M1U04C02',
      prerequisiteId: 'M1U03C01',
    })
  })
})

test('loads nothing of a file with a fault and keeps what it loaded before', async () => {
  const { db } = database
  await withContentFolder(SOUND, async (folder, write) => {
    await seedContent(db, folder)
    const faulty = EXPLANATION.replace('끝이에요', '\\(\\frac{1\\)').replace('늘 참인', '언제나 참인')
    await write(MD, faulty)
    await write(YAML, `${ITEMS}- {template: M1U04C01L5A2, seed: 23}\n`)
    const report = await seedContent(db, folder)
    expect(report).toMatchObject({ added: 1, updated: 0, retired: 0 })
    expect(report.refused).toEqual([
      expect.objectContaining({
        file: MD,
        line: lineOf(faulty, '\\frac{1'),
        message: expect.stringMatching(/KaTeX/),
      }),
    ])
    const [explanation] = await db.select().from(explanations)
    expect(explanation?.content).toContain('끝이에요')
  })
})

test('a faulty outline refuses everything', async () => {
  const { db } = database
  const files = { ...SOUND, 'outline.yaml': OUTLINE.replace('grade: 1', 'grade: one') }
  const report = await withContentFolder(files, (folder) => seedContent(db, folder))
  expect(report).toMatchObject({ added: 0, updated: 0 })
  expect(report.refused[0]).toMatchObject({ file: 'outline.yaml', line: 5 })
  expect(await db.select().from(curriculumNodes)).toEqual([])
})

test('hides an item that the content dropped, and shows it again when it returns', async () => {
  const { db } = database
  await withContentFolder(SOUND, async (folder, write) => {
    await seedContent(db, folder)
    await write(YAML, ITEMS.replace(HAND_WRITTEN, '- {template: M1U04C01L0A3, seed: 1}\n'))
    expect(await seedContent(db, folder)).toMatchObject({ added: 1, retired: 1 })
    expect(await readItem()).toMatchObject({ hidden: true, correctAnswer: '4' })
    expect(await seedContent(db, folder)).toMatchObject({ added: 0, updated: 0, retired: 0 })
    await write(YAML, ITEMS)
    expect(await seedContent(db, folder)).toMatchObject({ updated: 1, retired: 1 })
    expect(await readItem()).toMatchObject({ hidden: false })
  })
})

test('deletes terms that an explanation no longer has and hides concepts that the outline dropped', async () => {
  const { db } = database
  await withContentFolder(SOUND, async (folder, write) => {
    await seedContent(db, folder)
    await write(MD, EXPLANATION.replace('{id: M1U04C01T04, term: 항등식', '{id: M1U04C01T05, term: 항등'))
    await write('outline.yaml', OUTLINE.replace(/ {18}- id: M1U04C02[\s\S]*$/, ''))
    expect(await seedContent(db, folder)).toMatchObject({ added: 1, retired: 2, refused: [] })
    expect((await db.select().from(terms)).map(({ id }) => id)).not.toContain('M1U04C01T04')
    const [concept] = await db.select().from(concepts).where(eq(concepts.id, 'M1U04C02'))
    expect(concept?.hidden).toBe(true)
  })
})

test('leaves what an administrator edited', async () => {
  const { db } = database
  await withContentFolder(SOUND, async (folder, write) => {
    await seedContent(db, folder)
    await db
      .update(evaluationItems)
      .set({ question: '고친 문제', origin: 'edited' })
      .where(eq(evaluationItems.id, HAND_WRITTEN_ID))
    await write(YAML, ITEMS.replace('나누지 않고 뺐어요', '나누는 것을 잊었어요'))
    expect(await seedContent(db, folder)).toMatchObject({ updated: 0, retired: 0 })
    await write(YAML, ITEMS.replace(HAND_WRITTEN, '- {template: M1U04C01L0A3, seed: 1}\n'))
    expect(await seedContent(db, folder)).toMatchObject({ retired: 0 })
    expect(await readItem()).toMatchObject({ question: '고친 문제', hidden: false })
  })
})

const BANK = {
  aliases: { 방정식: ['방정'] },
  explanations: ['하나예요.', '둘이에요.', '셋이에요.'],
  examples: ['하나예요.', '둘이에요.', '셋이에요.'],
  questions: [],
}
const QUESTIONS = 'M1U04/M1U04C01.questions.yaml'

test('loads a question bank, updates it, keeps it while its file has a fault, and deletes it with its file', async () => {
  const { db } = database
  const load = (files: Readonly<Record<string, string>>) =>
    withContentFolder({ ...SOUND, ...files }, (folder) => seedContent(db, folder))
  const readBanks = () => db.select().from(questionBanks)

  await load({ [QUESTIONS]: JSON.stringify(BANK) })
  expect(await readBanks()).toMatchObject([{ conceptId: 'M1U04C01', bank: BANK }])
  const version = await readContentVersion(db)

  const changed = { ...BANK, aliases: { 방정식: ['방정', '식'] } }
  expect(await load({ [QUESTIONS]: JSON.stringify(changed) })).toMatchObject({ updated: 1, added: 0 })
  expect(await readBanks()).toMatchObject([{ bank: changed }])
  expect(await readContentVersion(db)).toBe(version + 1)

  const faulty = { ...changed, examples: ['\\(1', '둘이에요.', '셋이에요.'] }
  expect((await load({ [QUESTIONS]: JSON.stringify(faulty) })).refused).toMatchObject([{ file: QUESTIONS }])
  expect(await readBanks()).toMatchObject([{ bank: changed }])

  expect(await load({})).toMatchObject({ retired: 1 })
  expect(await readBanks()).toEqual([])
})
