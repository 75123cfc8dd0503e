import { Hono } from 'hono'
import { AppError } from '#contract/error.ts'
import type { AppDeps } from '../deps.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { findMessage } from './message.queries.ts'

/** A reply longer than this is read up to here: speech is paid by the character. */
const MOST_CHARACTERS = 4000

/** A reply as speech, passed through from the configured OpenAI-compatible server; without one the device speaks. */
export function makeSpeechRoutes({ env, db }: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  routes.get('/api/v1/services/messages/:id/tts', async (context) => {
    const { user } = await context.var.caller()
    if (!user) throw new AppError('UNAUTHORIZED')
    const message = await findMessage(db, user.id, context.req.param('id'))
    if (!message) throw new AppError('MESSAGE_NOT_FOUND')
    if (env.SPEECH_BASE_URL === undefined || (context.req.query('provider') ?? 'openai') !== 'openai')
      throw new AppError('TTS_NOT_CONFIGURED')
    const speech = await fetch(`${env.SPEECH_BASE_URL.replace(/\/$/, '')}/audio/speech`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(env.SPEECH_API_KEY && { Authorization: `Bearer ${env.SPEECH_API_KEY}` }),
      },
      body: JSON.stringify({
        model: env.SPEECH_MODEL,
        voice: env.SPEECH_VOICE ?? 'alloy',
        input: message.response.slice(0, MOST_CHARACTERS),
      }),
      signal: context.req.raw.signal,
    }).catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', { cause, data: { retryAfter: 5 } })
    })
    const type = speech.headers.get('content-type') ?? ''
    if (!speech.ok || !type.startsWith('audio/'))
      throw new AppError('SERVICE_UNAVAILABLE', {
        cause: `speech server: ${speech.status}`,
        data: { retryAfter: 5 },
      })
    return new Response(speech.body, {
      headers: { 'Content-Type': type, 'Cache-Control': 'private, no-store' },
    })
  })
  return routes
}
