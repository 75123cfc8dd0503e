import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { makeNodeListener } from '#server/http/node-listener.ts'

/** The yardstick: a bare hono server in its own process. */
const app = new Hono()
app.get('/', (context) => context.json({ ok: true }))
const server = createServer(makeNodeListener(app))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
process.on('disconnect', () => process.exit())
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
