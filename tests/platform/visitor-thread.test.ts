import { afterEach, expect, test, vi } from 'vitest'
import { answerJson, listenToCalls } from './calls-to-server.ts'

const { openPlaceAtom } = await import('#features/learning/thread/open-thread.state.ts')
const { threadAtom } = await import('#features/learning/thread/thread.state.ts')
const { pageStore } = await import('#platform/page-store.ts')

afterEach(() => {
  vi.unstubAllGlobals()
})

async function openAsVisitor() {
  const leave = pageStore.set(openPlaceAtom, { unitId: 'M1U01', conceptId: 'M1U01C01' }, null)
  await vi.waitFor(() => expect(pageStore.get(threadAtom)?.status).not.toBe('loading'))
  const { status, turns, availableLevels } = pageStore.get(threadAtom) ?? {}
  leave()
  return { status, turns, availableLevels }
}

test('a visitor without a network finds an empty conversation, not a failed one', async () => {
  listenToCalls(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await openAsVisitor()).toEqual({ status: 'ready', turns: [], availableLevels: [0] })
})

test('a visitor whose concept has no problems is offered none', async () => {
  listenToCalls(() => answerJson({ defined: false, code: 'NO_ITEMS', status: 422, message: '없어요' }, 422))
  expect(await openAsVisitor()).toEqual({ status: 'ready', turns: [], availableLevels: [] })
})
