import { describe, expect, test } from 'vitest'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import { readEvents } from '#platform/sse.ts'

const EVENTS = { 'Content-Type': 'text/event-stream' }

async function readAll(response: Response): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  for await (const event of readEvents(response, new AbortController().signal)) events.push(event)
  return events
}

describe('a stream of events', () => {
  test('is read until its done flag or its close', async () => {
    const lines = (...data: string[]) =>
      new Response(data.map((one) => `data: ${one}\n\n`).join(''), { headers: EVENTS })
    const said = { content: '가' }
    const late = '{"content":"늦게"}'
    expect(await readAll(lines('{"content":"가"}', '{"done":true}', late))).toEqual([said, { done: true }])
    expect(await readAll(lines('{"content":"가"}'))).toEqual([said])
    expect(await readAll(lines('{"content":"가"}', '{"conte', late))).toEqual([said])
  })

  test('that is none is told apart from one without a body', async () => {
    await expect(readAll(Response.json({}))).rejects.toMatchObject({
      code: 'STREAM_UNREADABLE',
      cause: 'SSE 응답을 받지 못하였습니다.',
    })
    await expect(readAll(new Response(null, { headers: EVENTS }))).rejects.toMatchObject({
      code: 'STREAM_UNREADABLE',
      cause: 'Failed to obtain stream reader',
    })
  })
})
