import { GENERATION_LIMIT_MS, type GeneratedDraft, type GenerationEvent } from '#contract/generation.ts'
import type { Database } from '../db/open-database.ts'
import type { AuthorModel, AuthorRequest } from '../llm/author-model.ts'
import type { ModelCall } from '../llm/model-call.ts'
import { priceCall } from '../llm/price-call.ts'
import { ModelError } from '../llm/stream-model.ts'
import type { ServerLog } from '../log/make-logger.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import {
  addEvent,
  addTokens,
  endGeneration,
  insertGeneration,
  type NewGeneration,
  renewGenerations,
} from './generation.queries.ts'

/** How soon a job notices that it was cancelled. */
const RENEW_EVERY_MS = 1000

const FAILED = '문항 생성에 실패했습니다.'

type StopReason = 'cancelled' | 'timeout' | 'shutdown'

const STOP_MESSAGES: Record<StopReason, string> = {
  cancelled: '만들기를 취소했어요. 여기까지 만든 초안은 남아 있어요.',
  timeout: '10분이 지나 만들기를 멈췄어요. 여기까지 만든 초안은 남아 있어요.',
  shutdown: '서버를 다시 시작하느라 만들기를 멈췄어요. 여기까지 만든 초안은 남아 있어요.',
}

/** A failure that its author should read; the message is Korean. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError'
}

function toGenerationError(error: unknown): unknown {
  if (!(error instanceof ModelError)) return error
  return new GenerationError(
    error.failure === 'timeout'
      ? '모델이 제때 대답하지 않았어요. 잠시 뒤에 다시 시도해 주세요.'
      : '모델이 대답을 끝내지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  )
}

/** What the work of a job can do. */
export interface RunningGeneration {
  id: string
  userId: string
  signal: AbortSignal
  report: (level: 'info' | 'warning', message: string) => Promise<void>
  /** Reports a draft that was saved. */
  reportDraft: (event: Omit<GenerationEvent, 'done'>, draft: GeneratedDraft) => Promise<void>
  /** Asks the author's model, and counts its tokens, also of calls that fail. Throws GenerationError if the model fails. */
  write: (request: AuthorRequest) => Promise<string>
}

/** Returns what the last event says, and the text of a job that makes one. */
export type GenerationWork = (job: RunningGeneration) => Promise<{ message: string; text?: string }>

interface RunnerDeps {
  db: Database
  log: ServerLog
  clock: () => Date
  site: SiteSettings
  authorModel: AuthorModel
}

/** The generations that this process runs; everybody reads about them in the database. */
export class GenerationRunner {
  readonly #deps: RunnerDeps
  readonly #running = new Map<string, { stop: AbortController; ended: Promise<void> }>()
  #timer: NodeJS.Timeout | undefined

  constructor(deps: RunnerDeps) {
    this.#deps = deps
  }

  /** Starts a job. Resolves when its row exists. */
  async start(head: NewGeneration, begin: string, work: GenerationWork): Promise<void> {
    const { db } = this.#deps
    await insertGeneration(db, head)
    await addEvent(db, head.id, { level: 'info', message: begin, generationId: head.id })
    const stop = new AbortController()
    const ended = this.#run(head, work, stop).finally(() => this.#forget(head.id))
    this.#running.set(head.id, { stop, ended })
    this.#timer ??= setInterval(() => void this.#renew(), RENEW_EVERY_MS)
  }

  /** Stops every job with an event that says so, and waits for them. */
  async close(): Promise<void> {
    const running = [...this.#running.values()]
    for (const { stop } of running) stop.abort('shutdown' satisfies StopReason)
    await Promise.all(running.map(({ ended }) => ended))
  }

  #forget(id: string): void {
    this.#running.delete(id)
    if (this.#running.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  async #renew(): Promise<void> {
    try {
      // Without those that begin meanwhile.
      const running = [...this.#running]
      const going = await renewGenerations(
        this.#deps.db,
        running.map(([id]) => id),
      )
      for (const [id, { stop }] of running) if (!going.has(id)) stop.abort('cancelled' satisfies StopReason)
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'leases of generations not renewed')
    }
  }

  async #run({ id, userId }: NewGeneration, work: GenerationWork, stop: AbortController): Promise<void> {
    const { db, log, clock, site, authorModel } = this.#deps
    const { signal } = stop
    const timer = setTimeout(() => stop.abort('timeout' satisfies StopReason), GENERATION_LIMIT_MS)
    const onCall = (call: ModelCall) =>
      addTokens(db, id, { ...call, cost: priceCall(site.prices, call, clock()) })
    const job: RunningGeneration = {
      id,
      userId,
      signal,
      report: (level, message) => addEvent(db, id, { level, message }),
      reportDraft: (event, draft) => addEvent(db, id, event, draft),
      write: (request) =>
        authorModel.write(request, { userId, onCall }, signal).catch((error: unknown) => {
          throw toGenerationError(error)
        }),
    }
    try {
      const { message, text = null } = await work(job)
      const event: GenerationEvent = { level: 'info', message, done: true }
      await endGeneration(db, id, { status: 'done', event, text, endedAt: clock() })
    } catch (error) {
      if (!signal.aborted && !(error instanceof GenerationError))
        log.error({ err: error, generation: id }, 'generation failed')
      await this.#recordFailure(id, signal, error)
    } finally {
      clearTimeout(timer)
    }
  }

  async #recordFailure(id: string, signal: AbortSignal, error: unknown): Promise<void> {
    const { db, log, clock } = this.#deps
    const reason = signal.aborted ? (signal.reason as StopReason) : null
    const cause = error instanceof GenerationError ? ` ${error.message}` : ''
    const message = reason ? STOP_MESSAGES[reason] : `${FAILED}${cause}`
    const status = reason === 'cancelled' ? 'cancelled' : 'failed'
    try {
      const event: GenerationEvent = { level: 'error', message, done: true }
      await endGeneration(db, id, { status, event, text: null, endedAt: clock() })
    } catch (cause) {
      log.warn(
        { err: cause, generation: id },
        'end of a generation not recorded: its lease runs out by itself',
      )
    }
  }
}
