import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { pathOf, routeOf } from '#contract/address.ts'
import { chatRequestSchema } from '#contract/chat.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import { hintRequestSchema } from '#contract/item.ts'
import type { AppDeps } from '../deps.ts'
import { invalidInput } from '../http/errors.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { fingerprintRequest, readIdempotencyKey } from '../http/idempotency.ts'
import { openEventStream } from '../http/sse.ts'
import { readAsker } from './asker.ts'
import { answerTurn, stopTurn } from './chat-turn.flow.ts'
import { toHintSink } from './hint-sink.ts'
import { answerHint } from './hint-stream.flow.ts'

const COMPLETIONS_PATH = pathOf(contract.chat.completions)

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalidInput(parsed.error.issues)
  return parsed.data
}

/** The calls that answer with a stream, written to the raw response. */
export function makeChatRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()

  routes.post(COMPLETIONS_PATH, async (context) => {
    const body = parse(chatRequestSchema, context.var.body)
    const key = readIdempotencyKey(context.req.raw)
    if (key !== null && body.id !== undefined && body.id.toLowerCase() !== key) {
      throw new AppError('UNPROCESSABLE', { message: 'id와 Idempotency-Key가 달라요.' })
    }
    const asker = await readAsker(context, deps)
    // A visitor sends neither: this is a learner whose session has expired.
    if (!asker.user && (body.threadId || key !== null)) throw new AppError('UNAUTHORIZED')
    if (asker.user && key === null) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    const fingerprint = fingerprintRequest('POST', COMPLETIONS_PATH, context.var.body)
    const answer = await answerTurn(deps, { asker, body, key, fingerprint })
    if (answer.kind === 'running') {
      if (answer.replayed) context.header('Idempotent-Replayed', 'true')
      return openEventStream(context, (sink) => answer.reply.follow(sink))
    }
    context.header('Idempotent-Replayed', 'true')
    return openEventStream(context, (sink) => {
      for (const event of answer.events) sink.send(event)
      sink.end()
    })
  })

  routes.post(routeOf(contract.chat.stop), async (context: Context<ServerHono>) => {
    const asker = await readAsker(context, deps)
    await stopTurn(deps, asker.owner, asker.user?.id ?? null, context.req.param('messageId') ?? '')
    return context.json({ ok: true })
  })

  routes.post(routeOf(contract.item.streamHint), async (context) => {
    const body = parse(hintRequestSchema, {
      ...(context.var.body as object | undefined),
      id: context.req.param('id'),
    })
    const reply = await answerHint(deps, await readAsker(context, deps), body)
    return openEventStream(context, (sink) => reply.follow(toHintSink(sink)))
  })

  return routes
}
