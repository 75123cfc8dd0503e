import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ListeningServer, listenTestServer } from '#tests/support/test-server.ts'
import { kindsOf, PLANTED_FAULTS, runPlanted } from './planted-faults.ts'

/** A fault of the network and one of the device; `npm run bench:sync` plants them all. Each rule: check-history.test.ts. */
const PLANTED = ['turns that are acknowledged and not kept', 'turns that the device forgets'] as const

let server: ListeningServer
let target: { origin: string; pool: ListeningServer['database']['pool'] }
beforeAll(async () => {
  server = await listenTestServer({ content: 'full' })
  target = { origin: server.origin, pool: server.database.pool }
})
afterAll(() => server?.close())

describe('the check of a schedule', () => {
  test('finds nothing where nothing is wrong', async () => {
    const findings = await runPlanted(target)
    expect(kindsOf(findings)).toEqual([])
    expect(findings.time.countedMs).toBe(findings.time.doneMs)
    expect(findings.time.doneMs).toBeGreaterThan(0)
  })

  test.each(PLANTED)('finds %s', async (fault) => {
    const { hands, isFound } = PLANTED_FAULTS[fault]
    expect(await runPlanted(target, hands)).toSatisfy(isFound)
  })
})
