import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/user.ts'
import { makeExam } from '#tests/domain/exam/make-exam.ts'
import { answerJson, listenToCalls } from './calls-to-server.ts'

const { showHintAtom } = await import('#features/learning/practice/help.state.ts')
const { makeItemTurn } = await import('#features/learning/thread/make-turn.ts')
const { openThreadAtom, threadAtom } = await import('#features/learning/thread/thread.state.ts')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a hint that cannot be had, with none beside the item, reads "error: {status}: {message}"', async () => {
  const sent = listenToCalls(() => answerJson({ code: 'X', status: 503, message: '쉬는 중이에요' }, 503))
  const exam = makeExam('e1', 1, ['a'])
  const [{ evaluationItem: item } = expect.fail()] = exam.examItems
  const shown = makeItemTurn('t1', {
    kind: 'try-exam',
    item,
    difficultyLevel: 1,
    message: '문제 주세요',
    response: item.question,
    responseType: 'example',
  })
  const store = createStore()
  store.set(openThreadAtom, {
    place: { unitId: 'M1U01', conceptId: 'M1U01C01' },
    user: { id: 'u1', tutorPersona: 'friend_female_1' } as User,
    threadId: 't1',
    status: 'ready',
    problem: null,
    turns: [shown],
    exams: [exam],
    itemsInfo: [],
    availableLevels: [1],
    savedAt: null,
    readTurns: 0,
    isDownloaded: false,
  })
  await store.set(showHintAtom)
  expect(sent.map(({ path }) => path)).toEqual(['/api/v1/services/evaluation-items/a/hints'])
  expect(console.warn).toHaveBeenCalledWith('Failed to open stream', 503)
  expect(store.get(threadAtom)?.turns.at(-1)).toMatchObject({
    response: 'error: 503: 쉬는 중이에요',
    status: 'error',
  })
})
