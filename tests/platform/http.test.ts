import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/user.ts'
import { answerJson, listenToCalls, ORIGIN } from './calls-to-server.ts'

const { api, call, onUnauthorized, readErrorAnswer } = await import('#platform/http.ts')
const learning = await import('#features/learning/thread/learning.api.ts')
const { pageStore } = await import('#platform/page-store.ts')
const { heldSessionAtom } = await import('#platform/session-atom.ts')
const { progressQuery } = await import('#platform/progress-queries.ts')

const PERSON = '0198c1a2-7b1e-7c3d-8e4f-000000000001'
const THREAD = '0198c1a2-7b1e-7c3d-8e4f-0123456789ab'
const REFUSED = { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: '안 돼요' }
const { signal } = new AbortController()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a call', () => {
  test('of the user says version 1, any other says none, and each sends the cookies of its origin', async () => {
    const sent = listenToCalls(() => answerJson({ ok: true }))
    await call(api.user.me())
    await call(api.user.update({ useLinks: false }))
    await call(api.thread.recent())
    expect(sent.map(({ method, path, headers }) => [method, path, headers.get('X-Api-Version')])).toEqual([
      ['GET', '/api/users/me', '1'],
      ['PATCH', '/api/users/me', '1'],
      ['GET', '/api/v1/services/threads/recent', null],
    ])
    expect(new Set(sent.map(({ credentials }) => credentials))).toEqual(new Set(['same-origin']))
  })

  test('does not wait for an unsent sign-out, and carries nothing of that session', async () => {
    const sent = listenToCalls(() => answerJson([]))
    const localStorage = { getItem: (key: string) => (key === 'sign-out-pending' ? THREAD : null) }
    vi.stubGlobal('window', { location: { origin: ORIGIN }, localStorage })
    await call(api.curriculum.entries())
    expect(sent.map(({ path, credentials }) => [path, credentials])).toEqual([['/api/curriculums', 'omit']])
  })

  test('of a person names them, so that the session of another one does not answer it', async () => {
    const sent = listenToCalls(() => answerJson({ ok: true }))
    pageStore.set(heldSessionAtom, { status: 'signed-in', user: { id: PERSON } as User })
    await call(api.thread.recent())
    await call(api.user.exit())
    await call(api.message.bookmarks())
    pageStore.set(heldSessionAtom, { status: 'anonymous' })
    await call(api.thread.recent())
    expect(sent.map(({ headers }) => headers.get('X-Record-User'))).toEqual([PERSON, PERSON, PERSON, null])
  })

  test('of an earlier person does not end the session of the present one', async () => {
    const ended = vi.fn()
    const unsubscribe = onUnauthorized(ended)
    const signIn = (id: string) =>
      pageStore.set(heldSessionAtom, { status: 'signed-in', user: { id } as User })
    listenToCalls(() => {
      signIn(PERSON)
      return answerJson({ ...REFUSED, code: 'UNAUTHORIZED', status: 401 }, 401)
    })
    signIn(THREAD)
    await expect(call(api.message.bookmarks())).rejects.toMatchObject({ status: 401 })
    expect(ended).not.toHaveBeenCalled()
    await expect(call(api.message.bookmarks())).rejects.toMatchObject({ status: 401 })
    expect(ended).toHaveBeenCalledOnce()
    unsubscribe()
    pageStore.set(heldSessionAtom, { status: 'anonymous' })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['fetchThreads failed', () => learning.findThread('M1U01', null, signal)],
    ['fetchConceptThread failed', () => learning.findThread('M1U01', 'M1U01C01', signal)],
    ['Failed to delete chat messages', () => learning.clearMessages(THREAD)],
    ['Failed to delete latest chat message', () => learning.removeLatestMessage(THREAD)],
    ['시험 진행 상태를 가져오는 중 오류가 발생했습니다.', () => learning.fetchAvailableLevels(THREAD)],
    [
      'Learning progress request failed',
      async () => (progressQuery('M1').queryFn as (context: object) => Promise<unknown>)({ signal }),
    ],
  ])('that the server refuses fails as "%s" and says so in the log', async (failure, send) => {
    listenToCalls(() => answerJson(REFUSED, 500))
    await expect(send()).rejects.toMatchObject({
      status: 500,
      message: '안 돼요',
      cause: { message: failure },
    })
    expect(console.warn).toHaveBeenCalledWith(failure, 500, 'INTERNAL_SERVER_ERROR')
  })

  test('that is refused with 401 ends the session, but for that of the recent thread', async () => {
    listenToCalls(() => answerJson({ ...REFUSED, code: 'UNAUTHORIZED', status: 401 }, 401))
    const heard = vi.fn()
    const stop = onUnauthorized(heard)
    await expect(call(api.thread.recent())).rejects.toMatchObject({ status: 401 })
    expect(heard).not.toHaveBeenCalled()
    await expect(call(api.progress.evaluation())).rejects.toMatchObject({ status: 401 })
    expect(heard).toHaveBeenCalledOnce()
    stop()
  })

  test('that opens a place is repeated if its answer was lost, so that the others need not be', async () => {
    let lost = 2
    const sent = listenToCalls((path) => {
      if (!path.endsWith('/exams') || lost === 0) return answerJson([])
      lost -= 1
      throw new TypeError('Failed to fetch')
    })
    await learning.fetchThreadContents(THREAD)
    const count = (end: string) => sent.filter(({ path }) => path.endsWith(end)).length
    expect([count('/messages'), count('/exams')]).toEqual([1, 3])
  })

  test('whose stream the server does not open fails as "Failed to open stream"', async () => {
    const error = await readErrorAnswer(answerJson(REFUSED, 500))
    expect([error.cause, error.message, error.status]).toEqual(['Failed to open stream', '안 돼요', 500])
  })
})
