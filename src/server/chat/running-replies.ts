import type { Database } from '../db/open-database.ts'
import type { ServerLog } from '../log/make-logger.ts'
import { type ReplySource, RunningReply } from './running-reply.ts'
import { renewLeases, unregisterStream } from './running-stream.queries.ts'

const RENEW_EVERY_MS = 2000
/** Twice the load that a process is designed for (security.md 17): more would slow down the running replies. */
const MOST_RUNNING = 1000

/** The replies that this process is writing. Other processes read about them in the database. */
export class RunningReplies {
  readonly #db: Database
  readonly #log: ServerLog
  readonly #replies = new Map<string, RunningReply>()
  #timer: NodeJS.Timeout | undefined
  #closing = false

  constructor(db: Database, log: ServerLog) {
    this.#db = db
    this.#log = log
  }

  get isClosing(): boolean {
    return this.#closing
  }

  /** The number of replies that this process is streaming. */
  get count(): number {
    return this.#replies.size
  }

  get isFull(): boolean {
    return this.#replies.size >= MOST_RUNNING
  }

  find(owner: string, id: string): RunningReply | undefined {
    return this.#replies.get(`${owner}/${id}`)
  }

  /** Starts a reply that `registerStream` accepted. */
  start(owner: string, source: Omit<ReplySource, 'onFailure'>): RunningReply {
    const key = `${owner}/${source.id}`
    const reply = new RunningReply({
      ...source,
      onFailure: (error) => this.#log.error({ err: error, turn: source.id }, 'reply failed'),
    })
    this.#replies.set(key, reply)
    this.#timer ??= setInterval(() => void this.#renew(), RENEW_EVERY_MS)
    void reply.finished.then(() => this.#forget(owner, source.id))
    return reply
  }

  async #forget(owner: string, id: string): Promise<void> {
    this.#replies.delete(`${owner}/${id}`)
    if (this.#replies.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    try {
      await unregisterStream(this.#db, owner, id)
    } catch (error) {
      this.#log.warn({ err: error }, 'reply not unregistered: its lease runs out by itself')
    }
  }

  async #renew(): Promise<void> {
    try {
      const running = [...this.#replies]
      const leases = await renewLeases(
        this.#db,
        running.map(([key]) => key),
      )
      for (const [key, reply] of running) {
        const lease = leases.get(key)
        // No lease: the account was deleted, or another process declared the reply lost.
        if (!lease) reply.stop('exited')
        else if (lease.stopRequested) reply.stop('stopped')
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'leases not renewed')
    }
  }

  /** Ends the replies of `owner` in this process and waits for them; other processes lose their leases. */
  async endOwner(owner: string): Promise<void> {
    const running = [...this.#replies]
      .filter(([key]) => key.startsWith(`${owner}/`))
      .map(([, reply]) => reply)
    for (const reply of running) reply.stop('exited')
    await Promise.all(running.map((reply) => reply.finished))
  }

  /** Ends every reply with an error event and waits until they are saved. */
  async close(): Promise<void> {
    this.#closing = true
    const running = [...this.#replies.values()]
    for (const reply of running) reply.stop('shutdown')
    await Promise.all(running.map((reply) => reply.finished))
    clearInterval(this.#timer)
  }
}
