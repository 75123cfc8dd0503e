import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { raiseContentVersion } from '#server/curriculum/curriculum.queries.ts'
import { concepts } from '#server/db/schema.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const read = async (path: string, browser = server.visitor()) => {
  const response = await browser.get(path)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

describe('curriculum', () => {
  test('gives the tree below a node with its parents and criteria', async () => {
    const { body } = await read(`/api/v1/curriculums/${SMALL.unit}/tree`)
    const small = body.children[0].children[0]
    expect(small.parents.map(({ id }: { id: string }) => id)).toEqual(['T1', 'T1U01', 'T1U01M01'])
    expect(small.curriculumConcepts.map(({ id }: { id: string }) => id)).toEqual([
      SMALL.concept,
      SMALL.otherConcept,
    ])
    expect(small.achievementCriterion).toEqual([
      { id: 'R2022N0101', code: '[9수01-01]', text: '소인수분해의 뜻을 알고' },
    ])
  })

  test('gives the nested list with subject and revision', async () => {
    const { body } = await read('/api/curriculums')
    expect(body[0]).toMatchObject({ schoolLevel: 'MIDDLE', grade: 1, subject: '수학(2022 개정)' })
    expect(body[0].units[0].middleUnits[0].smallUnits[0].concepts[0].content).toBe('소수와 합성수')
  })

  test('keeps hidden nodes and concepts from everybody but administrators', async () => {
    const admin = await server.signIn('user', 'admin')
    const student = await server.signIn('user')
    for (const browser of [server.visitor(), student]) {
      expect(JSON.stringify((await read('/api/v1/curriculums', browser)).body)).not.toContain(
        SMALL.hiddenUnit,
      )
      expect((await read(`/api/v1/curriculums/${SMALL.hiddenUnit}/tree`, browser)).status).toBe(404)
      expect((await read(`/api/v1/curriculum-concepts/${SMALL.hiddenConcept}/terms`, browser)).status).toBe(
        404,
      )
    }
    expect(JSON.stringify((await read('/api/v1/curriculums', admin)).body)).toContain(SMALL.hiddenUnit)
    expect((await read(`/api/v1/curriculums/${SMALL.hiddenUnit}/tree`, admin)).status).toBe(200)
  })

  test('says which thing is not there', async () => {
    expect((await read('/api/v1/curriculums/T9/tree')).body.code).toBe('CURRICULUM_NOT_FOUND')
    expect((await read(`/api/v1/curriculums/${SMALL.unit}/concepts/T9C01`)).body.code).toBe(
      'CONCEPT_NOT_FOUND',
    )
    expect(
      (await read(`/api/v1/services/curriculum-concepts/${SMALL.otherConcept}/explanations`)).body.code,
    ).toBe('EXPLANATION_NOT_FOUND')
    const { status, body } = await read('/api/v1/curriculums/no-such/tree')
    expect(status).toBe(400)
    expect(body.data.issues[0].path).toBe('id')
  })

  test('gives concepts, links, terms and the latest explanation', async () => {
    expect((await read(`/api/v1/curriculums/${SMALL.grade}/concepts`)).body).toHaveLength(2)
    expect((await read(`/api/v1/curriculum-concepts/${SMALL.concept}/links`)).body[0]).toMatchObject({
      kind: 'video',
      title: '소수 찾기',
    })
    expect(
      (await read(`/api/v1/curriculum-concepts/${SMALL.concept}/terms`)).body.map(
        ({ term }: { term: string }) => term,
      ),
    ).toEqual(['소수', '합성수'])
    expect(
      (await read(`/api/v1/services/curriculum-concepts/${SMALL.concept}/explanations`)).body.content,
    ).toContain('# 소수')
  })
})

describe('content answers', () => {
  const path = `/api/v1/curriculums/${SMALL.unit}/tree`

  test('answers 304 to the tag it gave, and compresses for who takes it', async () => {
    const first = await server.visitor().get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const again = await server.visitor().get(path, { 'If-None-Match': etag })
    expect(again.status).toBe(304)
    const zipped = await server.visitor().get(path, { 'Accept-Encoding': 'gzip, br' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    const text = await new Response(zipped.body?.pipeThrough(new DecompressionStream('gzip'))).text()
    expect(JSON.parse(text)).toEqual(await first.json())
  })

  test('of administrators, with what is hidden, are kept by no shared cache', async () => {
    const admin = await server.signIn('user', 'admin')
    expect((await admin.get(path)).headers.get('cache-control')).toBe('private, no-cache')
  })

  test('shows a change of content to administrators at once, and to all once the version was looked at again', async () => {
    const admin = await server.signIn('user', 'admin')
    await server.database.db.transaction(async (tx) => {
      await tx.update(concepts).set({ content: '바뀐 이름' })
      await raiseContentVersion(tx)
    })
    expect(await (await admin.get(path)).text()).toContain('바뀐 이름')
    expect(await (await server.visitor().get(path)).text()).toContain('바뀐 이름')
  })
})
