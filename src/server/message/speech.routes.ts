import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import { listSpokenSentences } from '#domain/speech/list-spoken-sentences.ts'
import type { AppDeps } from '../deps.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { takeFromLimit } from '../http/limits.ts'
import { findMessage } from './message.queries.ts'
import { openSpeech, type SpeechOrder } from './open-speech.ts'
import { readSpeech, removeSpeechOf, writeSpeech } from './speech-store.ts'

/** Longer replies are cut here: speech is billed by the character. */
const MOST_CHARACTERS = 4000
const DEFAULT_VOICE = 'alloy'

/** Serves a reply as speech from the configured OpenAI-compatible server, made once; without one the device speaks. */
export function makeSpeechRoutes(deps: AppDeps): Hono<ServerHono> {
  const { env, db, log } = deps
  const routes = new Hono<ServerHono>()
  routes.get(routeOf(contract.message.speech), async (context) => {
    const { user } = await context.var.caller()
    // The worker caches speech per person: never answer for another one.
    const recordUser = context.req.header('x-record-user') ?? user?.id
    if (!user || user.id !== recordUser) throw new AppError('UNAUTHORIZED')
    const message = await findMessage(db, user.id, context.req.param('id') ?? '')
    if (!message) throw new AppError('MESSAGE_NOT_FOUND')
    if (env.SPEECH_BASE_URL === undefined || (context.req.query('provider') ?? 'openai') !== 'openai')
      throw new AppError('TTS_NOT_CONFIGURED')
    // A partial reply must not be stored as the whole one.
    if (message.status === 'loading') throw new AppError('IN_PROGRESS', { data: { retryAfter: 5 } })
    const order: SpeechOrder = {
      baseUrl: env.SPEECH_BASE_URL,
      apiKey: env.SPEECH_API_KEY,
      model: env.SPEECH_MODEL ?? '',
      voice: env.SPEECH_VOICE ?? DEFAULT_VOICE,
      words: listWords(message.response),
    }
    if (order.words === '') throw new AppError('UNPROCESSABLE', { message: '소리 내어 읽을 글이 없어요.' })
    const name = `${message.id}-${digestOrder(order)}`
    const stored = await readSpeech(env, user.id, name)
    if (stored) return answerWith(stored.bytes, stored.type)
    await takeFromLimit(deps, 'speechByPerson', user.id)
    const { type, body } = await openSpeech(order, context.req.raw.signal, async (bytes) => {
      try {
        await writeSpeech(env, user.id, name, { type, bytes })
        // The account may have been deleted meanwhile.
        if (!(await findMessage(db, user.id, message.id))) await removeSpeechOf(env, user.id)
      } catch (error) {
        // Played anyway, and made again the next time.
        log.warn({ err: error }, 'speech not stored')
      }
    })
    return answerWith(body, type)
  })
  return routes
}

function answerWith(body: BodyInit, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'private, no-store' } })
}

/** Returns the words to speak: whole sentences up to the limit. */
function listWords(markdown: string): string {
  const said: string[] = []
  let characters = 0
  for (const { words } of listSpokenSentences(markdown)) {
    characters += words.length + 1
    if (characters > MOST_CHARACTERS) break
    said.push(words)
  }
  return said.join('\n')
}

function digestOrder({ model, voice, words }: SpeechOrder): string {
  return createHash('sha256')
    .update(JSON.stringify([model, voice, words]))
    .digest('hex')
    .slice(0, 16)
}
