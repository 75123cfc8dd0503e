import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { listenForMetrics } from '#server/metrics/metrics.routes.ts'
import { eventually, openThread, readJson, readStream } from '#tests/support/learner.ts'
import { PushService } from '#tests/support/push-service.ts'
import { SMALL } from '#tests/support/small-curriculum.ts'
import { insertSubscribers } from '#tests/support/subscribers.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const TOKEN = 'a-token-of-the-metrics'
const now = new Date('2026-03-02T19:00:00+09:00')

let service: PushService
let server: TestServer
beforeAll(async () => {
  service = await PushService.start()
  server = await createTestServer({
    env: { METRICS_TOKEN: TOKEN, PUSH_LOOPBACK: 'on' },
    clock: () => now,
    tutor: 'built-in',
  })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

async function scrape(): Promise<string> {
  const response = await server.visitor().get('/metrics', { Authorization: `Bearer ${TOKEN}` })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return response.text()
}

test('there is no /metrics unless it is configured, and none without its token', async () => {
  const usual = await createTestServer({ content: 'none' })
  onTestFinished(() => usual.close())
  expect(usual.deps.metrics).toBeNull()
  expect((await usual.visitor().get('/metrics', { Authorization: 'Bearer undefined' })).status).toBe(404)
  for (const header of [undefined, 'Bearer a-token-of-another-kind', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`]) {
    const answer = await server.visitor().get('/metrics', header ? { Authorization: header } : {})
    expect(answer.status).toBe(401)
    expect(await answer.text()).not.toContain('semsaem_')
  }
})

test('requests are counted by path template, and no label contains personal data', async () => {
  const learner = await server.signIn()
  await learner.send('PATCH', '/api/users/me', { nickname: '다솜이의별명' })
  const { id } = await openThread(learner)
  await readJson(learner.get(`/api/v1/threads/${id}/messages`))
  await learner.get('/api/v1/threads/다솜이의비밀')
  await learner.get('/다솜이의비밀?q=다솜이의비밀')
  await learner.request('/api/v1/threads', { method: 'DASOM' })
  const text = await scrape()
  expect(text).toContain(
    'semsaem_http_request_duration_seconds_count{method="GET",route="/api/v1/threads/{id}/messages",status="200"} 1',
  )
  expect(text).toMatch(/_count\{method="other",route="\/api\/\*",status="\d+"\} 1/)
  expect(text).toMatch(/_count\{method="GET",route="page",status="404"\}/)
  for (const personal of [id, learner.userId ?? '', '다솜', '%EB', 'DASOM'])
    expect(text).not.toContain(personal)
})

test('model calls, jobs, notifications and queues are counted by outcome', async () => {
  const browsers = [service.subscribe(), service.subscribe()]
  await insertSubscribers(server.database.db, browsers)
  service.answer = ({ endpoint }) => ({ status: endpoint === browsers[1]?.endpoint ? 410 : 201 })
  const visitor = server.visitor()
  const question = { message: '소수가 뭐예요?', curriculumId: SMALL.unit, conceptId: SMALL.concept }
  await readStream(await visitor.post('/api/v1/services/llm/chat-completions', question, { key: null }))
  const jobs = startJobs(server.deps)
  await jobs.started
  const text = await eventually(scrape, (printed) =>
    ['outcome="delivered"} 1', 'outcome="delete"} 1', 'job="send-due",outcome="ended"'].every((part) =>
      printed.includes(part),
    ),
  )
  await jobs.stop()
  expect(text).toContain('semsaem_model_call_duration_seconds_count{purpose="chat",status="success"} 1')
  expect(text).toContain('semsaem_notification_sends_total{method="WEB_PUSH",outcome="delivered"} 1')
  expect(text).toMatch(/semsaem_queue_depth\{queue="notifications"\} \d+/)
  expect(text).toMatch(/semsaem_database_connections\{state="waiting"\} 0/)
  expect(text).toMatch(/semsaem_streams 0/)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/)
})

test('METRICS_PORT serves only /metrics, on this machine', async () => {
  const { metrics } = server.deps
  if (!metrics) throw new Error('metrics are off')
  const listener = await listenForMetrics(metrics, 0)
  onTestFinished(listener.close)
  const origin = `http://127.0.0.1:${listener.port}`
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('semsaem_streams')
  expect((await fetch(`${origin}/`)).status).toBe(404)
  await expect(listenForMetrics(metrics, listener.port)).rejects.toThrow(/METRICS_PORT: .*다른 프로그램/)
})
