import { Agent, request } from 'node:http'
import { outboxCall } from '#contract/outbox-calls.ts'
import { threadIdOf } from '#domain/chat/thread-id.ts'
import { loadConceptTemplates } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import type { OutboxRecordKind } from '#domain/outbox/record.ts'

/** At most this many requests of a device are under way (offline.md, 'The outbox'). */
const IN_FLIGHT = 2
const UNIT = 'M1U01'
const ITEMS_A_SET = 10

export interface SyncRecord {
  id: string
  kind: OutboxRecordKind
  lane: string
  body: Record<string, unknown>
}

export interface SyncFigures {
  /** Milliseconds of every request, whatever its answer. */
  requestMs: number[]
  /** Answers by status. */
  statuses: Map<number, number>
}

export interface SyncDevice {
  userId: string
  session: string
  records: SyncRecord[]
}

/** What a device has after studying offline: sets of items with an answer each, talk with the built-in tutor, time, settings. */
export async function makeRecords(userId: string, conceptId: string, count: number): Promise<SyncRecord[]> {
  const template = (await loadConceptTemplates(conceptId)).find(
    ({ difficultyLevel }) => difficultyLevel === 1,
  )
  if (!template) throw new Error(`no template of level 1 in ${conceptId}`)
  const threadId = threadIdOf(userId, conceptId)
  const records: SyncRecord[] = []
  const add = (kind: OutboxRecordKind, lane: string, body: Record<string, unknown>) =>
    records.push({ id: crypto.randomUUID(), kind, lane, body })
  const thread = `thread:${threadId}`
  add('thread', thread, { id: threadId, curriculumId: UNIT, conceptId })
  for (let set = 0; records.length < count; set += 1) {
    const items = Array.from({ length: ITEMS_A_SET }, (_, index) => ({
      templateId: template.id,
      seed: set * ITEMS_A_SET + index,
    }))
    const exam = { id: crypto.randomUUID(), threadId, difficultyLevel: 1, items }
    add('exam', thread, exam)
    for (const [index, { seed }] of items.entries()) {
      const item = makeItem(template, seed)
      const action = { kind: 'submit-answer', evaluationId: item.id, difficultyLevel: 1 }
      add('turn', thread, {
        threadId,
        message: item.correctAnswer,
        context: { target: 'evaluation', action },
      })
      const timespan = { spanType: 'EVALUATION_ITEM', spanKey: item.id, timespan: 1000 }
      if (index % 2 === 0) add('timespan', `timespan:${set}:${index}`, timespan)
      const asked = { target: 'ai', source: 'device' }
      if (index % 3 === 0)
        add('turn', thread, { threadId, message: '왜 그래요?', response: '차근차근 볼까요?', context: asked })
    }
    add('prefs', 'prefs', { useLinks: set % 2 === 0 })
  }
  return records.slice(0, count)
}

/** Sends all records of a device as its outbox would: lanes in order, two at a time, later where the server says so. */
export async function drainDevice(origin: string, device: SyncDevice, figures: SyncFigures): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT })
  const waiting = [...device.records]
  const busy = new Set<string>()
  const work = async (): Promise<void> => {
    for (;;) {
      const index = waiting.findIndex(({ lane }) => !busy.has(lane))
      const [record] = index < 0 ? [] : waiting.splice(index, 1)
      if (!record) return
      busy.add(record.lane)
      await sendUntilTaken(origin, agent, device, record, figures)
      busy.delete(record.lane)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, work))
  // A worker that found every lane busy has gone; what is left is sent in order.
  await work()
  agent.destroy()
}

async function sendUntilTaken(
  origin: string,
  agent: Agent,
  device: SyncDevice,
  record: SyncRecord,
  figures: SyncFigures,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const start = performance.now()
    const status = await sendOnce(origin, agent, device, record)
    figures.requestMs.push(performance.now() - start)
    figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1)
    if (status === 200) return
    if (status < 500 && status !== 409 && status !== 429) throw new Error(`${record.kind}: ${status}`)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt))
  }
}

function sendOnce(origin: string, agent: Agent, device: SyncDevice, record: SyncRecord): Promise<number> {
  const call = outboxCall(record.kind, record.body)
  if (!call) throw new Error(`${record.kind} names no address`)
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': record.id,
    'X-Record-Version': '1',
    'X-Record-User': device.userId,
    Cookie: `session=${device.session}`,
  }
  return new Promise((resolve, reject) => {
    const sent = request(new URL(call.path, origin), { agent, method: call.method, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(call.body))
  })
}
