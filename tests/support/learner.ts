import type { ActionKind, ChatMessage, Thread } from '#domain/chat/message.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { SMALL } from './small-curriculum.ts'
import type { TestBrowser } from './test-server.ts'

/** What learners do, as calls: for tests of what follows. Each throws on an answer that is no success. */
export async function readJson<Body>(answer: Promise<Response> | Response): Promise<Body> {
  const response = await answer
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${text}`)
  return JSON.parse(text) as Body
}

export async function openThread(
  browser: TestBrowser,
  conceptId: string = SMALL.concept,
  unitId: string = SMALL.unit,
): Promise<Thread> {
  const path = `/api/v1/curriculums/${unitId}/concepts/${conceptId}/threads`
  return (await readJson<{ thread: Thread }>(browser.post(path))).thread
}

export function startExam(
  browser: TestBrowser,
  threadId: string,
  difficultyLevel: number,
  more: object = {},
): Promise<ExamSet> {
  return readJson(browser.post(`/api/v1/threads/${threadId}/exams`, { difficultyLevel, ...more }))
}

export function makeTurn(
  threadId: string,
  kind: ActionKind | null,
  evaluationId: string | null,
  message: string,
  context: object = {},
) {
  return {
    threadId,
    message,
    response: '',
    context: { target: 'evaluation', ...(kind && { action: { kind, evaluationId } }), ...context },
  }
}

export function answerItem(
  browser: TestBrowser,
  threadId: string,
  evaluationId: string,
  answer: string,
  context: object = {},
): Promise<ChatMessage> {
  return readJson(
    browser.post(
      '/api/v1/services/messages',
      makeTurn(threadId, 'submit-answer', evaluationId, answer, context),
    ),
  )
}

export function postAction(
  browser: TestBrowser,
  threadId: string,
  kind: ActionKind,
  evaluationId: string,
): Promise<ChatMessage> {
  return readJson(browser.post('/api/v1/services/messages', makeTurn(threadId, kind, evaluationId, '보기')))
}

/** Reads an event stream until it ends or `until` says so; then the reader goes away. */
export async function readStream(
  response: Response,
  until: (event: StreamEvent) => boolean = () => false,
): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return events
    rest += part.value
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data:')) continue
      const event = JSON.parse(line.slice(5)) as StreamEvent
      events.push(event)
      if (until(event)) {
        await reader?.cancel()
        return events
      }
    }
  }
}

/** Crash recovery of a database on a busy disk is the slowest thing that a test waits for. */
const EVENTUALLY_MS = 20_000

/** Asks again until `check` holds, for what another task of the server does on its own; fails after `EVENTUALLY_MS`. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  check: (value: Value) => boolean,
): Promise<Value> {
  const deadline = Date.now() + EVENTUALLY_MS
  for (;;) {
    const value = await ask()
    if (check(value)) return value
    if (Date.now() > deadline) throw new Error(`not so in time: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
