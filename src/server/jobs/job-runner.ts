import type { Database } from '../db/open-database.ts'
import type { ServerLog } from '../log/make-logger.ts'
import { type JobTable, renewLeases } from './leased-job.queries.ts'

/** How soon a job notices that it was cancelled. */
const RENEW_EVERY_MS = 1000

type StopReason = 'cancelled' | 'timeout' | 'shutdown'

/** A failure that the person who began the job should read; the message is Korean. */
export class JobError extends Error {
  override readonly name = 'JobError'
}

/** Thrown by the work of a job that finds itself cancelled. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled'
}

export interface JobKind {
  /** For the log: 'generation'. */
  name: string
  table: JobTable
  limitMs: number
  /** What the person reads, in Korean. */
  messages: Readonly<Record<StopReason | 'failed', string>>
}

export interface JobFailure {
  status: 'failed' | 'cancelled'
  message: string
}

/** A job whose row exists. */
interface Job {
  id: string
  /** Records its end, too. Rejects once the signal is aborted. */
  work: (signal: AbortSignal) => Promise<void>
  recordFailure: (failure: JobFailure) => Promise<void>
}

/** The jobs of one kind that this process runs; everybody reads about them in the database. */
export class JobRunner {
  readonly #db: Database
  readonly #log: ServerLog
  readonly #kind: JobKind
  readonly #running = new Map<string, { stop: AbortController; ended: Promise<void> }>()
  #timer: NodeJS.Timeout | undefined

  constructor({ db, log }: { db: Database; log: ServerLog }, kind: JobKind) {
    this.#db = db
    this.#log = log
    this.#kind = kind
  }

  start(job: Job): void {
    const stop = new AbortController()
    const ended = this.#run(job, stop).finally(() => this.#forget(job.id))
    this.#running.set(job.id, { stop, ended })
    this.#timer ??= setInterval(() => void this.#renew(), RENEW_EVERY_MS)
  }

  /** Stops every job with a message that says so, and waits for them. */
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
    const { table, name } = this.#kind
    try {
      // Without those that begin meanwhile.
      const running = [...this.#running]
      const ids = running.map(([id]) => id)
      const going = await renewLeases(this.#db, table, ids)
      for (const [id, { stop }] of running) if (!going.has(id)) stop.abort('cancelled' satisfies StopReason)
    } catch (error) {
      this.#log.warn({ err: error, kind: name }, 'leases of jobs not renewed')
    }
  }

  async #run({ id, work, recordFailure }: Job, stop: AbortController): Promise<void> {
    const { name, limitMs } = this.#kind
    const timer = setTimeout(() => stop.abort('timeout' satisfies StopReason), limitMs)
    try {
      await work(stop.signal)
    } catch (error) {
      const failure = this.#toFailure(error, stop.signal)
      if (failure.isUnexpected) this.#log.error({ err: error, job: id, kind: name }, 'job failed')
      await this.#record(id, () => recordFailure(failure))
    } finally {
      clearTimeout(timer)
    }
  }

  #toFailure(error: unknown, signal: AbortSignal): JobFailure & { isUnexpected: boolean } {
    const { messages } = this.#kind
    const reason = error instanceof JobCancelled ? 'cancelled' : (signal.reason as StopReason | undefined)
    if (reason) {
      const status = reason === 'cancelled' ? 'cancelled' : 'failed'
      return { status, message: messages[reason], isUnexpected: false }
    }
    const isUnexpected = !(error instanceof JobError)
    const message = isUnexpected ? messages.failed : `${messages.failed} ${error.message}`
    return { status: 'failed', message, isUnexpected }
  }

  async #record(id: string, recordFailure: () => Promise<void>): Promise<void> {
    try {
      await recordFailure()
    } catch (error) {
      const { name } = this.#kind
      this.#log.warn(
        { err: error, job: id, kind: name },
        'end of a job not recorded: its lease runs out by itself',
      )
    }
  }
}
