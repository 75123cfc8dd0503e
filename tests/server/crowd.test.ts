import { expect, test } from 'vitest'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { createTestServer } from '#tests/support/test-server.ts'

/** More than the connections that the server has to its database. */
const LEARNERS = 60

test('a class whose pages all report at once is heard', async () => {
  const server = await createTestServer()
  try {
    const visitors = Array.from({ length: LEARNERS }, () => server.visitor())
    const report = { level: 'error', message: '연결이 끊겼어요' }
    const statuses = await Promise.all(
      visitors.map(async (each) => (await each.post('/api/_log', report)).status),
    )
    expect(statuses).toEqual(visitors.map(() => 200))
  } finally {
    await server.close()
  }
})

test('a class that comes back at once finds a server that has just started', async () => {
  const server = await createTestServer()
  try {
    const learners = await Promise.all(Array.from({ length: LEARNERS }, () => server.signIn('user')))
    const path = `/api/v1/curriculums/${SMALL.unit}/concepts/${SMALL.concept}/threads`
    const statuses = await Promise.all(learners.map(async (each) => (await each.post(path)).status))
    expect(statuses).toEqual(learners.map(() => 200))
  } finally {
    await server.close()
  }
})
