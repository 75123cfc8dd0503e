import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import type { ServerHono } from '#server/http/hono-env.ts'
import { makeNodeListener } from '#server/http/node-listener.ts'
import { openEventStream } from '#server/http/sse.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('keeps nothing alive for a reader who left before the stream began, and says that the reader is gone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const asking = new EventEmitter()
  const asked = once(asking, 'asked')
  const told = once(asking, 'told')
  const app = new Hono<ServerHono>()
  app.get('/', async (context) => {
    const { outgoing } = context.env as HttpBindings
    const left = new Promise((resolve) => outgoing.once('close', resolve))
    asking.emit('asked')
    await left
    return openEventStream(context, (sink) => {
      sink.onGone(() => asking.emit('told', sink.send({ content: '늦은 말' })))
    })
  })
  const server = createServer(makeNodeListener(app))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  })
  await asked
  const before = vi.getTimerCount()
  socket.destroy()
  expect(await told).toEqual([false])
  expect(vi.getTimerCount()).toBe(before)
  await new Promise((resolve) => server.close(resolve))
})
