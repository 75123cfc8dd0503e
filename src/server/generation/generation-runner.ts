import { GENERATION_LIMIT_MS, type GeneratedDraft, type GenerationEvent } from '#contract/generation.ts'
import type { Database } from '../db/open-database.ts'
import { generations } from '../db/schema.ts'
import { JobError, JobRunner } from '../jobs/job-runner.ts'
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
} from './generation.queries.ts'

const KEPT = '여기까지 만든 초안은 남아 있어요.'

const MESSAGES = {
  failed: '문항 생성에 실패했습니다.',
  cancelled: `만들기를 취소했어요. ${KEPT}`,
  timeout: `10분이 지나 만들기를 멈췄어요. ${KEPT}`,
  shutdown: `서버를 다시 시작하느라 만들기를 멈췄어요. ${KEPT}`,
}

function toJobError(error: unknown): unknown {
  if (!(error instanceof ModelError)) return error
  return new JobError(
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
  /** Asks the author's model, and counts its tokens, also of calls that fail. Throws JobError if the model fails. */
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
  readonly #jobs: JobRunner

  constructor(deps: RunnerDeps) {
    this.#deps = deps
    const kind = { name: 'generation', table: generations, limitMs: GENERATION_LIMIT_MS, messages: MESSAGES }
    this.#jobs = new JobRunner(deps, kind)
  }

  /** Starts a job. Resolves when its row exists. */
  async start(head: NewGeneration, begin: string, work: GenerationWork): Promise<void> {
    const { db, clock } = this.#deps
    const { id } = head
    await insertGeneration(db, head)
    await addEvent(db, id, { level: 'info', message: begin, generationId: id })
    this.#jobs.start({
      id,
      work: async (signal) => {
        const { message, text = null } = await work(this.#describe(head, signal))
        const event: GenerationEvent = { level: 'info', message, done: true }
        await endGeneration(db, id, { status: 'done', event, text, endedAt: clock() })
      },
      recordFailure: ({ status, message }) => {
        const event: GenerationEvent = { level: 'error', message, done: true }
        return endGeneration(db, id, { status, event, text: null, endedAt: clock() })
      },
    })
  }

  /** Stops every job with an event that says so, and waits for them. */
  close(): Promise<void> {
    return this.#jobs.close()
  }

  #describe({ id, userId }: NewGeneration, signal: AbortSignal): RunningGeneration {
    const { db, clock, site, authorModel } = this.#deps
    const onCall = (call: ModelCall) =>
      addTokens(db, id, { ...call, cost: priceCall(site.prices, call, clock()) })
    return {
      id,
      userId,
      signal,
      report: (level, message) => addEvent(db, id, { level, message }),
      reportDraft: (event, draft) => addEvent(db, id, event, draft),
      write: (request) =>
        authorModel.write(request, { userId, onCall }, signal).catch((error: unknown) => {
          throw toJobError(error)
        }),
    }
  }
}
