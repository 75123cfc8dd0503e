import { afterEach, expect, test, vi } from 'vitest'
import { FROM_DEVICE_HEADER } from '#contract/sw-message.ts'
import { answerJson, listenToCalls } from './calls-to-server.ts'

const { trackedFetch } = await import('#platform/http.ts')
const { setReachableAtom, reachableAtom } = await import('#platform/connectivity.ts')
const { pageStore } = await import('#platform/page-store.ts')

afterEach(() => {
  vi.unstubAllGlobals()
})

const foreign = (status: number) =>
  new Response('<h1>Bad gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } })
const noConnection = (): Response => {
  throw new TypeError('Failed to fetch')
}

test.each<[string, boolean, () => Response]>([
  ['an answer of our server', true, () => answerJson({})],
  ['an error of our server', true, () => answerJson({ code: 'INTERNAL_SERVER_ERROR' }, 500)],
  ['no connection', false, noConnection],
  ['a gateway without a server', false, () => foreign(502)],
  ['a server that is shutting down', false, () => answerJson({ code: 'SERVICE_UNAVAILABLE' }, 503)],
  ["a captive portal's page", false, () => foreign(200)],
])('after %s the server is reachable: %s', async (_name, isReachable, answer) => {
  listenToCalls(answer)
  pageStore.set(setReachableAtom, !isReachable)
  await trackedFetch('/api/config').catch(() => undefined)
  expect(pageStore.get(reachableAtom)).toBe(isReachable)
})

test.each([true, false])(
  'an answer from the device leaves reachability as it is: %s',
  async (isReachable) => {
    listenToCalls(() => Response.json({}, { headers: { [FROM_DEVICE_HEADER]: '1' } }))
    pageStore.set(setReachableAtom, isReachable)
    await trackedFetch('/api/config')
    expect(pageStore.get(reachableAtom)).toBe(isReachable)
  },
)

test.each([true, false])(
  'a busy server that refuses a call leaves reachability as it is, and its answer can be read: %s',
  async (isReachable) => {
    listenToCalls(() => answerJson({ code: 'BUSY' }, 503))
    pageStore.set(setReachableAtom, isReachable)
    const response = await trackedFetch('/api/config')
    expect(pageStore.get(reachableAtom)).toBe(isReachable)
    expect(await response.json()).toEqual({ code: 'BUSY' })
  },
)
